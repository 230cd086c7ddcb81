import { expect, test } from "vitest";
import { meaningIn } from "../../src/words/meaning";

const MEANINGS: Record<string, string> = { "meaning-paid-short": "quota: so many tricks", "meaning-zone-tricks": "trick: one round" };
const catalogue = { has: (id: string) => id in MEANINGS, say: ({ id }: { id: string }) => MEANINGS[id] ?? "" };

test("a term within a sentence is explained, and once", () => {
  const short = { id: "paid-short", values: { count: 3 } };
  expect(meaningIn(catalogue, { id: "zone-tricks" })).toBe("trick: one round");
  expect(meaningIn(catalogue, { id: "paid-times", values: { why: short, others: { items: [short], joint: "joint-comma" } } })).toBe("quota: so many tricks");
});

test("what needs no explanation has none", () => expect(meaningIn(catalogue, { id: "zone-hand" })).toBe(""));
