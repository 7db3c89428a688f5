import type { Cell, Geometry, Puzzle } from 'pencilmark';
import { drawArt } from '../art/draw-art.ts';
import { cutShapes } from '../fog/cut.ts';
import { drawCover, foggyCells } from '../fog/draw-fog.ts';
import type { CellLook } from '../cell-drawing.ts';
import { CELL } from '../measures.ts';
import { outlineOf } from '../outline.ts';
import { fill, line, rectangle, round, type AnyShape, type Shape } from '../shapes.ts';
import { besideLabel } from './beside-label.ts';
import { thinArrow } from './looks/lines.ts';
import { centred } from './looks/pairs.ts';
import { lookOf } from './rule-looks.ts';
import type { CellLabel, Outline, OutsideText } from './rule-look.ts';

/** The parts that a puzzle's constraints add to the drawing of its board. */
export interface RuleDrawing {
  /** Areas that fill whole cells, the setter's or a rule's: below a player's colours. */
  readonly back: readonly AnyShape[];
  /** Above a player's colours, below digits and marks. */
  readonly ground: readonly AnyShape[];
  /** Fog: above all rules; a player's colours in it are drawn over it. */
  readonly cover: readonly Shape[];
  readonly isCovered: (cell: Cell) => boolean;
  /** The setter's drawings above the grid lines. If there are any, the grid lines are below the digits, too. */
  readonly over: readonly AnyShape[];
  /** Above the grid lines: marks on edges, and numbers beside the board. */
  readonly marks: readonly AnyShape[];
  /** The shapes of a cell, moved to make room for rules. */
  readonly arrange: (cell: Cell, look: CellLook, shapes: readonly Shape[]) => readonly Shape[];
  /** The space for the numbers beside the board, in the drawing's units. */
  readonly room: Room;
}

/** The space around the board for clues outside it. */
export interface Room {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_ROOM: Room = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The drawing of a puzzle's constraints and of its setter's drawings. The latest result for each list of constraints is
 * cached.
 */
export function drawRules({ geometry, constraints, drawings }: Ruled): RuleDrawing {
  const known = kept.get(constraints);
  if (known?.geometry === geometry && known.drawings === drawings) return known.drawing;
  const drawing = draw(geometry, constraints, drawings);
  kept.set(constraints, { geometry, drawings, drawing });
  return drawing;
}

/** The parts of a puzzle that are drawn apart from its digits. */
export type Ruled = Pick<Puzzle, 'geometry' | 'constraints' | 'drawings'>;

const kept = new WeakMap<
  Puzzle['constraints'],
  { readonly geometry: Geometry; readonly drawings: Puzzle['drawings']; readonly drawing: RuleDrawing }
>();

function draw(
  geometry: Geometry,
  constraints: Puzzle['constraints'],
  drawings: Puzzle['drawings'] = [],
): RuleDrawing {
  const looks = constraints.map((constraint) => lookOf(constraint, geometry));
  const labels = looks.flatMap((look) => look.labels ?? []);
  const labelled = new Set(labels.map(({ cell }) => cell));
  const { shapes, room } = drawOutside(geometry, looks.flatMap((look) => look.outside ?? [])); // oxfmt-ignore
  const art = drawArt(geometry, drawings);
  const drawing: RuleDrawing = {
    back: [...art.back, ...looks.flatMap((look) => look.areas ?? [])],
    ground: [
      ...art.below,
      ...looks.flatMap((look) => look.ground ?? []),
      ...drawOutlines(geometry, looks.flatMap((look) => look.outlines ?? [])), // oxfmt-ignore
      ...drawLabels(geometry, labels),
    ],
    cover: [],
    isCovered: () => false,
    over: art.over,
    marks: [...looks.flatMap((look) => look.marks ?? []), ...shapes],
    arrange: (cell, look, shapes) => (labelled.has(cell) ? besideLabel(look, shapes) : shapes),
    room: {
      top: Math.max(room.top, art.room.top),
      right: Math.max(room.right, art.room.right),
      bottom: Math.max(room.bottom, art.room.bottom),
      left: Math.max(room.left, art.room.left),
    },
  };
  const fog = drawings.find(({ shape }) => shape === 'fog');
  return fog?.shape === 'fog' ? inFog(drawing, geometry, foggyCells(geometry, fog)) : drawing;
}

/** The drawing cut off at the edge of the fog, and its cover. */
function inFog(drawing: RuleDrawing, geometry: Geometry, foggy: ReadonlySet<Cell>): RuleDrawing {
  const cut = (shapes: readonly AnyShape[]): AnyShape[] =>
    cutShapes(geometry, (cell) => foggy.has(cell), shapes);
  return {
    back: cut(drawing.back),
    ground: cut(drawing.ground),
    cover: drawCover(geometry, foggy),
    isCovered: (cell) => foggy.has(cell),
    over: cut(drawing.over),
    marks: cut(drawing.marks),
    arrange: (cell, look, shapes) => (foggy.has(cell) ? shapes : drawing.arrange(cell, look, shapes)),
    room: drawing.room,
  };
}

/**
 * The distance of the first outline from the edges, and of each further outline in the same cells from the one before.
 */
const INSET = 7;
const INSET_STEP = 5;
/** The maximum number of separate outlines in one cell; further ones share the innermost place. */
const DEEPEST = 4;

function drawOutlines(geometry: Geometry, outlines: readonly Outline[]): Shape[] {
  const taken = new Map<Cell, Set<number>>();
  return outlines.map(({ style, cells }) => {
    let depth = 0;
    while (depth < DEEPEST && cells.some((cell) => taken.get(cell)?.has(depth))) depth++;
    for (const cell of cells) taken.set(cell, (taken.get(cell) ?? new Set()).add(depth));
    const role = style === 'cage' ? 'cage-line' : 'set-line';
    return line(role, outlineOf(geometry, cells, INSET + INSET_STEP * depth));
  });
}

const LABEL_FONT = 25;

function drawLabels({ cells }: Geometry, labels: readonly CellLabel[]): Shape[] {
  const taken = new Map<Cell, number>();
  return labels.flatMap(({ cell, text }) => {
    const from = taken.get(cell) ?? 4;
    // Never wider than the cell, whatever its text.
    const font = Math.min(LABEL_FONT, (CELL - 8) / (text.length * 0.6));
    const width = text.length * font * 0.6;
    taken.set(cell, from + width + 5);
    const [left, top] = [cells[cell].column * CELL + from, cells[cell].row * CELL + 3];
    return [
      fill('rule-plate', rectangle(left - 2, top, width + 4, LABEL_FONT)),
      centred('rule-label', { x: left + width / 2, y: top + LABEL_FONT / 2 }, round(font), text),
    ];
  });
}

/** The width of a column of numbers beside the board. */
const GUTTER = 62;

function drawOutside(geometry: Geometry, texts: readonly OutsideText[]): { shapes: Shape[]; room: Room } {
  const taken = new Map<string, number>();
  const room = { top: 0, right: 0, bottom: 0, left: 0 };
  const shapes = texts.flatMap((text) => {
    const { row, column } = placeFor(geometry, text, taken);
    room.top = Math.max(room.top, -row * GUTTER);
    room.left = Math.max(room.left, -column * GUTTER);
    room.bottom = Math.max(room.bottom, (row + 1 - geometry.rows) * GUTTER);
    room.right = Math.max(room.right, (column + 1 - geometry.columns) * GUTTER);
    return drawOutsideText(geometry, { ...text, row, column });
  });
  return { shapes, room };
}

/** A separate place for each number, farther from the board the more are already there. */
function placeFor(
  { rows, columns }: Geometry,
  { row, column }: OutsideText,
  taken: Map<string, number>,
): { row: number; column: number } {
  const down = row < 0 ? -1 : row >= rows ? 1 : 0;
  const right = column < 0 ? -1 : column >= columns ? 1 : 0;
  const start = `${row} ${column}`;
  const before = taken.get(start) ?? 0;
  taken.set(start, before + 1);
  return { row: row + before * down, column: column + before * right };
}

function drawOutsideText(geometry: Geometry, { row, column, text, sign, arrow }: OutsideText): Shape[] {
  const at = { x: middleIn(column, geometry.columns), y: middleIn(row, geometry.rows) };
  const font = round(Math.min(36, (GUTTER - 6) / (text.length * 0.58)));
  if (!arrow) {
    const corner = { x: at.x - GUTTER / 2 + 9, y: at.y - GUTTER / 2 + 10 };
    const signs = sign === '' ? [] : [centred('rule-number', corner, 16, sign)];
    return [centred('rule-number', at, font, text), ...signs];
  }
  const [down, right] = arrow;
  // On the side away from the arrow, which points into the board.
  const label = { x: at.x - right * 8, y: at.y - down * 8 };
  const from = { x: at.x + right * 14, y: at.y + down * 14 };
  const to = { x: at.x + right * 18, y: at.y + down * 18 };
  return [centred('rule-number', label, Math.min(font, 30), text), ...thinArrow([from, to])];
}

function middleIn(index: number, count: number): number {
  if (index < 0) return index * GUTTER + GUTTER / 2;
  if (index >= count) return count * CELL + (index - count) * GUTTER + GUTTER / 2;
  return index * CELL + CELL / 2;
}
