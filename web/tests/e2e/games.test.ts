import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, newPerson, type Person, PHONE, playByHints, playHand, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { Server } from "./server";

const server = new Server();
await server.start();
tellOfFailures(server);
const games = (await (await fetch(`${server.url}/games`)).json()) as { slug: string; always: string[] }[];
const endless = new Set(games.filter(({ always }) => always.includes("resign")).map(({ slug }) => slug));
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
  await (endless.has(game) ? playByHints : playHand)(person.page);
  const isWide = await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, "wider than the phone").toBe(false);
  expect(person.faults.splice(0)).toEqual([]);
});
