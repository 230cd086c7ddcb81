/** The system's Chromium, and a person in front of it who uses only what the page shows. */

import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const CHROMIUM = [process.env["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

export function launch(): Promise<Browser> {
  if (!CHROMIUM) throw new Error("Chromium is not there: install it (Debian: apt install chromium) or name it in CHROMIUM.");
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
  return chromium.launch({ executablePath: CHROMIUM, args: [...args, "--disable-component-update", "--disable-sync"] });
}

export interface Person {
  page: Page;
  context: BrowserContext;
  faults: string[]; // errors on the console, requests to elsewhere
}

export async function newPerson(browser: Browser, url: string, viewport = DESKTOP, settings: Record<string, unknown> = {}): Promise<Person> {
  const context = await browser.newContext({ viewport, baseURL: url, reducedMotion: "reduce", locale: "en-GB" });
  const kept = { tour: true, language: "en", name: "Ann", ...settings };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (localStorage.getItem(`paiju.${key}`) === null) localStorage.setItem(`paiju.${key}`, JSON.stringify(value));
    }
  }, kept);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("request", (request) => request.url().startsWith(url) || request.url().startsWith("data:") || faults.push(`asks ${request.url()}`));
  return { page, context, faults };
}

export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-play="${game}"]`).click();
  await page.waitForURL(/\/table\//, { timeout: 240_000 });
}

const END = "[data-next], [data-again]";

/** One decision by what is on the screen: a button that is offered, or a tile and then a button. */
async function decide(page: Page, choose: (count: number) => number): Promise<void> {
  const buttons = page.locator("[data-actions] button[data-action]:enabled");
  const count = await buttons.count();
  if (count > 0) {
    await buttons.nth(choose(count)).click({ timeout: 500 }).catch(() => undefined);
    return;
  }
  const tiles = page.locator("[data-hand] button.pick:not(.idle):not(.picked), .centre button.pick.lit:not(.picked)");
  const open = await tiles.count();
  if (open > 0) await tiles.nth(choose(open)).click({ timeout: 500 }).catch(() => undefined);
  else await page.waitForTimeout(30);
  if ((await buttons.count()) === 0 && (await page.locator("button.why").count()) > 0) await page.keyboard.press("Escape");
}

/** Plays until a hand is over; the number of decisions. */
export async function playHand(page: Page, most = 400): Promise<number> {
  let decisions = 0;
  let turn = 0;
  const choose = (count: number): number => turn++ % count;
  while (decisions < most) {
    await page.locator(`${END}, [data-actions]`).first().waitFor();
    if ((await page.locator(END).count()) > 0) return decisions;
    await decide(page, choose);
    decisions++;
  }
  throw new Error(`the hand is not over after ${most} decisions`);
}
