import { settings } from "./settings.svelte";

/** The few sounds of the table. They are made here, of noise and tones: nothing is fetched. Each peaks about 20 dB below full scale. */
export type Sound = "dice" | "card" | "shot" | "turn";

let context: AudioContext | null = null;

/** Plays a sound, if the person wants any. */
export function play(sound: Sound | null | undefined): void {
  if (!sound || !settings.sound || document.hidden) return;
  context ??= new AudioContext();
  // Browsers keep it asleep until the page is touched.
  void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.01);
}

type Make = (context: AudioContext, at: number) => void;

const SOUNDS: Record<Sound, Make> = {
  dice: (context, at) => {
    for (const [i, later] of [0, 0.07, 0.12, 0.19, 0.28].entries())
      noise(context, at + later, {
        lasts: 0.035,
        loud: 0.56 - 0.07 * i,
        around: 1900 + 260 * (i % 3),
        narrow: 6,
      });
  },
  card: (context, at) => noise(context, at, { lasts: 0.13, loud: 0.15, around: 3200, narrow: 0.8 }),
  shot: (context, at) => {
    noise(context, at, { lasts: 0.22, loud: 0.15, around: 700, narrow: 0.5 });
    tone(context, at, { lasts: 0.16, loud: 0.13, from: 140, to: 48 });
  },
  turn: (context, at) => {
    tone(context, at, { lasts: 0.4, loud: 0.07, from: 587, to: 587 });
    tone(context, at + 0.14, { lasts: 0.6, loud: 0.07, from: 784, to: 784 });
  },
};

interface Noise {
  lasts: number;
  loud: number;
  /** The middle of the band, in hertz, and how narrow it is. */
  around: number;
  narrow: number;
}

function noise(context: AudioContext, at: number, { lasts, loud, around, narrow }: Noise): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, i) => (samples[i] = 2 * Math.random() - 1));
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: around, Q: narrow });
  source.connect(band).connect(fading(context, at, loud, lasts));
  source.start(at);
}

interface Tone {
  lasts: number;
  loud: number;
  from: number;
  to: number;
}

function tone(context: AudioContext, at: number, { lasts, loud, from, to }: Tone): void {
  const source = new OscillatorNode(context, { type: "sine", frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(fading(context, at, loud, lasts));
  source.start(at);
  source.stop(at + lasts);
}

/** Swells at once and dies away. */
function fading(context: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(context.destination);
  return gain;
}
