import { describe, expect, test } from 'vitest';
import { describeProblem, formatLine, parsePuzzles } from '../../index.ts';

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
