import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { TableInfo, View } from "../../src/protocol";
import { DEAL, partOf, PLAY, SCORING, SESSION } from "../../src/table/parts";

const GAMES = resolve(import.meta.dirname, "../../../src/paiju/games");
const rulebooks = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("rulebook.md"));
const during = (phase: TableInfo["phase"], turn: number | null, results: number[][]): string =>
  partOf({ phase } as TableInfo, { turn, results } as View);

test.each(rulebooks)("%s has the parts that it is opened at", (path) => {
  const text = readFileSync(join(GAMES, path), "utf8");
  for (const part of [DEAL, PLAY, SCORING, SESSION]) expect(text).toContain(`\n## ${part}\n`);
});

test("the rulebook opens at what happens now", () => {
  expect(partOf(null, null)).toBe(DEAL);
  expect(during("playing", 0, [])).toBe(PLAY);
  expect(during("dealing", null, [[1, -1]])).toBe(SCORING);
  expect(during("over", null, [[1, -1]])).toBe(SESSION);
});
