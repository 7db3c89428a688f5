/** The other costs of the kernel: its size, its start in a fresh process, and a single call. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { classic9, countSolutions } from 'pencilmark';
import { batchSteps } from 'pencilmark/internal';
import { LINE } from './contenders.ts';
import type { List } from './lists.ts';

const GENERATED = fileURLToPath(
  new URL('../../engine/src/solve/classic/kernel.generated.ts', import.meta.url),
);

export function kernelSize(): { readonly wasm: number; readonly zipped: number } {
  const text = readFileSync(GENERATED, 'utf8');
  const base64 = [...text.matchAll(/'([A-Za-z0-9+/=]+)'/g)].map(([, part]) => part).join('');
  const bytes = Buffer.from(base64, 'base64');
  return { wasm: bytes.length, zipped: gzipSync(bytes, { level: 9 }).length };
}

const START = `
  const { readFileSync } = await import('node:fs');
  const text = readFileSync(${JSON.stringify(GENERATED)}, 'utf8');
  const base64 = [...text.matchAll(/'([A-Za-z0-9+\\/=]+)'/g)].map(([, part]) => part).join('');
  const start = performance.now();
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(base64, 'base64')));
  exports.begin(1, 2, 81, 0, 0, -1, 1);
  while (exports.run(1000));
  console.log(performance.now() - start);
`;

/** Milliseconds from the text of the module to two solutions of the empty grid, each time in a fresh process. */
export function startUp(times: number): number {
  const took = Array.from({ length: times }, () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', START], {
      encoding: 'utf8',
    });
    return Number(stdout);
  });
  return took.sort((a, b) => a - b)[times >> 1];
}

/** Guesses of the kernel per puzzle of a list, which are the same in every run. */
export function guessesOn(list: List): { readonly unique: number; readonly first: number } {
  const puzzles = list.take(Infinity);
  const size = puzzles.length / LINE;
  const mean = (limit: number): number => {
    const guesses = new Uint32Array(size);
    const counts = new Uint32Array(size);
    const solutions = new Uint8Array(puzzles.length);
    const batch = { form: 'lines', puzzles, solutions, counts, guesses } as const;
    const steps = batchSteps(batch, { limit, anySolution: limit === 1 });
    while (!steps.next().done);
    return guesses.reduce((sum, one) => sum + one, 0) / size;
  };
  return { unique: mean(2), first: mean(1) };
}

/** Microseconds of one `count(puzzle, 2)` of the library, median, and which solver answered most often. */
export function latency(list: List): { readonly micros: number; readonly solver: string } {
  const lines = list.take(300);
  const took: number[] = [];
  const solvers: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    for (let at = 0; at < lines.length; at += LINE) {
      const givens = Array.from(lines.subarray(at, at + 81), (byte) => Math.max(0, byte - 48));
      const puzzle = { geometry: classic9(), constraints: [], givens };
      const start = performance.now();
      const { solver } = countSolutions(puzzle, 2);
      if (turn === 0) continue; // warming up
      took.push((performance.now() - start) * 1000);
      solvers.push(solver);
    }
  }
  took.sort((a, b) => a - b);
  const kernels = solvers.filter((solver) => solver === 'kernel').length;
  return { micros: took[took.length >> 1], solver: kernels * 2 > solvers.length ? 'kernel' : 'bands' };
}
