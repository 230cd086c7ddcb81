/** Pictures of games in play and at a hand's end, for the README and for critical eyes: PICTURES=folder GAMES=jielong,tiu-u npm run e2e. */

import { test } from "vitest";
import { DESKTOP, newPerson, PHONE, playByHints, playHand, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const { PICTURES: folder, GAMES: games = "jielong", LANGUAGE: language = "en", THEME: theme = "light", SIZE: only } = process.env;
const DECISIONS = 7;
const MOST_HINTS = 40;

const server = sharedServer();
tellOfFailures(server);

test.skipIf(!folder)("pictures are taken", { timeout: 1_800_000 }, async () => {
  const browser = await sharedBrowser();
  try {
    for (const [name, size] of Object.entries({ phone: PHONE, desk: DESKTOP }).filter(([name]) => !only || name === only)) {
      const { page } = await newPerson(browser, server.url, size, { language, theme });
      await page.goto("/");
      await page.locator("[data-play]").first().waitFor();
      await page.screenshot({ path: `${folder}/lobby-${name}.png` });
      for (const game of games.split(",")) {
        await playNow(page, game);
        await playHand(page, DECISIONS).catch(() => undefined);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${folder}/${game}-${name}.png` });
        await playByHints(page, MOST_HINTS, false);
        await page.screenshot({ path: `${folder}/${game}-${name}-end.png` });
      }
    }
  } finally {
    await browser.close();
  }
});
