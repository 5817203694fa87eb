/* Makes every sound from tones and noise, without audio files. */
import type { Sound } from "./choose-sound";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let out: AudioNode | null = null;

/** Plays a sound now. `volume` is from 0 to 1; `pace` is the speed of the cars, which sounds of a car follow. */
export function make(sound: Sound, volume: number, pace: number): void {
  const at = ready();
  const player = new Player(at, volume * volume);
  switch (sound.name) {
    case "card":
      return player.brush({ hertz: 900, length: 0.09, loud: 0.34 });
    case "cards":
      for (let i = 0; i < sound.count; i++)
        player.brush({ hertz: 2000 + 260 * i, length: 0.05, loud: 0.3, after: (i * 0.15) / pace + 0.14 });
      return;
    case "coin":
      player.tone({ hertz: 1319, length: 0.09, loud: 0.13, shape: "triangle" });
      player.tone({ hertz: 2093, length: 0.42, loud: 0.13, after: 0.07, shape: "triangle" });
      return player.tone({ hertz: 5274, length: 0.12, loud: 0.03, after: 0.07 });
    case "engine":
      return player.engine(Math.max(0.35, sound.seconds / pace), sound.speed);
    case "tyres":
      return player.tyres();
    case "line":
      for (const after of [0, 0.22]) player.bell(740, 1.1, 0.2, after);
      return;
    case "pen":
      return player.brush({ hertz: 3600, length: 0.16, loud: 0.18 });
    case "crowd":
      return player.crowd(sound.seconds);
    case "turn":
      return player.bell(988, 0.7, 0.16);
  }
}

function ready(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (!out) {
    const limit = context.createDynamicsCompressor(); // several cars and the crowd together must not crackle
    limit.connect(context.destination);
    out = limit;
  }
  return context;
}

function makeNoise(at: AudioContext): AudioBuffer {
  const buffer = at.createBuffer(1, 2 * at.sampleRate, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

interface Tone {
  hertz: number;
  length: number; // seconds
  loud: number;
  after?: number; // seconds from now
  shape?: OscillatorType;
}

class Player {
  constructor(
    private readonly at: AudioContext,
    private readonly volume: number,
  ) {}

  /** Returns a gain that rises within `rise` seconds and falls to nothing at the end. */
  private fade(loud: number, begin: number, length: number, rise = 0.006): GainNode {
    const gain = this.at.createGain();
    const peak = Math.max(0.0002, loud * this.volume);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(peak, begin + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    gain.connect(out ?? this.at.destination);
    return gain;
  }

  tone({ hertz, length, loud, after = 0, shape = "sine" }: Tone): void {
    const begin = this.at.currentTime + after;
    const source = this.at.createOscillator();
    source.type = shape;
    source.frequency.value = hertz;
    source.connect(this.fade(loud, begin, length));
    source.start(begin);
    source.stop(begin + length + 0.02);
  }

  /** Returns noise through a band-pass filter, and the filter. */
  private hiss(hertz: number, narrow: number, begin: number, length: number): BiquadFilterNode {
    noise ??= makeNoise(this.at);
    const source = this.at.createBufferSource();
    const band = this.at.createBiquadFilter();
    source.buffer = noise;
    source.loop = true;
    band.type = "bandpass";
    band.frequency.value = hertz;
    band.Q.value = narrow;
    source.connect(band);
    source.start(begin, Math.random());
    source.stop(begin + length + 0.02);
    return band;
  }

  /** Felt, paper or pencil. */
  brush({ hertz, length, loud, after = 0 }: Tone): void {
    const begin = this.at.currentTime + after;
    this.hiss(hertz, 0.9, begin, length).connect(this.fade(loud, begin, length));
  }

  /** A struck bell: partials that are no multiples of each other, the high ones shorter. */
  bell(hertz: number, length: number, loud: number, after = 0): void {
    for (const [times, part, share] of [
      [1, 1, 1],
      [2.01, 0.4, 0.6],
      [2.76, 0.28, 0.45],
      [5.4, 0.12, 0.2],
    ] as const)
      this.tone({ hertz: hertz * times, length: length * share, loud: loud * part, after });
  }

  /** A car that comes, passes and goes: its pitch rises with the speed and drops as it passes. */
  engine(length: number, speed: number): void {
    const begin = this.at.currentTime;
    const low = 70 + 9 * speed;
    const muffler = this.at.createBiquadFilter();
    muffler.type = "lowpass";
    muffler.frequency.setValueAtTime(420, begin);
    muffler.frequency.linearRampToValueAtTime(1900, begin + 0.55 * length);
    muffler.frequency.linearRampToValueAtTime(380, begin + length + 0.25);
    muffler.connect(this.fade(0.16, begin, length + 0.3, 0.5 * length));
    for (const [times, shape] of [
      [1, "sawtooth"],
      [1.503, "sawtooth"],
      [0.5, "square"],
    ] as const) {
      const source = this.at.createOscillator();
      source.type = shape;
      source.frequency.setValueAtTime(low * times, begin);
      source.frequency.exponentialRampToValueAtTime(2.3 * low * times, begin + 0.55 * length);
      source.frequency.exponentialRampToValueAtTime(1.5 * low * times, begin + 0.75 * length);
      source.frequency.exponentialRampToValueAtTime(0.9 * low * times, begin + length + 0.28);
      source.connect(muffler);
      source.start(begin);
      source.stop(begin + length + 0.32);
    }
    this.hiss(700, 0.6, begin, length + 0.2).connect(this.fade(0.05, begin, length + 0.2, 0.5 * length));
  }

  /** A squeal that sinks, and the rubber behind it. */
  tyres(): void {
    const begin = this.at.currentTime;
    const length = 0.42;
    const squeal = this.at.createOscillator();
    const shake = this.at.createOscillator();
    const depth = this.at.createGain();
    squeal.type = "triangle";
    squeal.frequency.setValueAtTime(1500, begin);
    squeal.frequency.exponentialRampToValueAtTime(980, begin + length);
    shake.frequency.value = 41;
    depth.gain.value = 70;
    shake.connect(depth).connect(squeal.frequency);
    squeal.connect(this.fade(0.07, begin, length, 0.03));
    for (const source of [squeal, shake]) {
      source.start(begin);
      source.stop(begin + length + 0.02);
    }
    this.hiss(1700, 2.5, begin, length).connect(this.fade(0.2, begin, length, 0.02));
    this.tone({ hertz: 84, length: 0.16, loud: 0.4, after: 0.02 });
  }

  /** Many voices: noise in the range of vowels that swells and ebbs away, and a few whistles. */
  crowd(length: number): void {
    const begin = this.at.currentTime;
    for (const [hertz, loud] of [
      [520, 0.2],
      [1100, 0.16],
      [2500, 0.05],
    ] as const) {
      const band = this.hiss(hertz, 1.1, begin, length);
      band.frequency.linearRampToValueAtTime(hertz * 1.22, begin + 0.4 * length);
      band.connect(this.fade(loud, begin, length, 0.35 * length));
    }
    for (let i = 0; i < Math.round(2 * length); i++) {
      const after = 0.15 * length + Math.random() * 0.5 * length;
      this.tone({ hertz: 1900 + 700 * Math.random(), length: 0.22, loud: 0.02, after });
    }
  }
}
