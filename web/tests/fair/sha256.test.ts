import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hex } from "../../src/fair/bytes";
import { sha256 } from "../../src/fair/sha256";

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("SHA-256 of %i bytes is that of Node", (length) => {
  const message = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);
  expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
});
