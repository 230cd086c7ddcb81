import { expect, test } from "vitest";
import { digestOf, isSignedRound, randomness } from "../../src/fair/beacon";
import { hex } from "../../src/fair/bytes";
import { readVectors } from "./vectors";

const { rounds, digest } = readVectors("beacon");
const [{ public_key, signature }] = rounds;

test.each<{ public_key: string; round: number; signature: string; holds: boolean }>(rounds)(
  "the signature $signature of round $round: $holds",
  async ({ public_key, round, signature, holds }) => expect(await isSignedRound(public_key, round, signature)).toBe(holds),
);

test("a chain and a round are named as in Python", async () => {
  expect(hex(await digestOf({ public_key, genesis: 1_692_803_367, period: 3 }))).toBe(digest);
  expect(hex(randomness(signature))).toBe("fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc");
});
