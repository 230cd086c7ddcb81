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

/** Offers the button where a pointer rests on a sentence, a finger stays on it, or the menu key asks for it. */
export function offerReports(): () => void {
  const button = document.createElement("button");
  button.className = "wrong-word";
  button.type = "button";
  let sentence: Element | null = null;
  let timer = 0;

  function offer(element: Element): void {
    sentence = element;
    button.textContent = t("wrong-title");
    (element.closest("dialog") ?? document.body).append(button);
    const line = [...element.getClientRects()].at(-1) ?? element.getBoundingClientRect();
    button.style.left = `${Math.max(4, Math.min(line.right + 6, innerWidth - button.offsetWidth - 4))}px`;
    button.style.top = `${Math.max(4, Math.min(line.bottom + 2, innerHeight - button.offsetHeight - 4))}px`;
  }
  function hide(): void {
    clearTimeout(timer);
    sentence = null;
    button.remove();
  }
  function rest(element: Element): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => element.isConnected && offer(element), REST);
  }
  function move(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || reporting.isChoosing || event.target === button) return;
    const under = sentenceUnder(event);
    if (under === sentence && under) return;
    clearTimeout(timer);
    if (under) rest(under);
    else if (sentence) timer = window.setTimeout(hide, REST); // there is time to reach the button
  }
  function press(event: PointerEvent): void {
    if (event.target === button) return;
    hide();
    const under = event.pointerType === "mouse" ? null : sentenceUnder(event);
    if (under) rest(under);
  }
  const lift = (event: PointerEvent): void => void (event.pointerType !== "mouse" && clearTimeout(timer));
  function ask(event: MouseEvent): void {
    const under = sentenceUnder(event);
    if (under) offer(under);
  }
  function choose(): void {
    const chosen = sentence;
    hide();
    reporting.report(chosen);
  }
  button.addEventListener("click", choose);
  const heard = new AbortController();
  const options = { signal: heard.signal, passive: true };
  window.addEventListener("pointermove", move, options);
  window.addEventListener("pointerdown", press, options);
  window.addEventListener("pointerup", lift, options);
  window.addEventListener("pointercancel", lift, options);
  window.addEventListener("contextmenu", ask, options);
  window.addEventListener("scroll", hide, { ...options, capture: true });
  return () => {
    hide();
    heard.abort();
  };
}
