import { expect, test } from "vitest";
import { guestName } from "../../src/lobby/sitting";

test("who gives no name keeps the same one", () => expect(guestName()).toBe(guestName()));

test("who gives no name gets another one than those at the table", () => {
  const own = guestName();
  const next = guestName([own]);
  expect(next).not.toBe(own);
  expect([own, next]).not.toContain(guestName([own, next]));
  expect(own).toMatch(/^Guest \d+$/);
});
