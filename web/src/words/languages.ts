/** The languages of the page; each is loaded when it is chosen. */

import en from "./en.ftl?raw";

export const LANGUAGES = { en: "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文（台灣）", "zh-HK": "繁體中文（香港）", ko: "한국어" } as const;
export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** The language that a locale such as zh-TW, ko-KR or en means; as `language_of` in Python. */
export function languageOf(wanted: string): Language | undefined {
  const locale = (wanted.split(".")[0] ?? "").replaceAll("_", "-").toLowerCase();
  const exact = (name: string): Language | undefined => (Object.keys(LANGUAGES) as Language[]).find((language) => language.toLowerCase() === name);
  const [language = "", ...rest] = locale.split("-");
  if (exact(locale)) return exact(locale);
  if (language === "yue") return "zh-HK";
  if (language !== "zh") return exact(language);
  if (rest.includes("hans")) return "zh-Hans";
  if (rest.includes("hk") || rest.includes("mo")) return "zh-HK";
  return rest.includes("tw") || rest.includes("hant") ? "zh-Hant" : "zh-Hans";
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
  "zh-HK": () => texts(import("./zh-Hant.ftl?raw"), import("./zh-HK.ftl?raw")),
  ko: () => texts(import("./ko.ftl?raw")),
};
export const ENGLISH = en;

async function texts(...loading: Loaded[]): Promise<string[]> {
  return (await Promise.all(loading)).map((module) => module.default);
}
