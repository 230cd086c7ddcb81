import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { captionIn, presetIn } from "../../src/i18n/captions";
import en from "../../src/i18n/en.json";
import ko from "../../src/i18n/ko.json";
import { fill, type Language, LANGUAGES } from "../../src/i18n/languages";
import { loadMessages } from "../../src/i18n/messages.svelte";
import zhHans from "../../src/i18n/zh-Hans.json";
import zhHant from "../../src/i18n/zh-Hant.json";

const MESSAGES = { en, "zh-Hans": zhHans, "zh-Hant": zhHant, ko };

const languages = Object.keys(LANGUAGES) as Language[];
const [, first, ...others] = languages;
beforeAll(async () => void (await Promise.all(languages.map(loadMessages))));
const wordsOfAll = (messages: object) => Object.keys(messages).filter((key) => !key.includes("@")).sort(); // a game's own verbs differ
const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(languages)("%s has every message of English, with the same blanks", (language) => {
  const messages = MESSAGES[language] as Record<string, string>;
  for (const [key, text] of Object.entries(MESSAGES.en)) {
    expect(messages[key], key).toBeTruthy();
    expect(slots(messages[key] ?? ""), key).toEqual(slots(text));
  }
});

test.each(others)("%s has the words for games and captions that the others have", (language) => {
  expect(wordsOfAll(MESSAGES[language])).toEqual(wordsOfAll(MESSAGES[first!]));
});

test("every message that the client asks for is there", () => {
  const folder = join(import.meta.dirname, "../../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
  const asked = files.flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/\bt\(["']([\w.]+)["']/g)]);
  expect(asked.length).toBeGreaterThan(80);
  for (const [, key] of asked) expect(MESSAGES.en).toHaveProperty([key!]);
});

test("captions keep their numbers and tiles", () => {
  expect(captionIn("zh-Hans", "pool, [6:4] thrown last")).toBe("池，最后打出 [6:4]");
  expect(captionIn("ko", "the dragon, open at 6 and 1")).toBe("용, 열린 끝 6, 1");
  expect(captionIn("ko", "something new")).toBe("something new");
  expect(captionIn("ko", "high hand: 3 points")).toBe("높은 조: 3끗");
  expect(captionIn("ko", "complete: mahjong, 3 points")).toBe("완성: 화료, 3점");
  expect(captionIn("zh-Hant", "high hand: 3 points")).toBe("尾（大）：3 點");
  expect(captionIn("zh-Hans", "taken, 3 points: 1 pair, 2 sweeps")).toBe("收得，3 分：1 对，2 次扫光");
  expect(captionIn("zh-Hans", "0: 2-3-Kao")).toBe("0：二三靠");
  expect(captionIn("zh-Hans", "Split [1:1][3:1] + Full dragon [6:5]")).toBe("分相 [1:1][3:1]＋全龙 [6:5]");
});

test("what has no caption is said as in a sentence", () => {
  expect(captionIn("ko", "complete: no steals", (part) => (part === "no steals" ? "가로채기 없음" : undefined))).toBe("완성: 가로채기 없음");
});

test("blanks are filled", () => expect(fill("{a} of {b}", { a: 1, b: "x" })).toBe("1 of x"));

test("ways to play are named part by part", () => {
  expect(presetIn("zh-Hans", "three players, full set")).toBe("三人，全副牌");
  expect(presetIn("en", "three players, full set")).toBe("three players, full set");
});
