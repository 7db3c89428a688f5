import { generate, parsePuzzle, plainBoard, ratePuzzle, solve, unwrap } from 'pencilmark';
import type { ParsedPuzzle, Puzzle, Result, Step } from 'pencilmark';
import { solveLogically } from 'pencilmark/logic';
import { countSolutions } from 'pencilmark/solve';
import { KINDS } from 'pencilmark/constraints';
import { solveStream, solveTransform } from 'pencilmark/stream';
import { createWorkerClient, type WorkerClient } from 'pencilmark/worker';
import { Worker as Thread } from 'node:worker_threads';
import { FR } from 'pencilmark/explain/fr';
import { drawBoard, EMPTY_LOOK, svgOf, THEMES } from '@pencilmark/board';
import { SudokuBoard } from '@pencilmark/board/element';

const read: Result<ParsedPuzzle> = parsePuzzle('.2....1..3.....4');
const puzzle: Puzzle = unwrap(read).puzzle;
const steps: Step[] = Array.from(solveLogically(puzzle), ({ step }) => step);
const solution: readonly number[] | undefined = solve('.2....1..3.....4').solution;
const rated = ratePuzzle(puzzle, 'se-1.2.1');
if (!rated.ok) console.log(rated.error.at?.line);
for (const { status } of generate({ geometry: plainBoard(6), seed: 'a' })) console.log(status);
const looks = puzzle.givens.map((digit) => ({ ...EMPTY_LOOK, digit }));
const svg: string = svgOf(drawBoard({ geometry: puzzle.geometry, looks }), { theme: THEMES.dark });
const element: SudokuBoard = document.createElement('sudoku-board');
console.log(
  steps,
  solution,
  svg,
  element.value,
  KINDS.cage.rule,
  FR.language,
  countSolutions(puzzle, 2).count,
);

const { body } = await fetch('puzzles.txt');
if (body) for await (const bytes of solveStream(body)) console.log(bytes.length);
const piped: ReadableStream<Uint8Array> | undefined = body?.pipeThrough(solveTransform());
console.log(piped);

const worker: WorkerClient = createWorkerClient({ create: () => new Worker('host.js', { type: 'module' }) });
createWorkerClient({ create: () => new Thread('host.js') }).close();
const outcome = await worker.solve(puzzle, { signal: AbortSignal.timeout(9), onProgress: console.log });
if (outcome.status === 'solved') console.log(outcome.solution.length);
const made = await worker.generate({ geometry: plainBoard(6), seed: 'a' });
for (const one of made) if (one.status === 'made') console.log(one.puzzle.givens);
// @ts-expect-error: no function but onProgress can be sent
void worker.solve(puzzle, { shouldStop: () => true });
// @ts-expect-error: not published
void import('pencilmark/internal');
// @ts-expect-error: a puzzle or a text
solve(81);
