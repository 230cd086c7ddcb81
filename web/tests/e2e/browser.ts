/** The system's Chromium, and a person in front of it who uses only what the page shows. */

import { existsSync } from "node:fs";
import { seedPages } from "./chance";
import { playInPage } from "./playing";
import { type Browser, type BrowserContext, type BrowserContextOptions, type BrowserServer, chromium, type Page } from "playwright-core";

const CHROMIUM = [process.env["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  (path) => path && existsSync(path),
);

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** What Playwright switches off, as this list takes the place of its own; and processes for pages to come and for parts of a window that nobody sees. */
const OFF = ["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch", "PreloadTopChromeWebUI", "SpareRendererForSitePerProcess"];

export function launch(): Promise<BrowserServer> {
  if (!CHROMIUM) throw new Error("Chromium is not there: install it (Debian: apt install chromium) or name it in CHROMIUM.");
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--font-render-hinting=none", "--disable-background-networking"];
  return chromium.launchServer({ executablePath: CHROMIUM, args: [...args, "--disable-component-update", "--disable-sync", `--disable-features=${OFF.join(",")}`] });
}

export interface Person {
  page: Page;
  context: BrowserContext;
  faults: string[]; // errors on the console, requests to elsewhere
  frames: string[]; // the last that went over the wire
  /** What a test does at its end: another person may have the page, and finds nothing of this one. */
  leave: () => Promise<void>;
}

const LAST_FRAMES = 30;
const FRAME_LENGTH = 400;

/** Everybody who has come since the last test. */
export const people: Person[] = [];

/** After a test that failed, and after a file: whoever has not left does not come back. */
export async function closeAll(): Promise<void> {
  await Promise.all(people.splice(0).map(({ context }) => context.close()));
}

/** A page, and whose it is: a new one costs more time than most tests, so that one is lent to many people, one after the other. */
interface Lent {
  page: Page;
  options: string; // of its context
  server: string;
  person: Person | null;
  scripts: { dispose: () => Promise<void> }[]; // which run in it for this person
}

const free: Lent[] = [];
const ABROAD = -100; // pixels: a pointer that is not over the page
const EMPTY = "/prepared"; // of the server: elsewhere a page would begin a process of its own

function listenIn(page: Page, lent: Lent): void {
  const told = (frame: string): void => {
    const frames = lent.person?.frames;
    frames?.push(frame);
    if (frames && frames.length > LAST_FRAMES) frames.shift();
  };
  const hear = (way: string) => ({ payload }: { payload: string | Buffer }): void => told(`${way} ${String(payload).slice(0, FRAME_LENGTH)}`);
  page.on("websocket", (wire) => {
    told("the socket opens");
    wire.on("framesent", hear("→")).on("framereceived", hear("←")).on("close", () => told("the socket closes"));
  });
  const isOwn = (url: string): boolean => url.startsWith(lent.server) || url.startsWith("data:");
  page.on("console", (message) => message.type() === "error" && lent.person?.faults.push(message.text()));
  page.on("pageerror", (error) => lent.person?.faults.push(String(error)));
  page.on("request", (request) => isOwn(request.url()) || lent.person?.faults.push(`asks ${request.url()}`));
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Lent> {
  const context = await browser.newContext({ ...options, reducedMotion: options.reducedMotion ?? "reduce", locale: options.locale ?? "en-GB" });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const lent = { page, options: JSON.stringify(options), server: "", person: null, scripts: [] };
  listenIn(page, lent);
  return lent;
}

/** Clears what the person left in the page, closes all others that came of it, and keeps it for the next. */
async function giveBack(lent: Lent): Promise<void> {
  const context = lent.page.context();
  const origins = new Set(context.pages().map((page) => new URL(page.url()).origin).concat(lent.server));
  people.splice(0, people.length, ...people.filter((person) => person !== lent.person));
  lent.person = null;
  for (const page of context.pages()) if (page !== lent.page) await page.close();
  await lent.page.goto(lent.server + EMPTY);
  await lent.page.mouse.move(ABROAD, ABROAD);
  const wire = await context.newCDPSession(lent.page);
  for (const origin of origins) if (origin !== "null") await wire.send("Storage.clearDataForOrigin", { origin, storageTypes: "cookies,local_storage" });
  await wire.detach();
  for (const script of lent.scripts.splice(0)) await script.dispose();
  free.push(lent);
}

/** Somebody who was never here: in a page that nobody had before, with nothing in its cache. */
export async function newcomer(
  browser: Browser,
  url: string,
  viewport = DESKTOP,
  settings: Record<string, unknown> = {},
  options: BrowserContextOptions = {},
): Promise<Person> {
  return arrive(await newPage(browser, { ...options, baseURL: url }), url, viewport, settings);
}

/** Somebody with nothing but these settings, in a page whose cache may be full. */
export async function newPerson(
  browser: Browser,
  url: string,
  viewport = DESKTOP,
  settings: Record<string, unknown> = {},
  options: BrowserContextOptions = {},
): Promise<Person> {
  const wanted = { ...options, baseURL: url };
  const at = free.findIndex((lent) => lent.options === JSON.stringify(wanted));
  return arrive(free.splice(at, at < 0 ? 0 : 1)[0] ?? (await newPage(browser, wanted)), url, viewport, settings);
}

async function arrive(lent: Lent, url: string, viewport: typeof DESKTOP, settings: Record<string, unknown>): Promise<Person> {
  const { page } = lent;
  const context = page.context();
  await page.setViewportSize(viewport);
  const kept = { language: "en", name: "Ann", sound: false, ...settings }; // sounds keep the machine busy; one test has them
  const recall = await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (localStorage.getItem(`paiju.${key}`) === null) localStorage.setItem(`paiju.${key}`, JSON.stringify(value));
    }
  }, kept);
  lent.scripts = [await seedPages(context), recall];
  lent.server = url;
  lent.person = { page, context, faults: [], frames: [], leave: () => giveBack(lent) };
  people.push(lent.person);
  return lent.person;
}

export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-play="${game}"]`).click();
  await page.waitForURL(/\/table\//);
}

export async function openSetUp(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator("article", { has: page.locator(`[data-play="${game}"]`) }).getByRole("button", { name: "Set up" }).click();
}

/** Lets bots take all seats that are kept for friends, before a table is opened. */
export async function chooseBots(page: Page): Promise<void> {
  const bots = page.getByRole("combobox", { name: "Bots", exact: true });
  await bots.selectOption({ index: (await bots.locator("option").count()) - 1 });
}

/** The host opens a table of so many seats, of them so many bots; the guest comes by the link; play begins. */
export async function meet(host: Page, guest: Page, game: string, seats: number, bots: number): Promise<void> {
  await openSetUp(host, game);
  await host.getByRole("combobox", { name: "Players" }).selectOption(String(seats));
  await host.getByRole("combobox", { name: "Bots", exact: true }).selectOption(String(bots));
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.waitForURL(/\/table\//);
  await guest.goto(host.url());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Start", exact: true }).click();
}

export const END = "[data-next], [data-again]";

export const sequence = (page: Page): Promise<number> => page.locator("[data-sequence]").getAttribute("data-sequence").then(Number);

const LOOKS = { polling: 30 }; // milliseconds: a look at every picture would make the page draw without end

/** Waits until it is this person's turn or the hand is over, later than at `after`. */
export async function asked(page: Page, after = 0): Promise<boolean> {
  await page.waitForFunction(
    ([end, before]) => {
      const now = Number(document.querySelector<HTMLElement>("[data-sequence]")?.dataset["sequence"] ?? 0);
      const isFree = document.querySelector("[data-actions]:not(:has(button:disabled))") !== null;
      return now > before && (isFree || document.querySelector(end) !== null);
    },
    [END, after] as const,
    LOOKS,
  );
  return (await page.locator(END).count()) === 0;
}

/** One decision by what is on the screen: a button that is offered, or a tile and then a button. */
export async function decide(page: Page, choose: (count: number) => number): Promise<void> {
  const buttons = page.locator("[data-actions] button[data-action]:enabled");
  const count = await buttons.count();
  if (count > 0) {
    await buttons.nth(choose(count)).click({ timeout: 500 }).catch(() => undefined);
    return;
  }
  const tiles = page.locator(".page:has([data-actions]) :is([data-hand] button.pick:not(.idle):not(.picked), .felt button.pick.lit:not(.picked))");
  const open = await tiles.count();
  if (open > 0) await tiles.nth(choose(open)).click({ timeout: 500 }).catch(() => undefined);
  else await page.evaluate(() => new Promise(requestAnimationFrame));
  if ((await buttons.count()) === 0 && (await page.locator("button.why").count()) > 0) await page.keyboard.press("Escape");
}

/** Plays what the hint says; where one can only pass, the page may do so before the hint comes. Resolves to the event before it. */
export async function playHint(page: Page): Promise<number> {
  const before = await sequence(page);
  await page.keyboard.press("h");
  const hinted = await page.waitForFunction((event) => {
    const now = Number(document.querySelector<HTMLElement>("[data-sequence]")?.dataset["sequence"]);
    return document.querySelector("[data-advice]") !== null ? "advice" : now > event && "past";
  }, before, LOOKS);
  if ((await hinted.jsonValue()) === "advice") await page.keyboard.press("Enter");
  await asked(page, before);
  return before;
}

/** Plays as bots would, by the hint, which one press plays; gives up where even they find no end, if asked to. */
export async function playByHints(page: Page, most = 25, isToEnd = true): Promise<void> {
  for (let decisions = 0, before = 0; decisions < most && (await asked(page, before)); decisions++) before = await playHint(page);
  const isOver = (await page.locator(END).count()) > 0;
  if (isOver || !isToEnd) return;
  await page.locator("[data-always=resign]").click();
  await page.locator(END).first().waitFor();
}

const PATIENCE = 100; // seconds

/** Plays until a hand is over; the number of decisions. */
export async function playHand(page: Page, most = 400, end = END): Promise<number> {
  await page.locator(`${end}, [data-actions], .prompt`).first().waitFor();
  const decisions = await page.evaluate(playInPage, { end, most, seconds: PATIENCE });
  if (decisions < 0) throw new Error(`the hand is not over after ${most} decisions`);
  return decisions;
}
