/** What is loaded once: games and tiles, the tiles also as symbols that every picture refers to. */

import { fetchJson, type Game, type TileKind } from "./data";

class House {
  games = $state.raw<Game[]>([]);
  kinds = $state.raw<Record<string, TileKind>>({});
  isReady = $state(false);
  isMissing = $state(false); // the server did not answer
  prepared = $state.raw<Set<string> | null>(null); // games whose tables stand at once; null while that is not known

  async load(): Promise<void> {
    this.isMissing = false;
    try {
      await this.fetch();
    } catch {
      this.isMissing = true;
    }
  }

  private async fetch(): Promise<void> {
    const [games, kinds] = await Promise.all([
      fetchJson<Game[]>("/games"),
      fetchJson<Record<string, TileKind>>("/tiles"),
    ]);
    document.body.append(sprite(kinds));
    this.games = games;
    this.kinds = kinds;
    this.isReady = true;
  }

  /** Asks which games are compiled; whether all are. */
  async askPrepared(): Promise<boolean> {
    const slugs = await fetchJson<string[]>("/prepared").catch(() => null);
    if (slugs) this.prepared = new Set(slugs);
    return slugs !== null && this.games.every(({ slug }) => this.prepared?.has(slug));
  }

  isPrepared(slug: string): boolean {
    return this.prepared?.has(slug) ?? true;
  }

  game(slug: string): Game | undefined {
    return this.games.find((game) => game.slug === slug);
  }

  kindOf(slug: string): string {
    return this.game(slug)?.tiles ?? "domino";
  }
}

export const house = new House();

export function symbolId(kind: string, face: string | null): string {
  return `tile-${kind}-${face === null ? "back" : face.replace(/[^\w]/g, "")}`;
}

function sprite(kinds: Record<string, TileKind>): SVGSVGElement {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("class", "sprite");
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = Object.entries(kinds)
    .flatMap(([kind, { width, height, back, faces }]) => {
      const symbol = (face: string | null, picture: string): string =>
        `<symbol id="${symbolId(kind, face)}" viewBox="0 0 ${width} ${height}">${picture}</symbol>`;
      return [symbol(null, back), ...Object.entries(faces).map(([text, face]) => symbol(text, face.picture))];
    })
    .join("");
  return holder;
}
