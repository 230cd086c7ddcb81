import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, decide, END, launch, meet, newPerson, PHONE, playByHints, playNow, sequence } from "./browser";
import { tellOfFailures } from "./failure";
import { picture } from "./picture";
import { Server } from "./server";

const server = new Server();
tellOfFailures(server);
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server.close();
});

const OF_EACH_FAMILY = ["jielong", "ku-pai", "tsung-shap", "jjak-mat-chu-gi", "kol-ye-si", "xiangshifu"];
const MOST_RELOADS = 4;

test.each(OF_EACH_FAMILY)("at every decision of a hand of %s the picture is the same after a reload", async (game) => {
  const { page, faults, context } = await newPerson(browser, server.url, PHONE);
  await playNow(page, game);
  for (let reloads = 0; reloads < MOST_RELOADS && (await asked(page)); reloads++) {
    const before = await picture(page);
    await page.reload();
    await asked(page);
    expect(await picture(page)).toEqual(before);
    await playByHints(page, 1, false);
  }
  expect(faults).toEqual([]);
  await context.close();
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

test.each(["jielong", "tsung-shap"])("at every event of a hand of %s, of either seat, the picture is the same after a reload", async (game) => {
  const ann = await newPerson(browser, server.url, PHONE, { name: "Ann" });
  const bob = await newPerson(browser, server.url, PHONE, { name: "Bob" });
  const pages = [ann.page, bob.page];
  await meet(ann.page, bob.page, game, 2, 0);
  let events = 0;
  for (let before = 0; await settled(ann.page, bob.page, before); events++) {
    await reloadsAlike(events % 2 === 0 ? ann.page : bob.page);
    before = await sequence(ann.page);
    await playOne(pages, before);
  }
  expect(events).toBeGreaterThan(10);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann.context.close(), bob.context.close()]);
});
