/** Room that was once taken is kept until the next hand, so that nothing around it moves while one plays. */

import type { Attachment } from "svelte/attachments";

/** Keeps the height that an element ever had during a hand, as long as its width and the size of its tiles stay. */
export function keptRoom(hand: number, scale = 1): Attachment<HTMLElement> {
  return (element) => {
    void [hand, scale];
    let [width, height] = [0, 0];
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth !== width) {
        element.style.minHeight = "";
        [width, height] = [element.offsetWidth, 0];
      }
      height = Math.max(height, element.offsetHeight);
      element.style.minHeight = `${height}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.style.minHeight = "";
    };
  };
}

/** The most that something was during a hand. */
export class Most {
  private hand = -1;
  private most = 0;

  of(hand: number, now: number): number {
    this.most = hand === this.hand ? Math.max(this.most, now) : now;
    this.hand = hand;
    return this.most;
  }
}
