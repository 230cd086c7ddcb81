import { expect, test } from "vitest";
import { worthTelling } from "../../src/table/telling";

const pass = (seat: number) => ({ id: "act-pass", values: { seat: { seat } } });
const lead = { id: "act-lead", values: { seat: { seat: 0 } } };

test("one's own passes are not told, those of others are", () => {
  expect(worthTelling([lead, pass(0), pass(1)], 0)).toEqual([lead, pass(1)]);
  expect(worthTelling([lead, pass(0)], null)).toEqual([lead, pass(0)]);
});
