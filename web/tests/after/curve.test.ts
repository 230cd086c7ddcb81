import { expect, test } from "vitest";
import { curve } from "../../src/after/curve";

test("the highest value is on top, the lowest at the bottom, and nothing between them", () => {
  const { points, zero } = curve([10, -10, 0], 116, 96);
  expect(points).toEqual([
    { x: 8, y: 8 },
    { x: 58, y: 88 },
    { x: 108, y: 48 },
  ]);
  expect(zero).toBe(48);
});

test("one value, or none but nothing, has a place", () => {
  expect(curve([0], 100, 100)).toEqual({ points: [{ x: 8, y: 8 }], zero: 8 });
  expect(curve([], 100, 100).points).toEqual([]);
});
