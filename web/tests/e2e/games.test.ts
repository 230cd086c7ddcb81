import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, newPerson, type Person, PHONE, playHand, playNow } from "./browser";
import { Server } from "./server";

const server = new Server();
let browser: Browser;
let person: Person;

beforeAll(async () => {
  await server.start();
  browser = await launch();
  person = await newPerson(browser, server.url, PHONE);
});
afterAll(async () => {
  await browser?.close();
  await server.close();
});

test("a hand of every game is played to its end by what the screen shows", { timeout: 900_000 }, async () => {
  await person.page.goto("/");
  await person.page.locator("[data-play]").first().waitFor();
  const games = await person.page.locator("[data-play]").evaluateAll((all) => all.map((one) => one.getAttribute("data-play") ?? ""));
  const chosen = process.env["GAMES"]?.split(",") ?? games;
  expect(games.length).toBeGreaterThan(20);
  for (const game of chosen) {
    await playNow(person.page, game);
    await playHand(person.page);
    const isWide = await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, `${game} is wider than the phone`).toBe(false);
  }
  expect(person.faults).toEqual([]);
});
