import { expect, test } from "vitest";
import { unhex } from "../../src/fair/bytes";
import { freshValue, pledge } from "../../src/fair/contribute";
import type { Proof } from "../../src/fair/proof";
import { readVectors } from "./vectors";

const proof: Proof = readVectors("proofs").find(({ name }: { name: string }) => name === "the secrets are open").proof;

test("a pledge is that of Python", async () => {
  const { commitment, seats } = proof.hands[0];
  for (const [seat, given] of seats.entries()) {
    expect(await pledge(commitment, seat, given.value, given.key ?? "")).toBe(given.pledge);
  }
});

test("values are fresh", () => {
  const [one, other] = [freshValue(), freshValue()];
  expect(unhex(one)).toHaveLength(16);
  expect(one).not.toEqual(other);
});
