import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson, type Person, PHONE, playByHints, playHand, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
tellOfFailures(server);
const games = (await (await fetch(`${server.url}/games`)).json()) as { slug: string; always: string[] }[];
const endless = new Set(games.filter(({ always }) => always.includes("resign")).map(({ slug }) => slug));
const wanted = process.env["GAMES"]?.split(",") ?? games.map(({ slug }) => slug);
const browser = await sharedBrowser();
const LANGUAGES = ["zh-Hans", "zh-Hant", "ko"];
const people: Person[] = [];

beforeAll(async () => {
  for (const language of LANGUAGES) people.push(await newPerson(browser, server.url, PHONE, { language, name: "安" }));
});
afterAll(() => browser.close());

/** Captions with words of English in them, the names of bots apart; what a winning hand is called stays as the rulebook has it. */
async function untranslated(page: Page): Promise<string[]> {
  const captions = await page.locator("figcaption, .counter").allInnerTexts();
  return captions.filter((caption) => /[a-z]{2}/i.test(caption.replace(/\b(Mei|Jun|Lan|Bo|Yu|Hana|Min|Tao)\b/g, "")));
}

test.each(wanted)("a hand of %s is played to its end by what the screen shows", async (game) => {
  const person = people[wanted.indexOf(game) % people.length] as Person;
  await playNow(person.page, game);
  await person.page.locator("div.own").waitFor();
  const english = await untranslated(person.page);
  await (endless.has(game) ? playByHints : playHand)(person.page);
  english.push(...(await untranslated(person.page)));
  expect(english, "captions that are not translated").toEqual([]);
  const isWide = await person.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide, "wider than the phone").toBe(false);
  expect(person.faults.splice(0)).toEqual([]);
});
