/** Sentences of a table: with marks where tiles are drawn, or with their names for the ear. */

import { notationOf, type Notation, type Piece, splitWords } from "../game/words";
import { house } from "../net/house.svelte";
import type { Refused, Speech } from "../protocol";
import type { Pen } from "./catalogue";
import { tileName } from "./names";
import { type Said, said, saidAction } from "./said";
import { words } from "./words.svelte";

/** Whose sentences: of which game, with which tiles, at a table where these people sit. */
export interface Speaker {
  slug: string | undefined;
  kind: string;
  nameOf: (seat: number) => string;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";
const NEXT = "\uE002";
const MARKS = /[\uE000-\uE002]/g;
const RUN = /\uE000([^\uE001]*)\uE001/;
const BACK = "?";

const unmarked = (name: string): string => name.replace(MARKS, "");

/** Tiles are marked so that they can be drawn. */
const drawn = ({ kind, nameOf }: Speaker): Pen => ({
  tiles: (faces) => OPEN + faces.map((face) => face ?? BACK).join(NEXT) + CLOSE,
  heard: (face) => tileName(kind, face),
  seat: (seat) => unmarked(nameOf(seat)),
});

/** Tiles are called by their names. */
const aloud = ({ kind, nameOf }: Speaker): Pen => ({
  tiles: (faces) => faces.map((face) => tileName(kind, face)).join(", "),
  heard: (face) => tileName(kind, face),
  seat: (seat) => unmarked(nameOf(seat)),
});

/** A sentence with marks where tiles are to be drawn. */
export function sentence(speaker: Speaker, speech: Speech | Said, use = ""): string {
  return words.of(speaker.slug).say(said(speech as Speech), drawn(speaker), use);
}

/** A sentence to be heard. */
export function spoken(speaker: Speaker, speech: Speech | Said, use = ""): string {
  const tiles = house.kinds[speaker.kind];
  const text = words.of(speaker.slug).say(said(speech as Speech), aloud(speaker), use);
  if (!tiles) return text;
  return splitWords(text, notationOf(tiles)).map((piece) => (piece.face === undefined ? piece.text : tileName(speaker.kind, piece.face))).join("");
}

export function actionOf(speaker: Speaker, notation: string): Said {
  const tiles = house.kinds[speaker.kind];
  return saidAction(notation, tiles ? notationOf(tiles).pattern : /(?!)/);
}

/** An action as a button has it; where it names no tiles, neither do its words. */
export function actionWords(speaker: Speaker, notation: string): string {
  const action = actionOf(speaker, notation);
  return sentence(speaker, action, action.values && "tiles" in action.values ? "" : "button");
}

/** Why something was refused; an action that is named in it is said in words. */
export function refusalWords(speaker: Speaker, { said: why }: Pick<Refused, "said">): string {
  const text = said(why).values?.["text"];
  const isAction = why.id === "no-not-allowed" && typeof text === "object" && "text" in text;
  if (!isAction) return sentence(speaker, why);
  return sentence(speaker, { id: why.id, values: { ...said(why).values, text: actionWords(speaker, text.text) } });
}

/** A caption, and whether it says the amount of its zone itself. */
export function captionWords(speaker: Speaker, caption: Speech, amount: number | null): { words: string; holdsAmount: boolean } {
  const holdsAmount = amount !== null && words.of(speaker.slug).has(caption.id, "counted");
  const whole = { id: caption.id, values: { ...said(caption).values, ...(amount === null ? {} : { amount }) } };
  return { words: sentence(speaker, whole, holdsAmount ? "counted" : "short"), holdsAmount };
}

/** A sentence in words and tiles, be they marked or in notation. */
export function pieces(text: string, notation?: Notation): Piece[] {
  return text.split(RUN).flatMap((part, at): Piece[] => {
    if (at % 2 === 0) return part === "" ? [] : notation ? splitWords(part, notation) : [{ text: part }];
    return part.split(NEXT).map((face) => ({ text: face, face: face === BACK ? null : face }));
  });
}
