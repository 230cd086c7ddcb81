import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, chooseBots, closeAll, DESKTOP, meet, newPerson, PHONE, playByHints, playHand, playNow, sequence } from "./browser";
import { isTaken } from "./budget";
import { tellOfFailures } from "./failure";
import { serious } from "./faults";
import { settled } from "./laid";
import { picture } from "./picture";
import { Server } from "./server";
import { sharedBrowser } from "./shared";

const server = new Server();
tellOfFailures(server);
const browser = await sharedBrowser();

beforeAll(() => server.start());
afterAll(async () => {
  await closeAll();
  await server.close();
});

test("a tile that is chosen while another thinks is played when it is one's turn", async () => {
  const ann = await newPerson(browser, server.url, DESKTOP, { name: "Ann" });
  const bob = await newPerson(browser, server.url, PHONE, { name: "Bob" });
  await meet(ann.page, bob.page, "ku-pai", 4, 2);
  const held = (): Promise<number> => ann.page.locator("[data-hand] [data-zone]").count();
  const isAsked = (page: typeof ann.page): Promise<boolean> => page.locator("[data-actions]").isVisible();
  await Promise.race([ann, bob].map(({ page }) => page.locator("[data-actions]").waitFor()));
  while (await isAsked(ann.page)) {
    const before = await sequence(ann.page);
    await ann.page.keyboard.press("1");
    await ann.page.keyboard.press("Enter");
    await ann.page.waitForFunction((then) => Number(document.querySelector<HTMLElement>("[data-sequence]")?.dataset["sequence"]) > then, before);
    await Promise.race([ann.page.locator("[data-actions]").waitFor(), bob.page.locator("[data-actions]").waitFor()]);
  }
  const before = await held();
  await ann.page.locator("[data-hand] button.pick").first().click();
  await ann.page.locator("[data-ahead]").waitFor();
  const isPlayed = ann.page.waitForFunction((then) => document.querySelectorAll("[data-hand] [data-zone]").length < then, before);
  while ((await held()) === before) {
    const then = await sequence(bob.page);
    if (await isAsked(bob.page)) {
      await bob.page.keyboard.press("1");
      await bob.page.keyboard.press("Enter");
    }
    const isLater = bob.page.waitForFunction((event) => Number(document.querySelector<HTMLElement>("[data-sequence]")?.dataset["sequence"]) > event, then);
    await Promise.race([isPlayed, isLater]);
  }
  expect(await held()).toBe(before - 1);
  expect(ann.faults).toEqual([]);
  await Promise.all([ann.leave(), bob.leave()]);
});

test("two people meet by a link, and both see the other play", async () => {
  const ann = await newPerson(browser, server.url, DESKTOP, { name: "Ann" });
  const bob = await newPerson(browser, server.url, PHONE, { name: "Bob 🀄 שלום" });
  await meet(ann.page, bob.page, "jielong", 4, 2);
  await Promise.all([playHand(ann.page), playHand(bob.page)]);
  await ann.page.getByText("Bob 🀄 שלום").first().waitFor();
  await ann.page.locator("[data-next]").click();
  await bob.page.getByText(/A bot plays for whoever is not ready in (1:00|0:5\d)/).waitFor();
  await bob.page.locator("[data-next]").click();
  await bob.page.locator("[data-actions], .prompt").first().waitFor();
  await ann.page.reload(); // what comes then is the present hand alone
  await ann.page.getByRole("button", { name: "Earlier hands" }).click();
  await ann.page.getByRole("button", { name: "Earlier hands" }).waitFor({ state: "detached" });
  const story = await ann.page.locator("ol[aria-label='Log'] li").allTextContents();
  expect(story.map((line) => line.trim()).filter((line) => /^(Deal|Hand) \d/.test(line)).map((line) => line.slice(0, 6))).toEqual(["Deal 1", "Hand 1", "Deal 2"]);
  await bob.leave();
  await ann.page.getByText("away").first().waitFor();
  expect(await ann.page.getByText("Vote to free this seat").count()).toBe(0); // Bob may come back in time
  expect(ann.faults).toEqual([]);
  await ann.leave();
});

test("the server is killed in mid-hand, and the game goes on where it was", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  await asked(page);
  await playByHints(page, 2, false);
  await asked(page);
  const before = await picture(page);
  await server.kill();
  await page.getByText("Connection lost").waitFor();
  await server.start(Number(new URL(server.url).port));
  await page.getByText("Connection lost").waitFor({ state: "detached" });
  await asked(page);
  expect(await picture(page)).toEqual(before);
  await playHand(page);
  await leave();
});

test("a game is played by keys alone", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url);
  await page.goto("/");
  await page.locator('[data-play="jielong"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  for (let turn = 0; turn < 200 && (await page.locator("[data-next]").count()) === 0; turn++) {
    await page.locator("[data-actions], [data-next]").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press(String((turn % 8) + 1));
    const before = await sequence(page);
    await page.keyboard.press("Enter");
    await asked(page, before - 1);
  }
  await page.locator("[data-next]").waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test("a hint, an undo, a reason and the rules are at hand", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await playNow(page, "jielong");
  await asked(page);
  const first = await picture(page);
  const before = await sequence(page);
  await page.keyboard.press("h");
  await page.getByText("A bot would do this").waitFor();
  await page.locator("[data-actions] button.primary").click();
  await asked(page, before);
  const after = await sequence(page);
  await page.keyboard.press("u");
  await asked(page, after);
  await expect.poll(() => picture(page), { message: "the move is taken back", timeout: 20_000 }).toEqual(first);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("heading", { name: "Scoring" }).waitFor();
  await leave();
});

test("a finished game is replayed, shared and verified", async () => {
  const { page, faults, leave } = await newPerson(browser, server.url);
  await page.goto("/");
  await page.locator("article", { has: page.locator('[data-play="jielong"]') }).getByRole("button", { name: "Set up" }).click();
  await page.getByText("All rules of this table").click();
  await page.getByLabel("Hands", { exact: true }).fill("1");
  await page.keyboard.press("Tab");
  await chooseBots(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await playHand(page);
  await page.getByRole("button", { name: "Replay" }).click();
  await page.locator("[data-step-on]").click();
  await page.locator("[data-verify]").click();
  await page.locator('[data-verdict="true"]').waitFor();
  expect(page.url()).toContain("step=1");
  expect(await serious(page)).toEqual([]);
  expect(faults).toEqual([]);
  await leave();
});

const SCREENS = [["phone", PHONE, "light"], ["desk", DESKTOP, "dark"], ["phone", PHONE, "dark"], ["desk", DESKTOP, "light"]] as const;

test.each(SCREENS.filter((_, at) => isTaken(at, SCREENS.length)))(
  "on a %s no screen has a serious fault (%#)",
  async (_, size, theme) => {
    const { page, faults, leave } = await newPerson(browser, server.url, size, { theme });
    const check = async (screen: string): Promise<void> => expect(await serious(page), screen).toEqual([]);
    await page.goto("/");
    await page.locator("[data-play]").first().waitFor();
    await check("the lobby");
    await page.locator("article", { has: page.locator('[data-play="kol-ye-si"]') }).getByRole("button", { name: "Set up" }).click();
    await page.getByText("All rules of this table").click();
    await check("the set-up of a table");
    await page.getByLabel("Hands", { exact: true }).fill("1");
    await page.keyboard.press("Tab");
    await chooseBots(page);
    await page.getByRole("button", { name: "Open the table" }).click();
    await asked(page);
    await check("the table");
    await page.getByRole("button", { name: "Rules" }).click();
    await page.getByRole("heading", { name: "Scoring" }).waitFor();
    await check("the rulebook");
    await page.getByRole("tab", { name: "Scores" }).click();
    await check("the scores");
    if (size === PHONE) await page.getByRole("button", { name: "Close" }).click();
    await playHand(page);
    await check("the end of a hand");
    await page.getByRole("button", { name: "Replay" }).click();
    await page.locator("[data-step-on]").waitFor();
    await check("the replay");
    await page.goto("/table/nowhere");
    await page.getByText("There is no such table").waitFor();
    await check("no such table");
    expect(faults).toEqual([]);
    await leave();
  },
);

test.each(["zh-Hans", "zh-Hant", "ko"])("in %s nothing is cut off on a phone", async (language) => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE, { language });
  await playNow(page, "jielong");
  await asked(page);
  await settled(page);
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, .prompt, h1")]
      .filter((one) => one.scrollWidth > one.clientWidth + 2)
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(cut).toEqual([]);
  expect(faults).toEqual([]);
  await leave();
});
