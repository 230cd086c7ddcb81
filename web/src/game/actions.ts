/** The words of actions: taken apart, matched with the tiles that a person has chosen, and grouped for buttons. */

import { splitWords, type Notation } from "./words";

export interface Action {
  text: string;
  verb: string;
  mine: string[]; // the tiles that it names, those after an x apart
  theirs: string[];
  rest: string; // what it says besides its verb and tiles: "open 4", "left", "3"
}

export interface Chosen {
  hand: string[];
  table: string[];
}

export function parseAction(text: string, notation: Notation): Action {
  const verb = text.split(" ", 1)[0] ?? "";
  const action: Action = { text, verb, mine: [], theirs: [], rest: "" };
  let isTheirs = false;
  const said: string[] = [];
  for (const piece of splitWords(text.slice(verb.length), notation)) {
    if (piece.face !== undefined) (isTheirs ? action.theirs : action.mine).push(piece.face ?? "?");
    else if (/^\s*x\s*$/.test(piece.text)) isTheirs = true;
    else if (piece.text.trim()) said.push(piece.text.trim());
  }
  action.rest = said.join(" ");
  return action;
}

/** What each of some actions says for itself: the words that all of them begin with are left out. */
export function apart(actions: Action[]): string[] {
  const said = actions.map(({ rest }) => rest.split(" "));
  const isShared = (at: number): boolean => said.every((words) => words.length > at + 1 && words[at] === said[0]?.[at]);
  let shared = 0;
  while (isShared(shared)) shared++;
  return said.map((words) => words.slice(shared).join(" "));
}

export function tilesOf(action: Action): string[] {
  return [...action.mine, ...action.theirs];
}

/** What remains of `all` without `some`; null where some are not among them. */
export function without(all: string[], some: string[]): string[] | null {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

function missing(action: Action, chosen: Chosen): string[] | null {
  if (action.theirs.length === 0) return without(action.mine, [...chosen.hand, ...chosen.table]);
  const mine = without(action.mine, chosen.hand);
  const theirs = without(action.theirs, chosen.table);
  return mine && theirs && [...mine, ...theirs];
}

/** The actions that the chosen tiles may still become, those that need no further tile first. */
export function fitting(actions: Action[], chosen: Chosen): Action[] {
  const found = actions.flatMap((action) => {
    const left = tilesOf(action).length > 0 ? missing(action, chosen) : null;
    return left ? [{ action, left: left.length }] : [];
  });
  found.sort((one, other) => one.left - other.left);
  return found.map(({ action }) => action);
}

/** The action that the chosen tiles are, where they are exactly one. */
export function exact(actions: Action[], chosen: Chosen): Action[] {
  if (chosen.hand.length + chosen.table.length === 0) return [];
  return actions.filter((action) => tilesOf(action).length > 0 && missing(action, chosen)?.length === 0);
}

/** The tiles on the table that are worth choosing now. */
export function wanted(actions: Action[], chosen: Chosen, hand: string[]): Set<string> {
  const faces = fitting(actions, chosen).flatMap((action) =>
    action.theirs.length > 0 ? action.theirs : action.mine.filter((face) => !hand.includes(face)),
  );
  return new Set(faces);
}

export interface Group {
  verb: string;
  actions: Action[];
}

/** Actions without tiles by their verb, in the order of the rules. */
export function plainGroups(actions: Action[]): Group[] {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    if (tilesOf(action).length > 0) continue;
    groups.set(action.verb, [...(groups.get(action.verb) ?? []), action]);
  }
  return [...groups].map(([verb, grouped]) => ({ verb, actions: grouped }));
}
