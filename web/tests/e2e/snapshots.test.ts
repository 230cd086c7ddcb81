import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { View } from "../../src/protocol";
import { closeAll, DESKTOP, newPerson, PHONE } from "./browser";
import { IS_FULL } from "./budget";
import { tellOfFailures } from "./failure";
import { LaidTable, settled } from "./laid";
import { sharedBrowser, sharedServer } from "./shared";
import { difference, distance, shrunk, TOLERANCE } from "./snapshot";

/** Of every game some moments of a hand: first its end, last a choice. */
const hands = JSON.parse(readFileSync(join(import.meta.dirname, "hands.json"), "utf8")) as Record<string, View[]>;
const sizes = { phone: [PHONE, "light", "en"], desk: [DESKTOP, "dark", "en"], lying: [{ width: 844, height: 390 }, "light", "ko"] } as const;
type Size = keyof typeof sizes;
const all = Object.keys(sizes) as Size[];
const moments = { mid: -1, end: 0 } as const;
type Moment = keyof typeof moments;

/** All pictures; `make test` draws a third of them: each game at both moments, each time on one of the screens. */
const every = Object.keys(hands).flatMap((slug, at) =>
  (Object.keys(moments) as Moment[]).flatMap((moment, later) =>
    all.filter((_, screen) => IS_FULL || screen === (at + later) % all.length).map((name) => [slug, moment, name] as const),
  ),
);

const server = sharedServer();
tellOfFailures(server);
const browser = await sharedBrowser();
let easel: Page;
let screens: Record<Size, LaidTable>;
let number = 1; // of the hand: every picture is laid out anew

beforeAll(async () => {
  easel = await browser.newPage();
  screens = { phone: await screen("phone"), desk: await screen("desk"), lying: await screen("lying") };
});
afterAll(() => Promise.all([closeAll(), easel.close()]));

/** A page that shows what is laid on its table. */
async function screen(name: Size): Promise<LaidTable> {
  const [size, theme, language] = sizes[name];
  return LaidTable.before(await newPerson(browser, server.url, size, { theme, language, guest: 500 }, { bypassCSP: true }));
}

async function show(table: LaidTable, slug: string, moment: Moment): Promise<Buffer> {
  const view = hands[slug]?.at(moments[moment]);
  if (!view) throw new Error(`there is no such hand of ${slug}`);
  table.lay({ ...view, hand: ++number % 90 });
  if (!table.page.url().endsWith(LaidTable.path)) await table.page.goto(LaidTable.path);
  await table.drawn();
  return table.page.screenshot();
}

test.each(all)("on a %s the lobby looks as it did", async (name) => {
  const { page } = screens[name];
  await page.goto("/");
  await page.locator("[data-play]").first().waitFor();
  await settled(page);
  expect(await distance(easel, `lobby-${name}`, await page.screenshot())).toBeLessThan(TOLERANCE);
});

test.each(every)("%s at its %s on a %s looks as it did", async (slug, moment, name) => {
  expect(await distance(easel, `${slug}-${moment}-${name}`, await show(screens[name], slug, moment))).toBeLessThan(TOLERANCE);
});

test.each([
  ["the hand has gone", "[data-hand] { visibility: hidden }"],
  ["the tiles of the hand are smaller", "[data-hand] svg { scale: 0.6 }"],
  ["the table has another colour", ":root { --felt: #703030 !important }"],
])("a picture on which %s is another one", async (_, style) => {
  const before = await show(screens.phone, "jielong", "mid");
  const added = await screens.phone.page.addStyleTag({ content: style });
  const after = await screens.phone.page.screenshot();
  await added.evaluate((element: Element) => element.remove());
  expect(await difference(easel, await shrunk(easel, before), await shrunk(easel, after))).toBeGreaterThan(TOLERANCE);
});
