import type { Cell, Digits, Geometry, Puzzle } from 'pencilmark';
import { type CellLook, drawCell, EMPTY_LOOK } from './cell-drawing.ts';
import { cellRectangles, frameOf } from './frame.ts';
import { CELL, MARGIN } from './measures.ts';
import { outlineOf } from './outline.ts';
import type { FillRole } from './roles.ts';
import { fill, line, type Shape } from './shapes.ts';

/** A drawing as plain data: parts back to front, each moved to its place. */
export interface Drawing {
  /** The drawing's window: left, top, width, height. */
  readonly view: readonly [number, number, number, number];
  readonly parts: readonly DrawingPart[];
}

export interface DrawingPart {
  readonly x: number;
  readonly y: number;
  readonly shapes: readonly Shape[];
}

/** Cells brought out by a ground of their own. */
export interface Highlight {
  readonly role: FillRole;
  readonly cells: readonly Cell[];
}

/** What a board shows. */
export interface BoardLook {
  readonly geometry: Geometry;
  /** One per cell. */
  readonly looks: readonly CellLook[];
  /** Painted in this order, below the digits. */
  readonly highlights?: readonly Highlight[];
  readonly selection?: readonly Cell[];
}

/** Draws a board: ground, highlights, cells, lines, selection. */
export function drawBoard({ geometry, looks, highlights = [], selection = [] }: BoardLook): Drawing {
  const frame = frameOf(geometry);
  const below = [
    fill('surface', frame.surface),
    fill('zone', frame.zones),
    ...highlights.map(({ role, cells }) => fill(role, cellRectangles(geometry, cells))),
    line('diagonal-line', frame.diagonals),
  ];
  const above = [
    line('cell-line', frame.cellLines),
    line('box-line', frame.boxLines),
    line('selection-line', outlineOf(geometry, selection, 5)),
  ];
  const cells = looks.map((look, cell): DrawingPart => {
    const { row, column } = geometry.cells[cell];
    return { x: column * CELL, y: row * CELL, shapes: drawCell(look, geometry.symbols) };
  });
  return {
    view: [-MARGIN, -MARGIN, frame.width + 2 * MARGIN, frame.height + 2 * MARGIN],
    parts: [
      { x: 0, y: 0, shapes: below.filter(isDrawn) },
      ...cells.filter(({ shapes }) => shapes.length > 0),
      { x: 0, y: 0, shapes: above.filter(isDrawn) },
    ],
  };
}

/** Draws a puzzle; with `digits`, those of them that are no givens as entries. */
export function drawPuzzle({ geometry, givens }: Puzzle, digits: Digits = givens): Drawing {
  const looks = digits.map((digit, cell): CellLook => ({
    ...EMPTY_LOOK,
    digit,
    origin: givens[cell] === 0 ? 'entry' : 'given',
  }));
  return drawBoard({ geometry, looks });
}

function isDrawn(shape: Shape): boolean {
  return shape.kind === 'text' || shape.path !== '';
}
