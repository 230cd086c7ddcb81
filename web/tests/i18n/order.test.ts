import { afterAll, beforeAll, expect, test } from "vitest";
import { asNoun } from "../../src/i18n/korean";
import type { Language } from "../../src/i18n/languages";
import { loadMessages } from "../../src/i18n/messages.svelte";
import { actionWords, buttonWords, toldWords } from "../../src/i18n/t.svelte";
import { settings } from "../../src/ui/settings.svelte";

const before = settings.language;
beforeAll(async () => void (await Promise.all((["zh-Hans", "ko"] as Language[]).map(loadMessages))));
afterAll(() => void (settings.language = before));

test.each<[Language, string, string, string]>([
  ["en", " plays [6:6]", "Play [6:6]", "play [6:6]"],
  ["zh-Hans", " 出 [6:6]", "出 [6:6]", "出 [6:6]"],
  ["ko", ": [6:6] 냄", "[6:6] 내기", "[6:6] 내기"],
])("%s puts verb and tiles in its own order", (language, told, button, advised) => {
  settings.language = language;
  expect(toldWords("play", " [6:6]")).toBe(told);
  expect(buttonWords("play", "[6:6]")).toBe(button);
  expect(actionWords("play [6:6]")).toBe(advised);
});

test("a verb stands alone where it has no tiles", () => {
  settings.language = "ko";
  expect(toldWords("pass", "")).toBe(": 넘김");
  expect(buttonWords("pass", "")).toBe("넘기기");
});

test.each([
  ["내기", "냄"],
  ["먼저 내기", "먼저 냄"],
  ["버리기", "버림"],
  ["뽑기", "뽑음"],
  ["걸기", "걸기"],
  ["화료", "화료"],
])("what is done is told as a noun: %s", (verb, noun) => expect(asNoun(verb)).toBe(noun));
