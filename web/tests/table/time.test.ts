import { expect, test } from "vitest";
import { asClock, remaining } from "../../src/table/time";

const clock = { base: 20_000, left: [60_000, 30_000], used: 4_000 };

test("a decision first uses its base, then the bank of its seat", () => {
  expect(remaining(clock, 1, 1_000)).toEqual({ base: 15_000, bank: 30_000 });
  expect(remaining(clock, 1, 26_000)).toEqual({ base: 0, bank: 20_000 });
  expect(remaining(clock, 1, 90_000)).toEqual({ base: 0, bank: 0 });
});

test("while nobody's time runs it stands", () => {
  expect(remaining({ ...clock, used: null }, 0, 9_000)).toEqual({ base: 20_000, bank: 60_000 });
});

test("time that was given after a restart is shown", () => {
  expect(remaining({ ...clock, used: -10_000 }, 0, 0).base).toBe(30_000);
});

test("a clock shows minutes and seconds, and no zero before its end", () => {
  expect([65_000, 60_000, 900, 0].map(asClock)).toEqual(["1:05", "1:00", "0:01", "0:00"]);
});
