/** SHAKE-256 of FIPS 202. Each of the 25 lanes of the state is two 32-bit halves: the low one, then the high one. */

const RATE = 136;
const ROUNDS = [
  0x0000000000000001n, 0x0000000000008082n, 0x800000000000808an, 0x8000000080008000n, 0x000000000000808bn,
  0x0000000080000001n, 0x8000000080008081n, 0x8000000000008009n, 0x000000000000008an, 0x0000000000000088n,
  0x0000000080008009n, 0x000000008000000an, 0x000000008000808bn, 0x800000000000008bn, 0x8000000000008089n,
  0x8000000000008003n, 0x8000000000008002n, 0x8000000000000080n, 0x000000000000800an, 0x800000008000000an,
  0x8000000080008081n, 0x8000000000008080n, 0x0000000080000001n, 0x8000000080008008n,
].map((constant) => [Number(constant & 0xffffffffn), Number(constant >> 32n)] as const);

/** Where the lanes move to, one after the other, and by how many bits each is turned. */
const PLACES: number[] = [];
const TURNS: number[] = [];
for (let step = 0, x = 1, y = 0; step < 24; step++) {
  [x, y] = [y, (2 * x + 3 * y) % 5];
  PLACES.push(2 * (x + 5 * y));
  TURNS.push((((step + 1) * (step + 2)) / 2) % 64);
}

/** One half of a lane that is turned left by so many bits: never by 0 or 32. */
function turned(half: number, other: number, by: number): number {
  return by < 32 ? (half << by) | (other >>> (32 - by)) : (other << (by - 32)) | (half >>> (64 - by));
}

function permute(state: Uint32Array): void {
  const row = new Uint32Array(10);
  for (const [roundLow, roundHigh] of ROUNDS) {
    for (let i = 0; i < 10; i++) row[i] = state[i] ^ state[i + 10] ^ state[i + 20] ^ state[i + 30] ^ state[i + 40];
    for (let i = 0; i < 10; i++) {
      const next = (i + 2) % 10;
      const mixed = row[(i + 8) % 10] ^ turned(row[next], row[next ^ 1], 1);
      for (let at = i; at < 50; at += 10) state[at] ^= mixed;
    }
    let low = state[2];
    let high = state[3];
    for (let step = 0; step < 24; step++) {
      const at = PLACES[step];
      const nextLow = state[at];
      const nextHigh = state[at + 1];
      state[at] = turned(low, high, TURNS[step]);
      state[at + 1] = turned(high, low, TURNS[step]);
      low = nextLow;
      high = nextHigh;
    }
    for (let start = 0; start < 50; start += 10) {
      for (let i = 0; i < 10; i++) row[i] = state[start + i];
      for (let i = 0; i < 10; i++) state[start + i] ^= ~row[(i + 2) % 10] & row[(i + 4) % 10];
    }
    state[0] ^= roundLow;
    state[1] ^= roundHigh;
  }
}

export function shake256(message: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length] = 0x1f;
  padded[padded.length - 1] |= 0x80;
  const state = new Uint32Array(50);
  const input = new DataView(padded.buffer);
  for (let start = 0; start < padded.length; start += RATE) {
    for (let i = 0; i < RATE / 4; i++) state[i] ^= input.getUint32(start + 4 * i, true);
    permute(state);
  }
  const output = new DataView(new ArrayBuffer(Math.ceil(length / RATE) * RATE));
  for (let start = 0; start < output.byteLength; start += RATE) {
    if (start > 0) permute(state);
    for (let i = 0; i < RATE / 4; i++) output.setUint32(start + 4 * i, state[i], true);
  }
  return new Uint8Array(output.buffer).slice(0, length);
}
