/** The words of actions: taken apart, matched with the tiles that a person has chosen, and grouped for buttons. */

import { splitWords, type Notation } from "./words";

export interface Action {
  text: string;
  verb: string;
  mine: string[]; // the tiles that it names, those after an x apart
  theirs: string[];
  groups: (number | null)[]; // of those of mine, where it numbers the groups that they lie in: "swap 1[2:1] 8[3:2]"
  cuts: number[]; // how many of mine stand before each |, where it parts them: "split [6:5] | [4:4][5:1] | [6:6][1:1][6:1]"
  rest: string; // what it says besides its verb and tiles: "open 4", "left", "3"
}

/** Where a tile lies: in the hand, turned up for its player to use, or on the table. */
export type Where = "hand" | "drawn" | "table";

export interface Spot {
  id: string;
  face: string;
  where: Where;
  group: number | null; // of a board of numbered groups
}

const GROUP_NUMBER = /(?:^|\s)(\d+)$/; // stands right before a tile

export function parseAction(text: string, notation: Notation): Action {
  const verb = text.split(" ", 1)[0] ?? "";
  const action: Action = { text, verb, mine: [], theirs: [], groups: [], cuts: [], rest: "" };
  let isTheirs = false;
  let group: number | null = null;
  const said: string[] = [];
  for (const piece of splitWords(text.slice(verb.length), notation)) {
    if (piece.face !== undefined) {
      (isTheirs ? action.theirs : action.mine).push(piece.face ?? "?");
      if (!isTheirs) action.groups.push(group);
      group = null;
      continue;
    }
    const number = GROUP_NUMBER.exec(piece.text)?.[1];
    group = number === undefined ? null : Number(number);
    if (piece.text.includes("|")) action.cuts.push(action.mine.length);
    if (/^\s*x\s*$/.test(piece.text)) isTheirs = true;
    else if (piece.text.trim()) said.push(piece.text.trim());
  }
  action.rest = said.join(" ");
  return action;
}

/** The numbers by which actions differ that are the same otherwise; null where they differ in more or in less. */
export function amounts(actions: Action[]): number[] | null {
  const said = actions.map(({ rest }) => rest.split(" "));
  const places = (said[0] ?? []).flatMap((_, at) => (new Set(said.map((words) => words[at])).size > 1 ? [at] : []));
  const [place] = places;
  const numbers = said.map((words) => Number(words[place ?? -1] ?? Number.NaN));
  const isOne = places.length === 1 && said.every((words) => words.length === said[0]?.length);
  return isOne && !numbers.some(Number.isNaN) ? numbers : null;
}

export function tilesOf(action: Action): string[] {
  return [...action.mine, ...action.theirs];
}

/** What an action wants: a tile of one's own or one of the table. */
interface Want {
  face: string;
  isTheirs: boolean;
  group: number | null;
  isShort: boolean; // there are fewer of it at hand than the action takes
}

const count = (faces: string[], face: string): number => faces.filter((other) => other === face).length;

function wantsOf(action: Action, spots: Spot[]): Want[] {
  const own = spots.filter(({ where }) => where !== "table").map(({ face }) => face);
  const mine = action.mine.map((face, at): Want => {
    const isShort = action.theirs.length === 0 && count(action.mine, face) > count(own, face);
    return { face, isTheirs: false, group: action.groups[at] ?? null, isShort };
  });
  return [...mine, ...action.theirs.map((face): Want => ({ face, isTheirs: true, group: null, isShort: false }))];
}

function isMet({ face, isTheirs, group, isShort }: Want, spot: Spot): boolean {
  if (spot.face !== face || (group !== null && group !== spot.group)) return false;
  return spot.where === "table" ? isTheirs || isShort : !isTheirs;
}

/** What is left of an action when each of the chosen tiles is one of those that it takes; null where one is not. */
function left(wants: Want[], chosen: Spot[]): Want[] | null {
  const [spot, ...others] = chosen;
  if (!spot) return wants;
  for (const [at, want] of wants.entries()) {
    const found = isMet(want, spot) ? left([...wants.slice(0, at), ...wants.slice(at + 1)], others) : null;
    if (found) return found;
  }
  return null;
}

/** How many tiles an action needs beside the chosen ones, place for place; null where they do not belong to it. */
function needed(action: Action, chosen: Spot[], spots: Spot[]): number | null {
  return tilesOf(action).length > 0 ? (left(wantsOf(action, spots), chosen)?.length ?? null) : null;
}

/** Whether the chosen tiles fill the parts of an action in the order in which they were chosen: all splits take the same tiles. */
function isInOrder({ mine, cuts }: Action, chosen: Spot[]): boolean {
  const bounds = [0, ...cuts, mine.length];
  return bounds.slice(1).every((end, at) => {
    const part = mine.slice(bounds[at], end);
    const filled = chosen.slice(bounds[at], end).map(({ face }) => face);
    return filled.every((face) => count(filled, face) <= count(part, face));
  });
}

/** The actions that the chosen tiles may still become, those that need no further tile first; `spots` are all in sight. */
export function fitting(actions: Action[], chosen: Spot[], spots: Spot[]): Action[] {
  const found = actions.flatMap((action) => {
    const more = needed(action, chosen, spots);
    const isAstray = action.cuts.length > 0 && !isInOrder(action, chosen);
    return more === null ? [] : [{ action, more, isAstray }];
  });
  found.sort((one, other) => one.more - other.more || Number(one.isAstray) - Number(other.isAstray));
  return found.map(({ action }) => action);
}

/** The actions that the chosen tiles are exactly. */
export function exact(actions: Action[], chosen: Spot[], spots: Spot[]): Action[] {
  return chosen.length === 0 ? [] : fitting(actions, chosen, spots).filter((action) => needed(action, chosen, spots) === 0);
}

/** Whether some action takes a tile beside those that are chosen. */
export function isWanted(actions: Action[], chosen: Spot[], spot: Spot, spots: Spot[]): boolean {
  return actions.some((action) => tilesOf(action).includes(spot.face) && needed(action, [...chosen, spot], spots) !== null);
}

/** The tiles that an action takes, the first of each kind: one's own before those of the table. */
export function placesOf(action: Action, spots: Spot[]): Spot[] {
  const free = [...spots.filter(({ where }) => where !== "table"), ...spots.filter(({ where }) => where === "table")];
  return wantsOf(action, spots).flatMap((want) => {
    const at = free.findIndex((spot) => isMet(want, spot));
    return at < 0 ? [] : free.splice(at, 1);
  });
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
