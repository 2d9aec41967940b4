/** "It is your turn", for somebody who looks elsewhere: a mark in the title, and one soft string if that is wished. */

import { settings } from "./settings.svelte";
import { t } from "./speak";

const MARK = "● ";

/** Tell the reader that the table waits for him. */
export function yourTurn(): void {
  if (settings.sounds) pluck();
  if (document.visibilityState === "visible") return;
  const title = document.title.startsWith(MARK)
    ? document.title
    : `${MARK}${t("tables-your-turn")} – ${document.title}`;
  const before = document.title;
  document.title = title;
  const seen = (): void => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", seen);
    if (document.title === title) document.title = before;
  };
  document.addEventListener("visibilitychange", seen);
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
