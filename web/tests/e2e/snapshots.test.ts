import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FromServer, Snapshot, View } from "../../src/protocol";
import { DESKTOP, launch, newPerson, PHONE } from "./browser";
import { tellOfFailures } from "./failure";
import { Server } from "./server";
import { difference, distance, shrunk, TOLERANCE } from "./snapshot";

const FOLDER = join(import.meta.dirname, "positions");
const games = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
const sizes = { phone: [PHONE, "light"], desk: [DESKTOP, "dark"] } as const;
type Size = keyof typeof sizes;
const both = Object.keys(sizes) as Size[];
const OWN_FONTS = ":root { --sans: 'Paiju Sans', sans-serif !important; --serif: 'Paiju Serif', serif !important }";

const server = new Server();
tellOfFailures(server);
let browser: Browser;
let easel: Page;
let screens: Record<Size, Page>;
let game: string | null = null; // on the table

beforeAll(async () => {
  await server.start();
  browser = await launch();
  easel = await browser.newPage();
  screens = { phone: await screen("phone"), desk: await screen("desk") };
});
afterAll(async () => {
  await browser?.close();
  await server.close();
});

function position(game: string): Snapshot {
  const view = JSON.parse(readFileSync(join(FOLDER, `${game}.json`), "utf8")) as View;
  const seats = Array.from({ length: view.seats }, (_, seat) =>
    seat === 0 ? ({ kind: "person", name: "Ann", present: true } as const) : ({ kind: "bot" } as const),
  );
  const rules = { options: {}, public: false, undo: true, reveal: true, level: "good" } as const;
  const info = { table: "kept", game, seats, phase: "playing", session: 1, deal: 1, commitment: "", pledged: false, ...rules } as const;
  return { type: "snapshot", table: "kept", sequence: 9, seat: 0, info: info as unknown as Snapshot["info"], view };
}

/** A page whose server has always the same position on the table. */
async function screen(name: Size): Promise<Page> {
  const [size, theme] = sizes[name];
  const { page } = await newPerson(browser, server.url, size, { theme }, { bypassCSP: true });
  await page.routeWebSocket("**/ws", (wire) => {
    const say = (message: FromServer): void => wire.send(JSON.stringify(message));
    wire.onMessage((text) => {
      const { type } = JSON.parse(String(text)) as { type: string };
      if (type === "hello") say({ type: "welcome", version: 1, software: "", visitor: "0".repeat(32) });
      if (type === "watch" && game) say(position(game));
    });
  });
  return page;
}

async function show(page: Page, wanted: string | null, style = ""): Promise<Buffer> {
  game = wanted;
  await page.goto(game ? "/table/kept" : "/");
  await page.locator(game ? ".own" : "[data-play]").first().waitFor();
  await page.addStyleTag({ content: OWN_FONTS + style });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

test.each(both)("on a %s the lobby looks as it did", async (name) => {
  expect(await distance(easel, `lobby-${name}`, await show(screens[name], null))).toBeLessThan(TOLERANCE);
});

test.each(games.flatMap((slug) => both.map((name) => [slug, name] as const)))("%s on a %s looks as it did", async (slug, name) => {
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
