import { expect, test } from "vitest";
import { arrived, gathered, pairUp } from "../../src/table/motion";

const lying = (zone: string, face: string | null) => ({ zone, face });

test("a tile that was played comes from the hand", () => {
  const before = [lying("hand-0-0", "[6:6]"), lying("hand-0-0", "[6:5]"), lying("row-x-0", "[6:1]")];
  const after = [lying("hand-0-0", "[6:5]"), lying("row-x-0", "[6:1]"), lying("row-x-0", "[6:6]")];
  const moved = pairUp(before, after).filter(({ from, to }) => from.zone !== to.zone);
  expect(moved).toEqual([{ from: before[0], to: after[2] }]);
});

test("a tile of another seat comes from its backs", () => {
  const before = [lying("hand-1-0", null), lying("hand-1-0", null)];
  const after = [lying("hand-1-0", null), lying("row-x-0", "[6:6]")];
  expect(pairUp(before, after).at(-1)).toEqual({ from: before[1], to: after[1] });
});

test("what lay in a trick and is gone was taken", () => {
  const before = [lying("trick-0-0", "[6:6]"), lying("trick-1-0", "[5:5]"), lying("hand-0-0", "[1:1]")];
  const after = [lying("discards-x-0", "[5:5]")];
  expect(gathered(before, pairUp(before, after)).map(({ face }) => face)).toEqual(["[6:6]"]);
});

test("a tile of the hand that came from nowhere was drawn", () => {
  const before = [lying("hand-0-0", "[6:6]"), lying("hand-1-0", null)];
  const hand = [lying("hand-0-0", "[6:6]"), lying("hand-0-0", "[2:1]")];
  expect(arrived(hand, pairUp(before, [...hand, lying("hand-1-0", null)]))).toEqual([hand[1]]);
});
