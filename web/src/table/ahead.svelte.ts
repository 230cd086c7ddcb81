/** Tiles that are chosen while others play, to be played when it is one's turn. */

import type { Action } from "../game/actions";
import { type Layout, USUAL_LAYOUT } from "../net/data";
import type { View } from "../protocol";
import type { Choice } from "./choice.svelte";

/** Where thrown tiles can be claimed, or money is staked, a quick move would tell what one had made up one's mind about. */
const givesNothingAway = ({ discards, money }: Layout): boolean => discards !== "river" && !money;

class Ahead {
  private hand = -1;
  private faces: string[] = [];

  /** The tiles to choose at first; null where none can be chosen ahead. */
  of(view: View, layout: Layout = USUAL_LAYOUT): string[] | null {
    const isWaiting = view.seat !== null && view.seats > 1 && view.turn !== null && view.turn !== view.seat;
    const isMine = view.turn !== null && view.turn === view.seat;
    return givesNothingAway(layout) && (isWaiting || isMine) ? (view.hand === this.hand ? this.faces : []) : null;
  }

  keep(view: View, faces: string[]): void {
    this.hand = view.hand;
    this.faces = faces;
  }

  /** What is to be played now, which is done once. */
  take(view: View, choice: Choice): Action | null {
    const isKept = this.hand === view.hand && this.faces.length > 0;
    this.faces = [];
    const [only, more] = isKept ? choice.exact : [];
    return only && !more ? only : null;
  }
}

export const ahead = new Ahead();
