/** The one sound of the table, and only where it is wished: a string is plucked when the turn comes to the reader. */

import { settings } from "./settings.svelte";

export function yourTurn(): void {
  if (settings.sounds) pluck();
}

const PITCH = 392;
const LENGTH = 0.9;

/** One plucked string: a short burst of noise that circles in a delay and loses its edge each time round. */
function pluck(): void {
  const audio = new AudioContext();
  const samples = Math.floor(audio.sampleRate * LENGTH);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  const period = Math.round(audio.sampleRate / PITCH);
  for (let i = 0; i < samples; i += 1) {
    const before = wave[i - period] ?? 0;
    const beside = wave[i - period - 1] ?? 0;
    wave[i] = i < period ? (Math.random() - 0.5) * 0.5 : (before + beside) * 0.497;
  }
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  volume.gain.value = 0.35;
  source.buffer = buffer;
  source.connect(volume).connect(audio.destination);
  source.onended = () => void audio.close();
  source.start();
}
