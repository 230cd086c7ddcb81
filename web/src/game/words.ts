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

export interface Told {
  seat: number | null;
  verb: string;
  rest: string;
}

/** A line of the story: who, what, with which tiles. */
export function readLine(line: string): Told {
  const found = /^s(\d+) ([a-z]+)(.*)$/s.exec(line);
  if (!found) return { seat: null, verb: "", rest: line };
  return { seat: Number(found[1]), verb: found[2] ?? "", rest: found[3] ?? "" };
}

export interface Payment {
  from: number | null;
  to: number | null;
  amount: number;
  why: string;
}

/** A line of the score sheet. */
export function readPayment(line: string): Payment | null {
  const paid = /^s(\d+) pays s(\d+) (\d+) for (.*)$/s.exec(line);
  if (paid) return { from: Number(paid[1]), to: Number(paid[2]), amount: Number(paid[3]), why: paid[4] ?? "" };
  const alone = /^s(\d+) (scores|loses) (\d+) for (.*)$/s.exec(line);
  if (!alone) return null;
  const seat = Number(alone[1]);
  const gains = alone[2] === "scores";
  return { from: gains ? null : seat, to: gains ? seat : null, amount: Number(alone[3]), why: alone[4] ?? "" };
}

/** What was refused, where that is an action, and why. */
export function readRefusal(reason: string): { action: string | null; why: string } {
  const refused = /^(['"])(.+)\1 is not allowed: (.+)$/s.exec(reason);
  return { action: refused?.[2] ?? null, why: refused?.[3] ?? reason };
}

/** A number with a real minus. */
export function printed(amount: number): string {
  return String(amount).replace("-", "−");
}

/** A gain or a loss: "+3", "−3", "0". */
export function signed(gain: number): string {
  return (gain > 0 ? "+" : "") + printed(gain);
}

/** Seats by the names of those who sit there. */
export function withNames(text: string, nameOf: (seat: number) => string): string {
  return text.replace(/\b(?:[Ss]eat |s)(\d+)\b/g, (_, seat: string) => nameOf(Number(seat)));
}
