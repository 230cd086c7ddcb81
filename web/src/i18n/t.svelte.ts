/** Words in the language of choice. */

import type { Game } from "../net/data";
import { house } from "../net/house.svelte";
import { settings } from "../ui/settings.svelte";
import { captionIn, presetIn } from "./captions";
import { asNoun } from "./korean";
import { fill, type Key } from "./languages";
import { known, messagesOf } from "./messages.svelte";
import { speech } from "./speech.svelte";

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(messagesOf(settings.language)[key], values);
}

/** A verb by the game's own word, by that of its family, or by the usual one. */
export function verbName(verb: string, game?: Game): string {
  const own = game && (known(settings.language, `verb.${verb}@${game.slug}`) ?? known(settings.language, `verb.${verb}@${game.family}`));
  return own ?? known(settings.language, `verb.${verb}`) ?? verb.charAt(0).toUpperCase() + verb.slice(1);
}

const SAID: Record<string, string> = { has: "has", forced: "is forced to", stuck: "is stuck", show: "shows" };

/** A verb as the story tells it: "plays", "냄". */
function toldVerb(verb: string, game?: Game): string {
  if (settings.language === "ko") return asNoun(verbName(verb, game));
  if (settings.language !== "en") return verbName(verb, game);
  return SAID[verb] ?? (/(ch|s|sh|x)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`);
}

export function gameName(game: Game | undefined): string {
  if (!game) return "";
  return known(settings.language, `game.${game.slug}`) ?? game.name;
}

const HAN = /\p{Script=Han}/u;

/** What a game is called at home, where that says more than its name here: Chinese readers have it already, Koreans want hanja only. */
export function nativeName(game: Game | undefined): { text: string; lang: string } | undefined {
  const own = gameName(game);
  const words = (game?.native ?? "").split(" ").filter((word) => word && !own.includes(word));
  const shown = settings.language === "en" ? words : settings.language === "ko" ? words.filter((word) => HAN.test(word)) : [];
  const text = shown.join(" ");
  if (!text) return undefined;
  return { text, lang: /\p{Script=Hangul}/u.test(text) ? "ko" : HAN.test(text) ? "zh-Hant" : "ja" };
}

export function summary(game: Game): string {
  return known(settings.language, `summary.${game.slug}`) ?? game.summary;
}

export function presetName(name: string): string {
  return presetIn(settings.language, name);
}

export function caption(text: string): string {
  return captionIn(settings.language, text, (part) => speech.say(part));
}

/** A caption with its number, where the language puts that into the words. */
export function amountCaption(text: string, amount: number): { words: string; holdsAmount: boolean } {
  const words = caption(text);
  return { words: fill(words, { amount }), holdsAmount: words.includes("{amount}") };
}

const SMALL_WORDS = /\b(open|left|right|both|yes|no|to|L|R|sky|earth|none|pair|triplet)\b/g;

const BET_ON_TILES = /^ ?([1-9]) (\d+)$/;

/** What is said beside verb and tiles, as far as the language has words for it. */
export function phrase(text: string): string {
  const bet = BET_ON_TILES.exec(text);
  if (bet) return t("story.bet", { count: bet[1] ?? "", amount: bet[2] ?? "" });
  const said = settings.language === "en" ? undefined : speech.say(text.trim());
  return said ?? text.replace(SMALL_WORDS, (word) => known(settings.language, `word.${word}`) ?? word);
}

/** A whole action: "lead [6:6]", "[6:6] 먼저 내기". */
export function actionWords(action: string, game?: Game): string {
  const [, verb = "", rest = ""] = /^(\S*) ?(.*)$/.exec(action) ?? [];
  return settings.language === "en" ? action : buttonWords(verb, rest, game);
}

/** An action as a button has it: "Lead [6:6]". */
export function buttonWords(verb: string, rest: string, game?: Game): string {
  return inOrder(verbName(verb, game), phrase(rest));
}

/** What the story tells of a seat, after its name: " plays [6:6]", ": [6:6] 냄". */
export function toldWords(verb: string, rest: string, game?: Game): string {
  return (settings.language === "ko" ? ": " : " ") + inOrder(toldVerb(verb, game), phrase(rest));
}

/** A verb and what it is done with: Koreans say the verb last. */
function inOrder(verb: string, rest: string): string {
  const words = [verb, rest.trim()].filter(Boolean);
  return (settings.language === "ko" ? words.reverse() : words).join(" ");
}

const COLUMNS = { en: ["en"], "zh-Hans": ["zh-Hans", "zh", "ja"], "zh-Hant": ["zh-Hant", "zh", "ja"], ko: ["ko", "zh", "ja"] };

/** "Heaven, six six": the name of a tile for the eye and for the ear. */
export function tileName(kind: string, face: string | null): string {
  const tiles = house.kinds[kind];
  const found = face === null ? undefined : tiles?.faces[face];
  if (!found) return t("tile.back");
  if (settings.language === "en") return found.title;
  const column = COLUMNS[settings.language].find((name) => found.names[name]);
  const name = found.names[column ?? "en"] ?? found.title;
  const pips = /^\[(\d):(\d)\]$/.exec(face ?? "");
  return pips ? `${name} ${pips[1]}-${pips[2]}` : name;
}

export function botName(seat: number): string {
  const names = t("bots").split(" ");
  return names[seat % names.length] ?? t("seat.bot");
}
