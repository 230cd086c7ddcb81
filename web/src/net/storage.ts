/** What the browser remembers; where it may not, only as long as the page is open. */

const held = new Map<string, string>();

/** In another page nothing is remembered, nor is it known what this browser remembers elsewhere. */
export const isEmbedded = (): boolean => typeof location !== "undefined" && location.pathname.startsWith("/embed/");

function store(): Storage | null {
  if (isEmbedded()) return null;
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function recall<Value>(key: string, otherwise: Value): Value {
  try {
    const text = store()?.getItem(`paiju.${key}`) ?? held.get(key);
    return text == null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function forget(key: string): void {
  held.delete(key);
  try {
    store()?.removeItem(`paiju.${key}`);
  } catch {
    // forbidden: then it was never there
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  held.set(key, text);
  try {
    store()?.setItem(`paiju.${key}`, text);
  } catch {
    // full or forbidden: it stays in this page
  }
}
