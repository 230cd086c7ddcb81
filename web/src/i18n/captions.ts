/** Captions of zones in other languages: whole phrases that the tables use, with numbers and tiles kept. */

import { fill, known, type Language } from "./languages";

const SLOT = /\[\d:\d\]|\d+/g;

/** `pool, [6:4] thrown last` is looked up as `pool, {0} thrown last`. */
export function captionIn(language: Language, text: string): string {
  if (language === "en") return text;
  const found: string[] = [];
  const form = text.replace(SLOT, (slot) => `{${found.push(slot) - 1}}`);
  const translated = known(language, `caption.${form}`);
  if (translated) return fill(translated, Object.fromEntries(found.entries()));
  const [first, ...more] = text.split(/(?:, |: )/);
  if (more.length === 0 || first === undefined) return text;
  const parts = [first, ...more].map((part) => (part === text ? part : captionIn(language, part)));
  return parts.join("，");
}
