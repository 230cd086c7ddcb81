import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, chooseBots, closeAll, newcomer, newPerson, openSetUp, playHand, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { Server } from "./server";
import { sharedBrowser, sharedServer } from "./shared";

const plain = sharedServer();
const server = new Server(0, 60, true);
tellOfFailures(server);
const browser = await sharedBrowser();

beforeAll(() => server.start());
afterAll(async () => {
  await closeAll();
  await server.close();
});

const CURVE = /bls12-381/;

test("a deal waits for public randomness, which the browser checks, and its proof is verified there", async () => {
  const { page, leave, faults } = await newPerson(browser, server.url);
  const curves: string[] = [];
  page.on("request", (request) => CURVE.test(request.url()) && curves.push(request.url()));
  await openSetUp(page, "jielong");
  await page.getByText("All rules of this table").click();
  await page.getByLabel("Hands", { exact: true }).fill("1");
  await page.keyboard.press("Tab");
  await chooseBots(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText(/^Waiting for public randomness, number \d+\.$/).waitFor();
  await asked(page);
  await expect.poll(() => curves.length).toBe(1);
  await playHand(page);
  await page.getByRole("button", { name: "Replay" }).click();
  await page.locator("[data-verify]").click();
  await page.locator('[data-verdict="true"]').waitFor();
  await page.getByText(/Public randomness number \d+ is part of it\./).first().waitFor();
  await page.getByText(/This source is not known here: whoever has its secret knows what will come\./).waitFor();
  expect(faults).toEqual([]);
  await leave();
});

test("at a table without a beacon nothing of it is loaded", async () => {
  const { page, context } = await newcomer(browser, plain.url);
  const curves: string[] = [];
  page.on("request", (request) => CURVE.test(request.url()) && curves.push(request.url()));
  await playNow(page, "pai-gow");
  await asked(page);
  await playHand(page);
  expect(curves).toEqual([]);
  await context.close();
});
