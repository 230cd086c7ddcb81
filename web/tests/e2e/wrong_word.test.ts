import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { asked, closeAll, newPerson, openSetUp, PHONE, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

async function send(page: Page, proposal: string): Promise<void> {
  await page.locator("dialog textarea").fill(proposal);
  await page.locator("[data-report]").click();
  await page.locator("[data-reported]").waitFor();
}

const reportOf = (proposal: string): Record<string, unknown> | undefined => server.wordReports().find((report) => report["proposal"] === proposal);

test("a sentence that is tapped is reported with its id, language, values and the proposal", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE, { language: "ko" });
  await playNow(page, "jielong");
  await asked(page);
  await page.locator("header .icon").last().click();
  await page.locator("[data-wrong-word]").click();
  await page.locator(".prompt [data-sentence]").click();
  const shown = await page.locator("dialog blockquote").innerText();
  await send(page, "더 나은 말");
  const kept = reportOf("더 나은 말");
  expect(kept).toMatchObject({ game: "jielong", language: "ko", sentence: shown });
  expect(kept?.["message"]).toMatch(/^[a-z][a-z0-9-]+$/);
  expect(typeof JSON.parse(String(kept?.["values"]))).toBe("object");
  expect(faults).toEqual([]);
  await leave();
});

/** Rests the pointer on a sentence until the button is there, and presses it. */
async function point(page: Page, sentence: string): Promise<string> {
  await page.locator(sentence).first().hover({ force: true });
  await page.locator(".wrong-word").click();
  await page.locator("dialog textarea").waitFor();
  return page.locator("dialog blockquote").innerText();
}

async function close(page: Page): Promise<void> {
  await page.locator("dialog:has(textarea) .icon").click();
  await page.locator("dialog textarea").waitFor({ state: "detached" });
}

test("every kind of sentence at a table leads to the form", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  await asked(page);
  await page.keyboard.press("h");
  await page.locator("[data-advice]").waitFor();
  for (const sentence of [".prompt [data-sentence]", "[data-advice] [data-sentence]", "#panel li [data-sentence]"]) {
    expect(await point(page, sentence)).not.toBe("");
    await close(page);
  }
  await page.getByRole("tab", { name: "Rules" }).click();
  const paragraph = await point(page, ".book p[data-sentence]");
  await send(page, "clearer");
  expect(reportOf("clearer")).toMatchObject({ game: "jielong", language: "en", message: "rulebook", values: '{"paragraph": 2}', sentence: paragraph });
  expect(faults).toEqual([]);
  await leave();
});

test("the help of an option leads to the form, above the dialog that it is in", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await openSetUp(page, "jielong");
  await page.locator("dialog summary").click();
  await point(page, "dialog .option p [data-sentence]");
  await send(page, "shorter");
  expect(reportOf("shorter")?.["message"]).toMatch(/^option-/);
  await leave();
});

test("by keys one goes to a sentence and chooses it", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  await asked(page);
  await page.locator("header .icon").last().click();
  await page.locator("[data-wrong-word]").press("Enter");
  await page.locator(".prompt [data-sentence][tabindex]").focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog textarea").waitFor();
  await close(page);
  expect(await page.locator("[data-sentence][tabindex]").count()).toBe(0);
  await leave();
});
