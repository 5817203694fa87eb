/* Dry, short sounds made from tones and noise, without audio files. They are off until the player turns them on, and never needed. */
import { settings } from "../settings/settings.svelte";
import type { EventOf } from "../game/events";
import type { GameEvent } from "../protocol";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Returns the audio context, or null if sound is off. Browsers let a page make sounds only after the reader has interacted with it. */
function ready(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function fade(at: AudioContext, loud: number, begin: number, length: number): GainNode {
  const gain = at.createGain();
  const peak = Math.max(0.0001, loud * settings.volume * settings.volume);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(peak, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(at.destination);
  return gain;
}

interface Tone {
  hertz: number;
  length?: number;
  loud?: number;
  after?: number; // seconds from now
  shape?: OscillatorType;
}

function tone({ hertz, length = 0.12, loud = 0.2, after = 0, shape = "sine" }: Tone): void {
  const at = ready();
  if (!at) return;
  const begin = at.currentTime + after;
  const source = at.createOscillator();
  source.type = shape;
  source.frequency.value = hertz;
  source.connect(fade(at, loud, begin, length));
  source.start(begin);
  source.stop(begin + length + 0.02);
}

/** The sound of felt, paper or pencil: noise through a band-pass filter. */
function brush(hertz: number, length: number, loud: number, after = 0): void {
  const at = ready();
  if (!at) return;
  noise ??= makeNoise(at);
  const begin = at.currentTime + after;
  const source = at.createBufferSource();
  const band = at.createBiquadFilter();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = 0.9;
  source.connect(band).connect(fade(at, loud, begin, length));
  source.start(begin, Math.random() * 0.5, length + 0.02);
}

function makeNoise(at: AudioContext): AudioBuffer {
  const buffer = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

const notes = (hertz: number[], apart: number, length: number): void =>
  hertz.forEach((each, i) => tone({ hertz: each, after: i * apart, length, loud: 0.16, shape: "triangle" }));

const knock = (): void => {
  tone({ hertz: 92, length: 0.14, loud: 0.5 });
  brush(240, 0.06, 0.25);
};

export const sounds = {
  /** The sound of one step of a car: a soft tick, higher for a faster line. */
  step(event: EventOf<"moved">): void {
    tone({ hertz: 420 + 45 * event.speed, length: 0.035, loud: 0.09, shape: "triangle" });
  },

  arrive(event: EventOf<"moved">): void {
    if (event.to === "finish") notes([523, 659, 784], 0.13, 0.22);
    else if (event.lost > 0) knock();
  },

  /** Plays the sound of an event when its animation begins, for the reader in this seat. */
  begin(event: GameEvent, seat: number | null): void {
    switch (event.event) {
      case "laid":
      case "played":
        return brush(900, 0.09, 0.3);
      case "revealed":
        for (let i = 0; i < 5; i++) brush(2400 + 300 * i, 0.035, 0.22, i * 0.045);
        return;
      case "stayed":
        if (event.why === "blocked") knock();
        return;
      case "betting":
        return notes([587, 880], 0.14, 0.24);
      case "bet":
        return brush(3600, 0.16, 0.16);
      case "race":
      case "turn":
        if (event.seat === seat && seat !== null) sounds.bell();
    }
  },

  /** Plays a ring for the reader's turn. */
  bell(): void {
    tone({ hertz: 988, length: 0.7, loud: 0.18 });
    tone({ hertz: 1976, length: 0.35, loud: 0.05 });
  },
};
