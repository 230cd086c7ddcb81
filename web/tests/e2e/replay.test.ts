/** After the hand: shown again, played on, brought from a file, and shown in another page. */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { chooseBots, closeAll, DESKTOP, END, newPerson, openSetUp, PHONE, playHand } from "./browser";
import { isTaken } from "./budget";
import { tellOfFailures } from "./failure";
import { serious } from "./faults";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
tellOfFailures(server);
const browser = await sharedBrowser();
const SHOTS = process.env["PAIJU_SHOTS"]; // a folder for pictures to look at

afterAll(closeAll);

const shot = (page: Page, name: string): Promise<unknown> => (SHOTS ? page.screenshot({ path: `${SHOTS}/${name}.png` }) : Promise.resolve());

/** The faces that lie open in the hands of others. */
const openHands = (page: Page): Promise<number> => page.locator('.felt [data-zone^="hand-"][data-face]').count();

/** A table with bots of so many hands, of which the first is played. */
async function playOneOf(page: Page, game: string, hands: number): Promise<void> {
  await openSetUp(page, game);
  await page.getByText("All rules of this table").click();
  await page.getByLabel("Hands", { exact: true }).fill(String(hands));
  await page.keyboard.press("Tab");
  await chooseBots(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(`[data-actions], ${END}`).first().waitFor();
  await playHand(page);
}

/** The address that the end of a hand leads to. */
async function replayOf(page: Page): Promise<string> {
  await page.locator("[data-replay]").click();
  await page.locator("[data-step-on]").waitFor();
  return page.url();
}

test("the first hand is shown again while the session goes on, as one saw it", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url, DESKTOP);
  await playOneOf(page, "tianjiu", 2);
  const table = page.url();
  await page.locator("[data-replay]").click();
  await page.locator("[data-step-on]").waitFor();
  await page.getByText("The session goes on").waitFor();
  expect(await page.getByLabel("View as").locator("option").allTextContents()).toEqual(["Ann", "spectator"]);
  expect(await openHands(page)).toBe(0);
  expect(await page.locator("[data-all-hands], [data-play-on], [data-same-deal], [data-embed], [data-verify]").count()).toBe(0);
  await page.locator("[data-step-on]").click();
  await page.locator("[data-told] p").first().waitFor();
  expect(await page.locator("[data-told] .last p").first().textContent()).not.toBe("");
  await shot(page, "session");
  await page.locator("[data-back-to-table]").click();
  await page.waitForURL(table);
  await page.locator("[data-next]").click(); // one has kept the seat
  await page.locator("[data-next]").waitFor({ state: "detached" });
  await page.locator(`[data-actions], ${END}`).first().waitFor();
  await playHand(page);
  await page.locator("[data-replay]").click();
  await page.getByRole("combobox", { name: "View as" }).waitFor();
  expect(await page.getByLabel("View as").locator("option").count()).toBe(5);
  expect(await page.getByRole("combobox", { name: "View as" }).inputValue()).toBe("0");
  expect(faults).toEqual([]);
  await leave();
});

const SHOWN: [string, typeof PHONE][] = [["jielong", DESKTOP], ["tianjiu", PHONE]];

test.each(SHOWN.filter((_, at) => isTaken(at, SHOWN.length)))("a hand of %s is shown with all hands, played on, and dealt again", async (game, size) => {
  const { page, faults, leave } = await newPerson(browser, server.url, size);
  await playOneOf(page, game, 1);
  await page.locator("[data-replay]").click();
  await page.locator("[data-step-on]").waitFor();
  expect(await openHands(page)).toBe(0);
  await page.locator("[data-all-hands]").check();
  await page.waitForFunction(() => document.querySelectorAll('.felt [data-zone^="hand-"][data-face]').length > 3);
  expect(await serious(page), "the replay").toEqual([]);
  await shot(page, `open-${game}`);
  const shared = page.url();
  expect(shared).toMatch(/hand=1&seat=0&step=0&open/);
  await page.locator("[data-all-hands]").uncheck();
  await page.locator("[data-step-on]").click();
  await page.locator("[data-step-on]").click();
  await page.locator("[data-play-on]").click();
  await page.waitForFunction(() => document.querySelector("[data-practice=asked], [data-practice=over]") !== null);
  await shot(page, `on-${game}`);
  await playHand(page, 400, "[data-practice=over]");
  expect(await serious(page), "a hand played on").toEqual([]);
  await page.locator("[data-back-to-replay]").click();
  await page.locator("[data-same-deal]").click();
  await page.waitForFunction(() => document.querySelector("[data-practice=asked], [data-practice=over]") !== null);
  expect(faults).toEqual([]);
  const other = await newPerson(browser, server.url, size);
  await other.page.goto(shared); // a moment that was shared
  await other.page.waitForFunction(() => document.querySelectorAll('.felt [data-zone^="hand-"][data-face]').length > 3);
  await other.leave();
  await leave();
});

const LYING = { width: 844, height: 390 };
const REVIEWS: [string, typeof PHONE][] = [["en", DESKTOP], ["ko", PHONE], ["zh-Hant", LYING]];

/** Looks at the review that is open, at its worst decision and at a better line. */
async function readReview(page: Page, language: string): Promise<void> {
  await page.locator("[data-review-panel=making], [data-review-panel=done]").waitFor();
  await page.locator("[data-review-panel=done]").waitFor();
  expect(Number(await page.locator("[data-curve]").getAttribute("data-curve"))).toBeGreaterThan(2);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await serious(page), "a review").toEqual([]);
  const worst = page.locator("[data-worst] .decision");
  await page.locator("[data-review-panel] summary").click();
  await page.locator("details .decision").nth(1).click();
  expect(Number(new URL(page.url()).searchParams.get("step"))).toBeGreaterThan(0);
  if ((await worst.count()) > 0) {
    await worst.first().click();
    await page.locator("[data-worst] table").waitFor();
  }
  await shot(page, `review-${language}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot(page, `table-${language}`);
  const line = page.locator("[data-line]");
  if ((await line.count()) > 0) {
    await line.first().click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0); // the table is in sight
    await page.locator("[data-practice=over]").waitFor();
    await shot(page, `line-${language}`);
  }
}

test.each(REVIEWS.filter((_, at) => isTaken(at, REVIEWS.length)))("in %s a hand is reviewed, its worst decision looked at, and a better line shown", async (language, size) => {
  const { page, faults, leave } = await newPerson(browser, server.url, size);
  await playOneOf(page, "tianjiu", 1);
  const isLost = (await page.getByRole("heading", { name: /^You lose/ }).count()) > 0;
  expect(await page.locator("[data-why-lost]").count()).toBe(isLost ? 1 : 0);
  if (isLost) await page.locator("[data-why-lost]").click();
  else await page.goto(`${await replayOf(page)}&review`);
  const address = page.url();
  await page.evaluate((chosen) => localStorage.setItem("paiju.language", JSON.stringify(chosen)), language);
  await page.goto(address);
  await readReview(page, language);
  expect(faults).toEqual([]);
  await leave();
});

test("a record is chosen, shown and played on; what is none is refused in words", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url);
  await playOneOf(page, "jielong", 1);
  const [table] = /[^/]+$/.exec(new URL(page.url()).pathname) ?? [""];
  const record = await (await page.request.get(`/tables/${table}/sessions/1/record`)).body();
  await page.goto("/");
  await page.getByRole("link", { name: "Open a record" }).click();
  const file = page.locator("input[type=file]");
  await file.setInputFiles({ name: "wrong.paiju", mimeType: "text/plain", buffer: Buffer.from("no record") });
  await page.getByRole("status").filter({ hasText: "paiju-record" }).waitFor();
  faults.length = 0; // that answer is an error of the console
  expect(await serious(page), "the page for records").toEqual([]);
  await file.setInputFiles({ name: "hand.paiju", mimeType: "text/plain", buffer: record });
  await page.locator("[data-step-on]").waitFor();
  await page.getByRole("combobox", { name: "View as" }).selectOption("1");
  await page.locator("[data-same-deal]").click();
  await page.waitForFunction(() => document.querySelector("[data-practice=asked], [data-practice=over]") !== null);
  expect(faults).toEqual([]);
  await leave();
});

test("another page shows a replay, which knows nothing of this browser", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playOneOf(page, "jielong", 1);
  await page.locator("[data-replay]").click();
  const code = await page.locator("textarea[data-embed]").inputValue();
  const elsewhere = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(`<!doctype html><title>Club</title>${code}`));
  await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
  const blog = await browser.newPage({ reducedMotion: "reduce" });
  const sockets: string[] = [];
  blog.on("websocket", (socket) => sockets.push(socket.url()));
  await blog.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const frame = blog.frameLocator("iframe");
  await frame.locator("[data-step-on]").click();
  await frame.locator("[data-outside]").waitFor();
  expect(sockets).toEqual([]);
  expect(await blog.context().cookies()).toEqual([]);
  const kept = await blog.frames()[1]!.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual([]);
  await shot(blog, "embed");
  await blog.close();
  elsewhere.close();
  await leave();
});
