/** The walls of many keys are those that Python draws; PAIJU_WALLS names a longer list than that of the vectors. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Bytes, hex } from "../../src/fair/bytes";
import type { Proof } from "../../src/fair/proof";
import { keyOf, shuffle } from "../../src/fair/verify";
import { readVectors } from "./vectors";

const { keys, size, hash_of, digests } = process.env.PAIJU_WALLS
  ? JSON.parse(readFileSync(process.env.PAIJU_WALLS, "utf-8"))
  : readVectors("walls");
const places = [...Array(size).keys()];
const terms: Proof = {
  format: "paiju-proof",
  version: 1,
  table: "walls",
  game: "some-game",
  rules: 1,
  seats: 2,
  tiles: places.map(String),
  hands: [],
};

async function hashed(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

async function wall(hand: number): Promise<number[]> {
  const secret = await hashed(new TextEncoder().encode(`secret ${hand}`));
  return shuffle(places, await keyOf(terms, hand, secret, [secret.slice(0, 16), new Uint8Array()]), "wall");
}

test(`${keys} keys give the walls of Python`, { timeout: 3_600_000 }, async () => {
  const drawn: string[] = [];
  for (let start = 0; start < keys; start += hash_of) {
    const hands = Array.from({ length: Math.min(hash_of, keys - start) }, (_, at) => start + at);
    const walls = await Promise.all(hands.map(wall));
    drawn.push(hex(await hashed(Uint8Array.from(walls.flat()))));
  }
  expect(drawn).toEqual(digests);
});
