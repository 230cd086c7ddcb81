import { expect, test } from "vitest";
import { isDealtAtOnce } from "../../src/net/dealing";
import type { SeatInfo, TableInfo } from "../../src/protocol";

const person: SeatInfo = { kind: "person", name: "Ann", present: true };
const waiting = (facts: Partial<TableInfo>): TableInfo => ({
  table: "t", game: "liap-tui", options: {}, seats: [person], phase: "dealing", session: 1, deal: 0,
  commitment: "", pledged: false, public: false, undo: false, reveal: true, level: "good", ...facts,
});

test("the first deal of a session is not waited for", () => {
  expect(isDealtAtOnce(waiting({}), 0, 3, 2)).toBe(true);
});

test("a hand that was thrown in is dealt again at once", () => {
  expect(isDealtAtOnce(waiting({ deal: 1 }), 0, 0, 0)).toBe(true);
  expect(isDealtAtOnce(waiting({ deal: 4 }), 0, 2, 2)).toBe(true);
});

test("the result of a hand is looked at before the next deal", () => {
  expect(isDealtAtOnce(waiting({ deal: 1 }), 0, 1, 0)).toBe(false);
});

test("nobody is ready twice, nor after all pledges are in, nor while a hand is played", () => {
  expect(isDealtAtOnce(waiting({ seats: [{ ...person, ready: true }] }), 0, 0, 0)).toBe(false);
  expect(isDealtAtOnce(waiting({ pledged: true }), 0, 0, 0)).toBe(false);
  expect(isDealtAtOnce(waiting({ phase: "playing" }), 0, 0, 0)).toBe(false);
});
