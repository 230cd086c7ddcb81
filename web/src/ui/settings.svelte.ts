/** What a person has chosen for this browser. */

import { isLanguage, type Language } from "../words/languages";
import { recall, remember } from "../net/storage";

export type Theme = "auto" | "light" | "dark";

function preferred(): Language {
  for (const wish of navigator.languages) {
    if (/^zh-(hant|tw|hk|mo)/i.test(wish)) return "zh-Hant";
    const found = ["zh-Hans", "ko", "en"].find((language) => language.startsWith(wish.slice(0, 2)));
    if (found && isLanguage(found)) return found;
  }
  return "en";
}

class Settings {
  language = $state<Language>(recall<Language>("language", preferred()));
  theme = $state<Theme>(recall<Theme>("theme", "auto"));
  sound = $state(recall("sound", true));
  name = $state(recall("name", ""));

  save(): void {
    remember("language", this.language);
    remember("theme", this.theme);
    remember("sound", this.sound);
    remember("name", this.name);
  }
}

export const settings = new Settings();
