import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, closeAll, meet, newPerson, PHONE, playNow } from "./browser";
import { tellOfFailures } from "./failure";
import { Server } from "./server";
import { sharedBrowser } from "./shared";

const GRACE = 1; // second until a bot plays for somebody who is away
const server = new Server(0, GRACE);
tellOfFailures(server);
const browser = await sharedBrowser();

beforeAll(() => server.start());
afterAll(async () => {
  await closeAll();
  await server.close();
});

test("who goes to the lobby is away, a bot plays on, and the seat is there when one comes back", async () => {
  const ann = await newPerson(browser, server.url, PHONE, { name: "Ann" });
  const bob = await newPerson(browser, server.url, PHONE, { name: "Bob" });
  await meet(ann.page, bob.page, "jielong", 2, 0);
  await Promise.all([ann.page.locator("div.own").waitFor(), bob.page.locator("div.own").waitFor()]);
  await bob.page.locator("[data-back]").click();
  await bob.page.locator("[data-leave]").click();
  await bob.page.locator("[data-play]").first().waitFor();
  await ann.page.getByText("away, bot playing").waitFor();
  await bob.page.getByRole("link", { name: /Connect the Dragon/ }).first().click();
  await bob.page.locator("div.own").waitFor();
  await ann.page.getByText("away, bot playing").waitFor({ state: "detached" });
  expect([...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann.leave(), bob.leave()]);
});

test("the way back in the browser leaves the seat for a while too", async () => {
  const ann = await newPerson(browser, server.url, PHONE, { name: "Ann" });
  const bob = await newPerson(browser, server.url, PHONE, { name: "Bob" });
  await bob.page.goto("/");
  await meet(ann.page, bob.page, "jielong", 2, 0);
  await bob.page.locator("div.own").waitFor();
  await bob.page.goBack();
  await bob.page.locator("[data-play]").first().waitFor();
  await ann.page.getByText("away").first().waitFor();
  await Promise.all([ann.leave(), bob.leave()]);
});

test("who finishes here has no seat any more, and a bot plays on for the others", async () => {
  const ann = await newPerson(browser, server.url, PHONE, { name: "Ann" });
  const bob = await newPerson(browser, server.url, PHONE, { name: "Bob" });
  await meet(ann.page, bob.page, "jielong", 2, 0);
  await bob.page.locator("div.own").waitFor();
  await bob.page.locator("[data-back]").click();
  await bob.page.locator("[data-finish]").click();
  await bob.page.locator("[data-play]").first().waitFor();
  expect(await bob.page.evaluate(() => localStorage.getItem("paiju.seats"))).toBe("[]");
  await ann.page.locator(".seats .badge", { hasText: "bot" }).waitFor();
  await asked(ann.page);
  await Promise.all([ann.leave(), bob.leave()]);
});

test("one who stays has left nothing", async () => {
  const { page, leave } = await newPerson(browser, server.url, PHONE);
  await playNow(page, "jielong");
  await asked(page);
  await page.locator("[data-back]").click();
  await page.getByRole("button", { name: "Stay" }).click();
  expect(await asked(page)).toBe(true);
  await leave();
});

test("two people who give no name have different names", async () => {
  const ann = await newPerson(browser, server.url, PHONE, { name: "", guest: 500 });
  const bob = await newPerson(browser, server.url, PHONE, { name: "", guest: 500 });
  await meet(ann.page, bob.page, "jielong", 2, 0);
  await ann.page.locator("div.own").waitFor();
  const names = [await ann.page.locator(".tools .name").innerText(), await ann.page.locator(".seats .name").innerText()];
  expect(names).toEqual(["Guest 500", "Guest 501"]);
  await Promise.all([ann.leave(), bob.leave()]);
});
