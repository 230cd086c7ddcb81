/** When a deal needs no word of the person. */

import type { TableInfo } from "../protocol";

/**
 * The first deal of a session, and one that takes the place of a deal without a result (a hand that is thrown in), are
 * not waited for: there is nothing to look at in between.
 */
export function isDealtAtOnce(info: TableInfo, seat: number, results: number, resultsBefore: number): boolean {
  if (info.phase !== "dealing" || info.pledged || info.seats[seat]?.ready) return false;
  return info.deal === 0 || results === resultsBefore;
}
