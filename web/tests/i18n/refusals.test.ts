import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import en from "../../src/i18n/en.json";
import ko from "../../src/i18n/ko.json";
import { loadMessages } from "../../src/i18n/messages.svelte";
import { refusalWords } from "../../src/i18n/refusals";
import { settings } from "../../src/ui/settings.svelte";

const CODE = /^ {4}[A-Z_]+ = "([a-z_]+)"/gm;
const source = readFileSync(new URL("../../../src/paiju/server/refusals.py", import.meta.url), "utf8");
const codes = [...source.matchAll(CODE)].map((found) => found[1] ?? "");

afterEach(() => {
  settings.language = "en";
});

test("every code of the server has words", () => {
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !(`refused.${code}` in en))).toEqual([]);
});

test("a refusal is told by its code, but for what the rules of the game refuse", async () => {
  await loadMessages("ko");
  settings.language = "ko";
  expect(refusalWords({ code: "not_your_turn" })).toBe(ko["refused.not_your_turn"]);
  expect(refusalWords({ code: "illegal" })).toBeUndefined();
});

test("in English the server's own sentence says more", () => {
  expect(refusalWords({ code: "not_your_turn" })).toBeUndefined();
});
