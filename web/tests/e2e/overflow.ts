/** What a page shows outside of its box or of the screen, where no scrolling brings it into sight. */

import type { Page } from "playwright-core";

/** One line for each fault: words or tiles wider than their box, or cut off; with `scrolls`, boxes too that have to be scrolled. */
export function overflowing(page: Page, { scrolls = false } = {}): Promise<string[]> {
  return page.evaluate((scrolls) => {
    const SLACK = 1.5; // pixels, for what the browser rounds
    const canScroll = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
    const nameOf = (element: Element): string => `${element.parentElement?.className} > ${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 40)}"`;
    const isReachable = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
        if (canScroll(overflowX) || canScroll(overflowY)) return true;
        if (textOverflow === "ellipsis") return true; // a line that is shortened on purpose; its title has the whole
      }
      return false;
    };

    function faults(element: HTMLElement): string[] {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (style.visibility === "hidden" || box.width === 0 || box.height === 0) return [];
      const found: string[] = [];
      const isInline = style.display === "inline";
      const isShortened = style.textOverflow === "ellipsis";
      const wide = element.scrollWidth - element.clientWidth > SLACK;
      const tall = element.scrollHeight - element.clientHeight > SLACK;
      if (wide && !isInline && !isShortened && (scrolls || !canScroll(style.overflowX))) found.push("is too wide for its box");
      if (tall && (scrolls ? style.overflowY !== "visible" : style.overflowY === "hidden")) found.push("is too high for its box");
      const isOut = box.left < -SLACK || box.top < -SLACK || box.right > innerWidth + SLACK || box.bottom > innerHeight + SLACK;
      if (isOut && !isReachable(element)) found.push("is cut off by the screen");
      return found.map((fault) => `${nameOf(element)} ${fault}`);
    }

    return [...document.querySelectorAll<HTMLElement>("#app main *:not(svg *):not(.hidden)")].flatMap(faults);
  }, scrolls);
}
