/** The tiles that belong to a game, its seats and its options: `paiju schema --decks` writes them. */

import decks from "./decks.json";
import type { Proof } from "./proof";

interface GameDecks {
  rules: number;
  options: string[];
  decks: Record<string, string>;
}

const games = decks.games as Record<string, GameDecks | undefined>;
const sets = decks.sets as Record<string, string[]>;

/** Null where they are not known here. A proof of the older protocol names no options: any deck of the game will do. */
export function deckOf({ game, rules, seats, options, tiles }: Proof): string[] | null {
  const known = games[game];
  if (known === undefined || known.rules !== rules) return null;
  if (options !== undefined) {
    const name = known.decks[[seats, ...known.options.map((option) => options[option])].join(",")];
    return name === undefined ? null : sets[name];
  }
  const all = Object.entries(known.decks).flatMap(([by, name]) => (by.split(",")[0] === String(seats) ? [sets[name]] : []));
  return all.find((deck) => JSON.stringify(deck) === JSON.stringify(tiles)) ?? all[0] ?? null;
}
