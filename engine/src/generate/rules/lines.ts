/** Lines of all kinds: grown cell by cell along touching cells of a full grid. */
import type { Constraint } from '../../constraints/kinds.ts';
import { thirdOf, total } from '../../constraints/surroundings.ts';
import type { Cell } from '../../model/geometry.ts';
import { shuffle } from '../../random.ts';
import { between, type Drawing, freeCells, isTrue, take, valueIn } from './drawing.ts';

/** How to find lines of a kind. */
export interface LineShape {
  readonly least: number;
  readonly most: number;
  /** Whether a line of these values may grow into one of the kind; default: always. */
  readonly mayGrow?: (values: readonly number[], drawing: Drawing) => boolean;
  /** The line as a constraint of the kind, drawn only if the grid obeys it; undefined if it would say nothing. */
  readonly rule: (cells: readonly Cell[], drawing: Drawing) => Constraint | undefined;
}

/** The share of the board covered by lines, for all rule sets together. */
const SHARE = 0.45;
/** Failed starts after which no more lines are sought. */
const PATIENCE = 60;
/** Maximum number of steps for one line, including undone ones. */
const STEPS = 60;

/** Lines until their share of the board is used up, or no more are found. */
export function drawLines(drawing: Drawing, shape: LineShape): Constraint[] {
  return drawShapes(drawing, (start) => {
    const wanted = between(drawing.random, shape.least, shape.most);
    return grow(drawing, shape, start, wanted);
  });
}

interface Shape {
  readonly cells: readonly Cell[];
  readonly rule: Constraint;
}

function drawShapes(drawing: Drawing, find: (start: Cell) => Shape | undefined): Constraint[] {
  const rules: Constraint[] = [];
  let left = (drawing.geometry.cells.length * SHARE) / drawing.sharing;
  for (let failures = 0; left > 0 && failures < PATIENCE;) {
    const [start] = freeCells(drawing);
    if (start === undefined) break;
    const found = find(start);
    if (!found) {
      failures++;
      continue;
    }
    take(drawing, found.cells);
    left -= found.cells.length;
    rules.push(found.rule);
  }
  return rules;
}

/** A line from a cell, as long as wanted if there is one, otherwise the longest found. */
function grow(drawing: Drawing, shape: LineShape, start: Cell, wanted: number): Shape | undefined {
  const { least, mayGrow = () => true } = shape;
  let best: Shape | undefined;
  let steps = 0;
  const goOn = (cells: readonly Cell[]): boolean => {
    if (steps++ > STEPS) return true;
    if (cells.length >= least && cells.length > (best?.cells.length ?? 0)) {
      const rule = shape.rule(cells, drawing);
      if (rule && isTrue(drawing, rule)) best = { cells, rule };
    }
    if (cells.length >= wanted) return best?.cells.length === wanted;
    return nextCells(drawing, cells).some((cell) => mayGoOn([...cells, cell]));
  };
  const mayGoOn = (cells: readonly Cell[]): boolean =>
    mayGrow(
      cells.map((cell) => valueIn(drawing, cell)),
      drawing,
    ) && goOn(cells);
  mayGoOn([start]);
  return best;
}

/** Free cells that touch the end of a line; a line does not cross itself between two of its cells. */
function nextCells({ touching, taken, random, geometry }: Drawing, cells: readonly Cell[]): Cell[] {
  const end = cells[cells.length - 1];
  const free = touching[end].filter((cell) => {
    if (taken.has(cell) || cells.includes(cell)) return false;
    const [a, b] = [geometry.cells[end], geometry.cells[cell]];
    if (a.row === b.row || a.column === b.column) return true;
    return !cells.some((one, at) => {
      if (at === 0) return false;
      const [c, d] = [geometry.cells[cells[at - 1]], geometry.cells[one]];
      return c.row + d.row === a.row + b.row && c.column + d.column === a.column + b.column;
    });
  });
  return shuffle(free, random);
}

/** Lines that grow from the middle at both ends: the two new cells must go together. */
export function drawMirrored(
  drawing: Drawing,
  least: number,
  most: number,
  goTogether: (a: number, b: number, centre: number) => boolean,
  rule: (cells: readonly Cell[]) => Constraint,
): Constraint[] {
  return drawShapes(drawing, (start) => {
    const wanted = between(drawing.random, least, most);
    let cells: Cell[] = [start];
    while (cells.length + 2 <= wanted) {
      const longer = bothEnds(drawing, cells, (a, b) =>
        goTogether(valueIn(drawing, a), valueIn(drawing, b), valueIn(drawing, start)),
      );
      if (!longer) break;
      cells = longer;
    }
    return cells.length >= least ? { cells, rule: rule(cells) } : undefined;
  });
}

function bothEnds(
  drawing: Drawing,
  cells: readonly Cell[],
  goTogether: (a: Cell, b: Cell) => boolean,
): Cell[] | undefined {
  for (const last of nextCells(drawing, cells)) {
    const backwards = [last, ...cells.toReversed()];
    const first = nextCells(drawing, backwards).find((cell) => goTogether(cell, last));
    if (first !== undefined) return [first, ...cells, last];
  }
  return undefined;
}

/** Arrows: a circle, and a shaft whose values add up to it. */
export function drawArrows(drawing: Drawing): Constraint[] {
  return drawLines(drawing, {
    least: 3,
    most: 5,
    mayGrow: ([circle, ...shaft]) => total(shaft) <= circle,
    rule: ([circle, ...shaft]) => ({ kind: 'arrow', circle: [circle], shaft }),
  });
}

/** The usual difference on a whisper line of N values. */
export function whisperDifference(size: number): number {
  return Math.floor((size + 1) / 2);
}

export const mayRise = (values: readonly number[]): boolean => {
  const [last, before] = [values.at(-1)!, values.at(-2)];
  return before === undefined || last > before;
};

export const mayRiseOrStay = (values: readonly number[]): boolean => {
  const [last, before] = [values.at(-1)!, values.at(-2)];
  return before === undefined || last >= before;
};

export const mayWhisper = (values: readonly number[], { geometry }: Drawing): boolean => {
  const [last, before] = [values.at(-1)!, values.at(-2)];
  return before === undefined || Math.abs(last - before) >= whisperDifference(geometry.size);
};

/** Different values, with a difference no larger than in a line of six. */
export const mayBeRun = (values: readonly number[]): boolean =>
  new Set(values).size === values.length && Math.max(...values) - Math.min(...values) < 6;

export const mayBeNabner = (values: readonly number[]): boolean =>
  values.every((a, at) => values.slice(at + 1).every((b) => Math.abs(a - b) > 1));

/** Any three consecutive cells are in three different classes. */
export function mayCycle(classOf: (value: number, drawing: Drawing) => number) {
  return (values: readonly number[], drawing: Drawing): boolean => {
    const classes = values.slice(-3).map((value) => classOf(value, drawing));
    return new Set(classes).size === classes.length;
  };
}

export const third = (value: number, { geometry }: Drawing): number => thirdOf(value, geometry);
