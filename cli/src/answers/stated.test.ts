import { classic9, type ParsedPuzzle, parsePuzzle, solve } from 'pencilmark';
import { expect, test } from 'vitest';
import { remarkOnStated } from './stated.ts';

// Source: Wikipedia, Sudoku, and its solution.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const sheetOf = (givens: string, solution?: string): ParsedPuzzle => ({
  puzzle: { geometry: classic9(), constraints: [], givens: digitsOf(givens) },
  ...(solution ? { solution: digitsOf(solution) } : {}),
});
const digitsOf = (line: string): number[] => [...line].map((sign) => Number(sign) || 0);

test('nothing is said where the text brings the same solution, or none', () => {
  for (const solution of [undefined, SOLUTION]) {
    const sheet = sheetOf(PUZZLE, solution);
    expect(remarkOnStated(sheet, [solve(sheet.puzzle).solution!])).toBeUndefined();
  }
});

test('another solution of the same givens is told', () => {
  const empty = sheetOf('.'.repeat(81), SOLUTION);
  const turned = digitsOf([...SOLUTION].reverse().join(''));
  expect(remarkOnStated(empty, [turned])).toBe(
    `The text brings another solution, so rules may be missing here: ${SOLUTION}.`,
  );
  expect(remarkOnStated(empty, [turned, digitsOf(SOLUTION)])).toContain(
    'several follow from what is read here',
  );
});

test('a solution that breaks the rules or the givens is told', () => {
  const sheet = sheetOf(PUZZLE, SOLUTION.replace('5', '4'));
  expect(remarkOnStated(sheet, [digitsOf(SOLUTION)])).toContain('breaks the rules');
  expect(remarkOnStated(sheetOf(PUZZLE.replace('5', '4'), SOLUTION), [])).toContain('breaks the rules');
});

test('a picture behind a SudokuPad board is told', () => {
  const cells = JSON.stringify(Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))));
  const boards = [
    `{"id":"x","cellSize":50,"metadata":{"bgimage":"https://example.org/a.png"},"cells":${cells},"cages":[]}`,
    `{"id":"x","cellSize":50,"cells":${cells},"cages":[{"cells":[],"value":"foregroundimage: https://example.org/a.png"}]}`,
  ];
  for (const text of boards) {
    const sheet = parsePuzzle(text);
    expect(sheet.ok && sheet.value.remarks).toEqual(['A picture that may hold rules is not shown.']);
  }
});
