import { describe, expect, test } from 'vitest';
import {
  type Constraint,
  describeProblem,
  detectFormat,
  formatLine,
  formatPuzzle,
  type ParsedPuzzle,
  parsePuzzle,
  parsePuzzles,
  WRITTEN_FORMATS,
} from '../index.ts';

// The example of the Wikipedia article on Sudoku.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const ROWS = PUZZLE.match(/.{9}/g)!.join('\n');

describe('detection', () => {
  test.each([
    ['line', PUZZLE],
    ['line', `# a list\n${PUZZLE}\n${PUZZLE}\n`],
    ['line', '1..4..3..1..4..1\n'.repeat(16)],
    ['line', `${'.'.repeat(81)}\n`.repeat(20)],
    ['line', `1${'.'.repeat(80)}\n`.repeat(20)],
    ['sukaku', `${'123456789'.repeat(9)}\n`.repeat(9)],
    ['sukaku', `.........${'123456789'.repeat(80)}\n`],
    ['grid', '1.4......5......\n'.repeat(16)],
    ['grid', ROWS],
    ['grid', `My puzzle:\n${ROWS}`],
    ['list', '[[1,0,0,4],[0,0,3,0],[0,1,0,0],[4,0,0,1]]'],
    ['cell-list', '[{"row":0,"col":0,"value":1}]'],
    ['alphabet', '1 2 3 4\n1, , ,4\n , ,3, \n ,1, , \n4, , ,1\n'],
    ['table', `id,puzzle,solution\n1,${PUZZLE},\n`],
    ['sukaku', '123456789'.repeat(81)],
    ['pencilmarks', '12 34 12 34\n12 34 12 34\n3 4 1 2\n1 2 3 4\n'],
  ])('%s', (name, text) => {
    expect(detectFormat(text)).toBe(name);
    expect(parsePuzzles(text).ok || name === 'cell-list').toBe(true);
  });

  test.each([
    ['opensudoku', '<?xml version="1.0"?>\n<opensudoku version="2">'],
    ['ksudoku', '\n<!DOCTYPE ksudoku>\n<ksudoku>'],
    ['ksudoku', '9\n9 9 1\n27\n9 0 1 2 3 4 5 6 7 8\n'],
    ['fpuzzles', 'https://f-puzzles.com/?load=N4IgzglgXg'],
    ['fpuzzles', '{"size": 9, "grid": [[{}]]}'],
    ['sudokupad', 'https://sudokupad.app/sclN4SwJgXA5AzghgWw'],
    ['sudokupad', 'https://sudokupad.app/abcdefghij'],
    ['sudokupad', 'sclN4SwJgXA5AzghgWwA4BsCmUA0C0Bc5hz4TBwCuuAFgPYBO0lALFrWejNAHJ0JwoAEMM'],
    ['penpa', 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRRb5s8'],
    ['gnome', '{"difficulty_category": 1, "cells": []}'],
    ['iss', '.Windoku.~R2C6_5~R2C8_1'],
    ['iss', '.Windoku.'],
    ['hodoku', ':0000:1:+6+3+42+8+9:::182:'],
    ['sumocue', 'SumoCueV1=0J0=8J0'],
    ['solo', '3x3:a1b2_3'],
    ['solo', '3x3#123456'],
    ['sdx', '2 u7 6789 1 46789 5 469 9 3\n389 5 4 69 689 68 7 1 29'],
    ['sdk', `#ASomebody\n[Puzzle]\n${ROWS}`],
    ['sdk', `#ASomebody\n${ROWS}`],
    ['ss', `*-----------*\n|${ROWS.slice(0, 9)}|`],
    ['jigsaw', PUZZLE + 'ABCDEFGHI'.repeat(9)],
    ['jigsaw', `......3...5.4.22..4...32.${'.'.repeat(25)}`],
  ])('%s by its signs', (name, text) => {
    expect(detectFormat(text)).toBe(name);
  });

  test.each([['an XML or HTML file', '<html><body>53..7</body></html>']])(
    '%s is named, not guessed at',
    (name, text) => {
      expect(parsePuzzles(text)).toMatchObject({
        error: {
          code: 'format.unread',
          message: `This looks like ${name}, which is not read yet.`,
          at: { line: 1 },
        },
      });
    },
  );

  test.each([
    ['killer', 'S<J<<O<<KJ^<<^<^>^^<N<<<J^Q^S^O>>^^^>^W^<<^>^^O^<<^T^J^^^>>>^>^>^ML<S<<^^>^<^<<^<'],
    ['cages', `# one\n3x3:d:k:3841:7705:${'7705:'.repeat(79)}`],
    ['iss', 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~10~R1C1~R1C2&demo=1'],
    [
      'sudokumaker',
      'https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQBsJADCADQgAOArgF7MA2KBoOcMnhA',
    ],
  ])('%s by its signs or its address', (name, text) => {
    expect(detectFormat(text)).toBe(name);
  });

  test('a solution behind its puzzle is no jigsaw, and a full grid behind a puzzle is its solution', () => {
    expect(detectFormat(PUZZLE + SOLUTION)).not.toBe('jigsaw');
    const read = parsePuzzles(`${PUZZLE}\n${SOLUTION}\n${PUZZLE}\n`);
    expect(read.ok && read.value.map(({ solution }) => solution?.join(''))).toEqual([SOLUTION, undefined]);
  });

  test('a link beside a puzzle does not hide it', () => {
    const read = parsePuzzle(`Play it at https://sudokupad.app/x\n${ROWS}`);
    expect(read.ok && formatLine({ puzzle: read.value.puzzle })).toBe(PUZZLE);
  });

  test.each([
    ['', 'line 1, column 1: The text is empty.'],
    [' \n\uFEFF ', 'line 1, column 1: The text is empty.'],
    ['hello there', 'line 1, column 1: There is no puzzle in this text.'],
    [`${PUZZLE}\n${PUZZLE}`, 'The text holds 2 puzzles where one is expected.'],
    [
      `${PUZZLE}\n${PUZZLE.slice(1)}`,
      'line 2, column 81: No board has 80 cells: 64 (8×8) or 81 (9×9) would do.',
    ],
  ])('%j', (text, message) => {
    const read = parsePuzzle(text);
    expect(read.ok ? 'read' : describeProblem(read.error)).toBe(message);
  });
});

function withCage(sheet: ParsedPuzzle, cage: Constraint): ParsedPuzzle {
  return { ...sheet, puzzle: { ...sheet.puzzle, constraints: [cage] } };
}

describe('writing', () => {
  const sheet = () => {
    const read = parsePuzzle(PUZZLE);
    if (!read.ok) throw new Error(read.error.message);
    return { ...read.value, title: 'Example', marks: read.value.puzzle.givens.map(() => 3) };
  };

  test.each(WRITTEN_FORMATS)('%s is detected where it has been written', (format) => {
    const read = parsePuzzle(PUZZLE);
    // Without a heading, a file of SadMan Sudoku is an ordinary grid.
    const cage: Constraint = { kind: 'cage', cells: [0, 1, 2], sum: 12 };
    // A killer without cages is an ordinary line of zeros.
    if (!read.ok) throw new Error(read.error.message);
    const sheet = format === 'killer' ? withCage(read.value, cage) : read.value;
    const text = formatPuzzle({ ...sheet, title: 'One' }, format, { lossy: 'allow' });
    expect(text.ok && detectFormat(text.value)).toBe(format);
  });

  test('a loss is refused with its list, unless it is allowed', () => {
    expect(formatPuzzle(sheet(), 'line')).toMatchObject({
      error: { code: 'format.loss', message: 'The format "line" would lose the pencil marks, the title.' },
    });
    expect(formatPuzzle(sheet(), 'line', { lossy: 'allow' })).toEqual({ ok: true, value: PUZZLE });
  });

  test('candidates of a grid come back as its givens and what they leave open', () => {
    const { puzzle } = sheet();
    const text = formatPuzzle({ puzzle }, 'pencilmarks', { lossy: 'allow' });
    const read = text.ok ? parsePuzzle(text.value) : text;
    expect(read.ok && read.value.puzzle.allowed).toBeUndefined();
  });
});
