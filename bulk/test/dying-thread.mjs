/** A thread that gives its input back, and dies of lines that say so. */
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ bytes }) => {
  const text = new TextDecoder().decode(bytes);
  if (text.includes('exit')) process.exit(3);
  if (text.includes('throw')) throw new Error('a puzzle too much');
  parentPort.postMessage({ output: bytes, isSpread: false, reports: [], puzzles: 1, exit: 0 });
});
