/** What things are called in the language of choice: games, families, ways to play, rules of a table, tiles, players. */

import type { Game, GameOption } from "../net/data";
import { house } from "../net/house.svelte";
import { t, words } from "./words.svelte";

export const dashed = (name: string): string => name.replace(/[,']/g, "").replace(/[_ :]/g, "-").toLowerCase();

export function gameName(game: Game | undefined): string {
  return game ? known(`game-${game.slug}-name`, game.slug) : "";
}

export function summary(game: Game): string {
  return known(`game-${game.slug}-summary`, "");
}

export const familyName = (game: Game): string => known(`family-${game.family}-name`, game.family.charAt(0).toUpperCase() + game.family.slice(1).replaceAll("-", " "));
export const familyAbout = (game: Game): string => known(`family-${game.family}-about`, "");

function known(id: string, otherwise: string): string {
  return words.house.has(id) ? words.house.say({ id }) : otherwise;
}

const ofGame = (game: string, id: string, otherwise: string, use = ""): string => {
  const catalogue = words.of(game);
  return catalogue.has(id, use) ? catalogue.say({ id }, undefined, use) : otherwise;
};

export const presetName = (game: string, name: string): string => ofGame(game, `preset-${dashed(name)}`, name);
export const optionName = (game: string, { name }: GameOption): string => ofGame(game, `option-${dashed(name)}`, name);
export const optionEffect = (game: string, { name }: GameOption): string => ofGame(game, `option-${dashed(name)}`, "", "effect");
export const valueName = (game: string, { name }: GameOption, value: string): string => ofGame(game, `option-${dashed(name)}-${dashed(value)}`, value);
export const verbName = (game: string | undefined, verb: string): string => ofGame(game ?? "", `verb-${dashed(verb)}`, verb);

const HAN = /\p{Script=Han}/u;

/** What a game is called at home, where that says more than its name here: Chinese readers have it already, Koreans want hanja only. */
export function nativeName(game: Game | undefined): { text: string; lang: string } | undefined {
  const own = gameName(game);
  const names = (game?.native ?? "").split(" ").filter((name) => name && !own.includes(name));
  const shown = words.language === "en" ? names : words.language === "ko" ? names.filter((name) => HAN.test(name)) : [];
  const text = shown.join(" ");
  if (!text) return undefined;
  return { text, lang: /\p{Script=Hangul}/u.test(text) ? "ko" : HAN.test(text) ? "zh-Hant" : "ja" };
}

/** "Heaven, six six", 天 6-6: the name of a tile for the eye and for the ear. */
export function tileName(kind: string, face: string | null): string {
  const names = face === null ? undefined : house.kinds[kind]?.faces[face]?.names;
  return names?.[words.language] ?? names?.["en"] ?? t("tile-back");
}

export function botName(seat: number): string {
  const names = t("bots").split(" ");
  return names[seat % names.length] ?? t("seat-bot");
}
