/**
 * `npm run distribution -- [--count 200000] [--seed TEXT] [--general 5000]`: are random full grids uniform? Draws them
 * and compares with exact theory by chi-square. `--general` grids of 9×9 are drawn by the general way as well, after
 * several numbers of rounds, to see how soon its moves forget where they began.
 */
import { parseArgs } from 'node:util';
import {
  classic9,
  createGeometry,
  createRandom,
  drawGrid,
  emptyPuzzle,
  enumerateSolutions,
  variantSpec,
} from 'pencilmark';
import { mix, usualRounds } from '../../engine/src/generate/mixing.ts';
import { findGrid } from '../../engine/src/generate/random-grid.ts';
import { findSwaps } from '../../engine/src/generate/unavoidable-sets.ts';
import { bandClasses } from './band-classes.ts';
import { type Fit, fitOf } from './chi-square.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200000' },
    seed: { type: 'string', default: 'distribution' },
    general: { type: 'string', default: '5000' },
  },
});
const random = createRandom(values.seed);
const nine = classic9();
const bands = bandClasses();
console.log(`${bands.count} classes of bands, ${bands.grids} full grids of 9×9`);

drawnNine('9×9, the exact way', Number(values.count), () => drawGrid(nine, random)!);
for (const rounds of [0, 3, usualRounds(nine)])
  drawnNine(`9×9, the general way, ${rounds} rounds`, Number(values.general), () => {
    const grid = findGrid(nine, random, () => false)!;
    return mix(nine, grid, random, () => false, rounds)!;
  });
fourByFour();
sixBySix();

function drawnNine(name: string, count: number, draw: () => Uint8Array): void {
  const chutes = ['top band', 'middle band', 'bottom band', 'left stack', 'middle stack', 'right stack'];
  const counts = chutes.map(() => bands.shares.map(() => 0));
  const places = Array.from({ length: 81 }, () => new Array<number>(9).fill(0));
  for (let k = 0; k < count; k++) {
    const grid = draw();
    for (let at = 0; at < 3; at++) {
      const rows = [0, 1, 2].map((row) => grid.subarray(27 * at + 9 * row, 27 * at + 9 * row + 9));
      const columns = [0, 1, 2].map((column) =>
        nine.cells.slice(0, 9).map((_, row) => grid[9 * row + 3 * at + column]),
      );
      counts[at][bands.classOf(rows)]++;
      counts[3 + at][bands.classOf(columns)]++;
    }
    for (let cell = 0; cell < 81; cell++) places[cell][grid[cell] - 1]++;
  }
  console.log(`\n${name}, ${count} grids`);
  for (const [at, chute] of chutes.entries())
    print(`classes of the ${chute}`, fitOf(counts[at], bands.shares));
  const worst = places.map((cell) => fitOf(cell, cell.map(() => 1 / 9))).sort((a, b) => a.p - b.p)[0]; // oxfmt-ignore
  // The worst of many always looks bad: what counts is how often the worst would be that bad.
  print('digits of the worst of 81 cells', { ...worst, p: 1 - (1 - worst.p) ** 81 });
}

/** All 288 grids, each equally likely. */
function fourByFour(): void {
  const geometry = boardOf(4);
  const all = new Map(
    [...enumerateSolutions(emptyPuzzle(geometry))].map((grid, index) => [grid.join(''), index]),
  );
  const counts = [...all].map(() => 0);
  for (let k = 0; k < 30_000; k++) counts[all.get(drawGrid(geometry, random)!.join(''))!]++;
  console.log(`\n4×4, 30000 grids`);
  print(`each of ${all.size} grids`, fitOf(counts, counts.map(() => 1 / all.size))); // oxfmt-ignore
}

/**
 * 28,200,960 grids, 39,168 for each first row. How their digits and lines hang together (the sizes of all swaps)
 * divides them into kinds that renaming digits does not change; the share of each kind is counted, not sampled.
 */
function sixBySix(): void {
  const geometry = boardOf(6);
  const givens = geometry.cells.map((_, cell) => (cell < 6 ? cell + 1 : 0));
  const kinds = new Map<string, number>();
  const kindOf = (grid: Uint8Array): string => {
    const { ends, count } = findSwaps(geometry, grid);
    const sizes = Array.from({ length: count }, (_, part) => ends[part] - (part > 0 ? ends[part - 1] : 0));
    return sizes.sort((a, b) => a - b).join();
  };
  let grids = 0;
  for (const grid of enumerateSolutions({ geometry, constraints: [], givens })) {
    const kind = kindOf(Uint8Array.from(grid));
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    grids++;
  }
  const names = [...kinds.keys()];
  const counts = new Map(names.map((name) => [name, 0]));
  for (let k = 0; k < 10_000; k++) {
    const kind = kindOf(drawGrid(geometry, random)!);
    counts.set(kind, counts.get(kind)! + 1);
  }
  console.log(`\n6×6, 10000 grids; ${grids} × 720 = ${grids * 720} exist`);
  print(
    `${names.length} kinds`,
    fitOf(
      names.map((name) => counts.get(name)!),
      names.map((name) => kinds.get(name)! / grids),
    ),
  );
}

function boardOf(size: number) {
  const geometry = createGeometry(variantSpec('classic', size));
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
}

function print(what: string, { statistic, freedom, p }: Fit): void {
  console.log(
    `  ${what.padEnd(34)} χ² ${statistic.toFixed(1)} with ${freedom} degrees of freedom: p = ${p.toFixed(3)}`,
  );
}
