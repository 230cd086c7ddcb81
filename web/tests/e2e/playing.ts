/** Plays inside of the page, as fast as it answers, pressing only what can be seen and hit. */

export interface Wishes {
  end: string; // what is there when a hand is over
  most: number; // decisions
  seconds: number;
}

/** The number of decisions until the hand is over, or a negative one where there were too many; runs in the page. */
export async function playInPage({ end, most, seconds }: Wishes): Promise<number> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const canBeHit = (element: HTMLElement): boolean => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  };
  const giveUpAt = performance.now() + 1000 * seconds;
  const offered = (): HTMLElement[] => all("[data-actions] button[data-action]:enabled").filter(canBeHit);
  let decisions = 0;
  while (!document.querySelector(end)) {
    if (decisions >= most) return -decisions;
    if (performance.now() > giveUpAt) throw new Error(`the hand is not over after ${seconds} seconds and ${decisions} decisions`);
    const buttons = offered();
    const tiles = buttons.length > 0 || !document.querySelector("[data-actions]") ? [] : all("[data-hand] button.pick:not(.idle):not(.picked), .felt button.pick.lit:not(.picked)").filter(canBeHit);
    const open = buttons.length > 0 ? buttons : tiles;
    open[decisions % open.length]?.click();
    if (open.length > 0) decisions++;
    await frame();
    if (offered().length === 0 && document.querySelector("button.why")) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  }
  return decisions;
}
