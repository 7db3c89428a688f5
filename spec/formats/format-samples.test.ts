/** Every file of `shared/formats`, which is beside the project, is read as the format it is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  checkUniqueness,
  detectFormat,
  digitsAsLine,
  geometryName,
  lossesOf,
  type ParsedPuzzle,
  parsePuzzles,
} from 'pencilmark';
import { noteLeftOut } from '../known/shared-truth.ts';

const FOLDER = new URL('../../../shared/formats/', import.meta.url);
const IS_THERE = existsSync(FOLDER);

// The puzzle that most samples hold, and its solution.
const PUZZLE = '2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1';
const SOLUTION = '278145693354698712916273485692817354837564129145329876423751968581936247769482531';

/** File, format, count of sheets, board, and what the first sheet has besides its puzzle. */
const READ: readonly (readonly [string, string, number, string, string])[] = [
  ['collection.sdm', 'line', 2, '9×9', ''],
  ['gnome-sudoku.save', 'gnome', 1, '9×9', 'marks'],
  ['hodoku-library.txt', 'hodoku', 5, '9×9', 'entries comment'],
  ['kaggle-1m.csv', 'table', 1, '9×9', 'solution'],
  ['kaggle-3m.csv', 'table', 1, '9×9', 'solution comment'],
  ['kaggle-4m.csv', 'table', 1, '9×9', 'solution'],
  ['ksudoku-classic.ksudoku', 'ksudoku', 1, '9×9', 'solution title'],
  ['ksudoku-old-shape-JigSaw.txt', 'ksudoku', 1, '9×9 jigsaw', ''],
  ['ksudoku-shape-Aztec.xml', 'ksudoku', 1, '9×9 jigsaw', 'title'],
  ['ksudoku-shape-Jigsaw.xml', 'ksudoku', 1, '9×9 jigsaw', 'title'],
  ['ksudoku-shape-Samurai.xml', 'ksudoku', 1, '21×21 5 grids', 'title'],
  ['ksudoku-shape-TinySamurai.xml', 'ksudoku', 1, '10×10 5 grids', 'title'],
  ['ksudoku-shape-Windmill.xml', 'ksudoku', 1, '21×21 5 grids', 'title'],
  ['ksudoku-shape-XSudoku.xml', 'ksudoku', 1, '9×9 X', 'title'],
  ['line81-dots.txt', 'line', 1, '9×9', ''],
  ['line81-zeros.txt', 'line', 1, '9×9', ''],
  ['opensudoku-v1.opensudoku', 'opensudoku', 1, '9×9', 'title author comment'],
  ['opensudoku-v2.opensudoku', 'opensudoku', 1, '9×9', 'title'],
  ['pmgrid-hodoku.txt', 'pencilmarks', 1, '9×9', ''],
  ['pmgrid-simplesudoku.txt', 'pencilmarks', 1, '9×9', ''],
  ['qqwing-compact.txt', 'grid', 1, '9×9', 'solution'],
  ['qqwing-csv.txt', 'table', 1, '9×9', 'solution'],
  ['qqwing-one-line.txt', 'line', 1, '9×9', 'solution'],
  ['qqwing-readable.txt', 'grid', 1, '9×9', 'solution'],
  ['sadman-sections.sdk', 'sdk', 1, '9×9', 'entries author comment'],
  ['sadman.sdk', 'sdk', 1, '9×9', 'title author comment'],
  ['simplesudoku-givens-and-set.ss', 'ss', 1, '9×9', 'entries'],
  ['simplesudoku.ss', 'ss', 1, '9×9', ''],
  ['sudocue.sdx', 'sdx', 1, '9×9', 'entries marks'],
  ['sudokupad-scf-id.txt', 'sudokupad', 1, '9×9', ''],
  ['sukaku729.txt', 'sukaku', 1, '9×9', ''],
  ['sumocue-jigsaw.txt', 'sumocue', 1, '9×9 jigsaw', ''],
  ['tdoku.txt', 'line', 1, '9×9', 'comment'],
  ['vbforums.msk', 'grid', 1, '9×9', ''],
  ['vbforums.sol', 'grid', 1, '9×9', ''],
];

/** File, format, and how many constraints and solutions each of its puzzles has. */
const RULED: readonly (readonly [string, string, readonly string[]])[] = [
  ['fpuzzles-decoded.json', 'fpuzzles', ['10 unique']],
  ['fpuzzles-url.txt', 'fpuzzles', ['10 unique']],
  ['iss-strings.txt', 'iss', ['4 unique', '15 unique', '0 unique']],
  ['jigsaw-162.txt', 'iss', ['1 unique']],
  ['killer-short-81.txt', 'killer', ['17 unique', '24 unique']],
  ['killer-sudocue-3x3.txt', 'cages', ['23 unique', '13 unique']],
  ['ksudoku-shape-Killer_9x9.xml', 'ksudoku', ['0 multiple']],
  ['ksudoku-shape-Mathdoku_4x4.xml', 'ksudoku', ['0 multiple']],
  [
    'simon-tatham-solo-ids.txt',
    'solo',
    ['37 unique', '0 unique', '0 unique', '0 unique', '33 unique', '0 unique'],
  ],
  ['sudokupad-fpuz-id.txt', 'sudokupad', ['10 unique']],
  // Its only cage contradicts its givens.
  ['sudokupad-scl-decoded.json', 'sudokupad', ['1 none']],
  ['sudokupad-scl-id.txt', 'sudokupad', ['1 none']],
  ['sudokupad-scl-zipped.txt', 'sudokupad', ['1 none']],
];

/** Drawings with an unknowable board. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['penpa-decoded.txt', 'penpa', 'shows no regions'],
  ['penpa-url.txt', 'penpa', 'shows no regions'],
];

/** Of other puzzles, or of a state in which naked singles look like givens. */
const OTHERS = /^(collection|hodoku|ksudoku-(old|shape)|pmgrid|sudocue|sukaku|sumocue|vbforums.sol)/;

if (!IS_THERE) noteLeftOut(`${READ.length + RULED.length + REFUSED.length} files of shared/formats`);

const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const EXTRAS = ['entries', 'marks', 'corners', 'solution', 'title', 'author', 'comment'] as const;

describe.runIf(IS_THERE)('the samples', () => {
  test('are all named here', () => {
    expect([...READ, ...RULED, ...REFUSED].map(([file]) => file).sort()).toEqual(readdirSync(FOLDER).sort());
  });

  test.each(READ)('%s', (file, format, count, board, extras) => {
    expect(detectFormat(textOf(file))).toBe(format);
    const sheets = sheetsIn(textOf(file));
    expect(sheets.length).toBe(count);
    const [first] = sheets;
    expect(geometryName(first.puzzle.geometry)).toBe(board);
    expect(EXTRAS.filter((name) => first[name] !== undefined).join(' ')).toBe(extras);
    if (OTHERS.test(file)) return;
    expect(digitsAsLine(first.puzzle.geometry, first.puzzle.givens)).toBe(PUZZLE);
    if (first.solution) expect(first.solution.join('')).toBe(SOLUTION);
  });

  test.each(REFUSED)('%s is refused', (file, format, message) => {
    expect(detectFormat(textOf(file))).toBe(format);
    const read = parsePuzzles(textOf(file));
    expect(read.ok ? 'read' : read.error.message).toContain(message);
    expect(read.ok ? 'read' : read.error.code).toBe('penpa.regions');
  });

  test.each(RULED)(
    '%s is read with its rules, and what it holds can be written again',
    (file, format, puzzles) => {
      expect(detectFormat(textOf(file))).toBe(format);
      const sheets = sheetsIn(textOf(file));
      const found = sheets.map(({ puzzle }) => `${puzzle.constraints.length} ${checkUniqueness(puzzle)}`);
      expect(found).toEqual(puzzles);
      for (const sheet of sheets) expect(lossesOf(sheet, 'pencilmark')).toEqual([]);
    },
  );

  test('the jigsaws among the games of Solo and the one of SumoCue have one solution', () => {
    const games = textOf('simon-tatham-solo-ids.txt').split('\n');
    const own = games.filter((line) => /^(9jx?|2x3|4x4):/.test(line)).flatMap((line) => sheetsIn(line));
    expect(own.map(({ puzzle }) => geometryName(puzzle.geometry))).toEqual([
      '9×9 jigsaw X',
      '6×6 (2×3)',
      '16×16',
      '9×9 jigsaw',
    ]);
    for (const { puzzle } of [...own, ...sheetsIn(textOf('sumocue-jigsaw.txt'))]) {
      expect(checkUniqueness(puzzle)).toBe('unique');
    }
  });
});

function sheetsIn(text: string, options = {}): ParsedPuzzle[] {
  const read = parsePuzzles(text, options);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
