import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "../../src/words/languages";
import { closeAll } from "./browser";
import { IS_FULL } from "./budget";
import { sharedBrowser, sharedServer } from "./shared";
import { firstLoad, firstVisit, median } from "./speed";

const DIST = resolve(import.meta.dirname, "../../../src/paiju/web/dist");
const MOST_BYTES = 300_000;

const server = sharedServer();
const browser = await sharedBrowser();
afterAll(closeAll);

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? filesIn(join(folder, name)) : [join(folder, name)]));

test("the first load is under 300 KB compressed, fonts apart", async () => {
  const built = filesIn(DIST).filter((path) => !path.endsWith(".woff2")).map((path) => readFileSync(path));
  const asked = await Promise.all(["/games", "/tiles"].map(async (path) => Buffer.from(await (await fetch(server.url + path)).arrayBuffer())));
  const bytes = [...built, ...asked].reduce((sum, file) => sum + gzipSync(file).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

const MOST_OF_A_LANGUAGE = { others: 130_000, fonts: 250_000 };

test.each(Object.keys(LANGUAGES))("a first visit in %s is under 130 KB on the wire, its fonts under 250 KB", async (language) => {
  const { fonts, others } = await firstLoad(browser, server.url, language);
  console.info(`${language}: ${others} bytes, fonts ${fonts}`);
  expect(others).toBeGreaterThan(30_000);
  expect(others).toBeLessThan(MOST_OF_A_LANGUAGE.others);
  expect(fonts).toBeGreaterThan(10_000);
  expect(fonts).toBeLessThan(MOST_OF_A_LANGUAGE.fonts);
});

const VISITS = IS_FULL ? 5 : 15;
const MOST_UNTIL_LARGEST = 2500; // milliseconds
/** The median of a calm run is the figure; beside other tests one visit that they did not slow is enough. */
const typical = (numbers: number[]): number => (IS_FULL ? median(numbers) : Math.min(...numbers));

test.each(IS_FULL ? Object.keys(LANGUAGES) : ["en"])("a slow phone sees the lobby in %s within two and a half seconds", async (language) => {
  await Promise.all(["/games", "/tiles", `/words/${language}`].map((path) => fetch(server.url + path))); // made once by a server
  const visits: Awaited<ReturnType<typeof firstVisit>>[] = [];
  const isQuick = (): boolean => visits.some(({ largest }) => largest > 0 && largest < MOST_UNTIL_LARGEST);
  while (visits.length < VISITS && (IS_FULL || !isQuick())) visits.push(await firstVisit(browser, server.url, "/", language));
  const largest = typical(visits.map((visit) => visit.largest));
  console.info(`${language}: first paint ${median(visits.map(({ first }) => first)).toFixed(0)} ms, largest ${largest.toFixed(0)} ms, ${median(visits.map(({ bytes }) => bytes))} bytes`);
  expect(largest).toBeGreaterThan(0);
  expect(largest).toBeLessThan(MOST_UNTIL_LARGEST);
});
