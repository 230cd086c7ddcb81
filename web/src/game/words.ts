/** Texts of the server with tiles in them, cut into words and tiles. */

import type { TileKind } from "../net/data";

export interface Piece {
  text: string;
  face?: string | null; // null: a tile face down
}

export interface Notation {
  pattern: RegExp;
  unknown: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

export function notationOf(kind: Pick<TileKind, "unknown" | "faces">): Notation {
  const faces = [...Object.keys(kind.faces), kind.unknown].map((face) =>
    face.startsWith("[") ? escaped(face) : `(?<![\\w?])${escaped(face)}(?![\\w?])`,
  );
  return { pattern: new RegExp(`(${faces.join("|")})`), unknown: kind.unknown };
}

export function splitWords(text: string, notation: Notation): Piece[] {
  return text
    .split(notation.pattern)
    .map((part, at): Piece => {
      if (at % 2 === 0) return { text: part };
      return { text: part, face: part === notation.unknown ? null : part };
    })
    .filter(({ text: part }) => part !== "");
}

const CLOSING = /^[、。，；：！？）」』》.,;:!?)]+/u;

/** The same with the marks that close after a tile given to it, since no line begins with them. */
export function keptTogether(parts: Piece[]): (Piece & { mark: string })[] {
  const marks = parts.map(({ face }, at) => (face === undefined ? "" : (CLOSING.exec(wordsAt(parts, at + 1))?.[0] ?? "")));
  return parts
    .map((piece, at) => ({ ...piece, text: piece.text.slice(piece.face === undefined ? (marks[at - 1] ?? "").length : 0), mark: marks[at] ?? "" }))
    .filter(({ text, face }) => text !== "" || face !== undefined);
}

/** The words of a piece; none where it is a tile. */
const wordsAt = (parts: Piece[], at: number): string => (parts[at]?.face === undefined ? (parts[at]?.text ?? "") : "");
