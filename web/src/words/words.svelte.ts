/** All words that this page has: its own, the house's, and those of the games that are looked at, in the language of choice. */

import { fetchText } from "../net/data";
import { settings } from "../ui/settings.svelte";
import { Catalogue } from "./catalogue";
import { ENGLISH, type Language, OWN_WORDS, PSEUDO } from "./languages";
import { remember } from "./reports";
import type { Said } from "./said";

interface Shelf {
  language: Language;
  house: string[]; // the page's own words, and those of the house when they are here
  hasHouse: boolean;
  games: Map<string, string>; // the words of each game that is looked at
}

class Words {
  /** What is shown; a language that is chosen takes its place when it is here. */
  #shelf = $state.raw<Shelf>({ language: "en", house: [ENGLISH], hasHouse: false, games: new Map() });
  #house = $derived(catalogue(this.#shelf));
  #games = $derived(new Map([...this.#shelf.games.keys()].map((game) => [game, catalogue(this.#shelf, game)])));
  #inUse = new Set<string>(); // games
  #texts = new Map<string, Promise<string>>(); // by their addresses

  get language(): Language {
    return this.#shelf.language;
  }

  /** What the page and the lobby say. */
  get house(): Catalogue {
    return this.#house;
  }

  /** What is said at a table of a game; the house's words until they are here. */
  of(game: string | undefined): Catalogue {
    return (game !== undefined && this.#games.get(game)) || this.#house;
  }

  /** Whether the words of the house are here, with the names of all games. */
  get hasHouse(): boolean {
    return this.#shelf.hasHouse;
  }

  isLoaded(game: string): boolean {
    return this.hasHouse && this.#shelf.games.has(game);
  }

  /** Have the page's own words in a language, so that something can be shown. */
  async begin(language: Language): Promise<void> {
    const house = await OWN_WORDS[source(language)]();
    this.#shelf = { language, house, hasHouse: false, games: new Map() };
  }

  /** Turn to a language; the games that are in use come along, those too that come into use meanwhile. */
  async load(language: Language): Promise<void> {
    const [own, house] = await Promise.all([OWN_WORDS[source(language)](), this.#fetched(language)]);
    const games = new Map<string, string>();
    for (const game of this.#inUse) games.set(game, await this.#fetched(language, game));
    if (settings.language !== language) return; // another one was chosen meanwhile
    this.#shelf = { language, house: [...own, house], hasHouse: true, games };
  }

  /** Bring the words of a game. */
  async loadGame(game: string): Promise<void> {
    if (this.#shelf.games.has(game)) return; // with or without the house: an effect that waits for both would ask for ever
    this.#inUse.add(game);
    const { language } = this.#shelf;
    const text = await this.#fetched(language, game);
    if (this.#shelf.language === language) this.#shelf = { ...this.#shelf, games: new Map([...this.#shelf.games, [game, text]]) };
  }

  /** The words of a game, or of the house; asked for once. */
  #fetched(language: Language, game?: string): Promise<string> {
    const path = `/words/${source(language)}${game === undefined ? "" : `/${game}`}`;
    const text = this.#texts.get(path) ?? fetchText(path);
    this.#texts.set(path, text);
    text.catch(() => this.#texts.delete(path));
    return text;
  }
}

/** Where the words of a language come from. */
const source = (language: Language): Language => ((language as string) === PSEUDO ? "en" : language);

function catalogue({ language, house, games }: Shelf, game = ""): Catalogue {
  return new Catalogue(language, [...house, games.get(game) ?? ""], (text, said) => remember(game, text, said));
}

export const words = new Words();

/** Words of the page itself, and of the house. */
export function t(id: string, values: Exclude<Said["values"], undefined> = {}): string {
  return words.house.say({ id, values });
}
