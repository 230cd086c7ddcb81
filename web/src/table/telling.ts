/** What of the story is told: one's own passes, which the page may even make by itself, are left out. */

import type { Speech } from "../protocol";

const PASS = "act-pass";

const isOwnPass = ({ id, values }: Speech, seat: number | null): boolean =>
  id === PASS && seat !== null && (values?.["seat"] as { seat?: number } | undefined)?.seat === seat;

export const worthTelling = (story: Speech[], seat: number | null): Speech[] => story.filter((line) => !isOwnPass(line, seat));
