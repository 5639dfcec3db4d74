import { settings } from './settings.svelte';
import type { Sound } from './sound';

let context: AudioContext | undefined;
/** Everything is heard through this, as loud as the player has set. */
let output: GainNode;

/** Sounds are not loaded but synthesised from a few notes and some noise. */
export function synthesise(sound: Sound): void {
  if (!context) {
    context = new AudioContext();
    output = context.createGain();
    output.connect(context.destination);
  }
  output.gain.value = settings.volume;
  const at = context.currentTime;
  switch (sound) {
    case 'knock':
      thump(at, 150, 0.12);
      thump(at + 0.16, 130, 0.12);
      return;
    case 'door':
      thump(at, 70, 0.35);
      hiss(at, 0.2, 300);
      return;
    case 'dice':
      for (let n = 0; n < 6; n++) hiss(at + n * 0.06, 0.03, 2600);
      return;
    case 'paper':
      hiss(at, 0.12, 5000);
      return;
    case 'groan':
      groan(at);
  }
}

function thump(at: number, pitch: number, length: number): void {
  const tone = context!.createOscillator();
  const gain = context!.createGain();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, at + length);
  gain.gain.setValueAtTime(0.25, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(output);
  tone.start(at);
  tone.stop(at + length);
}

function hiss(at: number, length: number, pitch: number): void {
  const frames = Math.ceil(context!.sampleRate * length);
  const buffer = context!.createBuffer(1, frames, context!.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < frames; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / frames);
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  const gain = context!.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = 0.12;
  source.connect(filter).connect(gain).connect(output);
  source.start(at);
}

function groan(at: number): void {
  const tone = context!.createOscillator();
  const filter = context!.createBiquadFilter();
  const gain = context!.createGain();
  tone.type = 'sawtooth';
  tone.frequency.setValueAtTime(90, at);
  tone.frequency.linearRampToValueAtTime(62, at + 0.8);
  filter.type = 'lowpass';
  filter.frequency.value = 420;
  gain.gain.setValueAtTime(0.001, at);
  gain.gain.linearRampToValueAtTime(0.09, at + 0.2);
  gain.gain.linearRampToValueAtTime(0.001, at + 0.8);
  tone.connect(filter).connect(gain).connect(output);
  tone.start(at);
  tone.stop(at + 0.85);
}
