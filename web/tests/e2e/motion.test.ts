/** What moves on a table while a hand is played. */

import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeAll, newPerson, PHONE, playHand, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

interface Seen {
  properties: string[]; // that were animated
  moved: number; // animations of tiles
}

/** Notes all animations, of styles and of scripts, from now on; what it returns tells them. */
async function watchMotion(page: Page): Promise<() => Promise<Seen>> {
  await page.evaluate(() => {
    const seen = new Set<Animation>();
    const properties = new Set<string>();
    let moved = 0;
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        if (seen.has(animation)) continue;
        seen.add(animation);
        const effect = animation.effect as KeyframeEffect;
        if (Number(effect.getComputedTiming().duration) === 0) continue;
        if (effect.target?.matches("[data-zone]")) moved++;
        for (const frame of effect.getKeyframes()) for (const name of Object.keys(frame)) properties.add(name);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { motionSeen: () => ({ properties: [...properties], moved }) });
  });
  return () => page.evaluate(() => (window as unknown as { motionSeen: () => Seen }).motionSeen());
}

const OF_A_KEYFRAME = ["offset", "computedOffset", "easing", "composite"];
const CHEAP = ["transform", "opacity", "visibility"]; // nothing else lets the browser lay out or paint anew at every frame

test.each(["tianjiu", "small-mahjong", "bagchen"])("while a hand of %s is played only transform and opacity are animated", async (game) => {
  const { page, leave } = await newPerson(browser, server.url, PHONE, {}, { reducedMotion: "no-preference" });
  await playNow(page, game);
  await page.locator("div.own").waitFor();
  const motion = await watchMotion(page);
  await playHand(page);
  const { properties, moved } = await motion();
  expect(properties.filter((name) => ![...OF_A_KEYFRAME, ...CHEAP].includes(name))).toEqual([]);
  expect(moved).toBeGreaterThan(3);
  await leave();
});

test("who wants no motion sees none", async () => {
  const { page, leave } = await newPerson(browser, server.url, PHONE);
  await playNow(page, "bagchen");
  await page.locator("div.own").waitFor();
  const motion = await watchMotion(page);
  await playHand(page);
  expect((await motion()).moved).toBe(0);
  await leave();
});

test("dice lie on the table that were thrown", async () => {
  const { page, leave } = await newPerson(browser, server.url, PHONE);
  await playNow(page, "bagchen");
  await page.locator("[data-dice]").first().waitFor();
  expect(await page.locator("[data-dice]").first().getAttribute("data-dice")).toMatch(/^[1-6] [1-6]$/);
  await leave();
});

