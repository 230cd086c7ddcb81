/** The languages of the interface; a key that one of them lacks is an error of types. */

import type en from "./en.json";

export type Messages = typeof en;
export type Key = keyof Messages;

export const LANGUAGES = { en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", ko: "한국어" } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
