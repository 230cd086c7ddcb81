/** Sentences of the games in the language of choice, loaded with it: English needs none. */

import { settings } from "../ui/settings.svelte";
import type { Language } from "./languages";
import { type Sentences, type Translate, translator } from "./said";

interface Tongue {
  joint: string; // between two sentences
  sentences: () => Promise<{ default: Sentences }>;
}

const TONGUES: Record<Exclude<Language, "en">, Tongue> = {
  "zh-Hans": { joint: "", sentences: () => import("./said/zh-Hans.json") },
  "zh-Hant": { joint: "", sentences: () => import("./said/zh-Hant.json") },
  ko: { joint: " ", sentences: () => import("./said/ko.json") },
};

class Speech {
  #translate = $state.raw<Partial<Record<Language, Translate>>>({});

  async load(language: Language): Promise<void> {
    if (language === "en") return;
    const { joint, sentences } = TONGUES[language];
    const translate = translator((await sentences()).default, joint);
    this.#translate = { ...this.#translate, [language]: translate };
  }

  /** A sentence in the language of choice; undefined where that has no words for it, or not yet. */
  say(text: string): string | undefined {
    return settings.language === "en" ? text : this.#translate[settings.language]?.(text);
  }
}

export const speech = new Speech();
