/**
 * The bundle size for a program that imports one thing from the packed files: compressed bytes with esbuild, against a
 * budget.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** In kB. The first question of each path; its other parts add to that. */
const BUDGETS = [
  ["export { solve } from 'pencilmark'", 15],
  ["export { solve } from 'pencilmark/solve'", 15],
  ["export { solveStream } from 'pencilmark/stream'", 19],
  ["export * from 'pencilmark/formats'", 25],
  ["export { solveLogically, difficultyOf } from 'pencilmark/logic'", 60],
  ["export * from 'pencilmark/explain'", 25],
  ["export { generate } from 'pencilmark/generate'", 40],
  ["export { ratePuzzle } from 'pencilmark/rating'", 45],
  ["export { drawPuzzle, svgOf, THEMES } from '@pencilmark/board'", 25],
  ["import '@pencilmark/board/element'", 45],
];

for (const [code, kB] of BUDGETS) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    // Dynamic imports go to another file.
    splitting: true,
    outdir: 'out',
    entryNames: 'entry',
    write: false,
  });
  const { contents } = outputFiles.find(({ path }) => path.endsWith('entry.js'));
  const size = gzipSync(contents, { level: 9 }).length;
  console.log(`${size <= kB * 1000 ? 'ok' : 'OVER'} ${(size / 1000).toFixed(1)} kB of ${kB}: ${code}`);
}
