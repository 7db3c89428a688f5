import {
  classic9,
  type Drawing,
  emptyPuzzle,
  formatPuzzle,
  type ParsedPuzzle,
  parsePuzzle,
} from 'pencilmark';
import 'pencilmark/constraints';
import { expect, test } from 'vitest';
import { readBackup, writeBackup } from './backup.ts';
import { drawnPuzzle } from './drawn-puzzle.ts';
import { createGame } from './game.ts';
import { loadGame } from './open-save.ts';
import { puzzleKey, puzzleOfKey } from './puzzle-key.ts';
import { saveGame } from './save.ts';
import { readShare, shareFragment } from './share.ts';

const DRAWINGS: readonly Drawing[] = [
  {
    shape: 'line',
    points: [
      [0.5, 0.5],
      [3.5, 3.5],
    ],
    colour: '#ff8800aa',
    width: 0.2,
    head: 0.3,
  },
  { shape: 'text', centre: [-0.5, 4.5], text: '“~&#% ü 数', angle: 45, textColour: 'red' },
  { shape: 'cage', cells: [0, 1, 9], text: '?', colour: 'blue' },
  { shape: 'colour', cells: [80], colours: ['#abc', '3'] },
  { shape: 'fog', cells: [40], lamps: [4], triggers: [{ cells: [1, 2], lights: [3] }] },
];
const SOLUTION = [...'534678912672195348198342567859761423426853791713924856961537284287419635345286179'].map(
  Number,
);
const sheet: ParsedPuzzle = { puzzle: emptyPuzzle(classic9()), drawings: DRAWINGS, solution: SOLUTION };
const puzzle = drawnPuzzle(sheet);
const made = createGame(puzzle);
if (!made.ok) throw new Error(made.error.message);
const game = made.value;

const value = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

test('fog knows the solution of its setter', () => {
  expect(drawnPuzzle(sheet).drawings).toEqual([
    ...DRAWINGS.slice(0, -1),
    { ...DRAWINGS.at(-1), solution: SOLUTION },
  ]);
});

test('a puzzle without drawings stays as it is, and so does fog without a solution', () => {
  expect(drawnPuzzle({ puzzle: sheet.puzzle, solution: SOLUTION })).toBe(sheet.puzzle);
  expect(drawnPuzzle({ puzzle: sheet.puzzle, drawings: DRAWINGS }).drawings).toEqual(DRAWINGS);
});

test.each<[string, () => unknown]>([
  ['a save', () => value(loadGame(saveGame({ game, played: 0 }))).game.puzzle],
  ['a key', () => value(puzzleOfKey(puzzleKey(puzzle)))],
  ['a link', () => value(readShare(shareFragment({ game, played: 0 }, 'puzzle'))).game.puzzle],
  ['a link with moves', () => value(readShare(shareFragment({ game, played: 0 }, 'replay'))).game.puzzle],
  [
    'a backup',
    () =>
      value(readBackup(writeBackup({ games: [{ id: 'a', title: '', created: 0, game, played: 0 }] })))
        .games[0].game.puzzle,
  ],
  ['our own text', () => drawnPuzzle(value(parsePuzzle(value(formatPuzzle({ puzzle }, 'pencilmark')))))],
])('drawings survive in %s', (_, read) => {
  expect((read() as typeof puzzle).drawings).toEqual(puzzle.drawings);
});

test('a link with damaged drawings is refused', () => {
  const link = shareFragment({ game, played: 0 }, 'puzzle');
  expect(readShare(link.slice(0, -9))).toMatchObject({ error: { code: 'share.damaged' } });
  const at = link.lastIndexOf('~') + 9;
  const other = link[at] === 'A' ? 'B' : 'A';
  expect(readShare(link.slice(0, at) + other + link.slice(at + 1))).toMatchObject({
    error: { code: 'share.damaged', at: { offset: link.lastIndexOf('~') + 1 } },
  });
});

test('drawings in older links, as escaped JSON', () => {
  const link = `#p=9~zzzc~~%5B%5D~${encodeURIComponent(JSON.stringify(puzzle.drawings)).replaceAll('~', '%7E')}`;
  expect(value(readShare(link)).game.puzzle.drawings).toEqual(puzzle.drawings);
  expect(readShare(link.replace(/shape/, 'shope'))).toMatchObject({ error: { code: 'share.drawings' } });
  expect(readShare(link.slice(0, -9))).toMatchObject({ error: { code: 'share.drawings' } });
});

test('puzzles that differ in their drawings alone are two', () => {
  expect(puzzleKey(puzzle)).not.toBe(puzzleKey({ ...puzzle, drawings: DRAWINGS.slice(1) }));
  expect(puzzleKey({ ...puzzle, drawings: [] })).toBe(puzzleKey(sheet.puzzle));
});

test('drawings too long for a link stay behind', () => {
  const many = Array.from({ length: 2_000 }, () => DRAWINGS[0]);
  expect(drawnPuzzle({ ...sheet, drawings: many }).drawings).toBeUndefined();
});
