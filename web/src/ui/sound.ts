/** Sounds made on the spot: a tile on wood, one's turn, the end of a hand. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
let sounding = 0; // tones that have not ended: a context that runs costs the machine time, even in silence

function ready(): AudioContext | null {
  const hasGesture = navigator.userActivation?.hasBeenActive ?? false;
  if (!settings.sound || !hasGesture || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  return context;
}

function tone(audio: AudioContext, frequency: number, from: number, length: number, volume: number, type: OscillatorType): void {
  const oscillator = new OscillatorNode(audio, { frequency, type });
  const gain = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + from;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
  sounding++;
  oscillator.onended = () => {
    if (--sounding === 0) void audio.suspend();
  };
}

export type Sound = "tile" | "turn" | "end";

export function sound(which: Sound): void {
  const audio = ready();
  if (!audio) return;
  void audio.resume();
  if (which === "tile") {
    tone(audio, 1900, 0, 0.03, 0.12, "triangle");
    tone(audio, 320, 0.004, 0.07, 0.16, "sine");
  } else if (which === "turn") {
    tone(audio, 660, 0, 0.18, 0.06, "sine");
  } else {
    [523, 659, 784].forEach((frequency, at) => tone(audio, frequency, at * 0.11, 0.35, 0.07, "sine"));
  }
}
