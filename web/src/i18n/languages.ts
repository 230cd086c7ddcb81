/** The languages of the interface; a key that one of them lacks is an error of types. */

import en from "./en.json";
import ko from "./ko.json";
import zhHans from "./zh-Hans.json";
import zhHant from "./zh-Hant.json";

export type Messages = typeof en;
export type Key = keyof Messages;

export const LANGUAGES = { en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", ko: "한국어" } as const;
export type Language = keyof typeof LANGUAGES;

export const MESSAGES: Record<Language, Messages> = { en, "zh-Hans": zhHans, "zh-Hant": zhHant, ko };

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A word of the server in a language, where that has one for it. */
export function known(language: Language, key: string): string | undefined {
  return (MESSAGES[language] as Record<string, string>)[key];
}
