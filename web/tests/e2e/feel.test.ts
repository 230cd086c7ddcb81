import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { IS_FULL, isTaken } from "./budget";
import { asked, closeAll, DESKTOP, newcomer, newPerson, PHONE, playByHints, playHand, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { settled } from "./laid";
import { sharedBrowser, sharedServer } from "./shared";
import { type Shift, watchShift } from "./shift";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

/** From a press to the next picture, in milliseconds. */
function answerTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const tile = document.querySelector<HTMLElement>("[data-hand] button.pick");
        const start = performance.now();
        tile?.click();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
      }),
  );
}

test("a tile that is tapped answers within a tenth of a second", async () => {
  const { page, leave } = await newPerson(browser, server.url, PHONE);
  await playNow(page, "jielong");
  await asked(page);
  const times: number[] = [];
  for (let press = 0; press < 9; press++) times.push(await answerTime(page));
  expect(times.sort((one, other) => one - other)[4]).toBeLessThan(100);
  await leave();
});

const MOST_SHIFT = 0.1; // of the screen, as browsers count it
const WITHOUT_RESERVE = ".told, .asked { min-height: 0 !important }";

async function shiftOfHand(game: string, size: typeof PHONE, style = ""): Promise<Shift> {
  const { page, context } = await newcomer(browser, server.url, size, {}, { bypassCSP: true });
  await playNow(page, game);
  await page.locator("div.own").waitFor();
  if (style) await page.addStyleTag({ content: style });
  await settled(page);
  const shift = await watchShift(page);
  await (game === "xiangshifu" ? playByHints : playHand)(page);
  const found = await shift();
  await context.close();
  return found;
}

const HANDS = 3;

/** A hand that jumps little, of a few: on a busy machine what was asked for before the hand may come during it. */
async function calmHand(game: string, size: typeof PHONE): Promise<Shift> {
  let found = await shiftOfHand(game, size);
  for (let hand = 1; hand < HANDS && found.total >= MOST_SHIFT; hand++) found = await shiftOfHand(game, size);
  return found;
}

const SIZES = { phone: PHONE, desk: DESKTOP, "phone on its side": { width: 844, height: 390 } };
const SOME = [["tianjiu", "phone"], ["tiu-u", "phone"], ["pai-gow", "phone"], ["kanwisher-mahjong", "desk"]] as const;
const games = (await (await fetch(`${server.url}/games`)).json()) as { slug: string }[];
const ALL = games.flatMap(({ slug }) => (Object.keys(SIZES) as (keyof typeof SIZES)[]).map((size) => [slug, size] as const));

test.each(IS_FULL ? ALL : SOME.filter((_, at) => isTaken(at, 2)))("nothing jumps while a hand of %s is played on a %s", async (game, size) => {
  const { total, aimed, most } = await calmHand(game, SIZES[size]);
  if (IS_FULL) console.info(`${game} on a ${size}: ${total.toFixed(3)} (${most.join("; ")})`);
  expect(total, most.join("; ")).toBeLessThan(MOST_SHIFT);
  expect(aimed, "one aims at it").toEqual([]);
});

test("a table that keeps no room for words and buttons is noticed", async () => {
  expect((await shiftOfHand("jielong", PHONE, WITHOUT_RESERVE)).total).toBeGreaterThan(MOST_SHIFT);
});
