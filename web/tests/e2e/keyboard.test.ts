import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { SHORTCUTS } from "../../src/table/keys";
import { asked, closeAll, END, newPerson, playByHints, playHint, playNow, sequence } from "./browser";
import { IS_FULL } from "./budget";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (now?.matches("[data-next], [data-again]")) return "next";
    return now?.closest("[data-hand]") ? "hand" : (now?.tagName.toLowerCase() ?? "");
  });

test.each(["jielong", "tianjiu"])("after every move of %s by keys the focus is in the hand, and in the end at the next one", async (game) => {
  const { page, faults, leave } = await newPerson(browser, server.url);
  await playNow(page, game);
  await asked(page);
  await page.locator("[data-hand] button.pick").first().focus();
  for (let before = 0; await asked(page, before); ) {
    expect(await focused(page)).toBe("hand");
    before = await playHint(page);
  }
  await page.locator(END).first().waitFor();
  expect(await focused(page)).toBe("next");
  expect(faults).toEqual([]);
  await leave();
});

test("the live region speaks of tiles and people by their names", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "tianjiu");
  await asked(page);
  await playHint(page);
  const heard = await page.locator("[aria-live=polite]").first().innerText();
  expect(heard).toMatch(/[a-z]/);
  expect(heard).not.toMatch(/\[[\d?]:[\d?]\]|\bs\d\b/);
  await leave();
});

const TURNS = 8; // of a hand

test("a refusal goes when other tiles are chosen", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  const idle = page.locator("[data-hand] button.pick.idle"); // joins nowhere
  for (let turn = 0; turn < TURNS && (await asked(page)) && (await idle.count()) === 0; turn++) await playByHints(page, 1, false);
  await idle.first().click();
  await page.locator("button.why").click();
  await page.locator(".reason:not(:empty)").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".reason:not(:empty)").waitFor({ state: "detached" });
  await leave();
});

test("an address that leads nowhere has a page with a way back", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  const answer = await page.goto("/tabel/abc");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.locator("[data-play]").first().waitFor();
  await leave();
});

const MOST_TABS = 60;

/** Goes with the tab key to what matches, as one does who sees where the focus is. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tab = 0; tab < MOST_TABS; tab++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key does not come to ${selector}`);
}

const OFFERED = "[data-actions] button[data-action]:enabled";

/** Chooses tiles by the keys that stand above them, and those of the table by the arrows, until something is offered; plays it. */
async function decideByKeys(page: Page): Promise<void> {
  for (let tile = 0; tile < 6 && (await page.locator(OFFERED).count()) === 0; tile++) {
    const place = await page.locator("[data-hand] [data-zone]").evaluateAll((tiles) => tiles.findIndex((one) => one.matches(".pick:not(.idle):not(.picked)")));
    const isLit = (await page.locator(".felt button.pick.lit").count()) > 0;
    if (place >= 0 && !isLit) {
      await page.keyboard.press((SHORTCUTS[place] ?? "").toUpperCase() === SHORTCUTS[place] ? (SHORTCUTS[place] ?? "") : `Shift+${(SHORTCUTS[place] ?? "").toUpperCase()}`);
      continue;
    }
    await page.keyboard.press("ArrowUp");
    const wanted = isLit ? "button.pick.lit" : "button.pick:not(.picked)";
    for (let step = 0; step < MOST_TABS && !(await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)); step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
  }
  if ((await page.locator(`${OFFERED}.primary`).count()) > 0) await page.keyboard.press("Enter");
  else {
    await tabTo(page, OFFERED);
    await page.keyboard.press("Enter");
  }
}

const games = (await (await fetch(`${server.url}/games`)).json()) as { slug: string }[];
const OF_EACH_FAMILY = ["tianjiu", "jielong", "tiu-u", "kanwisher-mahjong", "pai-gow", "xiangshifu"];
const DECISIONS = 3;

test.each(IS_FULL ? games.map(({ slug }) => slug) : OF_EACH_FAMILY)("%s can be played by keys alone", async (game) => {
  const { page, faults, leave } = await newPerson(browser, server.url);
  await page.goto("/");
  await page.locator(`[data-play="${game}"]`).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  for (let decision = 0, before = 0; decision < DECISIONS && (await asked(page, before)); decision++) {
    before = await sequence(page);
    await decideByKeys(page);
  }
  expect(await page.locator("[data-sequence]").getAttribute("data-sequence").then(Number)).toBeGreaterThan(3);
  expect(faults).toEqual([]);
  await leave();
});
