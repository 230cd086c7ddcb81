import { expect, test } from "vitest";
import { toldUntil } from "../../src/after/told";
import type { Replay } from "../../src/protocol";

const line = (id: string) => ({ id });
const step = (whole: boolean, ...ids: string[]) => ({ view: { whole, story: ids.map(line) } });
const steps = [step(true, "deal"), step(false, "lead"), step(true, "deal"), step(false, "pass")] as Replay["steps"];

test("a replay tells what happened until a step", () => {
  expect(toldUntil([], 0)).toEqual([]);
  expect(toldUntil(steps, 1)).toEqual([line("deal"), line("lead")]);
});

test("what was taken back is told no longer", () => {
  expect(toldUntil(steps, 2)).toEqual([line("deal")]);
  expect(toldUntil(steps, 3)).toEqual([line("deal"), line("pass")]);
});
