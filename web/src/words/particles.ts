/** Korean particles, which depend on how the word before them ends: 패를 but 짝을, 6으로 but 7로. */

import { josa } from "es-hangul";

type Pair = Parameters<typeof josa.pick>[1];

const DIGITS = "영일이삼사오육칠팔구";
const TENS = "십";
const LATIN: [string, string][] = [["ng", "앙"], ["l", "알"], ["m", "암"], ["n", "안"]]; // as endings are read
const OPEN = "아";
const HANJA_IN_BRACKETS = /\([\u4e00-\u9fff]+\)$/; // which is not read: 쌍동(雙同)
const SILENT = /[)\]}’”'"»」』\s]+$/u;

/** A syllable that ends as the word does when it is read aloud. */
function ending(word: string): string {
  const heard = word.replace(HANJA_IN_BRACKETS, "").replace(SILENT, "");
  const number = /\d+$/.exec(heard)?.[0];
  if (number !== undefined) return /[1-9]0+$/.test(number) ? TENS : (DIGITS[Number(number.at(-1))] ?? OPEN);
  const last = heard.at(-1) ?? "";
  if (/[가-힣]/.test(last)) return last;
  return LATIN.find(([letters]) => heard.toLowerCase().endsWith(letters))?.[1] ?? OPEN;
}

/** The one of a pair such as 을/를, 은/는, 이/가, 과/와, 으로/로, 이나/나 that follows the word. */
export function particle(word: string, pair: string): string {
  return josa.pick(ending(word), pair as Pair);
}

/** A name with 님, once. */
export function withHonorific(name: string): string {
  return name.endsWith("님") ? name : `${name} 님`;
}
