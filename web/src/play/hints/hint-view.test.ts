import { cellRectangles, type Drawing } from '@pencilmark/board';
import { type BoardState, createGame, currentState, play, solutionsOf, startState } from '@pencilmark/game';
import {
  EN,
  type Candidate,
  type Cell,
  cellName,
  createGeometry,
  createPuzzle,
  type Geometry,
  HINT_DEPTHS,
  type HintDepth,
  parseLine,
  type Puzzle,
  solveLogically,
  variantSpec,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../../scripts/samples.mjs';
import { answerLogic } from '../../workers/logic-answers.ts';
import type { HintAnswer } from '../../workers/logic-protocol.ts';
import { wireBoard } from '../../workers/wire-board.ts';
import { markedCandidates, type Reach, seenPlain, viewOfHint } from './hint-view.ts';

function puzzleOf(line: string): Puzzle {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return sheet.value.puzzle;
}

function hintFor(puzzle: Puzzle, digits = puzzle.givens, centre = digits.map(() => 0)): HintAnswer {
  const board = { ...startState(puzzle), digits, centre };
  const answer = answerLogic({ question: { ask: 'hint', board: wireBoard(board) }, locale: EN });
  if (answer.kind === 'used') throw new Error('not asked for');
  return answer;
}

/** The cells named in a text, run together (`r12c345`) or not. */
function cellsNamed(geometry: Geometry, text: string): Cell[] {
  const named = new Set<string>();
  for (const [, rows, columns] of text.matchAll(/\br(\d+)c(\d+)\b/g)) {
    for (const row of rows) for (const column of columns) named.add(`r${row}c${column}`);
  }
  return geometry.cells.flatMap((_, cell) => (named.has(cellName(geometry, cell)) ? [cell] : []));
}

function groundOf(drawing: Drawing | undefined, role: string): string {
  const shapes = drawing?.parts.flatMap((part) => part.shapes) ?? [];
  return shapes
    .flatMap((shape) => (shape.kind === 'fill' && shape.role === role ? [shape.path] : []))
    .join('');
}

/** The cells that a path of rectangles covers, by column and row. */
function covered(path: string): string[] {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v100/g)].map(([, ...lengths]) => lengths.map(Number));
  const cells = runs.flatMap(([x, y, width]) =>
    Array.from({ length: width / 100 }, (_, k) => `${x / 100 + k} ${y / 100}`),
  );
  return [...new Set(cells)].sort();
}

/** Top 1465, puzzles 1 and 4; the hardest of Arto Inkala, 2012. */
const PUZZLES = [
  '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
  '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
];

/** Everything that a hint can show: each depth, and each card of its walk. */
function reaches(board: BoardState, answer: HintAnswer): Reach[] {
  const { walk } = viewOfHint(seenPlain(board), answer, { depth: 'why', card: 0 });
  return HINT_DEPTHS.flatMap((depth): Reach[] =>
    depth === 'why' ? (walk?.cards ?? [0]).map((_, card) => ({ depth, card })) : [{ depth, card: 0 }],
  );
}

const at = (depth: HintDepth, card = Infinity): Reach => ({ depth, card });

describe.each(PUZZLES)('along %s', (line) => {
  const puzzle = puzzleOf(line);
  const { geometry } = puzzle;
  const path = [...solveLogically(puzzle, { maxSteps: cases(12, 24) })].map(({ digits, candidates }) => {
    const answer = hintFor(puzzle, digits, [...candidates]);
    if (answer.kind !== 'step') throw new Error(answer.kind);
    return { board: { ...startState(puzzle), digits, centre: candidates }, answer };
  });

  test('each depth and each link draws the cells that have been named by then, and no others', () => {
    for (const { board, answer } of path) {
      for (const reach of reaches(board, answer)) {
        const { text, drawing, walk } = viewOfHint(seenPlain(board), answer, reach);
        const cards = reach.depth === 'why' ? walk!.cards.slice(0, walk!.at + 1) : [{ text }];
        const named =
          reach.depth === 'nudge' ? [] : cellsNamed(geometry, cards.flatMap((card) => card.text).join(' '));
        const drawn = groundOf(drawing, 'proof') + groundOf(drawing, 'change');
        // A pattern without links is drawn completely from its first card on.
        const isOpen =
          reach.depth === 'why' && walk!.cards[0].beads.length === 0 && walk!.at < walk!.cards.length - 1;
        const expected = covered(cellRectangles(geometry, named));
        if (isOpen) expect(covered(drawn)).toEqual(expect.arrayContaining(expected));
        else
          expect([answer.step.technique, reach, covered(drawn)]).toEqual([
            answer.step.technique,
            reach,
            expected,
          ]);
      }
    }
  });

  test('what is marked on the board is what the text means, candidate by candidate', () => {
    const keys = (list: readonly Candidate[]): string[] =>
      [...new Set(list.map(({ cell, digit }) => `${cellName(geometry, cell)}=${digit}`))].sort();
    for (const { answer } of path) {
      const { step, candidates, explanation } = answer;
      const meant = keys(explanation.mentions.candidates);
      for (const marked of keys([...step.placements, ...step.eliminations])) expect(meant).toContain(marked);
      const elsewhere = keys(markedCandidates(step, candidates)).filter((name) => !meant.includes(name));
      // A cell of a pattern may be named as a whole: then its candidates are those of the board.
      const whole = elsewhere.filter(
        (name) => !cellsNamed(geometry, name).every((cell) => explanation.mentions.cells.includes(cell)),
      );
      expect([step.technique, whole]).toEqual([step.technique, []]);
    }
  });

  test('the first two depths do not give the end away', () => {
    for (const { board, answer } of path) {
      for (const depth of ['nudge', 'what'] as const) {
        const { drawing, lead } = viewOfHint(seenPlain(board), answer, at(depth));
        const shapes = drawing?.parts.flatMap((part) => part.shapes) ?? [];
        expect(shapes.filter(({ role }) => role === 'strike-line' || role === 'place-line')).toEqual([]);
        expect(lead?.does).toBe('deeper');
      }
    }
  });
});

test('a nudge shades the house that it names, and nothing else', () => {
  const puzzle = puzzleOf(PUZZLES[0]);
  const { text, drawing } = viewOfHint(seenPlain(startState(puzzle)), hintFor(puzzle), at('nudge'));
  expect(text).toEqual(['Look at box 7.']);
  const box = puzzle.geometry.houses.filter(({ kind }) => kind === 'box')[6];
  expect(groundOf(drawing, 'house')).toBe(cellRectangles(puzzle.geometry, box.cells));
  for (const role of ['proof', 'change', 'same', 'peer']) expect(groundOf(drawing, role)).toBe('');
});

test('a proof shows the digits that leave a hidden single its only place', () => {
  const puzzle = puzzleOf(PUZZLES[0]);
  const { drawing } = viewOfHint(seenPlain(startState(puzzle)), hintFor(puzzle), at('why'));
  const sevens = ['r6c2', 'r7c7'];
  const cells = puzzle.geometry.cells.flatMap((_, cell) =>
    sevens.includes(cellName(puzzle.geometry, cell)) ? [cell] : [],
  );
  expect(groundOf(drawing, 'same')).toBe(cellRectangles(puzzle.geometry, cells));
});

test('colours, conflicts and the ink of the player stay while a hint is shown', () => {
  const puzzle = puzzleOf(PUZZLES[0]);
  const marks = puzzle.givens.map((_, cell) => (cell === 74 ? 0b1000010 : 0));
  const colours = puzzle.givens.map((_, cell) => (cell === 40 || cell === 74 ? 1 : 0));
  const board = { ...startState(puzzle), corner: marks, colours };
  const answer = hintFor(puzzle);
  const { drawing } = viewOfHint(seenPlain(board), answer, at('why'));
  const shapes = drawing!.parts.flatMap((part) => part.shapes);
  expect(shapes.filter(({ role }) => role === 'colour-1')).toHaveLength(2);
  // r9c3 is 7: the player's 2 stays in ink, our candidates are fainter.
  const inCell = drawing!.parts.filter(({ x, y }) => x === 200 && y === 800).flatMap((part) => part.shapes);
  const inks = inCell.flatMap((shape) => (shape.kind === 'text' ? [`${shape.text} ${shape.role}`] : []));
  expect(inks).toEqual(expect.arrayContaining(['2 corner', '7 on-disc', '1 allowed']));
});

test('a glance at a single does not show the only candidate of its cell', () => {
  const solved = puzzleOf(PUZZLES[1]);
  const { solution } = solutionsOf(solved)!;
  const open = solved.givens.indexOf(0);
  const digits = solution!.map((digit, cell) => (cell === open ? 0 : digit));
  const { drawing } = viewOfHint(
    seenPlain({ ...startState(solved), digits }),
    hintFor(solved, digits),
    at('what'),
  );
  const marks = drawing!.parts
    .flatMap(({ shapes }) => shapes)
    .filter(({ role }) => role === 'corner' || role === 'allowed');
  expect(marks).toEqual([]);
});

describe('mistakes', () => {
  const puzzle = puzzleOf(
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  );
  const game = createGame(puzzle);
  if (!game.ok) throw new Error(game.error.message);

  test('an entry is told first, its house next, then the cell, never what belongs there', () => {
    // The solution has 4 at r1c3.
    const board = currentState(play(game.value, { kind: 'enter', cells: [2], digit: 1 }, 0));
    const answer = hintFor(puzzle, board.digits);
    const texts = HINT_DEPTHS.map((depth) => viewOfHint(seenPlain(board), answer, at(depth)).text.join(' '));
    expect(texts).toEqual([
      'One digit is wrong.',
      'There’s a wrong digit in box 1.',
      'The digit in r1c3 is wrong.',
      'The digit in r1c3 is wrong.',
    ]);
    expect(viewOfHint(seenPlain(board), answer, at('why')).lead?.label).toBe('Erase 1');
    expect(texts.join(' ')).not.toContain('4');
    const { drawing } = viewOfHint(seenPlain(board), answer, at('why'));
    expect(groundOf(drawing, 'change')).toBe(cellRectangles(puzzle.geometry, [2]));
  });

  test('a mark that was struck wrongly is told without saying which', () => {
    const centre = puzzle.givens.map((_, cell) => (cell === 2 ? 0b11 : 0));
    const board = { ...startState(puzzle), centre };
    const answer = hintFor(puzzle, puzzle.givens, centre);
    expect(answer).toEqual({ kind: 'wrong-marks', cells: [2] });
    const texts = HINT_DEPTHS.map((depth) => viewOfHint(seenPlain(board), answer, at(depth)));
    expect(texts.map(({ text }) => text[0])).toEqual([
      'One cell’s pencil marks are missing the right digit.',
      'Look at the marks in box 1.',
      'The pencil marks of r1c3 are missing the right digit.',
      'The pencil marks of r1c3 are missing the right digit.',
    ]);
    expect(texts[2].lead).toEqual({ does: 'apply', label: 'Pencil in again' });
  });
});

// Boards of other shapes, empty except for their first row: they have several solutions, so only steps that hold in all
// are shown.
test.each(['x', 'windoku', 'samurai', 'disjoint'] as const)(
  '%s with several solutions says so',
  (variant) => {
    const geometry = createGeometry(variantSpec(variant, 9));
    if (!geometry.ok) throw new Error(geometry.error.message);
    const house = geometry.value.houses.find(({ kind }) => kind === 'row')!;
    const digits = geometry.value.cells.map((_, cell) =>
      house.cells.includes(cell) ? house.cells.indexOf(cell) + 1 : 0,
    );
    const open = house.cells[8];
    const puzzle = createPuzzle(
      geometry.value,
      digits.map((digit, cell) => (cell === open ? 0 : digit)),
    );
    if (!puzzle.ok) throw new Error(puzzle.error.message);
    const answer = hintFor(puzzle.value);
    expect(answer.kind).toBe('step');
    const { aside } = viewOfHint(seenPlain(startState(puzzle.value)), answer, at('nudge'));
    expect(aside).toContain('holds in every solution');
  },
);
