import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "../../src/words/languages";
import type { Example } from "../../src/protocol";
import { IS_FULL } from "./budget";
import { asked, closeAll, newPerson, PHONE, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

const games = ((await (await fetch(`${server.url}/games`)).json()) as { slug: string }[]).map(({ slug }) => slug);
const exampleOf = async (game: string): Promise<Example> => (await fetch(`${server.url}/examples/${game}`)).json() as Promise<Example>;

const stage = (page: Page): Promise<number> => page.locator("[data-stage]").getAttribute("data-stage").then(Number);
const stageIs = (page: Page, at: number): Promise<void> => page.locator(`[data-stage="${at}"]`).waitFor();

/** Words in Latin letters that are seen: in Korean and Chinese there are none but the name of the house. */
function latin(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isSeen = node.parentElement?.checkVisibility() && !node.parentElement.closest("svg, script, style");
      if (isSeen) found.push(...((node.textContent ?? "").match(/[A-Za-z]{2,}|\[\d:\d\]/g) ?? []));
    }
    return found;
  });
}

const WATCHED = [["ko", "kol-ye-si"], ["zh-Hant", "tianjiu"]] as const;

test.each(IS_FULL ? WATCHED : WATCHED.slice(0, 1))("in %s the example of %s is watched to its end, back, by a jump and by keys", async (language, game) => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE, { language });
  const last = (await exampleOf(game)).stages.length - 1;
  await page.goto(`/example/${game}`);
  await stageIs(page, 0);
  const found = await latin(page);
  for (let at = 1; at <= last; at++) {
    await page.locator("[data-step-on]").click();
    await stageIs(page, at);
    found.push(...(await latin(page)));
  }
  await page.locator(".end li").first().waitFor();
  await page.locator("[data-step-on]").click(); // there is nothing after the end
  expect(await stage(page)).toBe(last);
  await page.locator("[data-step-back]").click();
  await stageIs(page, last - 1);
  await page.locator("[data-steps] input").fill("2");
  await stageIs(page, 2);
  await page.locator("h1").click();
  await page.keyboard.press("ArrowRight");
  await stageIs(page, 3);
  await page.keyboard.press("ArrowLeft");
  await stageIs(page, 2);
  await page.keyboard.press("End");
  await stageIs(page, last);
  await page.keyboard.press("Home");
  await stageIs(page, 0);
  expect(found, "words of another language, or notation").toEqual([]);
  expect(faults).toEqual([]);
  await leave();
});

/** Reads what is said and does what is asked until the hand is over; the numbers of what was said. */
async function learn(page: Page): Promise<string[]> {
  const said = new Set<string>();
  while ((await page.locator("[data-done]").count()) === 0) {
    const before = await page.locator(".coach").innerText();
    said.add((await page.locator("[data-coach]").getAttribute("data-coach")) ?? "");
    const next = page.locator("[data-next-step]:enabled");
    if ((await next.count()) > 0) await next.click();
    else await playWanted(page);
    await page.waitForFunction((words) => document.querySelector<HTMLElement>(".coach")?.innerText !== words, before);
  }
  return [...said].filter(Boolean);
}

/** Does what the example does: a button that is there, or tiles and then the button. */
async function playWanted(page: Page): Promise<void> {
  const at = await stage(page);
  const { pathname } = new URL(page.url());
  const { stages } = await exampleOf(pathname.split("/").at(-1) ?? "");
  const action = stages[at + 1]?.action ?? "";
  const button = page.locator(`[data-actions] [data-action="${action}"]`);
  const tiles = page.locator("[data-hand] button.pick:not(.picked):not(.idle)");
  for (let tries = 0; (await button.count()) === 0 && tries < 8; tries++) {
    const names = action.match(/\[\d:\d\]/g) ?? [];
    const face = names[tries] ?? "";
    await page.locator(`[data-hand] button.pick:not(.picked)[data-face="${face}"]`).or(tiles).first().click();
  }
  await button.click();
  await page.waitForFunction((before) => Number(document.querySelector<HTMLElement>("[data-stage]")?.dataset["stage"]) > before, at);
}

test.each(["kol-ye-si"])("the first steps of %s say all they have to, and lead to a real table", async (game) => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE, { language: "ko" });
  const { lesson } = await exampleOf(game);
  await page.goto("/");
  await page.locator(`[data-learn="${game}"]`).click();
  await stageIs(page, 0);
  expect(await page.locator(".pointed").count()).toBe(1);
  expect(await learn(page)).toEqual(lesson.map((_, at) => String(at + 1)));
  await page.locator("[data-done]").click();
  await page.waitForURL(/\/table\//);
  await page.locator("div.own").waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test("another action than that of the lesson is allowed, and the lesson says which it is", async () => {
  const { page, leave } = await newPerson(browser, server.url, PHONE);
  await page.goto("/learn/kol-ye-si");
  await stageIs(page, 0);
  while ((await page.locator("[data-next-step]:enabled").count()) > 0) await page.locator("[data-next-step]").click();
  const at = await stage(page);
  const wanted = (await exampleOf("kol-ye-si")).stages[at + 1]?.action ?? "";
  await page.locator(`[data-actions] button:not([data-action="${wanted}"])`).first().click();
  await page.locator(".coach", { hasText: "That is allowed too" }).waitFor();
  expect(await stage(page)).toBe(at);
  await leave();
});

test("first steps are skipped", async () => {
  const { page, leave } = await newPerson(browser, server.url, PHONE);
  await page.goto("/learn/jielong");
  await page.locator("[data-skip]").click();
  await page.locator("[data-play]").first().waitFor();
  await leave();
});

test("card, rulebook and table lead to the example, and nothing covers a table at a first visit", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await page.goto("/");
  expect(await page.locator("[data-example]").count()).toBe(games.length);
  await playNow(page, "jielong");
  await asked(page);
  expect(await page.locator("dialog[open]").count()).toBe(0);
  await page.getByRole("tab", { name: "Rules" }).click();
  const [example] = await Promise.all([page.waitForEvent("popup"), page.locator(".book [data-example=jielong]").click()]);
  await stageIs(example, 0);
  await leave();
});

const languages = Object.keys(LANGUAGES);
/** In small every second game, each in one language. */
const triedIn = (language: string): string[] => (IS_FULL ? games : games.filter((_, at) => at % (2 * languages.length) === 2 * languages.indexOf(language)));

test("examples and first steps open in every language without a fault", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE);
  for (const language of languages) {
    const tried = triedIn(language);
    await page.goto("/");
    await page.evaluate((value) => localStorage.setItem("paiju.language", JSON.stringify(value)), language);
    await page.goto(`/example/${tried[0] ?? ""}`);
    for (const game of tried) {
      for (const way of ["example", "learn"]) {
        await page.evaluate((path) => {
          history.pushState(null, "", path);
          window.dispatchEvent(new PopStateEvent("popstate"));
        }, `/${way}/${game}`);
        await page.locator(way === "learn" ? "[data-coach='1']" : "[data-steps]").waitFor();
        expect(faults, `${way} of ${game} in ${language}`).toEqual([]);
      }
    }
  }
  await leave();
});
