/** Fog in SudokuPad and f-puzzles. */
import type { Cell } from '../../model/geometry.ts';
import type { Drawing, DrawnFog } from '../../puzzle/drawing.ts';
import { fieldOf, itemsOf, type Literal, plainOf, integerOf } from '../text/loose-json.ts';
import { heldParts } from '../text/rules.ts';
import { cellName, cellOf, NO_CELL } from './square-places.ts';

/**
 * `foglight` lights cells, `fogofwar` cells and their neighbours, and a `triggereffect` some cells once others are
 * right. An empty list means fog too if `bare` is set.
 */
export function fogIn(root: Literal, size: number, bare: boolean): Drawing[] {
  const of = (name: string): Cell[] => cellsIn(fieldOf(root, name), size);
  const cells = [...of('foglight'), ...of('foglink')];
  const lamps = of('fogofwar');
  const triggers = itemsOf(fieldOf(root, 'triggereffect')).flatMap((item) => {
    const [when, effect] = ['trigger', 'effect'].map((name) => fieldOf(item, name));
    const lights = cellsIn(fieldOf(effect, 'cells'), size);
    return plainOf(fieldOf(effect, 'type')) === 'foglight'
      ? [{ cells: cellsIn(fieldOf(when, 'cell', 'cells'), size), lights }]
      : [];
  });
  const isFoggy = bare || cells.length + lamps.length + triggers.length > 0;
  return isFoggy
    ? [
        {
          shape: 'fog',
          cells,
          ...heldParts({ lamps, triggers }),
        },
      ]
    : [];
}

/** The cell of a row and a column. */
export function cellAt(literal: Literal | undefined, size: number): Cell {
  const [row, column] = itemsOf(literal).map(integerOf);
  return cellOf(row ?? NO_CELL, column ?? NO_CELL, size);
}

/** Cells by name, several in one string or in a list, or as rows and columns. */
function cellsIn(literal: Literal | undefined, size: number): Cell[] {
  const cells = (item: Literal | undefined): Cell[] => [
    cellAt(item, size),
    ...itemsOf(item).flatMap(cells),
    ...[...String(plainOf(item)).matchAll(/r(\d+)c(\d+)/gi)].map(([, r, c]) => cellOf(+r - 1, +c - 1, size)),
  ];
  return [...new Set(cells(literal))].filter((cell) => cell >= 0);
}

/** The fields of fog in f-puzzles; empty lists mean nothing. */
export function fogFields(
  { cells, lamps = [], triggers = [] }: DrawnFog,
  size: number,
): Readonly<Record<string, readonly unknown[]>> {
  const names = (list: readonly Cell[]): string[] => list.map((cell) => cellName(cell, size));
  return {
    foglight: names(cells),
    fogofwar: names(lamps),
    triggereffect: triggers.map((one) => ({
      trigger: { type: 'cellvalue', cell: names(one.cells).join('') },
      effect: { type: 'foglight', cells: names(one.lights).join('') },
    })),
    negative: ['foglight'],
  };
}
