import { afterAll, beforeAll, expect, test } from "vitest";
import { closeAll, newPerson, type Person, playByHints, playHand, playNow } from "./browser";
import { isTaken } from "./budget";
import { tellOfFailures } from "./failure";
import { PSEUDO } from "../../src/words/languages";
import { overflowing } from "./overflow";
import { unmarked } from "./pseudo";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
tellOfFailures(server);
const games = (await (await fetch(`${server.url}/games`)).json()) as { slug: string; always: string[] }[];
const endless = new Set(games.filter(({ always }) => always.includes("resign")).map(({ slug }) => slug));
const wanted = process.env["GAMES"]?.split(",") ?? games.map(({ slug }) => slug).filter((_, at) => isTaken(at, 2));
const browser = await sharedBrowser();
const NARROW = { width: 360, height: 740 };
const PARTS = 2; // of a hand, after which the page is looked at
const people: Person[] = [];

beforeAll(async () => {
  for (let person = 0; person < 3; person++) people.push(await newPerson(browser, server.url, NARROW, { language: PSEUDO, name: "安" }));
});
afterAll(closeAll);

test.each(wanted)("a hand of %s is played to its end by what the screen shows", async (game) => {
  const person = people[wanted.indexOf(game) % people.length] as Person;
  await playNow(person.page, game);
  await person.page.locator("div.own").waitFor();
  const found = await unmarked(person.page);
  for (let part = 0; part < PARTS; part++) {
    await playByHints(person.page, 2, false);
    found.push(...(await unmarked(person.page)), ...(await overflowing(person.page)));
  }
  await (endless.has(game) ? playByHints : playHand)(person.page);
  found.push(...(await unmarked(person.page)));
  expect(found, "texts that come from no catalogue, or do not fit").toEqual([]);
  const isWide = await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, "wider than the phone").toBe(false);
  expect(person.faults.splice(0)).toEqual([]);
});
