/** Every screen as assistive technology finds it: nothing that axe-core minds, and the order in which a table is read. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { View } from "../../src/protocol";
import { closeAll, DESKTOP, newPerson, PHONE, playHand, playNow } from "./browser";
import { IS_FULL } from "./budget";
import { tellOfFailures } from "./failure";
import { any } from "./faults";
import { LaidTable } from "./laid";
import { sharedBrowser, sharedServer } from "./shared";

const hands = JSON.parse(readFileSync(join(import.meta.dirname, "hands.json"), "utf8")) as Record<string, View[]>;
const LYING = { width: 844, height: 390 };
const FEW = 8; // games apart, where not all are looked at

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

const laid = (size: typeof PHONE, theme: string): Promise<LaidTable> => LaidTable.sitDown(browser, server.url, hands["jielong"]?.[1], size, { theme });

const SCREENS = [["a phone", PHONE, "light"], ["a desk", DESKTOP, "dark"], ["a phone on its side", LYING, "light"]] as const;

test.each(IS_FULL ? SCREENS : SCREENS.slice(0, 2))("on %s axe finds nothing at any table, in play and at its end", async (_, size, theme) => {
  const table = await laid(size, theme);
  const found: string[] = [];
  let hand = 1;
  for (const [at, [game, views]] of Object.entries(hands).entries()) {
    if (!IS_FULL && at % FEW > 0) continue;
    for (const view of [views.at(-1), views[0]]) {
      table.lay({ ...(view as View), hand: ++hand % 90 });
      await table.drawn();
      found.push(...(await any(table.page)).map((fault) => `${game}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
  await table.leave();
});

/** The screens around the tables, each with the way to it. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  lobby: (page) => page.goto("/"),
  "setting up": async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Set up" }).first().click();
    await page.getByRole("dialog").waitFor();
  },
  "a game's page": (page) => page.goto("/games/tianjiu"),
  "first steps": (page) => page.goto("/learn/jielong"),
  "an example": (page) => page.goto("/example/jielong"),
  nowhere: (page) => page.goto("/nowhere"),
  "a table that is not there": (page) => page.goto("/table/abcdefghijklmnop"),
  "a record": (page) => page.goto("/record"),
};

test.each(Object.keys(WAYS))("axe finds nothing: %s", async (screen) => {
  const { page, leave } = await newPerson(browser, server.url, PHONE, {}, { bypassCSP: true });
  await WAYS[screen]?.(page);
  await page.locator("h1, h2, [role=heading], [role=dialog]").first().waitFor();
  expect(await any(page)).toEqual([]);
  await leave();
});

test("axe finds nothing in what opens over a table, and in the replay of its hand", async () => {
  const { page, leave } = await newPerson(browser, server.url, DESKTOP, {}, { bypassCSP: true });
  await playNow(page, "jielong");
  await page.locator("[data-hand] button.pick").first().waitFor();
  const found: string[] = [];
  const look = async (what: string): Promise<void> => void found.push(...(await any(page)).map((fault) => `${what}: ${fault}`));
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await look("help");
  await page.keyboard.press("Escape");
  await page.locator("[data-ladder]").click();
  await page.locator(".side table").first().waitFor();
  await look("rules");
  await page.getByRole("button", { name: "Settings" }).click();
  await look("settings");
  await page.keyboard.press("Escape");
  await page.locator("[data-back]").click();
  await page.getByRole("dialog").waitFor();
  await look("leaving");
  await page.keyboard.press("Escape");
  await playHand(page);
  await page.locator("[data-replay]").click();
  await page.waitForURL(/\/replay\//);
  await page.locator("h1, h2").first().waitFor();
  await look("replay");
  expect(found).toEqual([]);
  await leave();
});

/** The parts of a table, in the order in which they are read: who else sits there and what they laid before the middle, the middle before what one holds and may do. */
const PARTS = ["h1", "[data-aim]", "section[aria-label=Jun]", ".centre", ".prompt", "[data-actions]", "[data-hand]", ".tools"];

/** In small each game on one of the two screens. */
test.each([["a phone", PHONE, 0], ["a desk", DESKTOP, 1]] as const)("on %s a table is read from the others to oneself, in every game", async (_, size, screen) => {
  const table = await laid(size, "light");
  let hand = 1;
  for (const [at, [game, views]] of Object.entries(hands).entries()) {
    if (!IS_FULL && at % 2 !== screen) continue;
    table.lay({ ...(views.at(-1) as View), hand: ++hand % 90 });
    await table.drawn();
    const order = await table.page.evaluate((parts) => {
      const all = [...document.querySelectorAll("*")];
      return parts.map((part) => [part, all.indexOf(document.querySelector(part) as Element)] as const).filter(([, at]) => at >= 0);
    }, PARTS);
    expect(order.length, game).toBeGreaterThan(5);
    expect(order.map(([part]) => part), game).toEqual([...order].sort(([, one], [, other]) => one - other).map(([part]) => part));
  }
  await table.leave();
});
