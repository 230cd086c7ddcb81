import type { BrowserContext, Page, WebSocketRoute } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { asked, closeAll, newcomer, newPerson, openSetUp, PHONE, playHand, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { sharedBrowser, sharedServer } from "./shared";

const server = sharedServer();
const browser = await sharedBrowser();
tellOfFailures(server);
afterAll(closeAll);

test("a table that does not exist says so and leads on", async () => {
  const { page, leave } = await newPerson(browser, server.url);
  await page.goto("/table/nowhere");
  await page.getByText("There is no such table").waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.locator("[data-play]").first().waitFor();
  await leave();
});

const forbidStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get: () => { throw new Error("not allowed"); } });
  });

test("a browser that keeps nothing plays all the same", async () => {
  const { page, context } = await newPerson(browser, server.url);
  await forbidStorage(context);
  await playNow(page, "jielong").catch(() => undefined);
  await playHand(page);
  await context.close();
});

interface Held {
  table: string;
  seat: number;
  ticket: string;
}

/** The page says that the seat is lost, and leads on. */
async function losesSeat(page: Page): Promise<void> {
  await page.getByText("Your seat at this table is no longer yours").waitFor();
  await page.locator("main").getByRole("link", { name: "All games" }).first().click();
  await page.locator("[data-play]").first().waitFor();
}

test.each([
  ["forged", ({ ticket }: Held) => ticket.slice(0, -6) + "AAAAAA"],
  ["cut short", ({ ticket }: Held) => ticket.slice(0, 10)],
  ["expired", ({ table, seat }: Held) => server.expiredTicket(table, seat)],
])("a ticket that is %s costs the seat, and the page says so", async (_, spoil) => {
  const { page, leave } = await newPerson(browser, server.url, PHONE);
  await playNow(page, "jielong");
  await asked(page);
  const [held] = JSON.parse(await page.evaluate(() => localStorage.getItem("paiju.seats") ?? "")) as [Held];
  const spoiled = JSON.stringify([{ ...held, ticket: spoil(held) }]);
  await page.evaluate((text) => localStorage.setItem("paiju.seats", text), spoiled);
  await page.reload();
  await losesSeat(page);
  await leave();
});

/** Lets nothing through to the server but with a ticket that has expired; the function breaks the line. */
async function expireTickets(page: Page): Promise<() => Promise<void>> {
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket("**/ws", (line) => {
    const wire = line.connectToServer();
    lines.push(line);
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      const table = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      wire.send(message.type === "resume" ? JSON.stringify({ ...message, ticket: server.expiredTicket(table, 0) }) : text);
    });
  });
  return async () => lines.at(-1)?.close();
}

test("in a browser that keeps nothing, a ticket that expires costs the seat, and the page says so", async () => {
  const { page, context } = await newPerson(browser, server.url, PHONE);
  await forbidStorage(context);
  const breakLine = await expireTickets(page);
  await playNow(page, "jielong").catch(() => undefined);
  await asked(page);
  await breakLine();
  await losesSeat(page);
  await context.close();
});

test("who comes by a link to a full table is told so, and looks on", async () => {
  const [ann, bob, eve] = await Promise.all(["Ann", "Bob", "Eve"].map((name) => newPerson(browser, server.url, PHONE, { name })));
  if (!ann || !bob || !eve) throw new Error("nobody came");
  await openSetUp(ann.page, "jielong");
  await ann.page.getByRole("combobox", { name: "Players" }).selectOption("2");
  await ann.page.getByRole("combobox", { name: "Bots", exact: true }).selectOption("0");
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL(/\/table\//);
  await bob.page.goto(ann.page.url());
  await bob.page.getByRole("button", { name: "Sit down" }).click();
  await ann.page.getByRole("button", { name: "Start", exact: true }).waitFor();
  await eve.page.goto(ann.page.url());
  await eve.page.getByText("All seats here are taken").waitFor();
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  await eve.page.getByText("You are watching.").waitFor();
  await eve.page.getByRole("link", { name: "All games" }).first().click();
  await eve.page.locator("[data-play]").first().waitFor();
  expect(eve.faults).toEqual([]);
  await Promise.all([ann, bob, eve].map(({ leave }) => leave()));
});

const SLOW = { offline: false, latency: 400, downloadThroughput: 60_000, uploadThroughput: 30_000 };

test("over a slow network the page says that it loads, and then plays", async () => {
  const { page, context } = await newcomer(browser, server.url, PHONE);
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  await wire.send("Network.emulateNetworkConditions", SLOW);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByText("Loading").first().waitFor();
  await page.locator('[data-play="jielong"]').click();
  await page.waitForURL(/\/table\//);
  await asked(page);
  await context.close();
});

test.each([
  ["very long", "Bartholomew ".repeat(40), "Bartholomew Bartholomew"],
  ["without a gap", "W".repeat(300), "W".repeat(24)],
  ["of emoji", "👨‍👩‍👧‍👦🀄🐉", "🀄"],
  ["written from right to left", "שלום עולם", "שלום עולם"],
  ["in Arabic with a control character", "\u202Eمرحبا", "مرحبا"],
])("a name that is %s fits the table", async (_, name, shown) => {
  const { page, faults, leave } = await newPerson(browser, server.url, PHONE, { name });
  await playNow(page, "jielong");
  await asked(page);
  await page.locator(".tools").getByText(shown).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  const isCut = await page.locator(".tools button").evaluateAll((buttons) => buttons.some((one) => one.getBoundingClientRect().right > innerWidth));
  expect(isCut, "a tool is pushed off the screen").toBe(false);
  expect(faults).toEqual([]);
  await leave();
});
