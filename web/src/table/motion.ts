/** Tiles that move visibly: where each tile was before a change, and where it is after it. */

interface Spot {
  element: HTMLElement;
  zone: string;
  face: string | null;
  x: number; // of its middle
  y: number;
  width: number;
  height: number;
}

export interface Match<Old, New> {
  from: Old;
  to: New;
}

interface Lying {
  zone: string;
  face: string | null;
}

/** Pairs tiles before and after: those that stayed, those with the same face, those that were face down. */
export function pairUp<Old extends Lying, New extends Lying>(before: Old[], after: New[]): Match<Old, New>[] {
  const left = [...before];
  const matches: Match<Old, New>[] = [];
  const match = (open: New[], fits: (old: Old, now: New) => boolean): New[] =>
    open.filter((to) => {
      const at = left.findIndex((old) => fits(old, to));
      const [from] = at < 0 ? [] : left.splice(at, 1);
      if (from) matches.push({ from, to });
      return !from;
    });
  let open = match(after, (old, now) => old.zone === now.zone && old.face === now.face);
  open = match(open, (old, now) => old.face !== null && old.face === now.face);
  match(open, (old, now) => (old.face === null || now.face === null) && old.zone !== now.zone && old.zone.startsWith("hand"));
  return matches;
}

/** What lay in a trick and is nowhere any more: whoever took it has it. */
export function gathered<Old extends Lying, New extends Lying>(before: Old[], matches: Match<Old, New>[]): Old[] {
  const moved = new Set(matches.map(({ from }) => from));
  return before.filter((old) => old.zone.startsWith("trick") && !moved.has(old));
}

/** What has come to one's hand from no place that was seen: drawn, or dealt. */
export function arrived<Old extends Lying, New extends Lying>(hand: New[], matches: Match<Old, New>[]): New[] {
  const moved = new Set(matches.map(({ to }) => to));
  return hand.filter((tile) => !moved.has(tile));
}

/** Where every tile lies; nowhere, if nothing is to move. */
export function survey(root: HTMLElement): Spot[] {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return [];
  return [...root.querySelectorAll<HTMLElement>("[data-zone]")].map((element) => {
    const box = element.getBoundingClientRect();
    const { zone = "", face = null } = element.dataset;
    return { element, zone, face, x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
  });
}

export function glide(before: Spot[], root: HTMLElement): void {
  const after = survey(root);
  const matches = pairUp(before, after);
  const own = after.filter(({ element }) => element.closest("[data-hand]"));
  for (const [at, spot] of arrived(own, matches).entries()) slideIn(spot, at, root);
  const winner = root.querySelector("section.turn, [data-hand]");
  if (winner) for (const spot of gathered(before, matches)) gather(spot, winner.getBoundingClientRect(), root);
  for (const { from, to } of matches) {
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(dx, dy) < 2) continue;
    const rotated = to.element.parentElement?.style.transform.match(/rotate\((-?\d+)/)?.[1];
    const angle = (-Number(rotated ?? 0) * Math.PI) / 180;
    const x = dx * Math.cos(angle) - dy * Math.sin(angle);
    const y = dx * Math.sin(angle) + dy * Math.cos(angle);
    to.element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: 320,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    });
  }
}

const FAR_ABOVE = 60; // pixels

/** A tile comes from the wall, where that is seen, one after the other at a deal. */
function slideIn({ element, x, y }: Spot, at: number, root: HTMLElement): void {
  const wall = root.querySelector("[data-kind=wall]")?.getBoundingClientRect();
  const from = wall ? { x: wall.x + wall.width / 2 - x, y: wall.y + wall.height / 2 - y } : { x: 0, y: -FAR_ABOVE };
  element.animate([{ transform: `translate(${from.x}px, ${from.y}px)`, opacity: 0 }, { transform: "none", opacity: 1 }], {
    duration: 300,
    delay: 25 * at,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    fill: "backwards",
  });
}

/** A copy of a tile that is gone flies to whoever leads next, who took the trick. */
function gather({ element, x, y, width, height }: Spot, to: DOMRect, root: HTMLElement): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset["zone"];
  ghost.inert = true;
  Object.assign(ghost.style, { position: "fixed", left: `${x - width / 2}px`, top: `${y - height / 2}px`, zIndex: "15", pointerEvents: "none" });
  root.append(ghost);
  const way = `translate(${to.x + to.width / 2 - x}px, ${to.y + to.height / 2 - y}px) scale(0.4)`;
  const flight = ghost.animate([{ transform: "none", opacity: 1 }, { transform: way, opacity: 0 }], { duration: 420, easing: "ease-in", fill: "forwards" });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
