/** How soon a slow phone shows what it came for. */

import type { Browser } from "playwright-core";
import { newcomer, PHONE } from "./browser";

const SLOW_CPU = 4; // times
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SETTLED = 700; // milliseconds without a larger picture

export interface Speed {
  first: number; // contentful paint, in milliseconds
  largest: number;
  bytes: number; // over the wire until then
}

/** What a first visit to the lobby loads, until nothing more comes: bytes over the wire. */
export async function firstLoad(browser: Browser, url: string, language: string): Promise<{ fonts: number; others: number }> {
  const { page, context } = await newcomer(browser, url, PHONE, { language });
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  const fonts = new Set<string>();
  const loaded = { fonts: 0, others: 0 };
  wire.on("Network.responseReceived", ({ requestId, type }) => type === "Font" && fonts.add(requestId));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => (loaded[fonts.has(requestId) ? "fonts" : "others"] += encodedDataLength));
  await page.goto("/", { waitUntil: "networkidle" });
  await page.locator("[data-play]").first().waitFor();
  await context.close();
  return loaded;
}

/** A first visit with an empty cache. */
export async function firstVisit(browser: Browser, url: string, path = "/", language = "en"): Promise<Speed> {
  const { page, context } = await newcomer(browser, url, PHONE, { language }, { deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(path, { waitUntil: "load" });
  await page.locator(path === "/" ? "[data-play]" : "div.own").first().waitFor();
  const { first, largest } = await page.evaluate(
    (settled) =>
      new Promise<{ first: number; largest: number }>((done) => {
        let largest = 0;
        const finish = (): void => done({ first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, largest });
        let timer = setTimeout(finish, settled);
        new PerformanceObserver((list) => {
          largest = Math.max(largest, ...list.getEntries().map(({ startTime }) => startTime));
          clearTimeout(timer);
          timer = setTimeout(finish, settled);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
    SETTLED,
  );
  await context.close();
  return { first, largest, bytes };
}

export const median = (numbers: number[]): number => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
