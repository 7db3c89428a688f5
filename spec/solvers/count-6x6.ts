/** `npm run count-6x6`: counts all grids of 6×6 with boxes of 2×3, one by one: 28,200,960 are known. */
import { countSolutions, createGeometry, emptyPuzzle, variantSpec } from 'pencilmark';

const KNOWN = 28_200_960;

const geometry = createGeometry(variantSpec('classic', 6));
if (!geometry.ok) throw new Error(geometry.error.message);
const start = process.cpuUsage();
const outcome = countSolutions(emptyPuzzle(geometry.value), Infinity);
const seconds = process.cpuUsage(start).user / 1e6;
console.log(
  `${outcome.count} grids of 6×6, ${KNOWN} are known, in ${seconds.toFixed(1)} s of processor time`,
);
process.exitCode = outcome.status === 'exact' && outcome.count === KNOWN ? 0 : 1;
