/** Digits found by trial, with the contradictions of the others as their proof. */
import {
  createPosition,
  digitsIn,
  EN,
  explain,
  hasDigit,
  parseLine,
  type Position,
  proveTrial,
  type Puzzle,
  solveLogically,
  type Step,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { type CheckedBoard, checkStep } from '../step-checker/step-checker.ts';

/** Inkala 2012 and Easter Monster: on the catalogue's path, three of four trials are proved. */
const LINES = [
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
];

function puzzleOf(line: string): Puzzle {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return sheet.value.puzzle;
}

interface Tried {
  readonly step: Step;
  readonly position: Position;
  readonly board: CheckedBoard;
}

function* trials(line: string): Generator<Tried> {
  const puzzle = puzzleOf(line);
  for (const { step, ...before } of solveLogically(puzzle)) {
    if (step.technique !== 'brute-force') continue;
    yield { step, position: createPosition({ ...puzzle, ...before }), board: { ...puzzle, ...before } };
  }
}

const TRIED = LINES.flatMap((line) => [...trials(line)]);
const PROVED = TRIED.flatMap(({ step, position, board }) => {
  const proved = proveTrial(position, step);
  return proved ? [{ step, proved, board }] : [];
});

test('most trials are proved, and no proof is refused', () => {
  expect(PROVED.length).toBeGreaterThan(TRIED.length / 2);
  for (const { step, proved, board } of PROVED) {
    expect({ ...proved, evidence: step.evidence }).toEqual(step);
    expect(checkStep(board, proved)).toBeUndefined();
  }
});

test('what is left without a candidate has none of them left', () => {
  for (const { proved, board } of PROVED) {
    for (const { implications, emptied } of proved.evidence.branches!) {
      if (!emptied) continue;
      const { digit } = implications.at(-1)!.node;
      const gone = new Set(
        implications.flatMap(({ node, holds }) =>
          holds === 'false' ? node.cells.map((cell) => `${cell} ${node.digit}`) : [],
        ),
      );
      const candidates =
        emptied.kind === 'cell'
          ? digitsIn(board.candidates[emptied.cell]).map((one) => `${emptied.cell} ${one}`)
          : board.geometry.houses[emptied.house].cells
              .filter((cell) => hasDigit(board.candidates[cell], digit))
              .map((cell) => `${cell} ${digit}`);
      expect(candidates.filter((candidate) => !gone.has(candidate))).toEqual([]);
      expect(candidates.length).toBeGreaterThan(0);
    }
  }
});

test('a proof is told link by link, with the steps within', () => {
  for (const { step, proved, board } of PROVED) {
    const explanation = explain(proved, board.geometry, EN, board.digits);
    expect(explanation.why.at(-1)).toBe(explain(step, board.geometry, EN, board.digits).why.at(-1));
    expect(explanation.links.map(({ index }) => index)).toContain(proved.evidence.branches!.length - 1);
    for (const { sentence, why } of explanation.inner) {
      expect(explanation.links.map((link) => link.sentence)).toContain(sentence);
      expect(why.length).toBeGreaterThan(0);
    }
  }
});

test('a proof that lacks a digit, a cause or its end is refused', () => {
  for (const { proved, board } of PROVED) {
    const { branches = [], ...evidence } = proved.evidence;
    const [{ implications }] = branches;
    const last = implications.length - 1;
    const uncaused = implications.map((one, k) => (k === last ? { ...one, causes: [] } : one));
    const wrong = [
      branches.slice(1),
      [{ implications: uncaused }, ...branches.slice(1)],
      [{ implications: implications.slice(0, 1) }, ...branches.slice(1)],
    ];
    for (const changed of wrong) {
      const step = { ...proved, evidence: { ...evidence, branches: changed } };
      expect(checkStep(board, step)).toBeDefined();
    }
  }
});

test('a search that is stopped proves nothing', () => {
  const [{ step, position }] = TRIED;
  expect(proveTrial(position, step, () => true)).toBeUndefined();
});
