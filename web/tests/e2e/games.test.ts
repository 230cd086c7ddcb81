import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, newPerson, type Person, PHONE, playHand, playNow } from "./browser";
import { Server } from "./server";

const server = new Server();
await server.start();
const games = (await (await fetch(`${server.url}/games`)).json()) as { slug: string }[];
const wanted = process.env["GAMES"]?.split(",") ?? games.map(({ slug }) => slug);
const browser = await launch();
let person: Person;

beforeAll(async () => {
  person = await newPerson(browser, server.url, PHONE);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test.each(wanted)("a hand of %s is played to its end by what the screen shows", async (game) => {
  await playNow(person.page, game);
  await playHand(person.page);
  const isWide = await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, "wider than the phone").toBe(false);
  expect(person.faults).toEqual([]);
});
