import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, decide, launch, newPerson, PHONE, playNow, sequence } from "./browser";
import { tellOfFailures } from "./failure";
import { Server } from "./server";

const server = new Server();
tellOfFailures(server);
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server.close();
});

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
  const { page, context } = await newPerson(browser, server.url, PHONE);
  await playNow(page, "jielong");
  await asked(page);
  const times: number[] = [];
  for (let press = 0; press < 9; press++) times.push(await answerTime(page));
  expect(times.sort((one, other) => one - other)[4]).toBeLessThan(100);
  await context.close();
});

/** Where the tiles and tools that a thumb aims at stand. */
function aims(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const bottomOf = (name: string): number => Math.round(document.querySelector(name)?.getBoundingClientRect().bottom ?? -1);
    return [bottomOf("[data-hand]"), bottomOf(".tools"), bottomOf("header")];
  });
}

test.each(["tianjiu", "tiu-u", "kanwisher-mahjong"])("nothing that one aims at moves while %s is played", async (game) => {
  const { page, context } = await newPerson(browser, server.url, PHONE);
  await playNow(page, game);
  await asked(page);
  const first = await aims(page);
  for (let turn = 0; turn < 5 && (await asked(page)); turn++) {
    expect(await aims(page)).toEqual(first);
    const at = await sequence(page);
    for (let press = turn; (await sequence(page)) === at; press++) await decide(page, (count) => press % count);
  }
  await context.close();
});
