import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, closeAll, decide, END, meet, newPerson, PHONE, playByHints, playNow, sequence } from "./browser";
import { IS_FULL } from "./budget";
import { tellOfFailures } from "./failure";
import { picture } from "./picture";
import { Server } from "./server";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
afterAll(closeAll);

interface Moment {
  at: number; // the event
  seen: string[];
}

async function moment(page: Page): Promise<Moment> {
  await page.locator("div.own").waitFor();
  const [before, seen, after] = [await sequence(page), await picture(page), await sequence(page)];
  return before === after ? { at: before, seen } : moment(page);
}

const OF_EACH_FAMILY = ["jielong", "ku-pai", "tsung-shap", "jjak-mat-chu-gi", "kol-ye-si", "xiangshifu"];
const MOST_RELOADS = IS_FULL ? 4 : 2;

test.each(OF_EACH_FAMILY)("at every decision of a hand of %s the picture is the same after a reload", async (game) => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE);
  await playNow(page, game);
  for (let reloads = 0; reloads < MOST_RELOADS && (await asked(page)); reloads++) {
    const before = await moment(page);
    await page.reload();
    await asked(page);
    const after = await moment(page);
    if (after.at === before.at) expect(after.seen).toEqual(before.seen); // else one could only pass, and the page did
    await playByHints(page, 1, false);
  }
  expect(faults).toEqual([]);
  await leave();
});

/** Waits until both see the same event, and says whether the hand goes on. */
async function settled(one: Page, other: Page, after: number): Promise<boolean> {
  for (const page of [one, other]) {
    await page.waitForFunction((before) => Number(document.querySelector<HTMLElement>("[data-sequence]")?.dataset["sequence"]) > before, after);
    await page.locator("div.own").waitFor();
  }
  const isSame = (await sequence(one)) === (await sequence(other));
  return isSame ? (await one.locator(END).count()) === 0 : settled(one, other, Math.min(await sequence(one), await sequence(other)));
}

async function reloadsAlike(page: Page): Promise<void> {
  const before = await picture(page);
  await page.reload();
  await page.locator("div.own").waitFor();
  expect(await picture(page)).toEqual(before);
}

/** The seat that is asked plays, so that exactly one event follows. */
async function playOne(pages: Page[], at: number): Promise<void> {
  const counts = await Promise.all(pages.map((page) => page.locator("[data-actions]").count()));
  const page = pages[counts.findIndex((count) => count > 0)];
  if (!page) throw new Error("nobody is asked");
  for (let press = at; (await sequence(page)) === at; press++) await decide(page, (count) => press % count);
}

const EVENTS_A_RELOAD = IS_FULL ? 1 : 4;
const MOST_EVENTS = IS_FULL ? Infinity : 14;

test.each(IS_FULL ? ["jielong", "tsung-shap"] : ["jielong"])("through a hand of %s, at events of either seat, the picture is the same after a reload", async (game) => {
  const ann = await newPerson(browser, server.url, PHONE, { name: "Ann" });
  const bob = await newPerson(browser, server.url, PHONE, { name: "Bob" });
  const pages = [ann.page, bob.page];
  await meet(ann.page, bob.page, game, 2, 0);
  let events = 0;
  for (let before = 0; events < MOST_EVENTS && (await settled(ann.page, bob.page, before)); events++) {
    const page = Math.floor(events / EVENTS_A_RELOAD) % 2 === 0 ? ann.page : bob.page;
    if (events % EVENTS_A_RELOAD === 0) await reloadsAlike(page);
    before = await sequence(ann.page);
    await playOne(pages, before);
  }
  expect(events).toBeGreaterThan(10);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann.leave(), bob.leave()]);
});

const PACE = 1.5; // seconds that a bot takes for a move: time enough for a reload
const EVENTS_OF_BOTS = IS_FULL ? 6 : 2;
const slow = new Server(PACE);
tellOfFailures(server, slow);
beforeAll(() => slow.start());
afterAll(() => slow.close());

/** Plays what is asked of the own seat, until it is a bot's turn. */
async function leaveToBots(page: Page): Promise<void> {
  await page.locator("div.own").waitFor();
  for (let press = 0; (await page.locator("[data-actions]").count()) > 0; press++) await decide(page, (count) => press % count);
}

function isPast(event: number): boolean {
  const { dataset } = document.querySelector<HTMLElement>("[data-sequence]") ?? document.body;
  return Number(dataset["sequence"]) > event || document.querySelector("[data-actions], [data-next], [data-again]") !== null;
}

test.each(IS_FULL ? ["jielong", "tianjiu"] : ["tianjiu"])("while the bots play a hand of %s, the picture is the same after a reload", async (game) => {
  const { page, faults, leave } = await newPerson(browser, slow.url, PHONE);
  await playNow(page, game);
  const compared = new Set<number>();
  while (compared.size < EVENTS_OF_BOTS) {
    await leaveToBots(page);
    if ((await page.locator(END).count()) > 0) {
      await page.locator(END).first().click(); // the page was slower than the bots all through the hand
      await page.locator(END).first().waitFor({ state: "detached" });
      continue;
    }
    const before = await moment(page);
    await page.reload();
    const after = await moment(page);
    if (after.at !== before.at) continue; // a bot was quicker than the page
    expect(after.seen).toEqual(before.seen);
    compared.add(before.at);
    await page.waitForFunction(isPast, before.at);
  }
  expect(compared.size).toBe(EVENTS_OF_BOTS);
  expect(faults).toEqual([]);
  await leave();
});
