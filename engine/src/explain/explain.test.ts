import { expect, test } from 'vitest';
import { classic9, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { cellName, houseName } from '../model/geometry.ts';
import { caseBoard, findAll } from '../logic/techniques/case.ts';
import { familyOf } from '../logic/techniques/families.ts';
import { type TechniqueId, TECHNIQUES } from '../logic/catalogue.ts';
import { findSteps, solveLogically } from '../logic/solve-logically.ts';
import { parseLine } from '../formats/lines/line.ts';
import { EN } from './languages/en/en.ts';
import { explain, hintText, HINT_DEPTHS } from './explain.ts';
import { barsOf } from '../logic/bars.ts';
import { highlightsOf } from '../logic/highlights.ts';
import { conclusionsText } from '../logic/notation.ts';

type Board = Parameters<typeof caseBoard>[0];

function explained(technique: TechniqueId, board: Board) {
  const position = caseBoard(board);
  const [step] = findAll(familyOf(technique)!, technique, position);
  return explain(step, position.tables.geometry);
}

// Source of every row: the positions of the techniques' own tests.
test.each<[TechniqueId, Board, string, string, string, string]>([
  [
    'naked-pair',
    { only: 'r1c19=47', without: 'r1c345678<>47' },
    'Look at row 1.',
    'Naked pair: in row 1, two cells share the same two digits.',
    'r1c1 and r1c9 can only be 4 or 7, so between them they take both. No other cell in row 1 can be 4 or 7. So r1c2 can’t be 4 or 7.',
    'Naked Pair: 47 r1c19 => r1c2<>4, r1c2<>7',
  ],
  [
    'skyscraper',
    { without: 'r2c1345689<>6 r5c1345679<>6 r13456c7<>6 r146c8<>6' },
    'Look at rows 2 and 5.',
    'A skyscraper on 6 runs from r2c7 to r5c8.',
    'If r2c7 isn’t 6, the 6 in row 2 must go in r2c2. r5c2, in the same column, can’t be 6, so the 6 in row 5 must go in r5c8. Either way, r2c7 or r5c8 is 6, and any cell that sees both can’t be. So r3c8 can’t be 6.',
    'Skyscraper: (6)r2c7=r2c2-r5c2=r5c8 => r3c8<>6',
  ],
])('%s in four depths', (technique, board, ...expected) => {
  const explanation = explained(technique, board);
  expect(HINT_DEPTHS.map((depth) => hintText(explanation, depth))).toEqual(expected);
});

test('a house of another shape has its own name', () => {
  const geometry = createGeometry(variantSpec('x'));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const diagonal = 'r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7'.split(' ').map((cell) => `${cell}<>5`);
  const position = caseBoard({ geometry: geometry.value, without: `${diagonal.join(' ')} r9c9<>5` });
  const [step] = findAll(familyOf('hidden-single')!, 'hidden-single', position);
  expect(explain(step, geometry.value).why[0]).toBe('In the falling diagonal, 5 can only go in r8c8.');
});

/** Wikipedia's example. */
const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test.each<[TechniqueId, string, string, string]>([
  [
    'naked-single',
    'r5c5=5',
    'r5c5 sees every digit except 5, so it must be 5.',
    'r1c5 r2c5 r4c5 r5c1 r5c4 r5c6 r5c9 r6c5',
  ],
  [
    'naked-single',
    'r5c2=2',
    'r5c2 must be 2: it sees every other digit except 5, already ruled out.',
    'r1c2 r3c2 r4c1 r5c1 r5c9 r6c1 r7c2',
  ],
  ['hidden-single', 'r1c6=8', 'In box 2, the 8s in row 3 and column 4 leave only r1c6 for 8.', 'r3c3 r5c4'],
])('%s says what bars the rest: %s', (technique, conclusion, text, bars) => {
  const position = caseBoard({ board: BOARD, without: 'r5c2<>5' });
  const geometry = classic9();
  const digits = Array.from(position.digits);
  const step = findAll(familyOf(technique)!, technique, position).find(
    (one) => conclusionsText(geometry, one) === conclusion,
  )!;
  expect(explain(step, geometry, EN, digits).why).toEqual([text]);
  const { cells } = barsOf(geometry, digits, step)!;
  expect(cells.map((cell) => cellName(geometry, cell)).join(' ')).toBe(bars);
  // Without the board the text says only what the step itself proves.
  expect(explain(step, geometry).why[0]).not.toContain('see');
});

// The cells and candidates of a glance are all that may be drawn before the proof. Rows as in the test above.
test.each<[TechniqueId, Board, string[], string[]]>([
  ['naked-pair', { only: 'r1c19=47', without: 'r1c345678<>47' }, ['row 1'], []],
  ['skyscraper', { without: 'r2c1345689<>6 r5c1345679<>6 r13456c7<>6 r146c8<>6' }, [], ['r2c7', 'r5c8']],
])('a glance at %s', (technique, board, houses, cells) => {
  const { glance, mentions } = explained(technique, board);
  const geometry = classic9();
  expect(glance.houses.map((house) => houseName(geometry, geometry.houses[house]))).toEqual(houses);
  expect(glance.cells.map((cell) => cellName(geometry, cell))).toEqual(cells);
  expect(mentions.cells.length).toBeGreaterThan(glance.cells.length);
});

test('every technique has a name, and no two the same', () => {
  expect(new Set(TECHNIQUES.map(({ id }) => EN.names[id])).size).toBe(TECHNIQUES.length);
});

/** Top 1465, puzzles 1 and 4; the hardest of Arto Inkala, 2012. */
const PUZZLES = [
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];

test.each(PUZZLES)('the words of a path name the cells that its drawings show: %s', (line) => {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  for (const { step } of solveLogically(sheet.value.puzzle, { maxSteps: 60 })) {
    const { mentions, why } = explain(step, classic9());
    const { proving, changed } = highlightsOf(step);
    expect([step.technique, mentions.cells]).toEqual([
      step.technique,
      [...proving, ...changed].sort((a, b) => a - b),
    ]);
    for (const candidate of [...step.placements, ...step.eliminations]) {
      expect(mentions.candidates).toContainEqual(candidate);
    }
    expect(why.join(' ')).not.toMatch(/undefined|NaN|\[object|\( | {2}|\.\./);
  }
});

test('what is found all over a position is told as well', () => {
  const position = caseBoard({ board: PUZZLES[1] });
  for (const step of findSteps(position)) {
    const { what, nudge, notation } = explain(step, classic9());
    // Depth 1 names a place and nothing else.
    expect(nudge).not.toMatch(/\d\d|digit|pair|fish|chain/i);
    for (const text of [what, nudge]) expect(text).toMatch(/^[A-Z].*[.?]$/);
    expect(notation).toMatch(/(=|<>)\d$/);
  }
});
