import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { sharedServer } from "./shared";

const DIST = resolve(import.meta.dirname, "../../../src/paiju/web/dist");
const MOST_BYTES = 300_000;

const server = sharedServer();

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? filesIn(join(folder, name)) : [join(folder, name)]));

test("the first load is under 300 KB compressed, fonts apart", async () => {
  const built = filesIn(DIST).filter((path) => !path.endsWith(".woff2")).map((path) => readFileSync(path));
  const asked = await Promise.all(["/games", "/tiles"].map(async (path) => Buffer.from(await (await fetch(server.url + path)).arrayBuffer())));
  const bytes = [...built, ...asked].reduce((sum, file) => sum + gzipSync(file).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
