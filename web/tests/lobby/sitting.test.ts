import { expect, test } from "vitest";
import { asPlayer, guestName } from "../../src/lobby/sitting";
import { type GameOption, USUAL_LAYOUT } from "../../src/net/data";

test("who gives no name keeps the same one", () => expect(guestName()).toBe(guestName()));

test("who gives no name gets another one than those at the table", () => {
  const own = guestName();
  const next = guestName([own]);
  expect(next).not.toBe(own);
  expect([own, next]).not.toContain(guestName([own, next]));
  expect(own).toMatch(/^Guest \d+$/);
});

test("in a banking game one begins as a player, elsewhere as usual", () => {
  const options = [{ name: "hands" }, { name: "first_banker", is_seat: true }] as GameOption[];
  expect(asPlayer({ layout: { ...USUAL_LAYOUT, money: true }, options }, 3)).toEqual({ first_banker: 1 });
  expect(asPlayer({ layout: { ...USUAL_LAYOUT, money: true }, options }, 0)).toEqual({});
  expect(asPlayer({ layout: USUAL_LAYOUT, options }, 3)).toEqual({});
});
