import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import {
  applyToPuzzle,
  canonicalForm,
  classic9,
  countSolutions,
  createPuzzle,
  difficultyOf,
  emptyPuzzle,
  generate,
  nextStep,
  createPosition,
  parseLine,
  plainBoard,
  PuzzleError,
  ratePuzzle,
  solve,
  solveLogically,
  trueCandidates,
  unwrap,
} from '../index.ts';
import * as library from '../index.ts';
import { createWorkerClient, type WorkerClient } from './client.ts';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EMPTY = emptyPuzzle(classic9());
const { puzzle: PUZZLE } = unwrap(parseLine(LINE));

let folder: string;
let client: WorkerClient;
let started = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pencilmark-worker-'));
  // Node 20 reads no TypeScript in a worker. The programs of the README test that a client finds its own worker.
  await build({
    entryPoints: [join(import.meta.dirname, 'worker-host.ts')],
    outfile: join(folder, 'worker-host.mjs'),
    bundle: true,
    format: 'esm',
  });
  client = createWorkerClient({
    create: () => (started++, new Worker(join(folder, 'worker-host.mjs'))),
  });
});

afterAll(() => {
  client.close();
  rmSync(folder, { recursive: true });
});

/** Runs longer than any test: this search has more solutions than can be counted. */
const countAll = (signal: AbortSignal) => client.countSolutions(EMPTY, Infinity, { signal });

describe('each call answers as its function does', () => {
  const board = plainBoard(4);
  const small = unwrap(
    createPuzzle(
      board,
      [...'.2....1..3.....4'].map(Number).map((digit) => digit || 0),
    ),
  );
  const hard = unwrap(
    parseLine('9..2.....3...7.8...5...472..2513...8..9.....2.8.........8..2.73..3...5....18....4'),
  ).puzzle;

  test('solving, counting, generating, rating', async () => {
    expect(await client.solve(LINE)).toEqual(solve(LINE));
    expect(await client.solve(small)).toEqual(solve(small));
    expect(await client.countSolutions(small, 5)).toEqual(countSolutions(small, 5));
    expect(await client.checkUniqueness(PUZZLE)).toBe('unique');
    expect(await client.trueCandidates(PUZZLE)).toEqual(trueCandidates(PUZZLE));
    const options = { geometry: board, seed: 'a', count: 3 };
    expect(await client.generate(options)).toEqual([...generate(options)]);
    expect(await client.difficultyOf(hard)).toEqual(difficultyOf(hard));
    expect(await client.ratePuzzle(hard, 'se-1.2.1')).toEqual(ratePuzzle(hard, 'se-1.2.1'));
  });

  test('logic', async () => {
    const { steps, end } = await client.solveLogically(hard, { maxSteps: 9 });
    expect([steps, end]).toEqual([[...solveLogically(hard, { maxSteps: 9 })], 'limit']);
    const digits = PUZZLE.givens.with(2, 4);
    const step = nextStep(createPosition({ ...PUZZLE, digits }), { order: 'seen' });
    expect(await client.nextStep({ ...PUZZLE, digits }, { order: 'seen' })).toEqual(step);
  });

  test('symmetry and analysis', async () => {
    const form = unwrap(canonicalForm(PUZZLE));
    expect(await client.canonicalForm(PUZZLE)).toEqual({ ok: true, value: form });
    const found = unwrap(await client.findEquivalence(PUZZLE, form.puzzle));
    expect(applyToPuzzle(found!, PUZZLE).givens).toEqual(form.puzzle.givens);
    expect(await client.findRedundantGivens(PUZZLE)).toEqual(library.findRedundantGivens(PUZZLE));
    expect(await client.findRedundantConstraints(PUZZLE)).toEqual([]);
    expect(await client.findContradiction(PUZZLE)).toBeUndefined();
    expect(await client.findExtraGivens(small)).toEqual(library.findExtraGivens(small));
    expect(await client.findMinimalSubpuzzles(small, 2)).toEqual(library.findMinimalSubpuzzles(small, 2));
    const solution = solve(hard).solution!;
    expect(await client.findBackdoors(hard, solution)).toEqual(library.findBackdoors(hard, solution));
  });

  test('puzzles keep their rules, and come back on the board that was sent', async () => {
    const cage = library.constraintOf('cage', { cells: [0, 1], sum: 3 });
    const killer = unwrap(createPuzzle(board, Array<number>(16).fill(0), undefined, [cage]));
    expect(await client.countSolutions(killer, 1000)).toEqual(countSolutions(killer, 1000));
    const form = unwrap(await client.canonicalForm(small));
    expect(form.puzzle.geometry).toBe(board);
  });

  test('by type too', () => {
    expectTypeOf<WorkerClient['solve']>().returns.resolves.toEqualTypeOf<ReturnType<typeof solve>>();
    expectTypeOf<WorkerClient['difficultyOf']>().returns.resolves.toEqualTypeOf<
      ReturnType<typeof difficultyOf>
    >();
    expectTypeOf<WorkerClient['ratePuzzle']>().returns.resolves.toEqualTypeOf<
      ReturnType<typeof ratePuzzle>
    >();
    expectTypeOf<Parameters<WorkerClient['ratePuzzle']>[1]>().toEqualTypeOf<
      Parameters<typeof ratePuzzle>[1]
    >();
  });
});

describe('an abort', () => {
  test('rejects at once, within a search that hears nothing, and the next call is answered', async () => {
    await client.solve(LINE);
    const before = started;
    const abort = new AbortController();
    const running = countAll(abort.signal);
    const behind = client.solve(LINE);
    await new Promise((resolve) => setTimeout(resolve, 20));
    abort.abort();
    await expect(running).rejects.toBe(abort.signal.reason);
    expect((await behind).status).toBe('solved');
    expect(started).toBe(before + 1);
  });

  test('of a call that waits leaves the one in work alone', async () => {
    await client.solve(LINE);
    const before = started;
    const [first, second] = [new AbortController(), new AbortController()];
    const running = countAll(first.signal);
    const waiting = countAll(second.signal);
    second.abort(new Error('not needed'));
    await expect(waiting).rejects.toThrow('not needed');
    expect(started).toBe(before);
    first.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('before the call starts no worker', async () => {
    const unused = createWorkerClient({ create: () => expect.unreachable() });
    await expect(unused.solve(LINE, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

test('progress is told; what a listener throws ends its call', async () => {
  const reported: unknown[] = [];
  await client.generate(
    { geometry: plainBoard(4), seed: 'a', count: 2 },
    { onProgress: ({ made }) => reported.push(made) },
  );
  expect(reported.at(-1)).toBe(2);
  const abort = new AbortController();
  const counting = client.countSolutions(EMPTY, Infinity, {
    signal: abort.signal,
    onProgress: ({ guesses }) => guesses > 0 && abort.abort(),
  });
  await expect(counting).rejects.toMatchObject({ name: 'AbortError' });
  const refusing = client.countSolutions(EMPTY, Infinity, {
    onProgress() {
      throw new Error('no screen');
    },
  });
  await expect(refusing).rejects.toThrow('no screen');
  expect((await client.solve(LINE)).status).toBe('solved');
});

describe('errors are of the same type', () => {
  test('a text that cannot be read', async () => {
    const error: unknown = await client.solve('53..7x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PuzzleError);
    const expected = caught(() => solve('53..7x'));
    expect(error).toMatchObject({ name: 'PuzzleError', code: 'line.length', message: expected.message });
    expect((error as PuzzleError).at).toEqual((expected as PuzzleError).at);
  });

  test('wrong arguments', async () => {
    const wrong: unknown[] = [
      await client.countSolutions(LINE, 0).catch((reason: unknown) => reason),
      await client.solve(LINE, { shouldstop: 1 } as never).catch((reason: unknown) => reason),
      await client.solve(LINE, { shouldStop: () => true } as never).catch((reason: unknown) => reason),
      await client.solve(LINE, { signal: 5 } as never).catch((reason: unknown) => reason),
      await client.solve(81 as never).catch((reason: unknown) => reason),
    ];
    for (const error of wrong) expect(error).toBeInstanceOf(RangeError);
    expect(wrong.map((error) => (error as Error).message)).toEqual([
      'limit must be a whole number from 1 on, or Infinity, not 0.',
      expect.stringContaining('no field "shouldstop"'),
      expect.stringContaining('options.shouldStop is a function'),
      expect.stringContaining('options.signal must be an AbortSignal'),
      expect.stringContaining('puzzle must be an object, not 81'),
    ]);
  });

  test('a worker that does not start', async () => {
    const broken = createWorkerClient({ create: () => new Worker(join(folder, 'none.mjs')) });
    await expect(broken.solve(LINE)).rejects.toThrow('The worker failed: Cannot find module');
    const refused = createWorkerClient({
      create: () => {
        throw new Error('no workers');
      },
    });
    await expect(refused.solve(LINE)).rejects.toThrow('no workers');
  });

  test('a closed client', async () => {
    const own = createWorkerClient({ create: () => new Worker(join(folder, 'worker-host.mjs')) });
    const running = own.countSolutions(EMPTY, Infinity);
    own.close();
    await expect(running).rejects.toThrow('closed');
    await expect(own.solve(LINE)).rejects.toThrow('closed');
  });
});

function caught(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}
