/** The client in the browser says the same as that in Python to every host that cheats, and to one that does not. */

import { expect, test } from "vitest";
import type { Proof } from "../../src/fair/proof";
import { type Kept, type Offer, UnfairDeal, Witness } from "../../src/fair/witness";
import type { BeaconChain, PublishedDeal } from "../../src/protocol";
import { readVectors } from "./vectors";

interface Case {
  name: string;
  kept: Kept;
  steps: { offers: Record<string, Offer>; deal: PublishedDeal; next: number; beacon?: BeaconChain; now?: number }[];
  proof: Proof | null;
  unfair: string | null;
}

async function firstLie({ kept, steps, proof }: Case): Promise<string | null> {
  const witness = new Witness(kept);
  try {
    for (const { offers, deal, next, beacon, now } of steps) {
      witness.kept.offers = offers;
      witness.waitFor(beacon ?? null);
      await witness.take([deal], now ?? null);
      witness.follow(1, next);
    }
    if (proof) await witness.checkProof(proof, 1);
  } catch (error) {
    if (error instanceof UnfairDeal) return error.said.id;
    throw error;
  }
  return null;
}

test.each<Case>(readVectors("witness"))("$name", async (scene) => {
  expect(await firstLie(scene)).toBe(scene.unfair);
});

test("a value is shown only under pledges that were published", async () => {
  const scene: Case = readVectors("witness")[0];
  const witness = new Witness(scene.kept);
  const [committed, { offers, deal }, { deal: dealt }] = scene.steps;
  witness.kept.offers = offers;
  expect(witness.answer(deal)).toBeNull();
  await witness.take([committed.deal]);
  expect(witness.answer(deal)).toBeNull();
  await witness.take([deal]);
  const answer = witness.answer(deal);
  expect(answer).toEqual({ value: dealt.seats?.[0].value, signature: dealt.seats?.[0].signature });
});

test("what is kept is bounded and reads back", async () => {
  const witness = new Witness();
  for (let at = 0; at < 40; at++) await witness.offer(0, at.toString(16).padStart(64, "0"));
  expect(Object.keys(witness.kept.offers)).toHaveLength(16);
  expect(new Witness(JSON.parse(JSON.stringify(witness.kept))).key).toBe(witness.key);
});
