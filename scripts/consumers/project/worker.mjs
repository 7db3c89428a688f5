import { solve } from './node_modules/pencilmark/dist/solve.js';

onmessage = ({ data }) => {
  const { solution, solver } = solve(data);
  postMessage(`${solution.join('')} ${solver}`);
};
