/** The keys of the table. */

export const SHORTCUTS = [..."1234567890qwertyiopadfgjklzxcvbn"];

export type Command = "play" | "pass" | "undo" | "hint" | "mute" | "sort" | "help" | "clear";

const COMMANDS: Record<string, Command> = {
  Enter: "play",
  Escape: "clear",
  P: "pass",
  U: "undo",
  H: "hint",
  M: "mute",
  S: "sort",
  "?": "help",
};

/** What a key means: a place in the hand or a command. Letters of commands are free for tiles with the shift key. */
export function readKey(key: string, isShifted: boolean): number | Command | null {
  const command = COMMANDS[key.length === 1 ? key.toUpperCase() : key];
  if (command && !(isShifted && /^[a-z]$/i.test(key))) return command;
  const place = SHORTCUTS.indexOf(key.toLowerCase());
  return place < 0 ? null : place;
}

/** Whether a key press belongs to a field or a button rather than to the table. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, a, summary")) return true;
  return (event.key === " " || event.key === "Enter") && target?.closest("button:not(.pick)") != null;
}

/** Enter goes on to the next hand. */
export function goOn(key: string): boolean {
  const next = key === "Enter" ? document.querySelector<HTMLButtonElement>("[data-next]:enabled") : null;
  next?.click();
  return next !== null;
}

/** Arrows move among the tiles. */
export function moveFocus(key: string): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const rows = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step === undefined && rows === undefined) return false;
  const tiles = [...document.querySelectorAll<HTMLElement>("button.pick")];
  const inHand = tiles.filter((tile) => tile.closest("[data-hand]"));
  const onTable = tiles.filter((tile) => !tile.closest("[data-hand]"));
  const now = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const group = now && onTable.includes(now) ? onTable : inHand;
  if (rows !== undefined) (rows < 0 ? onTable[0] : inHand[0])?.focus();
  else group[(group.indexOf(now ?? document.body) + (step ?? 0) + group.length) % group.length]?.focus();
  return true;
}
