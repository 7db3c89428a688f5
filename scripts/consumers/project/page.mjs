import { solve } from './node_modules/pencilmark/dist/index.js';

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const { solution, solver } = solve(line);
const worker = new Worker('worker.mjs', { type: 'module' });
worker.onmessage = ({ data }) => {
  const said = document.getElementById('said');
  said.textContent = `${solution.join('')} ${solver}, worker: ${data}`;
  said.dataset.done = '';
};
worker.postMessage(line);
