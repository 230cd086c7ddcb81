import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { View } from "../../src/protocol";
import { DESKTOP, newPerson, PHONE } from "./browser";
import { tellOfFailures } from "./failure";
import { LaidTable, settled } from "./laid";
import { sharedBrowser, sharedServer } from "./shared";
import { difference, distance, shrunk, TOLERANCE } from "./snapshot";

const FOLDER = join(import.meta.dirname, "positions");
const games = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
const sizes = { phone: [PHONE, "light", "en"], desk: [DESKTOP, "dark", "en"], lying: [{ width: 844, height: 390 }, "light", "ko"] } as const;
type Size = keyof typeof sizes;
const all = Object.keys(sizes) as Size[];

const server = sharedServer();
tellOfFailures(server);
const browser = await sharedBrowser();
let easel: Page;
let screens: Record<Size, LaidTable>;

beforeAll(async () => {
  easel = await browser.newPage();
  screens = { phone: await screen("phone"), desk: await screen("desk"), lying: await screen("lying") };
});
afterAll(() => browser.close());

/** A page whose server has always the same position on the table. */
async function screen(name: Size): Promise<LaidTable> {
  const [size, theme, language] = sizes[name];
  const { page } = await newPerson(browser, server.url, size, { theme, language, guest: 500 }, { bypassCSP: true });
  return LaidTable.before(page);
}

async function show(table: LaidTable, game: string | null, style = ""): Promise<Buffer> {
  const { page } = table;
  table.lay(game === null ? null : (JSON.parse(readFileSync(join(FOLDER, `${game}.json`), "utf8")) as View));
  await page.goto(game ? LaidTable.path : "/");
  await page.locator(game ? "div.own" : "[data-play]").first().waitFor();
  if (style) await page.addStyleTag({ content: style });
  await settled(page);
  return page.screenshot();
}

test.each(all)("on a %s the lobby looks as it did", async (name) => {
  expect(await distance(easel, `lobby-${name}`, await show(screens[name], null))).toBeLessThan(TOLERANCE);
});

test.each(games.flatMap((slug) => all.map((name) => [slug, name] as const)))("%s on a %s looks as it did", async (slug, name) => {
  expect(await distance(easel, `${slug}-${name}`, await show(screens[name], slug))).toBeLessThan(TOLERANCE);
});

test.each([
  ["the hand has gone", "[data-hand] { visibility: hidden }"],
  ["the tiles of the hand are smaller", "[data-hand] svg { scale: 0.6 }"],
  ["the table has another colour", ":root { --felt: #703030 !important }"],
])("a picture on which %s is another one", async (_, style) => {
  const [before, after] = [await show(screens.phone, "jielong"), await show(screens.phone, "jielong", style)];
  expect(await difference(easel, await shrunk(easel, before), await shrunk(easel, after))).toBeGreaterThan(TOLERANCE);
});
