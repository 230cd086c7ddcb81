/** A clock as the server counts it, counted on from what it last said. */

import type { ClockInfo } from "../protocol";

export interface Remaining {
  base: number; // milliseconds of this decision
  bank: number; // milliseconds of the session
}

/** What the seat to act has left, `since` milliseconds after the server spoke. */
export function remaining(clock: ClockInfo, seat: number, since: number): Remaining {
  const used = clock.used == null ? 0 : clock.used + since;
  const bank = clock.left[seat] ?? 0;
  return { base: Math.max(0, clock.base - used), bank: Math.max(0, bank - Math.max(0, used - clock.base)) };
}

/** `1:05` */
export function asClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
