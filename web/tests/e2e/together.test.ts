/** Friends: who is invited to what, who starts, what they say, who looks on, and the way back to a table. */

import { afterAll, expect, test } from "vitest";
import { asked, closeAll, DESKTOP, newPerson, openSetUp, PHONE, playNow } from "./browser";
import { serious } from "./faults";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
afterAll(closeAll);

test("friends come by the link, the host starts, and they say a word; a spectator is counted and hears it", async () => {
  const ann = await newPerson(browser, server.url, DESKTOP, { name: "Ann" });
  const bob = await newPerson(browser, server.url, PHONE, { name: "Bob", language: "ko" });
  const eve = await newPerson(browser, server.url, DESKTOP, { name: "Eve", language: "zh-Hans" });
  await openSetUp(ann.page, "jielong");
  expect(await ann.page.getByRole("combobox", { name: "Bots", exact: true }).inputValue()).toBe("0");
  await ann.page.getByLabel("Let people write").check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL(/\/table\//);

  await bob.page.goto(ann.page.url());
  expect(await bob.page.locator("[data-invited]").textContent()).toContain("Ann");
  expect(await serious(bob.page)).toEqual([]);
  await bob.page.locator("section button.primary").click();
  await bob.page.getByText("Ann 님이 시작합니다.").waitFor();
  await eve.page.goto(ann.page.url());
  await ann.page.locator('[data-onlookers="1"]').waitFor();

  await ann.page.getByRole("button", { name: "Start with bots in 2 empty seats" }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator("[data-actions], .prompt").first().waitFor()));
  await ann.page.locator("[data-talk]").click();
  expect(await serious(ann.page)).toEqual([]);
  await ann.page.locator('[data-say="good-luck"]').click();
  await bob.page.locator('section [data-heard="good-luck"]', { hasText: "행운이 있기를!" }).waitFor();
  await eve.page.locator('section [data-heard="good-luck"]', { hasText: "好运！" }).waitFor();

  await ann.page.locator("[data-talk]").click();
  await ann.page.getByPlaceholder("Write a line").fill("안녕 Bob");
  await ann.page.getByRole("button", { name: "Send", exact: true }).click();
  await bob.page.locator('[data-heard="text"]', { hasText: "안녕 Bob" }).waitFor();
  await bob.page.locator("[data-talk]").click();
  await bob.page.getByText("안녕 Bob").last().waitFor();
  await bob.page.locator("[data-mute]").check();
  await bob.page.getByRole("listitem").filter({ hasText: "안녕 Bob" }).waitFor({ state: "detached" });
  await bob.page.keyboard.press("Escape");
  await eve.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  });
  await ann.page.locator('[data-say="smile"]').click();
  await eve.page.waitForFunction(() => document.title.includes("(1)"));
  await eve.page.locator('section [data-heard="smile"]').waitFor();
  expect(await bob.page.locator('section [data-heard="smile"]').count()).toBe(0);

  await eve.leave();
  await ann.page.locator("[data-onlookers]").waitFor({ state: "detached" });
  for (const { faults, leave } of [ann, bob]) {
    expect(faults).toEqual([]);
    await leave();
  }
});

test("a game has a page of its own, with its rules and ways to play", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE, { language: "zh-Hant" });
  await page.goto("/");
  await page.locator("[data-game=tianjiu]").click();
  await page.waitForURL(/\/games\/tianjiu$/);
  await page.locator('[data-book="tianjiu"] h3').first().waitFor();
  expect(await page.title()).toContain("天九");
  expect(await serious(page)).toEqual([]);
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.get(card ?? "")).headers()["content-type"]).toBe("image/png");
  await page.locator("[data-setup]").click();
  await page.locator("dialog select").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator('[data-play="tianjiu"]').click();
  await asked(page);
  await page.goto("/games/none");
  await page.locator("main.alone").waitFor();
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]); // the page that is not there
  await leave();
});

test("my tables say whose turn it is, and are finished or forgotten", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE);
  await playNow(page, "jielong");
  await asked(page);
  const [, table] = /table\/(\w+)/.exec(page.url()) ?? [];
  await page.goto("/");
  const mine = page.locator(`[data-mine="${table}"]`);
  await mine.locator("[data-status]", { hasText: "Your turn" }).waitFor();
  expect(await serious(page)).toEqual([]);
  await mine.locator("[data-finish]").click();
  await mine.waitFor({ state: "detached" });
  await page.goto(`/table/${table}`);
  await page.locator("[data-sequence]").waitFor();
  expect(await page.locator("[data-hand] button.pick").count()).toBe(0); // one looks on, if it is there at all

  await playNow(page, "jielong");
  await asked(page);
  await page.goto("/");
  await page.locator("[data-mine] [data-forget]").click();
  await page.locator("[data-mine]").waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await leave();
});
