import { describe, expect, test } from 'vitest';
import {
  classic9,
  constraintOf,
  createPuzzle,
  describeProblem,
  formatLine,
  formatPuzzle,
  parsePuzzles,
  unwrap,
} from '../../index.ts';

// The example of the Wikipedia article on Sudoku.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('tables with a heading', () => {
  test.each([
    ['Kaggle, one million', `quizzes,solutions\n${PUZZLE.replaceAll('.', '0')},${SOLUTION}\n`, undefined],
    [
      'Kaggle, three million',
      `id,puzzle,solution,clues,difficulty\n1,${PUZZLE},${SOLUTION},30,1.5\n`,
      'id 1, clues 30, difficulty 1.5',
    ],
    ['QQwing', `Puzzle,Solution,\n${PUZZLE},${SOLUTION},\n`, undefined],
    ['quotes', `"puzzle","solution","by"\r\n"${PUZZLE}","${SOLUTION}","A ""B"", C"\r\n`, 'by A "B", C'],
  ])('%s', (_, text, comment) => {
    const read = parsePuzzles(text);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value.map(({ puzzle }) => formatLine({ puzzle }))).toEqual([PUZZLE]);
    expect(read.value[0].solution?.join('')).toBe(SOLUTION);
    expect(read.value[0].comment).toBe(comment);
  });

  test('a puzzle with rules is our own JSON in its field, and keeps them', () => {
    const cage = constraintOf('cage', { cells: [0, 1], sum: 8 });
    const own = unwrap(createPuzzle(classic9(), new Array<number>(81).fill(0), undefined, [cage]));
    const field = (text: string) => `"${text.trim().replaceAll('"', '""')}"`;
    const heading = 'index,puzzle,solution\n';
    const text = `${heading}7,${field(unwrap(formatPuzzle({ puzzle: own }, 'pencilmark')))},${SOLUTION}\n`;
    const [read, ...others] = unwrap(parsePuzzles(text));
    expect(others).toEqual([]);
    expect(read).toMatchObject({ puzzle: { constraints: own.constraints }, comment: 'index 7' });
    expect(read.solution?.join('')).toBe(SOLUTION);
    const broken = parsePuzzles(`${heading}7,${field('{"format":"pencilmark","version":1}')},\n`);
    expect(broken.ok ? '' : describeProblem(broken.error)).toMatch(/^line 2, column \d+: .*puzzle/);
  });

  test.each([
    [
      'a short puzzle',
      `puzzle,solution\n${PUZZLE},\n${PUZZLE.slice(1)},\n`,
      'line 3, column 81: No board has 80 cells: 64 (8×8) or 81 (9×9) would do.',
    ],
    [
      'a strange solution',
      `puzzle,solution\n${PUZZLE},${SOLUTION.slice(1)}%\n`,
      'line 2, column 163: "%" is no digit of this board: 1 to 9, or . for empty.',
    ],
    [
      'an open solution',
      `puzzle,solution\n${PUZZLE},${PUZZLE}\n`,
      'line 2, column 83: The solution has empty cells.',
    ],
    [
      'a field too many',
      `puzzle,solution\n${PUZZLE},,1\n`,
      'line 2, column 1: This line has 3 fields where the heading has 2.',
    ],
  ])('%s', (_, text, message) => {
    const read = parsePuzzles(text);
    expect(read.ok ? 'read' : describeProblem(read.error)).toBe(message);
  });
});
