/** The messages of the languages that this page has loaded: English comes with it, another one when it is chosen. */

import en from "./en.json";
import type { Language, Messages } from "./languages";

const OTHERS: Record<Exclude<Language, "en">, () => Promise<{ default: Messages }>> = {
  "zh-Hans": () => import("./zh-Hans.json"),
  "zh-Hant": () => import("./zh-Hant.json"),
  ko: () => import("./ko.json"),
};

let loaded = $state.raw<Partial<Record<Language, Messages>>>({ en });
let latest: Messages = en; // is shown until those of a language just chosen are there

export async function loadMessages(language: Language): Promise<void> {
  if (language !== "en" && !loaded[language]) {
    const messages = (await OTHERS[language]()).default;
    loaded = { ...loaded, [language]: messages };
  }
  latest = messagesOf(language);
}

export function messagesOf(language: Language): Messages {
  return loaded[language] ?? latest;
}

/** A word of the server in a language, where that has one for it. */
export function known(language: Language, key: string): string | undefined {
  return (messagesOf(language) as Record<string, string>)[key];
}
