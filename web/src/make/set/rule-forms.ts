/** How each kind of rule is entered, derived from its schema: its strokes, its numbers, its initial values. */
import {
  type Cell,
  cellIn,
  type Constraint,
  type ConstraintKind,
  type Field,
  type Geometry,
  KINDS,
  type NestedConstraint,
} from 'pencilmark';
import { mapCells } from 'pencilmark/internal';

/** A rule that may still be incomplete. */
export interface RuleDraft extends NestedConstraint {
  readonly kind: ConstraintKind;
}

/**
 * The meaning of a stroke over the board. `pair`: two cells; `corner`: two rows by two columns; `outside`: from one
 * edge of the board to the other; `board`: no stroke at all; `group`: other rules.
 */
export type Gesture = 'line' | 'cells' | 'pair' | 'corner' | 'outside' | 'board' | 'group';

type NamedField = readonly [name: string, field: Field];

export interface RuleForm {
  readonly gesture: Gesture;
  /** Fields that are drawn. */
  readonly drawn: readonly NamedField[];
  /** Fields that are written or chosen. */
  readonly written: readonly NamedField[];
}

export function formOf(kind: ConstraintKind): RuleForm {
  const fields: NamedField[] = Object.entries<Field>(KINDS[kind].fields);
  const drawn = fields.filter(([, { type }]) => type === 'cells' || type === 'cell-lists');
  const written = fields.filter((field) => !drawn.includes(field));
  return { gesture: gestureOf(kind, drawn, written), drawn, written };
}

function gestureOf(
  kind: ConstraintKind,
  drawn: readonly NamedField[],
  written: readonly NamedField[],
): Gesture {
  if (KINDS[kind].entry === 'outside') return 'outside';
  if (written.some(([, { type }]) => type === 'branches')) return 'group';
  const field = drawn.find(([, { optional }]) => !optional)?.[1];
  if (!field) return 'board';
  if (field.type === 'cells' && field.least === field.most && drawn.length === 1) {
    if (field.least === 2) return 'pair';
    if (field.least === 4) return 'corner';
  }
  return 'order' in field && field.order === 'line' ? 'line' : 'cells';
}

/** Whether a rule of the kind is drawn by strokes. */
export function isStroked(kind: ConstraintKind): boolean {
  const { gesture } = formOf(kind);
  return gesture !== 'board' && gesture !== 'group';
}

/** The field shown next to the board: the first required one, otherwise the first. */
export function mainField(kind: ConstraintKind): NamedField | undefined {
  const written = formOf(kind).written.filter(([, { type }]) => type !== 'branches');
  return written.find(([, { optional }]) => !optional) ?? written[0];
}

/** A rule before its first stroke, with its default numbers. */
export function beginRule(kind: ConstraintKind, { size }: Geometry): RuleDraft {
  return { kind, ...choices(kind), ...usualNumbers(kind, size) };
}

/** The first option of each required choice. */
function choices(kind: ConstraintKind): Record<string, unknown> {
  const must = formOf(kind).written.flatMap(([name, field]): [string, unknown][] =>
    field.type === 'choice' && !field.optional ? [[name, field.of[0]]] : [],
  );
  return Object.fromEntries(must);
}

function usualNumbers(kind: ConstraintKind, size: number): Record<string, unknown> {
  switch (kind) {
    case 'difference':
      return { difference: 1 };
    case 'ratio':
      return { ratio: 2 };
    case 'pair-sum':
    case 'sum-segments':
      return { sum: 10 };
    case 'whisper':
      return { difference: Math.floor((size + 1) / 2) };
    case 'lockout':
      return { difference: Math.ceil(size / 2) - 1 };
    case 'modular':
      return { modulus: 3 };
    case 'no-difference':
      return { differences: [1] };
    case 'no-ratio':
      return { ratios: [2] };
    case 'no-sum':
      return { sums: [5, 10] };
    case 'anti-chess':
      return { steps: [[1, 3]] };
    case 'taxicab':
      return { distance: 3 };
    case 'lunchbox':
      return { sum: 0 };
    default:
      return {};
  }
}

/** The field for the next stroke: the first empty one, or the last list of lists. */
export function openField(draft: RuleDraft): NamedField | undefined {
  const { drawn } = formOf(draft.kind);
  return (
    drawn.find(([name, { optional }]) => !optional && draft[name] === undefined) ??
    drawn.find(([, { type, optional }]) => type === 'cell-lists' && !optional)
  );
}

/** Minimum number of cells in a stroke before it can be part of the rule. */
export function leastCells(draft: RuleDraft, geometry: Geometry): number {
  const { gesture, drawn } = formOf(draft.kind);
  if (gesture === 'corner' || gesture === 'outside' || gesture === 'board') return 1;
  const [name, field] = openField(draft) ?? drawn[0] ?? [];
  if (!field || field.type !== 'cells') return Math.min(2, geometry.cells.length);
  const others = drawn.filter(([other, { optional }]) => other !== name && !optional);
  const takesBoth = field.most !== undefined && others.length > 0;
  return takesBoth ? field.least + 1 : field.least;
}

/** Maximum number of cells, at which a stroke ends. */
export function mostCells(kind: ConstraintKind): number {
  const { gesture } = formOf(kind);
  return gesture === 'pair' ? 2 : gesture === 'corner' ? 4 : Infinity;
}

/**
 * The rule with a stroke drawn. If the number of its first cells is limited, as in the circle of an arrow, one stroke
 * fills both fields. `field`: the field to redraw.
 */
export function withStroke(
  draft: RuleDraft,
  stroke: readonly Cell[],
  geometry: Geometry,
  field?: string,
): RuleDraft {
  const { gesture, drawn } = formOf(draft.kind);
  const cells =
    gesture === 'outside'
      ? acrossBoard(geometry, stroke)
      : gesture === 'corner'
        ? cornerAt(geometry, stroke)
        : stroke;
  const [name, into] = drawn.find(([known]) => known === field) ?? openField(draft) ?? drawn[0];
  if (into.type === 'cell-lists') {
    const lists = (draft[name] as readonly (readonly Cell[])[] | undefined) ?? [];
    return { ...draft, [name]: [...lists, ordered(cells, into.order)] };
  }
  if (into.type !== 'cells') return draft;
  const rest = drawn.find(([other, { optional }]) => other !== name && !optional);
  if (field === undefined && into.most !== undefined && rest) {
    return {
      ...draft,
      [name]: cells.slice(0, into.least),
      [rest[0]]: ordered(cells.slice(into.least), 'order' in rest[1] ? rest[1].order : 'line'),
    };
  }
  return { ...draft, [name]: ordered(cells, into.order) };
}

function ordered(cells: readonly Cell[], order: 'line' | 'set'): readonly Cell[] {
  return order === 'line' ? [...cells] : [...new Set(cells)].sort((a, b) => a - b);
}

/**
 * The line from the edge where the stroke starts, in its direction, to the far edge; for one cell: its row or column.
 */
function acrossBoard(geometry: Geometry, [first, second]: readonly Cell[]): Cell[] {
  const from = geometry.cells[first];
  const to = second === undefined ? undefined : geometry.cells[second];
  const [down, right] = to
    ? [Math.sign(to.row - from.row), Math.sign(to.column - from.column)]
    : inward(geometry, first);
  let start = first;
  for (let next = start; ; start = next) {
    const { row, column } = geometry.cells[start];
    const before = cellIn(geometry, row - down, column - right);
    if (before === undefined) break;
    next = before;
  }
  const cells: Cell[] = [];
  for (let next: Cell | undefined = start; next !== undefined;) {
    cells.push(next);
    const { row, column } = geometry.cells[next];
    next = cellIn(geometry, row + down, column + right);
  }
  return cells;
}

function inward(geometry: Geometry, cell: Cell): readonly [number, number] {
  const { row, column } = geometry.cells[cell];
  const sides = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  return sides.find(([down, right]) => cellIn(geometry, row - down, column - right) === undefined) ?? [0, 1];
}

/** Two rows by two columns around the first cells of a stroke. */
function cornerAt(geometry: Geometry, stroke: readonly Cell[]): Cell[] {
  const places = stroke.map((cell) => geometry.cells[cell]);
  const row = Math.min(...places.map((place) => place.row), geometry.rows - 2);
  const column = Math.min(...places.map((place) => place.column), geometry.columns - 2);
  return [
    [row, column],
    [row, column + 1],
    [row + 1, column],
    [row + 1, column + 1],
  ].flatMap(([r, c]) => cellIn(geometry, r, c) ?? []);
}

/** The same rule elsewhere; undefined if a cell would leave the board. */
export function movedRule(
  constraint: Constraint,
  geometry: Geometry,
  down: number,
  right: number,
): Constraint | undefined {
  let isOff = false;
  const moved = mapCells(constraint, (cell) => {
    const { row, column } = geometry.cells[cell];
    const to = cellIn(geometry, row + down, column + right);
    isOff ||= to === undefined;
    return to ?? cell;
  });
  return isOff ? undefined : moved;
}
