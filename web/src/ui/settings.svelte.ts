/** What a person has chosen for this browser. */

import { type Language, languageOf } from "../words/languages";
import { recall, remember } from "../net/storage";

export type Theme = "auto" | "light" | "dark";
export type Felt = "green" | "blue";
export type Tiles = "bone" | "modern";
export type Speed = "quick" | "usual" | "slow";

function preferred(): Language {
  return navigator.languages.map(languageOf).find((language) => language !== undefined) ?? "en";
}

class Settings {
  language = $state<Language>(recall<Language>("language", preferred()));
  theme = $state<Theme>(recall<Theme>("theme", "auto"));
  felt = $state<Felt>(recall<Felt>("felt", "green"));
  tiles = $state<Tiles>(recall<Tiles>("tiles", "bone"));
  speed = $state<Speed>(recall<Speed>("speed", "usual")); // of bots, at the tables that one sets up
  sound = $state(recall("sound", true));
  name = $state(recall("name", ""));

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
