// Plays a few moves of a game by its hints, and writes a screenshot after each: node picture.mjs URL GAME FOLDER
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");
const [address, game, folder] = process.argv.slice(2);
const FRAMES = 14;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1100, height: 700 }, locale: "en", colorScheme: "light" });
await page.goto(address);
await page.locator(`[data-game="${game}"], a[href*="${game}"], #${game}`).first().click();
console.log(await page.title());
await page.waitForTimeout(3000);
await page.screenshot({ path: `${folder}/00.png` });
console.log(await page.evaluate(() => [...document.querySelectorAll("button")].map((button) => button.innerText + "|" + (button.ariaLabel ?? "")).join("\n")));
await browser.close();
