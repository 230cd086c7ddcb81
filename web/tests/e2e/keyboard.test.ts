import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { asked, END, newPerson, playNow, sequence } from "./browser";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(() => browser.close());

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (now?.matches("[data-next], [data-again]")) return "next";
    return now?.closest("[data-hand]") ? "hand" : (now?.tagName.toLowerCase() ?? "");
  });

test.each(["jielong", "tianjiu"])("after every move of %s by keys the focus is in the hand, and in the end at the next one", async (game) => {
  const { page, faults, context } = await newPerson(browser, server.url);
  await playNow(page, game);
  await asked(page);
  await page.locator("[data-hand] button.pick").first().focus();
  for (let before = 0; await asked(page, before); ) {
    expect(await focused(page)).toBe("hand");
    before = await sequence(page);
    await page.keyboard.press("h");
    await page.locator("[data-advice]").waitFor();
    await page.keyboard.press("Enter");
    await asked(page, before);
  }
  await page.locator(END).first().waitFor();
  expect(await focused(page)).toBe("next");
  expect(faults).toEqual([]);
  await context.close();
});

test("the live region speaks of tiles and people by their names", async () => {
  const { page, context } = await newPerson(browser, server.url);
  await playNow(page, "tianjiu");
  await asked(page);
  const before = await sequence(page);
  await page.keyboard.press("h");
  await page.locator("[data-advice]").waitFor();
  await page.keyboard.press("Enter");
  await asked(page, before);
  const heard = await page.locator("[aria-live=polite]").first().innerText();
  expect(heard).toMatch(/[a-z]/);
  expect(heard).not.toMatch(/\[[\d?]:[\d?]\]|\bs\d\b/);
  await context.close();
});

test("a refusal goes when other tiles are chosen", async () => {
  const { page, context } = await newPerson(browser, server.url);
  await playNow(page, "tianjiu");
  await asked(page);
  const tiles = page.locator("[data-hand] button.pick");
  const why = page.locator("button.why");
  for (const tile of await tiles.all()) if ((await why.count()) === 0) await tile.click(); // no play has all tiles of a hand
  await why.click();
  await page.locator(".reason:not(:empty)").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".reason:not(:empty)").waitFor({ state: "detached" });
  await context.close();
});

test("an address that leads nowhere has a page with a way back", async () => {
  const { page, context } = await newPerson(browser, server.url);
  const answer = await page.goto("/tabel/abc");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.locator("[data-play]").first().waitFor();
  await context.close();
});
