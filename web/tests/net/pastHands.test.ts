import { expect, test } from "vitest";
import { type PastHand, withEarlier, withFinished } from "../../src/net/pastHands";

const hand = (number: number, session = 1): PastHand => ({ session, hand: number, story: [{ id: `hand-${number}` }] });
const numbers = (past: PastHand[]) => past.map((one) => one.hand);

test("of a long session little is kept without being asked for", () => {
  let past: PastHand[] = [];
  for (let number = 1; number <= 30_000; number++) past = withFinished(past, hand(number));
  expect(numbers(past)).toEqual([29_998, 29_999, 30_000]);
});

test("what was asked for comes before, and goes no more", () => {
  let past = [hand(8), hand(9)];
  for (const number of [7, 6, 5]) past = withEarlier(past, hand(number), hand(10));
  expect(numbers(past)).toEqual([5, 6, 7, 8, 9]);
  expect(numbers(withFinished(past, hand(10)))).toHaveLength(5);
});

test("there is never a gap in what is told", () => {
  expect(numbers(withEarlier([], hand(9), hand(10)))).toEqual([9]);
  expect(numbers(withEarlier([], hand(8), hand(10)))).toEqual([]);
  expect(numbers(withEarlier([hand(9)], hand(8, 2), hand(10)))).toEqual([9]);
  expect(numbers(withFinished([hand(3)], hand(7)))).toEqual([7]);
});
