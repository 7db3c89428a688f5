import type { Cell, Digit, Geometry, Puzzle } from 'pencilmark';
import { type CellLook, drawCell, EMPTY_LOOK } from './cell-drawing.ts';
import { drawColours } from './colours.ts';
import { cellRectangles, frameOf } from './frame.ts';
import { CELL, MARGIN } from './measures.ts';
import { outlineOf } from './outline.ts';
import type { FillRole } from './roles.ts';
import { drawRules, NO_ROOM, type Room, type RuleDrawing, type Ruled } from './rules/draw-rules.ts';
import { type AnyShape, fill, line } from './shapes.ts';

/** A drawing as plain data: parts from back to front, each with its position. */
export interface Drawing {
  /** The drawing's window: left, top, width, height. */
  readonly view: readonly [number, number, number, number];
  /** The part of the window beside the board, for the numbers of its rules. */
  readonly room: Room;
  readonly parts: readonly DrawingPart[];
}

/** Shapes that are drawn together, at a common position. */
export interface DrawingPart {
  readonly x: number;
  readonly y: number;
  readonly shapes: readonly AnyShape[];
}

/** Cells highlighted by a background. */
export interface Highlight {
  readonly role: FillRole;
  readonly cells: readonly Cell[];
}

/** The content of a board. */
export interface BoardLook {
  readonly geometry: Geometry;
  /** One per cell. */
  readonly looks: readonly CellLook[];
  /** Painted in this order, below the digits. */
  readonly highlights?: readonly Highlight[];
  readonly selection?: readonly Cell[];
  /** The drawing of the puzzle's rules. */
  readonly rules?: RuleDrawing | undefined;
}

/** Draws a board: background, highlights, colours of cells, rules, cells, lines, marks of rules, selection. */
export function drawBoard({ geometry, looks, highlights = [], selection = [], rules }: BoardLook): Drawing {
  const frame = frameOf(geometry);
  const lines = [line('cell-line', frame.cellLines), line('box-line', frame.boxLines)];
  const over = rules?.over ?? [];
  const back = [
    fill('surface', frame.surface),
    fill('zone', frame.zones),
    ...highlights.map(({ role, cells }) => fill(role, cellRectangles(geometry, cells))),
    ...(rules?.back ?? []),
  ];
  const below = [
    ...(looks.some(({ colours }) => colours !== 0) ? [line('set-line', frame.zoneLines)] : []),
    line('diagonal-line', frame.diagonals),
    ...(rules?.ground ?? []),
    ...(rules?.cover ?? []),
  ];
  const colours = looks.flatMap((look, cell) =>
    look.colours === 0 ? [] : [{ cell, part: partOf(geometry, cell, drawColours(look.colours)) }],
  );
  const coloured = (isCovered: boolean): DrawingPart[] =>
    colours.flatMap(({ cell, part }) => ((rules?.isCovered(cell) ?? false) === isCovered ? [part] : []));
  const above = [
    ...(over.length > 0 ? [] : lines),
    ...(rules?.marks ?? []),
    line('selection-line', outlineOf(geometry, selection, 5)),
  ];
  const cells = looks.map((look, cell): DrawingPart => {
    const shapes = drawCell(look, geometry.symbols);
    return partOf(geometry, cell, rules ? rules.arrange(cell, look, shapes) : shapes);
  });
  const room = rules?.room ?? NO_ROOM;
  return {
    view: [
      -MARGIN - room.left,
      -MARGIN - room.top,
      frame.width + room.left + room.right + 2 * MARGIN,
      frame.height + room.top + room.bottom + 2 * MARGIN,
    ],
    room,
    parts: [
      { x: 0, y: 0, shapes: back.filter(isDrawn) },
      ...coloured(false),
      { x: 0, y: 0, shapes: below.filter(isDrawn) },
      ...coloured(true),
      { x: 0, y: 0, shapes: over.length > 0 ? [...lines, ...over].filter(isDrawn) : [] },
      ...cells.filter(({ shapes }) => shapes.length > 0),
      { x: 0, y: 0, shapes: above.filter(isDrawn) },
    ],
  };
}

function partOf({ cells }: Geometry, cell: Cell, shapes: readonly AnyShape[]): DrawingPart {
  return { x: cells[cell].column * CELL, y: cells[cell].row * CELL, shapes };
}

/** Draws a puzzle; digits in `digits` that are not givens are drawn as entries. */
export function drawPuzzle(puzzle: Puzzle, digits: ArrayLike<Digit> = puzzle.givens): Drawing {
  const { geometry, givens } = puzzle;
  const looks = Array.from(digits, (digit, cell): CellLook => ({
    ...EMPTY_LOOK,
    digit,
    origin: givens[cell] === 0 ? 'entry' : 'given',
  }));
  return drawBoard({ geometry, looks, rules: rulesOf(puzzle) });
}

/** The drawing of a puzzle's constraints and of its setter's artwork; undefined if it has only houses. */
export function rulesOf(puzzle: Ruled): RuleDrawing | undefined {
  return puzzle.constraints.length === 0 && !puzzle.drawings?.length ? undefined : drawRules(puzzle);
}

function isDrawn(shape: AnyShape): boolean {
  return !('path' in shape) || shape.path !== '';
}
