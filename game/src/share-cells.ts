/** Lists of cells in bits: by the steps of a line, by the growth of an area, or otherwise by their distances. */
import type { Cell, Geometry } from 'pencilmark';
import {
  type BitCode,
  bitsOf,
  type BitSink,
  bounded,
  counted,
  damage,
  flag,
  signed,
  within,
} from './share-bits.ts';
import { cheapest, type Column, integers, lengthsIn } from './share-columns.ts';

/** The places of the cells. */
export type Canvas = Pick<Geometry, 'cells' | 'cellAt' | 'rows' | 'columns'>;

type Lists = readonly (readonly Cell[])[];

interface Way {
  readonly isFor: (lists: Lists) => boolean;
  readonly column: Column<readonly Cell[]>;
}

/** The lists of cells of one field, in their shortest encoding. */
export function cellLists(canvas: Canvas): Column<readonly Cell[]> {
  const ways = waysOn(canvas);
  return (length) => ({
    write: (sink, lists) => {
      const possible = ways.filter(({ isFor }) => isFor(lists));
      const way = cheapest(possible, ({ column }) => bitsOf(column(length), lists));
      WAY.write(sink, ways.indexOf(way));
      way.column(length).write(sink, lists);
    },
    read: (source) => {
      const way = ways[WAY.read(source)];
      return way ? way.column(length).read(source) : damage(source, []);
    },
  });
}

const WAY = bounded(0, 7);

/** New ones must be added at the end. */
function waysOn(canvas: Canvas): readonly Way[] {
  return [
    {
      isFor: (lists) => lists.every((list) => isArea(canvas, list)) && areDisjoint(lists),
      column: areas(canvas, true),
    },
    { isFor: (lists) => lists.every((list) => isArea(canvas, list)), column: areas(canvas, false) },
    { isFor: () => true, column: lines(canvas) },
    { isFor: () => true, column: distances(canvas) },
  ];
}

function areDisjoint(lists: Lists): boolean {
  return new Set(lists.flat()).size === lists.flat().length;
}

/** Whether the cells are connected by their sides and in reading order. */
function isArea(canvas: Canvas, list: readonly Cell[]): boolean {
  const own = new Set(list);
  const isOrdered = list.every((cell, at) => at === 0 || cell > list[at - 1]);
  return (
    list.length > 0 && isOrdered && grown(canvas, list[0], (cell) => own.has(cell)).length === list.length
  );
}

/**
 * The cells after the first that can be reached from it, in reading order; `isIn` is called once for each neighbouring
 * cell.
 */
function grown(canvas: Canvas, first: Cell, isIn: (cell: Cell) => boolean): Cell[] {
  const seen = new Set([first]);
  const area = [first];
  for (const cell of area) {
    for (const direction of [0, 2, 4, 6]) {
      const beside = neighbourOf(canvas, cell, direction);
      if (beside === undefined || beside < first || seen.has(beside)) continue;
      seen.add(beside);
      if (isIn(beside)) area.push(beside);
    }
  }
  return area.sort((a, b) => a - b);
}

/** The start of each area, and for each cell next to the area so far whether it belongs to it. */
function areas(canvas: Canvas, areApart: boolean): Column<readonly Cell[]> {
  const startCode = (low: number): BitCode<number> => (areApart ? counted(low) : signed(low));
  const write = (sink: BitSink, areas: Lists, low: number): void => {
    const open = createOpen(canvas, areApart);
    for (const area of areas) {
      startCode(low).write(sink, open.placeOf(area[0]));
      grown(canvas, area[0], (cell) => {
        if (!open.has(cell)) return false;
        flag.write(sink, area.includes(cell) || undefined);
        return area.includes(cell);
      });
      open.take(area);
    }
  };
  return (length) => ({
    write: (sink, areas) => {
      const code = (low: number): BitCode<Lists> => ({
        write: (to) => write(to, areas, low),
        read: () => areas,
      });
      const low = cheapest(LOWS, (each) => bitsOf(code(each), areas));
      LOW.write(sink, low);
      write(sink, areas, low);
    },
    read: (source) => {
      const start = startCode(LOW.read(source));
      const open = createOpen(canvas, areApart);
      const areas: (readonly Cell[])[] = [];
      while (areas.length < length && !source.isDamaged) {
        const first = open.cellAt(start.read(source)) ?? damage(source, 0);
        const area = grown(canvas, first, (cell) => open.has(cell) && flag.read(source) === true);
        within(source, area.length);
        open.take(area);
        areas.push(area);
      }
      return areas;
    },
  });
}

const LOWS = [0, 1, 2, 3, 4, 5, 6, 7];
const LOW = bounded(0, 7);

/**
 * The cells available to the next area: if areas are disjoint, those not used yet, among which its first cell is
 * counted; otherwise all, counted from the first cell of the previous area.
 */
function createOpen({ cells: { length } }: Canvas, areApart: boolean) {
  let open = Array.from({ length }, (_, cell) => cell);
  let last = 0;
  return {
    has: (cell: Cell): boolean => !areApart || open.includes(cell),
    placeOf: (cell: Cell): number => (areApart ? open.indexOf(cell) : cell - last),
    cellAt: (place: number): Cell | undefined => open[areApart ? place : last + place],
    take: (area: readonly Cell[]): void => {
      last = area[0];
      if (areApart) open = open.filter((cell) => !area.includes(cell));
    },
  };
}

/** The length of each line, its start, and its steps, which are mostly like the previous step. */
function lines(canvas: Canvas): Column<readonly Cell[]> {
  const any = bounded(0, canvas.cells.length - 1);
  return (length) => ({
    write: (sink, lines) => {
      integers(length).write(
        sink,
        lines.map((line) => line.length),
      );
      let direction = 0;
      let last = 0;
      for (const [first, ...rest] of lines.filter((line) => line.length > 0)) {
        START.write(sink, first - last);
        last = first;
        let from = first;
        for (const cell of rest) {
          const turn = TURNS.findIndex((by) => neighbourOf(canvas, from, direction + by) === cell);
          TURN.write(sink, turn < 0 ? TURNS.length : turn);
          if (turn < 0) any.write(sink, cell);
          else direction += TURNS[turn];
          from = cell;
        }
      }
    },
    read: (source) => {
      let direction = 0;
      let last = 0;
      return lengthsIn(source, length).map((cells) => {
        const line: Cell[] = [];
        while (line.length < cells && !source.isDamaged) {
          if (line.length === 0) {
            line.push((last += START.read(source)));
            continue;
          }
          const turn = TURN.read(source);
          direction += TURNS[turn] ?? 0;
          const next =
            turn === TURNS.length ? any.read(source) : neighbourOf(canvas, line[line.length - 1], direction);
          line.push(turn > TURNS.length || next === undefined ? damage(source, 0) : next);
        }
        if (line.length > 0 && !canvas.cells[last]) damage(source, 0);
        return line;
      });
    },
  });
}

const START = signed(2);
/** In eighths of a turn, the most common first; the next code is a step to any other cell. */
const TURNS = [0, 2, -2, 1, -1, 3, -3, 4];
const TURN = counted(0);

/** The distance of each cell from the previous one; for the first cell, from the first of the previous list. */
function distances({ cells: { length: size } }: Canvas): Column<readonly Cell[]> {
  return (length) => ({
    write: (sink, lists) => {
      integers(length).write(
        sink,
        lists.map((list) => list.length),
      );
      const firsts = lists.filter((list) => list.length > 0).map(([first]) => first);
      integers(firsts.length).write(
        sink,
        firsts.map((first, at) => first - (firsts[at - 1] ?? 0)),
      );
      const steps = lists.flatMap((list) => list.slice(1).map((cell, at) => cell - list[at]));
      integers(steps.length).write(sink, steps);
    },
    read: (source) => {
      const lengths = lengthsIn(source, length);
      const used = lengths.filter((cells) => cells > 0);
      const starts = integers(used.length).read(source);
      const steps = integers(used.reduce((sum, cells) => sum + cells - 1, 0)).read(source);
      let start = 0;
      let at = 0;
      let next = 0;
      return lengths.map((cells) => {
        if (cells === 0) return [];
        const list = [(start += starts[next++])];
        while (list.length < cells) list.push(list[list.length - 1] + steps[at++]);
        if (!list.every((cell) => cell >= 0 && cell < size)) damage(source, 0);
        return list;
      });
    },
  });
}

/** The neighbour of a cell; directions are eighths of a turn clockwise from the right. */
function neighbourOf(
  { cells, cellAt, rows, columns }: Canvas,
  cell: Cell,
  direction: number,
): Cell | undefined {
  const place = cells[cell];
  if (!place) return undefined;
  const [down, right] = STEPS[direction & 7];
  const row = place.row + down;
  const column = place.column + right;
  if (row < 0 || row >= rows || column < 0 || column >= columns) return undefined;
  const beside = cellAt[row * columns + column];
  return beside < 0 ? undefined : beside;
}

const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;
