/** Captions of zones: whole phrases that the tables use, with numbers, seats and tiles kept. */

import { fill, known, type Language } from "./languages";

const SLOT = /(?:\[\d:\d\])+|\bs\d+\b|\d+(?:, \d+)*|\b[A-Z]\d\b/g;
const JOINT = { en: ", ", "zh-Hans": "，", "zh-Hant": "，", ko: ", " };

/** `pool, [6:4] thrown last` is looked up as `pool`, and `{0} thrown last`. */
export function captionIn(language: Language, text: string): string {
  const translated = phraseIn(language, text);
  if (translated !== undefined) return translated;
  const parts = text.split(/(?:, |: )/);
  if (language === "en" || parts.length === 1) return text;
  return parts.map((part) => captionIn(language, part)).join(JOINT[language]);
}

function phraseIn(language: Language, text: string): string | undefined {
  const found: string[] = [];
  const form = text.replace(SLOT, (slot) => `{${found.push(slot) - 1}}`);
  if (form === "{0}") return text;
  const translated = known(language, `caption.${form}`);
  return translated && fill(translated, Object.fromEntries(found.entries()));
}
