import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "../../src/words/languages";
import type { View } from "../../src/protocol";
import { closeAll, DESKTOP, PHONE } from "./browser";
import { tellOfFailures } from "./failure";
import { IS_FULL, isTaken } from "./budget";
import { LaidTable } from "./laid";
import { overflowing } from "./overflow";
import { sharedBrowser, sharedServer } from "./shared";

/** Of every game some moments of a hand: its end, the choice among most actions and the last one. */
const hands = JSON.parse(readFileSync(join(import.meta.dirname, "hands.json"), "utf8")) as Record<string, View[]>;
const TALL_PHONE = { width: 390, height: 844 };
const languages = Object.keys(LANGUAGES); // of which `make test` tries each on one of the screens

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

const sitDown = (size: typeof PHONE, language: string): Promise<LaidTable> => LaidTable.sitDown(browser, server.url, Object.values(hands)[0]?.[0], size, { language });

/** Every position is a hand of its own, for which the table is laid out anew; in small every fourth one. */
async function faultsOf(table: LaidTable, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  let hand = 1;
  for (const [which, [game, views]] of Object.entries(hands).entries()) {
    for (const [at, view] of views.entries()) {
      if (!IS_FULL && (which + at) % 4 > 0) continue;
      table.lay({ ...view, hand: ++hand });
      await table.drawn();
      found.push(...(await look(table.page)).map((fault) => `${game} ${at}: ${fault}`));
    }
  }
  return found;
}

test.each(IS_FULL ? languages : ["ko"])("on a small phone nothing of any game is cut off in %s", async (language) => {
  const table = await sitDown(PHONE, language);
  expect(await faultsOf(table, overflowing)).toEqual([]);
  await table.leave();
});

test.each(IS_FULL ? languages : ["en"])("on a usual phone all of any game is seen without scrolling in %s", async (language) => {
  const table = await sitDown(TALL_PHONE, language);
  const found = await faultsOf(table, (page) => overflowing(page, { scrolls: true }));
  expect(found).toEqual([]);
  await table.leave();
});

/** What of the middle of the table has to be scrolled for, and tiles that lie outside of it. */
function hiddenInTheMiddle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const middle = document.querySelector<HTMLElement>(".centre");
    if (!middle) return ["there is no middle"];
    const box = middle.getBoundingClientRect();
    const isIn = (tile: Element): boolean => tile.getBoundingClientRect().top >= box.top - 2 && tile.getBoundingClientRect().bottom <= box.bottom + 2;
    const outside = [...middle.querySelectorAll("[data-zone]")].filter((tile) => !isIn(tile));
    return outside.length > 0 ? [`${outside.length} tiles of the middle are out of sight, which is ${box.height} px high`] : [];
  });
}

const LYING = { width: 844, height: 390 }; // a phone on its side
const ENLARGED = { width: 640, height: 400 }; // a desk at twice the size

const LOW = [["a phone on its side", LYING], ["a desk at twice the size", ENLARGED]] as const;

test.each(LOW.flatMap(([what, size], at) => (IS_FULL ? languages : [languages[1 + at] ?? ""]).map((language) => [what, size, language] as const)))("on %s (%o) every tile of the middle is seen and nothing is cut off in %s", async (_, size, language) => {
  const table = await sitDown(size, language);
  expect(await faultsOf(table, async (page) => [...(await overflowing(page)), ...(await hiddenInTheMiddle(page))])).toEqual([]);
  await table.leave();
});

const WIDE = [["a desk", DESKTOP], ["a large desk", { width: 1920, height: 1080 }]] as const;

/** Tiles that lie outside of what their side of the table shows, or under another part of it. */
function hiddenAround(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(".round .side, .round .centre, .round .near")];
    const outside = parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const tiles = [...part.querySelectorAll("[data-zone]")].map((tile) => tile.getBoundingClientRect());
      return tiles.filter(({ left, top, right, bottom }) => top < box.top - 2 || bottom > box.bottom + 2 || left < box.left - 2 || right > box.right + 2).map(() => part.className);
    });
    return outside.length > 0 ? [`${outside.length} tiles are out of sight: ${[...new Set(outside)].join(", ")}`] : [];
  });
}

test.each(WIDE.filter((_, at) => isTaken(at, WIDE.length)))("on %s (%o) people sit around the table and every tile is seen", async (_, size) => {
  const table = await sitDown(size, "en");
  expect(await faultsOf(table, async (page) => [...(await overflowing(page)), ...(await hiddenAround(page))])).toEqual([]);
  await table.leave();
});

test("the next to play sits on the right, one across, the last on the left", async () => {
  const table = await sitDown(DESKTOP, "en");
  table.lay({ ...(hands["tianjiu"]?.[1] as View), hand: 99 });
  await table.drawn();
  const names = await table.page.locator(".round .right .name, .round .across .name, .round .left .name").allInnerTexts();
  const places = await table.page.locator(".round .side section").evaluateAll((plates) => plates.map((plate) => plate.getBoundingClientRect()).map(({ x, y }) => [x, y] as const));
  expect(names).toEqual(["Jun", "Lan", "Bo"]);
  const [[right, level] = [0, 0], [middle, top] = [0, 0], [left] = [0, 0]] = places;
  expect(left).toBeLessThan(middle);
  expect(middle).toBeLessThan(right);
  expect(top).toBeLessThan(level);
  await table.leave();
});

test.each([
  ["a name that is too long for its seat", ".seats .name { overflow: visible !important; flex: none; width: 300px }"],
  ["a hand that is too wide for the screen", "[data-hand] { width: 500px !important; flex: none } .own { overflow: visible !important; margin-left: -60px }"],
])("%s is found", async (_, style) => {
  const table = await sitDown(PHONE, "en");
  const { page } = table;
  expect(await overflowing(page)).toEqual([]);
  await page.addStyleTag({ content: style });
  expect(await overflowing(page)).not.toEqual([]);
  await table.leave();
});
