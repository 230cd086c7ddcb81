/** The story of a replay so far: each step tells what is new, or the whole hand where something was taken back. */

import type { Replay, Speech } from "../protocol";

export function toldUntil(steps: Replay["steps"], step: number): Speech[] {
  return steps.slice(0, step + 1).reduce<Speech[]>((told, { view }) => (view.whole ? view.story : [...told, ...view.story]), []);
}
