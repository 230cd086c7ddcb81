import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "../../src/i18n/languages";
import type { View } from "../../src/protocol";
import { newPerson, PHONE } from "./browser";
import { tellOfFailures } from "./failure";
import { LaidTable } from "./laid";
import { overflowing } from "./overflow";
import { sharedBrowser, sharedServer } from "./shared";

/** Of every game some moments of a hand: its end, the choice among most actions and the last one. */
const hands = JSON.parse(readFileSync(join(import.meta.dirname, "hands.json"), "utf8")) as Record<string, View[]>;
const TALL_PHONE = { width: 390, height: 844 };
const languages = Object.keys(LANGUAGES);

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(() => browser.close());

async function sitDown(size: typeof PHONE, language: string): Promise<LaidTable> {
  const { page } = await newPerson(browser, server.url, size, { language }, { bypassCSP: true });
  const table = await LaidTable.before(page);
  table.lay(Object.values(hands)[0]?.[0] ?? null);
  await page.goto(LaidTable.path);
  await table.drawn();
  return table;
}

/** Every position is a hand of its own, for which the table is laid out anew. */
async function faultsOf(table: LaidTable, scrolls: boolean): Promise<string[]> {
  const found: string[] = [];
  let hand = 1;
  for (const [game, views] of Object.entries(hands)) {
    for (const [at, view] of views.entries()) {
      table.lay({ ...view, hand: ++hand });
      await table.drawn();
      found.push(...(await overflowing(table.page, { scrolls })).map((fault) => `${game} ${at}: ${fault}`));
    }
  }
  return found;
}

test.each(languages)("on a small phone nothing of any game is cut off in %s", async (language) => {
  const table = await sitDown(PHONE, language);
  expect(await faultsOf(table, false)).toEqual([]);
  await table.page.context().close();
});

test.each(["en", "ko"])("on a usual phone all of any game is seen without scrolling in %s", async (language) => {
  const table = await sitDown(TALL_PHONE, language);
  expect(await faultsOf(table, true)).toEqual([]);
  await table.page.context().close();
});

test.each([
  ["a name that is too long for its seat", ".seats .name { overflow: visible !important; flex: none; width: 300px }"],
  ["a hand that is too wide for the screen", "[data-hand] { width: 500px !important; flex: none } .own { overflow: visible !important; margin-left: -60px }"],
])("%s is found", async (_, style) => {
  const { page } = await sitDown(PHONE, "en");
  expect(await overflowing(page)).toEqual([]);
  await page.addStyleTag({ content: style });
  expect(await overflowing(page)).not.toEqual([]);
  await page.context().close();
});
