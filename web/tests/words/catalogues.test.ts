/** Every word that the page says is there in every language, with the same values, and none that nobody says. */

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const SRC = resolve(import.meta.dirname, "../../src");
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]));
const sources = files(SRC).filter((path) => /\.(svelte|ts)$/.test(path)).map((path) => readFileSync(path, "utf8")).join("\n");

/** The messages of a catalogue. */
function textsIn(path: string): Map<string, string> {
  return new Map([...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) = ((?:.*)(?:\n .*)*)/gm)].map(([, id = "", text = ""]) => [id, text]));
}

/** The same, each with the names of its values. */
function messages(path: string): Map<string, string[]> {
  return new Map([...textsIn(path)].map(([id, text]) => [id, [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ""))].sort()]));
}

const texts = (language: string): Map<string, string> => textsIn(join(SRC, "words", `${language}.ftl`));
const own = (language: string): Map<string, string[]> => messages(join(SRC, "words", `${language}.ftl`));
const house = messages(resolve(SRC, "../../src/paiju/words/en.ftl"));
const english = own("en");

/** `t("seat-bot")` and `id: "fair-hand"` are whole ids, `t(`panel-${name}`)` is the beginning of some. */
const said = new Set([...sources.matchAll(/\b(?:t\(|id: |: string\[\] = \[)["']([a-z][\w-]*)["']/g)].map(([, id]) => id ?? ""));
const NO_MESSAGES = new Set(["hand"]); // ids of other things
const begun = [...sources.matchAll(/\bt\(`([a-z][\w-]*)\$\{/g)].map(([, start]) => start ?? "");

describe("what the page says", () => {
  test("has English words", () => {
    expect([...said].filter((id) => !english.has(id) && !house.has(id) && !NO_MESSAGES.has(id))).toEqual([]);
    expect(begun.filter((start) => ![...english.keys(), ...house.keys()].some((id) => id.startsWith(start)))).toEqual([]);
  });

  test("is said somewhere", () => {
    const isSaid = (id: string): boolean => said.has(id) || begun.some((start) => id.startsWith(start)) || sources.includes(`"${id}"`) || sources.includes(`'${id}'`);
    expect([...english.keys()].filter((id) => !isSaid(id))).toEqual([]);
  });

  test.each(["zh-Hans", "zh-Hant", "ko"])("has the same words with the same values in %s", (language) => {
    expect(Object.fromEntries(own(language))).toEqual(Object.fromEntries(english));
  });

  test("has words of Hong Kong only where they differ from Taiwan's", () => {
    const [taiwan, hongKong] = [texts("zh-Hant"), texts("zh-HK")];
    expect([...hongKong].filter(([id, text]) => !taiwan.has(id) || taiwan.get(id) === text)).toEqual([]);
    const values = own("zh-Hant");
    for (const [id, names] of own("zh-HK")) expect([id, names]).toEqual([id, values.get(id)]);
  });

});
