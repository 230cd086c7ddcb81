import { afterEach, expect, test, vi } from "vitest";
import { sound } from "../../src/ui/sound";

afterEach(() => vi.unstubAllGlobals());

class Node {
  onended: () => void = () => undefined;
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  start = vi.fn();
  stop = vi.fn();
  connect = (next: Node): Node => next;
}

test("the browser renders sound only while something sounds", () => {
  const tones: Node[] = [];
  const audio = { currentTime: 0, isRunning: false, resume: () => (audio.isRunning = true), suspend: () => (audio.isRunning = false) };
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", function () { return audio; });
  vi.stubGlobal("GainNode", Node);
  vi.stubGlobal("OscillatorNode", function () { const tone = new Node(); tones.push(tone); return tone; });
  sound("tile");
  sound("turn");
  expect(tones).toHaveLength(3);
  expect(audio.isRunning).toBe(true);
  for (const tone of tones.slice(0, 2)) tone.onended();
  expect(audio.isRunning).toBe(true);
  tones[2]?.onended();
  expect(audio.isRunning).toBe(false);
  sound("turn");
  expect(audio.isRunning).toBe(true);
});
