import { expect, test } from "vitest";
import type { TableInfo, View } from "../../src/protocol";
import { DEAL, partOf, PLAY, SCORING, SESSION } from "../../src/table/parts";

const during = (phase: TableInfo["phase"], turn: number | null, hands_played: number): string =>
  partOf({ phase } as TableInfo, { turn, hands_played } as View);

test("the rulebook opens at what happens now", () => {
  expect(partOf(null, null)).toBe(DEAL);
  expect(during("playing", 0, 0)).toBe(PLAY);
  expect(during("dealing", null, 1)).toBe(SCORING);
  expect(during("over", null, 1)).toBe(SESSION);
});
