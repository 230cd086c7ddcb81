/** Lines of the story that no seat is the subject of: deals, dice, the end of a hand. */

import { notationOf, signed, splitWords, withNames } from "../game/words";
import { phrase, t, tileName } from "../i18n/t.svelte";
import { house } from "../net/house.svelte";

/** What is read aloud: tiles and seats by their names. */
export function spoken(text: string, kind: string, nameOf: NameOf): string {
  const tiles = house.kinds[kind];
  if (!tiles) return withNames(text, nameOf);
  const pieces = splitWords(text, notationOf(tiles));
  const said = pieces.map(({ text: words, face }, at) => {
    if (face === undefined) return withNames(words, nameOf);
    return tileName(kind, face) + (pieces[at + 1]?.face === undefined ? "" : ", ");
  });
  return said.join("").replace(/\s+/g, " ").trim();
}

type NameOf = (seat: number) => string;

const gainsByName = (gains: string, nameOf: NameOf): string =>
  gains.split(", ").map((gain, seat) => `${nameOf(seat)} ${signed(Number(gain))}`).join(", ");

export function unseated(line: string, nameOf: NameOf): string {
  const deal = /^deal (\d+)$/.exec(line);
  if (deal) return t("story.deal", { number: deal[1] ?? "" });
  const dice = /^dice (.*)$/.exec(line);
  if (dice) return t("story.dice", { dice: dice[1] ?? "" });
  const end = /^hand (\d+) ends: (.*)$/.exec(line);
  if (end) return t("story.end", { number: end[1] ?? "", gains: gainsByName(end[2] ?? "", nameOf) });
  return withNames(phrase(line), nameOf);
}
