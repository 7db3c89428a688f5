/** Solves in a worker and as a stream, counts endlessly, and reports how long Cancel took after its click. */
import { classic9, emptyPuzzle } from 'pencilmark/boards';
import { solveStream } from 'pencilmark/stream';
import { createWorkerClient } from 'pencilmark/worker';

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const said = document.getElementById('said');
const worker = createWorkerClient();
const abort = new AbortController();
let clicked = 0;
document.getElementById('cancel').onclick = ({ timeStamp }) => {
  clicked = timeStamp;
  abort.abort();
};

try {
  await worker.countSolutions(emptyPuzzle(classic9()), Infinity, {
    signal: abort.signal,
    onProgress: () => (said.dataset.counting = ''),
  });
} catch (error) {
  said.dataset.ended = `${error.name} ${performance.now() - clicked}`;
}
const refused = await worker.solve('!'.repeat(81)).catch(({ code }) => code);
const { solution } = await worker.solve(line);
let streamed = '';
for await (const bytes of solveStream(new Blob([line]).stream())) streamed += new TextDecoder().decode(bytes);
said.textContent = [refused, solution.join(''), streamed.trim()].join(' ');
said.dataset.done = '';
