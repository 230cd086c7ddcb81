/** All hands at once: each seat's hand as that seat saw it, laid into the view of another. */

import type { Replay, View, Zone } from "../protocol";

const isHandOf = ({ kind, owner }: Zone, seat: number): boolean => kind === "hand" && owner === seat;

/** The view at a step, with every hand that the replay of its seat shows. */
export function withOpenHands(view: View, replays: (Replay | undefined)[], step: number): View {
  const handsOf = new Map(replays.flatMap((replay) => (replay?.seat == null ? [] : [[replay.seat, handsIn(replay, step)] as const])));
  const taken = new Map<number, number>();
  const zones = view.zones.map((zone) => {
    const { kind, owner } = zone;
    if (kind !== "hand" || owner === null) return zone;
    const nth = taken.get(owner) ?? 0;
    taken.set(owner, nth + 1);
    return handsOf.get(owner)?.[nth] ?? zone;
  });
  return { ...view, zones };
}

function handsIn(replay: Replay, step: number): Zone[] {
  const { seat, steps } = replay;
  const view = steps[Math.min(step, steps.length - 1)]?.view;
  return seat === null || !view ? [] : view.zones.filter((zone) => isHandOf(zone, seat));
}
