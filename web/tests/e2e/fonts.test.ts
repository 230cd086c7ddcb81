import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "../../src/words/languages";
import type { View } from "../../src/protocol";
import { closeAll, DESKTOP, newPerson } from "./browser";
import { tellOfFailures } from "./failure";
import { LaidTable, settled } from "./laid";
import { IS_FULL, isTaken } from "./budget";
import { sharedBrowser, sharedServer } from "./shared";

const hands = JSON.parse(readFileSync(join(import.meta.dirname, "hands.json"), "utf8")) as Record<string, View[]>;
const FONTS = resolve(import.meta.dirname, "../../fonts");
const MOST_BYTES = 250_000; // of all fonts that a language may load
const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

/** Marks the elements with a character that was not yet seen in their font. */
function markNew(): void {
  const known = ((window as unknown as { known?: Set<string> }).known ??= new Set());
  for (const element of document.querySelectorAll("body *:not(.sprite *, script, style)")) {
    element.removeAttribute("data-new");
    const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("").replace(/\s/g, "");
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const seen = [...words].map((character) => `${character} ${fontFamily} ${fontWeight}`);
    if (seen.every((one) => known.has(one))) continue;
    seen.forEach((one) => known.add(one));
    element.setAttribute("data-new", "");
  }
}

/** The fonts of the machine that the page uses, and for which words: it should need none. */
async function foreignFonts(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(markNew);
  const wire = await page.context().newCDPSession(page);
  await wire.send("DOM.enable");
  await wire.send("CSS.enable");
  const { root } = await wire.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await wire.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "[data-new]" });
  const fontsOf = async (nodeId: number): Promise<string[]> => {
    const { fonts } = await wire.send("CSS.getPlatformFontsForNode", { nodeId });
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
    if (foreign.length === 0) return [];
    const { outerHTML } = await wire.send("DOM.getOuterHTML", { nodeId });
    return foreign.map(({ familyName }) => `${familyName}: ${outerHTML.replace(/<[^>]*>/g, "").slice(0, 80)}`);
  };
  const found = (await Promise.all(nodeIds.map(fontsOf))).flat();
  await wire.detach();
  return found;
}

const languages = Object.keys(LANGUAGES);

/** In small two games for each language: which characters the fonts need is known from the catalogues. */
function positions(language: string): [string, View[]][] {
  const games = Object.entries(hands);
  if (IS_FULL) return games;
  return games.filter((_, at) => at % (2 * languages.length) === 2 * languages.indexOf(language)).map(([game, views]) => [game, views.slice(0, 1)]);
}

test.each(languages.filter((_, at) => isTaken(at, 2)))("in %s every character of the lobby and of the tables is in the page's own fonts", async (language) => {
  const table = await LaidTable.before(await newPerson(browser, server.url, DESKTOP, { language }, { bypassCSP: true }));
  const { page } = table;
  await page.goto("/");
  await page.locator("[data-play]").first().waitFor();
  const found = { lobby: await foreignFonts(page) } as Record<string, string[]>;
  await page.locator("article button:not([data-play])").first().click();
  await page.locator("dialog summary").click();
  found["set-up"] = await foreignFonts(page);
  await page.goto("/nowhere");
  await page.locator("main.alone h1").waitFor();
  found["nowhere"] = await foreignFonts(page);
  let hand = 1;
  table.lay(Object.values(hands)[0]?.[0] ?? null);
  await page.goto(LaidTable.path);
  for (const [game, views] of positions(language)) {
    for (const [at, view] of views.entries()) {
      table.lay({ ...view, hand: ++hand });
      await table.drawn();
      found[`${game} ${at}`] = await foreignFonts(page);
    }
  }
  await page.locator("#tab-rules").click();
  await page.locator(".book h3").first().waitFor();
  found["rules"] = await foreignFonts(page);
  await page.locator("button.help").click();
  found["help"] = await foreignFonts(page);
  await page.keyboard.press("Escape");
  table.lay({ ...Object.values(hands)[0]?.[1] as View, hand: ++hand });
  await table.drawn();
  await page.locator("[data-back]").click();
  await page.locator("[data-leave]").waitFor();
  found["leaving"] = await foreignFonts(page);
  expect(Object.entries(found).filter(([, fonts]) => fonts.length > 0)).toEqual([]);
  await table.leave();
});

test("a character that no font of the page has is found", async () => {
  const { page, leave } = await newPerson(browser, server.url, DESKTOP, { name: "ж" });
  await page.goto("/");
  await page.locator("[data-play]").first().waitFor();
  expect(await foreignFonts(page)).toEqual([]);
  await page.evaluate(() => document.querySelector("h1")?.append("Ж"));
  expect(await foreignFonts(page)).not.toEqual([]);
  await leave();
});

test.each(languages)("all fonts of %s together are small", (language) => {
  const cut = language === "en" ? "names" : language === "zh-HK" ? "zh-Hant" : language;
  const own = [`sans-${cut}`, `serif-${cut}`];
  const files = ["sans-latin", "sans-latin-bold", "serif-latin", "symbols-1", "symbols-2", "tiles", ...own];
  expect(files.reduce((sum, name) => sum + statSync(join(FONTS, `${name}.woff2`)).size, 0)).toBeLessThan(MOST_BYTES);
});
