/** What is said, as data: a message of the catalogues with its values. */

import type { Speech } from "../protocol";

export type Value = number | string | Tiles | Player | Text | Said | Listed;

export interface Tiles {
  tiles: (string | null)[]; // null lies face down
}
export interface Player {
  seat: number;
}
/** What somebody wrote, or notation. */
export interface Text {
  text: string;
}
export interface Listed {
  items: Value[];
  joint: string; // the message that puts two of them together
}
export interface Said {
  id: string;
  values?: Record<string, Value>;
}

export const said = (speech: Speech): Said => speech as Said;

const TOKEN = /\d+|[^\W\d_]+/gu;

/** An action in notation as data: "lead [6:4] open 4" is act-lead-open with tiles and a number. */
export function saidAction(action: string, tile: RegExp): Said {
  const pieces = action.split(tile); // tiles are at odd places
  const runs: (string | null)[][] = [];
  const words: string[] = [];
  const numbers: number[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) {
      const isRun = at > 1 && (pieces[at - 1] ?? "").trim() === "";
      const run = isRun ? runs.at(-1) : undefined;
      const face = piece.includes("?") ? null : piece;
      if (run) run.push(face);
      else runs.push([face]);
      continue;
    }
    for (const [token] of piece.matchAll(TOKEN)) {
      if (/^\d/.test(token)) numbers.push(Number(token));
      else words.push(token.toLowerCase());
    }
  }
  const sets = numbered("tiles", runs.map((tiles): Value => ({ tiles })));
  return { id: ["act", ...words].join("-"), values: { ...sets, ...numbered("number", numbers) } };
}

/** The first value by the name alone, the others with their number: tiles, tiles2, tiles3. */
function numbered(name: string, values: Value[]): Record<string, Value> {
  return Object.fromEntries(values.map((value, at) => [at === 0 ? name : `${name}${at + 1}`, value]));
}
