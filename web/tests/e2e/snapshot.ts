/** Pictures that are kept: compared in the browser, coarsely enough for other fonts and other Chromiums. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const FOLDER = join(import.meta.dirname, "snapshots");
const KEPT_WIDTH = 0.4; // of the screen's
const CELL = 6; // pixels of a kept picture that are looked at as one
const DIFFERENT = 26; // of 255, in some colour of a cell
export const TOLERANCE = 0.02; // of the cells

const asUrl = (png: Buffer): string => `data:image/*;base64,${png.toString("base64")}`;

/** The picture as small as it is kept; `easel` is any empty page. */
export async function shrunk(easel: Page, png: Buffer): Promise<Buffer> {
  const url = await easel.evaluate(shrink, { url: asUrl(png), scale: KEPT_WIDTH });
  return Buffer.from(url.split(",", 2)[1] ?? "", "base64");
}

/** The share of the two pictures that differs. */
export function difference(easel: Page, one: Buffer, other: Buffer): Promise<number> {
  return easel.evaluate(compare, { urls: [asUrl(one), asUrl(other)], cell: CELL, different: DIFFERENT });
}

/** How far a picture is from the one that is kept; with SNAPSHOTS=renew it is kept instead. */
export async function distance(easel: Page, name: string, png: Buffer): Promise<number> {
  const path = join(FOLDER, `${name}.webp`);
  const small = await shrunk(easel, png);
  if (process.env["SNAPSHOTS"] === "renew") writeFileSync(path, small);
  if (!existsSync(path)) throw new Error(`${name} is not kept yet: run with SNAPSHOTS=renew, and look at it.`);
  const found = await difference(easel, readFileSync(path), small);
  if (found > TOLERANCE) writeFileSync(path.replace(/\.webp$/, ".found.webp"), small);
  return found;
}

async function shrink({ url, scale }: { url: string; scale: number }): Promise<string> {
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL("image/webp", 0.8);
}

async function compare({ urls, cell, different }: { urls: string[]; cell: number; different: number }): Promise<number> {
  const [one, other] = await Promise.all(
    urls.map(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      const [width, height] = [Math.round(picture.width / cell), Math.round(picture.height / cell)];
      const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
      if (!context) throw new Error("no canvas");
      context.imageSmoothingQuality = "high";
      context.drawImage(picture, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    }),
  );
  if (!one || !other || one.length !== other.length) return 1;
  let changed = 0;
  for (let at = 0; at < one.length; at += 4) {
    if ([0, 1, 2].some((colour) => Math.abs((one[at + colour] ?? 0) - (other[at + colour] ?? 0)) > different)) changed++;
  }
  return changed / (one.length / 4);
}
