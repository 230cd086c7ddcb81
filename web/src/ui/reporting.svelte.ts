/** "Wrong word?": a small button beside the sentence that is pointed at, or a choice among all of them. */

import { type Heard, sentenceAt } from "../words/reports";
import { t } from "../words/words.svelte";

const SENTENCE = "[data-sentence]";
const UNTOUCHABLE = `[data-advice] ${SENTENCE}`; // lies above tiles that can be pressed through it
const REST = 700; // milliseconds that a pointer stays on a sentence, or a finger

class Reporting {
  isChoosing = $state(false);
  found = $state.raw<Heard | null>(null);

  /** Let the person choose a sentence of the page. */
  choose(): void {
    this.found = null;
    this.isChoosing = true;
  }

  /** Report the sentence that an element is of; whether it is of one. */
  report(element: Element | null): boolean {
    this.found = sentenceAt(element) ?? null;
    if (this.found) this.isChoosing = false;
    return this.found !== null;
  }

  close(): void {
    this.found = null;
    this.isChoosing = false;
  }
}

export const reporting = new Reporting();

/** The sentence at a point of the screen. */
function sentenceUnder(event: PointerEvent | MouseEvent): Element | null {
  const { target, clientX, clientY } = event;
  const found = target instanceof Element ? target.closest(SENTENCE) : null;
  return found ?? [...document.querySelectorAll(UNTOUCHABLE)].find((element) => isWithin(element, clientX, clientY)) ?? null;
}

function isWithin(element: Element, x: number, y: number): boolean {
  return [...element.getClientRects()].some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}

/** The button: offered where a pointer rests on a sentence, a finger stays on it, or the menu key asks for it. */
class Offer {
  readonly #button = document.createElement("button");
  #sentence: Element | null = null;
  #timer = 0;

  constructor() {
    this.#button.className = "wrong-word";
    this.#button.type = "button";
    this.#button.addEventListener("click", () => {
      const chosen = this.#sentence;
      this.hide();
      reporting.report(chosen);
    });
  }

  readonly hide = (): void => {
    clearTimeout(this.#timer);
    this.#sentence = null;
    this.#button.remove();
  };

  /** Below the end of the sentence; within its dialog, above which nothing else could be pressed. */
  #show(sentence: Element): void {
    this.#sentence = sentence;
    const button = this.#button;
    button.textContent = t("wrong-title");
    (sentence.closest("dialog") ?? document.body).append(button);
    const line = [...sentence.getClientRects()].at(-1) ?? sentence.getBoundingClientRect();
    button.style.left = `${Math.max(4, Math.min(line.right + 6, innerWidth - button.offsetWidth - 4))}px`;
    button.style.top = `${Math.max(4, Math.min(line.bottom + 2, innerHeight - button.offsetHeight - 4))}px`;
  }

  #showAfterRest(sentence: Element): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => sentence.isConnected && this.#show(sentence), REST);
  }

  readonly pointed = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || reporting.isChoosing) return;
    clearTimeout(this.#timer);
    if (event.target === this.#button) return;
    const under = sentenceUnder(event);
    if (under === null && this.#sentence) this.#timer = window.setTimeout(this.hide, REST); // time to reach the button
    else if (under && under !== this.#sentence) this.#showAfterRest(under);
  };

  readonly pressed = (event: PointerEvent): void => {
    if (event.target === this.#button) return;
    this.hide();
    const under = event.pointerType === "mouse" ? null : sentenceUnder(event);
    if (under) this.#showAfterRest(under);
  };

  readonly lifted = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") clearTimeout(this.#timer);
  };

  readonly scrolled = (): void => {
    if (this.#sentence) this.hide();
  };

  readonly askedFor = (event: MouseEvent): void => {
    const under = sentenceUnder(event);
    if (under) this.#show(under);
  };
}

/** Offers the button from now on; the result ends it. */
export function offerReports(): () => void {
  const offer = new Offer();
  const heard = new AbortController();
  const options = { signal: heard.signal, passive: true };
  window.addEventListener("pointermove", offer.pointed, options);
  window.addEventListener("pointerdown", offer.pressed, options);
  window.addEventListener("pointerup", offer.lifted, options);
  window.addEventListener("pointercancel", offer.lifted, options);
  window.addEventListener("contextmenu", offer.askedFor, options);
  window.addEventListener("scroll", offer.scrolled, { ...options, capture: true });
  return () => {
    offer.hide();
    heard.abort();
  };
}
