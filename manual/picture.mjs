// Plays a hand by its hints and writes a screenshot of each step: node manual/picture.mjs ADDRESS GAME FOLDER
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");
const [address, game, folder] = process.argv.slice(2);
const DECISIONS = 6;
const MY_TURN = "[data-actions]:not(:has(button:disabled))";

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1000, height: 640 }, locale: "en-GB", colorScheme: "light", reducedMotion: "reduce" });
page.setDefaultTimeout(120_000);
await page.goto(address);
await page.locator(`[data-play="${game}"]`).click();
await page.waitForURL(/\/table\//);
let frame = 0;
const shoot = () => page.screenshot({ path: `${folder}/${String(frame++).padStart(2, "0")}.png` });
const sequence = () => page.locator("[data-sequence]").first().getAttribute("data-sequence");
for (let decision = 0; decision < DECISIONS; decision++) {
  await page.locator(MY_TURN).first().waitFor();
  await shoot();
  const before = await sequence();
  await page.keyboard.press("h");
  await page.locator("[data-advice]").waitFor();
  await shoot();
  await page.keyboard.press("Enter");
  await page.waitForFunction((event) => document.querySelector("[data-sequence]")?.dataset.sequence !== event, before);
  await shoot();
}
await browser.close();
