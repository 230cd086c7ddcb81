/** What a slow phone and half an hour of play may cost. Measured with PAIJU_TIMES=10 on a machine that does nothing else; each prints what it found. */

import type { CDPSession, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { closeAll, newcomer, PHONE, playHand, playNow } from "./browser";
import { IS_FULL } from "./budget";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

const LONG = 50; // milliseconds
const SLOW_CPU = 4; // times
const OF_EACH_FAMILY = ["jielong", "tianjiu", "tiu-u", "kanwisher-mahjong", "pai-gow", "xiangshifu"];

/** Notes every task that holds the page up for long; what it returns tells how long each was. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => found.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: "longtask" });
    Object.assign(window, { longTasks: found });
  });
  return () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
}

test.skipIf(!IS_FULL).each(OF_EACH_FAMILY)("no task is long while a hand of %s is played on a slow phone", async (game) => {
  const { page, context } = await newcomer(browser, server.url, PHONE, {}, { deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const wire = await context.newCDPSession(page);
  await playNow(page, game);
  await page.locator("div.own").waitFor();
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  const tasks = await watchTasks(page);
  await playHand(page, 14).catch(() => undefined); // as many decisions as most hands have; bots need not find an end
  const found = await tasks();
  console.info(`${game}: ${found.length} tasks over ${LONG} ms on a phone ${SLOW_CPU} times as slow: ${found.join(", ")}`);
  expect(found.filter((duration) => duration > LONG)).toEqual([]);
  await context.close();
});

const MEGABYTE = 1_000_000;
const MOST_GROWTH = 10; // megabytes
const HANDS = 24; // half an hour of hands of a minute and a quarter
const SETTLED = 4; // hands, after which everything was loaded once

/** What the page holds when all that nobody holds is collected. */
async function memoryOf(wire: CDPSession): Promise<number> {
  await wire.send("HeapProfiler.collectGarbage");
  const { usedSize } = await wire.send("Runtime.getHeapUsage");
  return usedSize / MEGABYTE;
}

test.skipIf(!IS_FULL)("memory hardly grows while hand after hand is played", { timeout: 600_000 }, async () => {
  const { page, context } = await newcomer(browser, server.url, PHONE);
  const wire = await context.newCDPSession(page);
  await wire.send("HeapProfiler.enable");
  await playNow(page, "jielong");
  let before = 0;
  for (let hand = 1; hand <= HANDS; hand++) {
    await playHand(page);
    if (hand === SETTLED) before = await memoryOf(wire);
    await page.locator("[data-next], [data-again]").first().click();
    await page.locator("[data-next], [data-again]").first().waitFor({ state: "detached" });
    const start = page.getByRole("button", { name: /^Start/ });
    if (hand < HANDS && (await start.count()) > 0) await start.first().click();
  }
  const grown = (await memoryOf(wire)) - before;
  console.info(`${HANDS} hands: ${before.toFixed(1)} MB, ${grown.toFixed(1)} MB more at the end`);
  expect(grown).toBeLessThan(MOST_GROWTH);
  await context.close();
});
