/** What a person has chosen for this browser. */

import { recall, remember } from "../net/storage";
import { isLanguage, type Language, languageOf, PSEUDO } from "../words/languages";

const THEMES = ["auto", "light", "dark"] as const;
const FELTS = ["green", "blue"] as const;
const TILES = ["bone", "modern"] as const;
const SPEEDS = ["quick", "usual", "slow"] as const;

function preferred(): Language {
  return navigator.languages.map(languageOf).find((language) => language !== undefined) ?? "en";
}

/** What was chosen; a browser may keep what another version of the page, or somebody by hand, has put there. */
function chosen<Value>(key: string, isValue: (kept: unknown) => boolean, usual: Value): Value {
  const kept = recall<unknown>(key, usual);
  return isValue(kept) ? (kept as Value) : usual;
}

const oneOf = <Value>(key: string, values: readonly Value[], usual: NoInfer<Value>): Value => chosen(key, (kept) => (values as readonly unknown[]).includes(kept), usual);

class Settings {
  language = $state<Language>(chosen("language", (kept) => typeof kept === "string" && (isLanguage(kept) || kept === PSEUDO), preferred()));
  theme = $state(oneOf("theme", THEMES, "auto"));
  felt = $state(oneOf("felt", FELTS, "green"));
  tiles = $state(oneOf("tiles", TILES, "bone"));
  speed = $state(oneOf("speed", SPEEDS, "usual")); // of bots, at the tables that one sets up
  sound = $state(oneOf("sound", [true, false], true));
  name = $state(chosen("name", (kept) => typeof kept === "string", ""));

  save(): void {
    remember("language", this.language);
    remember("theme", this.theme);
    remember("felt", this.felt);
    remember("tiles", this.tiles);
    remember("speed", this.speed);
    remember("sound", this.sound);
    remember("name", this.name);
  }
}

export const settings = new Settings();
