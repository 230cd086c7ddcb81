/** The hands before the one on view, as far as they are at hand: views tell only their own hand, older ones come as pages. */

import type { Page } from "../protocol";

export type PastHand = Pick<Page, "session" | "hand" | "story">;

const HANDS_KEPT = 3; // without being asked for

/** With the hand that is over: nothing that was asked for goes, and nothing that was not piles up. */
export function withFinished(past: PastHand[], finished: PastHand): PastHand[] {
  const isNext = past.length === 0 || follows(finished, past.at(-1)!);
  return isNext ? [...past, finished].slice(-Math.max(HANDS_KEPT, past.length)) : [finished];
}

/** With a hand that was asked for, if it is the one right before all that is told; `present` is the hand on view. */
export function withEarlier(past: PastHand[], page: PastHand, present: PastHand): PastHand[] {
  return follows(past[0] ?? present, page) ? [page, ...past] : past;
}

function follows(later: PastHand, earlier: PastHand): boolean {
  return later.session === earlier.session && later.hand === earlier.hand + 1;
}
