import type { CellLook } from '@pencilmark/board';
import { applyMove, conflictsOf, type Move, startState } from '@pencilmark/game';
import { cellName, classic9 } from 'pencilmark';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, presetSettings } from '../../state/settings.ts';
import { type CellPicture, picturesOf } from '../../kit/drawing/cell-pictures.ts';
import type { GridCell } from '../../kit/grid/grid-cell.ts';
import { viewsOf } from './cell-views.ts';
import { looksOf } from './looks.ts';

const geometry = classic9();
const start = startState({
  geometry,
  constraints: [],
  givens: geometry.cells.map((_, cell) => (cell === 80 ? 7 : 0)),
});

interface Shown {
  readonly looks: readonly CellLook[];
  readonly views: readonly GridCell[];
  readonly pictures: readonly CellPicture[];
}

function shown(moves: readonly Move[], emphasis: number, before?: Shown): Shown {
  const board = moves.reduce(applyMove, start);
  const settings = { ...DEFAULT_SETTINGS, ...presetSettings('usual') };
  const source = {
    board,
    wrong: [],
    right: [],
    conflicts: conflictsOf(board),
    emphasis,
    settings,
    aids: undefined,
  };
  const looks = looksOf(source, before?.looks ?? []);
  return {
    looks,
    views: viewsOf(
      { board, looks, rules: undefined, penLabel: undefined, selection: [0], cursor: 0 },
      before?.views ?? [],
    ),
    pictures: picturesOf(geometry, looks, undefined, before?.pictures ?? []),
  };
}

const mark: Move = { kind: 'mark', marks: 'corner', cells: [40], digit: 5, change: 'add' };

// Every key press compares all cells, but only these may be announced and redrawn.
test.each<[string, Move[], number, string[], string[]]>([
  ['nothing', [], 0, [], []],
  ['an entry', [{ kind: 'enter', cells: [0], digit: 5 }], 0, ['r1c1'], ['r1c1']],
  ['a mark', [{ ...mark, cells: [3] }], 0, ['r1c4'], ['r1c4']],
  ['a colour', [{ kind: 'colour', cells: [8], colour: 2, change: 'add' }], 0, ['r1c9'], ['r1c9']],
  ['a broken rule', [{ kind: 'enter', cells: [8], digit: 7 }], 0, ['r1c9', 'r9c9'], ['r1c9', 'r9c9']],
  ['a digit to bring out', [], 5, [], ['r5c5']],
  ['a digit that no cell has', [], 6, [], []],
])('%s changes only the cells that show it', (_, moves, emphasis, said, drawn) => {
  const before = shown([mark], 0);
  const after = shown([mark, ...moves], emphasis, before);
  const changed = (list: 'views' | 'pictures') =>
    after[list].flatMap((item, cell) => (item === before[list][cell] ? [] : [cellName(geometry, cell)]));
  expect(changed('views')).toEqual(said);
  expect(changed('pictures')).toEqual(drawn);
});
