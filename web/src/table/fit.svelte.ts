import { flushSync } from "svelte";
import { beforePicture } from "./frame";

/** A box whose tiles get smaller step by step until all of it can be seen, and stay so until the next hand. */

const STEPS = [1, 0.88, 0.77, 0.68, 0.6, 0.53];
const READABLE = 1; // the step of a box that has to be scrolled far anyway
const FAR = 1.25; // times its height
const SLACK = 1; // pixels

export class Fit {
  private step = $state(0);
  private isHopeless = false;

  get scale(): number {
    return STEPS[this.step] ?? 1;
  }

  get isTight(): boolean {
    return this.step > 0;
  }

  reset(): void {
    this.step = 0;
    this.isHopeless = false;
  }

  /** For an effect that runs after every change of the boxes: they are looked at once a picture, however many changes come before it. */
  watch(boxes: () => Iterable<HTMLElement>): () => void {
    return beforePicture(() => {
      let before: number;
      do {
        before = this.step;
        for (const box of boxes()) this.shrinkInto(box);
        if (this.step !== before) flushSync();
      } while (this.step !== before);
    });
  }

  private shrinkInto(box: HTMLElement): void {
    if (this.isHopeless || box.scrollHeight <= box.clientHeight + SLACK) return;
    this.isHopeless = this.step === STEPS.length - 1;
    if (!this.isHopeless) this.step++;
    else if (box.scrollHeight > FAR * box.clientHeight) this.step = READABLE;
  }
}
