import { expect, test } from "vitest";
import type { Payment } from "../../src/protocol";
import { bestReason, byReason, winnerOf } from "../../src/table/settlement";

const paid = (payer: number | null, payee: number | null, amount: number, id: string): Payment => ({ payer, payee, amount, why: { id } });
const SHEET = [paid(0, 3, 6, "short"), paid(1, 3, 6, "short"), paid(2, 3, 4, "gong"), paid(null, 1, 2, "bonus"), paid(0, null, 1, "fine"), paid(1, null, 1, "fine")];

test("payments to one seat for one reason are one line", () => {
  const [short, gong, bonus, ...fines] = byReason(SHEET);
  expect(short).toEqual({ why: { id: "short" }, payers: [{ seat: 0, amount: 6 }, { seat: 1, amount: 6 }], payee: 3, total: 12 });
  expect(gong?.total).toBe(4);
  expect(bonus).toEqual({ why: { id: "bonus" }, payers: [], payee: 1, total: 2 });
  expect(fines.map(({ payers }) => payers.map(({ seat }) => seat))).toEqual([[0], [1]]);
});

test("a win is explained by what brought most", () => {
  expect(bestReason(SHEET, 3)?.id).toBe("short");
  expect(bestReason(SHEET, 2)).toBeNull();
});

test("only one alone and with a gain is the winner", () => {
  expect(winnerOf([-6, -3, 0, 9])).toBe(3);
  expect(winnerOf([3, 3, -6])).toBeNull();
  expect(winnerOf([-1, -2, 0])).toBeNull();
});
