/** Endings of Korean words, by the code of their last syllable. */

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28; // no final consonant, then each of 27
const RIEUL = 8;
const MIEUM = 16;

/** What is done, told as a noun: 내기 is 냄, 뽑기 is 뽑음; 걸기 stays, for nobody writes 걺. */
export function asNoun(verb: string): string {
  const stem = verb.slice(0, -1);
  const code = stem.charCodeAt(stem.length - 1);
  const final = (code - FIRST_SYLLABLE) % FINALS;
  if (!/[가-힣]기$/.test(verb) || final === RIEUL) return verb;
  return final === 0 ? stem.slice(0, -1) + String.fromCharCode(code + MIEUM) : `${stem}음`;
}
