/** What people at the table say: a phrase or a face beside their name for a while, lines as long as the page is there. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { desk } from "../net/desk.svelte";
import type { Heard } from "../protocol";
import { t } from "../words/words.svelte";

export type Phrase = NonNullable<Heard["phrase"]>;
export const PHRASES: Phrase[] = ["hello", "good-luck", "well-played", "thanks", "sorry", "oh-no", "one-moment", "take-your-time", "your-turn", "again", "good-bye"];
export const FACES: Phrase[] = ["smile", "laugh", "wow", "sad", "think"];
const SHOWN = 5000; // milliseconds
const MOST_LINES = 50;

export const isFace = (phrase: Heard["phrase"]): phrase is Phrase => phrase != null && FACES.includes(phrase);
export const sayingText = ({ phrase, text }: Heard): string => text ?? (phrase ? t(`say-${phrase}`) : "");

class Sayings {
  readonly bySeat = new SvelteMap<number, Heard>();
  readonly muted = new SvelteSet<number>();
  lines = $state.raw<Heard[]>([]);
  latest = $state.raw<Heard | null>(null);
  unread = $state(0); // said while the page was not in front
  private table: string | null = null;

  constructor() {
    document.addEventListener("visibilitychange", () => document.hidden || (this.unread = 0));
  }

  hear(heard: Heard): void {
    if (heard.table !== this.table) this.begin(heard.table);
    if (this.muted.has(heard.seat)) return;
    this.latest = heard;
    if (document.hidden) this.unread++;
    this.bySeat.set(heard.seat, heard);
    if (heard.text != null) this.lines = [...this.lines, heard].slice(-MOST_LINES);
    setTimeout(() => {
      if (this.bySeat.get(heard.seat) === heard) this.bySeat.delete(heard.seat);
      if (this.latest === heard) this.latest = null;
    }, SHOWN);
  }

  /** Nothing of this seat is shown any more, or again. */
  mute(seat: number, isMuted: boolean): void {
    if (!isMuted) return void this.muted.delete(seat);
    this.muted.add(seat);
    this.bySeat.delete(seat);
    this.lines = this.lines.filter((line) => line.seat !== seat);
  }

  /** Another table: whom one has muted sits elsewhere. */
  begin(table: string): void {
    if (table === this.table) return;
    this.table = table;
    this.bySeat.clear();
    this.muted.clear();
    this.lines = [];
    this.latest = null;
    this.unread = 0;
  }
}

export const sayings = new Sayings();
desk.hear = (heard) => sayings.hear(heard);
