import { expect, test } from "vitest";
import { Most } from "../../src/table/room";

test("the most that was held is kept until the next hand", () => {
  const most = new Most();
  expect([13, 14, 11].map((count) => most.of(1, count))).toEqual([13, 14, 14]);
  expect(most.of(2, 8)).toBe(8);
});
