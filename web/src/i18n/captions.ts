/** Captions of zones: whole phrases that the tables use, with numbers, seats and tiles kept. */

import { fill, type Language } from "./languages";
import { known } from "./messages.svelte";
import type { Translate } from "./said";

const SLOT = /(?:\[\d:\d\])+|\bs\d+\b|\d+(?:, \d+)*|\b[A-Z]\d\b/g;
const JOINT_ORDER = [": ", ", ", " + "];
const JOINTS: Record<Language, Record<string, string>> = {
  en: {},
  "zh-Hans": { ", ": "，", ": ": "：", " + ": "＋" },
  "zh-Hant": { ", ": "，", ": ": "：", " + ": "＋" },
  ko: {},
};
const NAME_WITH_TILES = /^(\D+?) ((?:\[\d:\d\])+)$/;

/** `pool, [6:4] thrown last` is looked up as `pool`, and `{0} thrown last`; what has no caption is said as in a sentence. */
export function captionIn(language: Language, text: string, say: Translate = () => undefined, isListed = false): string {
  const translated = (isListed ? phraseIn(language, text, "@list") : undefined) ?? phraseIn(language, text);
  if (translated !== undefined || language === "en") return translated ?? text;
  const joint = JOINT_ORDER.find((each) => text.includes(each));
  if (joint) return text.split(joint).map((part) => captionIn(language, part, say, joint === ", ")).join(JOINTS[language][joint] ?? joint);
  const named = NAME_WITH_TILES.exec(text);
  if (named) return `${captionIn(language, named[1] ?? "", say)} ${named[2]}`;
  return say(text) ?? text;
}

/** `three players, full set`: each part by its own name. */
export function presetIn(language: Language, name: string): string {
  return name.split(", ").map((part) => known(language, `preset.${part}`) ?? part).join(JOINTS[language][", "] ?? ", ");
}

/** A whole phrase; `use` is for one that has other words in some places: points in a list are a score. */
function phraseIn(language: Language, text: string, use = ""): string | undefined {
  const found: string[] = [];
  const form = text.replace(SLOT, (slot) => `{${found.push(slot) - 1}}`);
  if (form === "{0}") return text;
  const translated = known(language, `caption.${form}${use}`);
  return translated && fill(translated, Object.fromEntries(found.entries()));
}
