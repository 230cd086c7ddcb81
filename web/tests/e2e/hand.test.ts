import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { asked, closeAll, DESKTOP, END, newPerson, playByHints, playHand, playNow, sequence } from "./browser";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

/** A tile of the hand with which there is exactly one thing to do, as the page offers it. */
async function clearTile(page: Page): Promise<ReturnType<Page["locator"]>> {
  for (let turn = 0; turn < 12; turn++) {
    const tiles = page.locator("[data-hand] button.pick:not(.idle)");
    for (let at = 0; at < (await tiles.count()); at++) {
      await tiles.nth(at).click();
      const offered = await page.locator("[data-actions] button.primary").count();
      const all = await page.locator("[data-actions] button[data-action]").count();
      await page.keyboard.press("Escape");
      if (offered === 1 && all === 1) return tiles.nth(at);
    }
    await playByHints(page, 1, false);
    await asked(page);
  }
  throw new Error("no tile had exactly one action");
}

test("a tile that is tapped twice is played", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url, DESKTOP, { sound: true });
  await playNow(page, "jielong");
  await asked(page);
  const tile = await clearTile(page);
  const before = await sequence(page);
  await tile.dblclick();
  expect(await asked(page, before)).toBeDefined();
  expect(await sequence(page)).toBeGreaterThan(before);
  expect(faults).toEqual([]);
  await leave();
});

test("a tile follows the pointer and is played where it is let go over the table", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  await asked(page);
  const tile = await clearTile(page);
  const before = await sequence(page);
  const from = await tile.boundingBox();
  if (!from) throw new Error("the tile is not seen");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 30, from.y - 80, { steps: 4 });
  const now = await tile.boundingBox();
  expect(now?.x).toBeGreaterThan(from.x + 20);
  expect(now?.y).toBeLessThan(from.y - 60);
  await page.mouse.up();
  await asked(page, before);
  await leave();
});

test("Enter goes on to the next hand, and the title says whose turn it is", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  await asked(page);
  expect(await page.title()).toMatch(/^● /);
  await playHand(page);
  await page.locator(END).first().waitFor();
  expect(await page.title()).not.toMatch(/^●/);
  await page.locator("[data-how]").waitFor();
  const before = await sequence(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Enter");
  await page.locator(END).first().waitFor({ state: "detached" });
  expect(await asked(page, before)).toBe(true);
  await leave();
});

test("who plays a banking game at once is not the banker", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "kol-ye-si");
  await page.locator(".side.right").getByText("bank", { exact: false }).first().waitFor();
  expect(await page.locator(".laid").getByText("bank").count()).toBe(0);
  await leave();
});

test("a word of the game is one tap from its meaning", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url);
  await playNow(page, "tianjiu");
  await asked(page);
  await page.locator(".laid [data-meaning]", { hasText: "tricks" }).click();
  await page.getByText("What all players play in one turn round").last().waitFor();
  await page.keyboard.press("Escape");
  expect(faults).toEqual([]);
  await leave();
});

test("felt and tiles are a matter of taste, and kept", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  await asked(page);
  const look = (): Promise<string[]> =>
    page.evaluate(() => [getComputedStyle(document.documentElement).getPropertyValue("--felt"), getComputedStyle(document.querySelector("symbol [fill='#f7efdc']") as Element).fill]);
  const before = await look();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("[data-felts]").selectOption("blue");
  await page.locator("[data-skins]").selectOption("modern");
  const after = await look();
  expect(after[0]).not.toBe(before[0]);
  expect([before[1], after[1]]).toEqual(["rgb(247, 239, 220)", "rgb(255, 255, 255)"]);
  await page.reload();
  await asked(page);
  expect(await look()).toEqual(after);
  await leave();
});
