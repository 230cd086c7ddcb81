import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { asked, END, newPerson, playByHints, playHint, playNow } from "./browser";
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
    before = await playHint(page);
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
  await playHint(page);
  const heard = await page.locator("[aria-live=polite]").first().innerText();
  expect(heard).toMatch(/[a-z]/);
  expect(heard).not.toMatch(/\[[\d?]:[\d?]\]|\bs\d\b/);
  await context.close();
});

const TURNS = 8; // of a hand

test("a refusal goes when other tiles are chosen", async () => {
  const { page, context } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  const idle = page.locator("[data-hand] button.pick.idle"); // joins nowhere
  for (let turn = 0; turn < TURNS && (await asked(page)) && (await idle.count()) === 0; turn++) await playByHints(page, 1, false);
  await idle.first().click();
  await page.locator("button.why").click();
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
