/** Sounds made by calculation, so no file has to be fetched. */

let context: AudioContext | undefined;

/** Created on first use, which is after a touch or key, as browsers require. */
function audio(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    return context;
  } catch {
    return undefined;
  }
}

/** A pencil that touches paper: a burst of noise that fades within 40 ms. */
export function tap(): void {
  const at = audio();
  if (!at) return;
  const length = Math.round(at.sampleRate * 0.04);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++)
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 4;
  const source = new AudioBufferSourceNode(at, { buffer });
  const paper = new BiquadFilterNode(at, { type: 'bandpass', frequency: 2200, Q: 0.8 });
  source
    .connect(paper)
    .connect(new GainNode(at, { gain: 0.25 }))
    .connect(at.destination);
  source.start();
}

/** Two soft tones, a fifth apart. */
export function chime(): void {
  const at = audio();
  if (!at) return;
  for (const [index, frequency] of [523.25, 783.99].entries()) {
    const start = at.currentTime + index * 0.12;
    const tone = new OscillatorNode(at, { type: 'sine', frequency });
    const gain = new GainNode(at, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(gain).connect(at.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}
