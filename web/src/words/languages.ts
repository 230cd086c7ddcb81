/** The languages of the page; each is loaded when it is chosen. */

import en from "./en.ftl?raw";

export const LANGUAGES = { en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", ko: "한국어" } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

/** English with every piece of it marked and made longer, for tests: what is not marked comes from no catalogue. */
export const PSEUDO = "qps";
const LONGER = 0.4;

export function pseudo(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  return letters === 0 ? text : text.replace(/^(\s*)([^]*?)(\s*)$/u, (_, before: string, words: string, after: string) => `${before}⟦${words}${"~".repeat(Math.ceil(LONGER * letters))}⟧${after}`);
}

type Loaded = Promise<{ default: string }>;

/** What the page itself says, the general before the special. */
export const OWN_WORDS: Record<Language, () => Promise<string[]>> = {
  en: () => Promise.resolve([en]),
  "zh-Hans": () => texts(import("./zh-Hans.ftl?raw")),
  "zh-Hant": () => texts(import("./zh-Hant.ftl?raw")),
  ko: () => texts(import("./ko.ftl?raw")),
};
export const ENGLISH = en;

async function texts(...loading: Loaded[]): Promise<string[]> {
  return (await Promise.all(loading)).map((module) => module.default);
}
