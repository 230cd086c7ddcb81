/** How far things jump on a page while a hand is played, as the browser counts it, even just after a press. */

import type { Page } from "playwright-core";
import { END } from "./browser";

export interface Shift {
  total: number; // of the screen
  aimed: string[]; // what moved although a thumb aims at it
  most: string[]; // the largest jumps, with what moved in them
}

interface Entry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

interface Watching {
  shift: () => Shift;
}

const AIMS = "header, .tools, [data-hand]";

/** Counts from now on until the hand is over. */
export async function watchShift(page: Page): Promise<() => Promise<Shift>> {
  await page.evaluate(
    ({ end, aims }) => {
      const seen: Entry[] = [];
      let endedAt = Infinity;
      const look = new PerformanceObserver((list) => seen.push(...(list.getEntries() as Entry[])));
      look.observe({ type: "layout-shift" });
      new MutationObserver(() => {
        if (endedAt === Infinity && document.querySelector(end)) endedAt = performance.now();
      }).observe(document.body, { childList: true, subtree: true });
      const LISTED = 4;
      const elementOf = (node: Node | null): Element | null => (node instanceof Element ? node : (node?.parentElement ?? null));
      const shift = (): Shift => {
        seen.push(...(look.takeRecords() as Entry[]));
        const counted = seen.filter(({ startTime }) => startTime < endedAt);
        const moved = counted.flatMap(({ sources }) => sources.map(({ node }) => elementOf(node)));
        const aimed = moved.filter((one) => one?.matches(aims)).map((one) => one?.className || one?.tagName || "");
        const described = ({ value, sources }: Entry): string => `${value.toFixed(3)} ${[...new Set(sources.map(({ node }) => elementOf(node)?.className || elementOf(node)?.tagName || ""))].join(", ")}`;
        const most = [...counted].sort((one, other) => other.value - one.value).slice(0, LISTED).map(described);
        return { most, total: counted.reduce((sum, { value }) => sum + value, 0), aimed };
      };
      Object.assign(window, { watching: { shift } satisfies Watching });
    },
    { end: END, aims: AIMS },
  );
  return () => page.evaluate(() => (window as unknown as { watching: Watching }).watching.shift());
}
