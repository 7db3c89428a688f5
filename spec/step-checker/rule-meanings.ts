/**
 * The meaning of each kind of rule for a partly filled grid: whether it may still be obeyed. Written from the
 * definitions, apart from the relations that logic reads. A range says what an open cell may hold.
 */
import type { Cell, Constraint, Geometry } from 'pencilmark';

/** The remaining values of a cell lie between `low` and `high`, which are equal for a filled cell. */
export interface Partly {
  readonly geometry: Geometry;
  /** The cells that are filled. */
  readonly filled: readonly Cell[];
  /** The value of a filled cell. */
  readonly value: (cell: Cell) => number | undefined;
  readonly low: (cell: Cell) => number;
  readonly high: (cell: Cell) => number;
}

type Of<K extends Constraint['kind']> = Extract<Constraint, { kind: K }>;
type Meanings = { readonly [K in Constraint['kind']]?: (rule: Of<K>, grid: Partly) => boolean };

const neighbours = <T>(list: readonly T[]): [T, T][] => list.slice(1).map((item, at) => [list[at], item]);
const everyTwo = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, at) => list.slice(at + 1).map((b): [T, T] => [a, b]));
const sumBy = (cells: readonly Cell[], of: (cell: Cell) => number): number =>
  cells.reduce((sum, cell) => sum + of(cell), 0);
const known = (cells: readonly Cell[], { value }: Partly): number[] =>
  cells.flatMap((cell) => value(cell) ?? []);
const areDistinct = (values: readonly number[]): boolean => new Set(values).size === values.length;
const times = (values: readonly number[], wanted: number): number =>
  values.filter((value) => value === wanted).length;

/** Every pair with both cells filled passes the test. */
const pairsPass = (
  list: readonly (readonly [Cell, Cell])[],
  { value }: Partly,
  passes: (a: number, b: number) => boolean,
): boolean =>
  list.every(([a, b]) => {
    const [x, y] = [value(a), value(b)];
    return x === undefined || y === undefined || passes(x, y);
  });

const reaches = (cells: readonly Cell[], grid: Partly, sum: number): boolean =>
  sumBy(cells, grid.low) <= sum && sum <= sumBy(cells, grid.high);

/** Whether the sums of several lists can all be equal. */
const haveOneSum = (lists: readonly (readonly Cell[])[], grid: Partly): boolean =>
  Math.max(...lists.map((cells) => sumBy(cells, grid.low))) <=
  Math.min(...lists.map((cells) => sumBy(cells, grid.high)));

/** Filled pairs that lie apart by so many rows and columns. */
const apart = (grid: Partly, isApart: (rows: number, columns: number) => boolean): [Cell, Cell][] =>
  everyTwo(grid.filled).filter(([a, b]) => {
    const [p, q] = [grid.geometry.cells[a], grid.geometry.cells[b]];
    return isApart(Math.abs(p.row - q.row), Math.abs(p.column - q.column));
  });

const unlike = (grid: Partly, isApart: (rows: number, columns: number) => boolean): boolean =>
  pairsPass(apart(grid, isApart), grid, (x, y) => x !== y);

/** Pairs of neighbours not named in any list of exceptions. */
const unmarked = (
  grid: Partly,
  way: 'orthogonal' | 'diagonal' | 'knight',
  except: readonly (readonly Cell[])[] = [],
): [Cell, Cell][] =>
  apart(grid, (rows, columns) => {
    if (way === 'orthogonal') return rows + columns === 1;
    return rows * columns === (way === 'diagonal' ? 1 : 2);
  }).filter(([a, b]) => !except.some((pair) => pair.includes(a) && pair.includes(b)));

const touching = ({ geometry }: Partly, cell: Cell): Cell[] => {
  const { row, column } = geometry.cells[cell];
  return geometry.cells.flatMap((other, index) =>
    Math.abs(other.row - row) + Math.abs(other.column - column) === 1 ? [index] : [],
  );
};

const compares = (cells: readonly Cell[], grid: Partly, passes: (a: number, b: number) => boolean): boolean =>
  pairsPass(
    cells.flatMap((cell) =>
      touching(grid, cell)
        .filter((other) => !cells.includes(other))
        .map((other): [Cell, Cell] => [cell, other]),
    ),
    grid,
    passes,
  );

const third = (value: number, { geometry: { values } }: Partly): number => {
  const index = value - values[0];
  const third = values.length / 3;
  const outer = values.length % 3 === 2 ? Math.ceil(third) : Math.floor(third);
  return index < outer ? 0 : index < values.length - outer ? 1 : 2;
};

/** Cells that are consecutive within a window belong to different classes. */
const periodic = (
  cells: readonly Cell[],
  length: number,
  grid: Partly,
  of: (value: number) => number,
): boolean => cells.every((_, at) => areDistinct(known(cells.slice(at, at + length), grid).map(of)));

const twoByTwos = ({ geometry }: Partly): Cell[][] =>
  geometry.cells.flatMap((cell, index) => {
    const four = geometry.cells.flatMap((other, at) =>
      [0, 1].includes(other.row - cell.row) && [0, 1].includes(other.column - cell.column) ? [at] : [],
    );
    return four.length === 4 && four[0] === index ? [four] : [];
  });

const everyTwoByTwo = (grid: Partly, of: (value: number) => number): boolean =>
  twoByTwos(grid).every((cells) => {
    const classes = known(cells, grid).map(of);
    return new Set(classes).size + cells.length - classes.length >= 3;
  });

const holdsAll = (cells: readonly Cell[], wanted: readonly number[], grid: Partly): boolean => {
  const held = known(cells, grid);
  const missing = [...new Set(wanted)].reduce(
    (sum, value) => sum + Math.max(0, times(wanted, value) - times(held, value)),
    0,
  );
  return missing <= cells.length - held.length;
};

const holdsExactly = (cells: readonly Cell[], value: number, count: number, grid: Partly): boolean => {
  const held = known(cells, grid);
  const own = times(held, value);
  return own <= count && own + cells.length - held.length >= count;
};

const indexes = (
  cells: readonly Cell[],
  grid: Partly,
  target: (cell: Cell, value: number) => { readonly cell: Cell | undefined; readonly index: number },
): boolean =>
  cells.every((cell) => {
    const value = grid.value(cell);
    if (value === undefined) return true;
    const { cell: other, index } = target(cell, value);
    return other !== undefined && (grid.value(other) ?? index) === index;
  });

const at = ({ geometry }: Partly, row: number, column: number): Cell | undefined => {
  const found = geometry.cells.findIndex((cell) => cell.row === row && cell.column === column);
  return found < 0 ? undefined : found;
};

const regionOf = ({ geometry }: Partly, cell: Cell): readonly Cell[] | undefined =>
  geometry.houses.find(({ kind, cells }) => (kind === 'box' || kind === 'region') && cells.includes(cell))
    ?.cells;

/** The values of the filled cells from the first, up to the first gap. */
const prefix = (cells: readonly Cell[], { value }: Partly): number[] => {
  const values: number[] = [];
  for (const cell of cells) {
    const held = value(cell);
    if (held === undefined) break;
    values.push(held);
  }
  return values;
};

const between = (cells: readonly Cell[], sum: number, low: number, high: number, grid: Partly): boolean => {
  const [a, b] = [low, high].map((crust) => cells.findIndex((cell) => grid.value(cell) === crust));
  if (a < 0 || b < 0) return true;
  const inside = cells.slice(Math.min(a, b) + 1, Math.max(a, b));
  return reaches(inside, grid, sum);
};

const subsetSums = (values: readonly number[]): Set<number> => {
  const sums = new Set<number>();
  for (const value of values) for (const sum of [0, ...sums]) sums.add(sum + value);
  return sums;
};

/** Whether a rule may still be obeyed. A kind without an entry is judged only when all its cells are filled. */
export const MEANINGS: Meanings = {
  'all-different': ({ cells }, grid) => areDistinct(known(cells, grid)),
  'anti-knight': (_, grid) => unlike(grid, (rows, columns) => rows * columns === 2),
  'anti-king': (_, grid) => unlike(grid, (rows, columns) => rows === 1 && columns === 1),
  'anti-chess': ({ steps, values, cells }, grid) =>
    pairsPass(
      apart(grid, (rows, columns) =>
        steps.some(([r, c]) => (rows === r && columns === c) || (rows === c && columns === r)),
      ).filter((pair) => !cells || pair.every((cell) => cells.includes(cell))),
      grid,
      (x, y) => x !== y || (values !== undefined && !values.includes(x)),
    ),
  taxicab: ({ distance }, grid) => unlike(grid, (rows, columns) => rows + columns === distance),
  'anti-taxicab': (_, grid) =>
    everyTwo(grid.filled).every(([a, b]) => {
      const [p, q] = [grid.geometry.cells[a], grid.geometry.cells[b]];
      const steps = Math.abs(p.row - q.row) + Math.abs(p.column - q.column);
      return grid.value(a) !== grid.value(b) || grid.value(a) !== steps;
    }),
  'no-difference': ({ differences, neighbours: way, except }, grid) =>
    pairsPass(unmarked(grid, way, except), grid, (x, y) => !differences.includes(Math.abs(x - y))),
  'no-ratio': ({ ratios, neighbours: way, except }, grid) =>
    pairsPass(unmarked(grid, way, except), grid, (x, y) => !ratios.some((k) => x === k * y || y === k * x)),
  'no-sum': ({ sums, neighbours: way, except }, grid) =>
    pairsPass(unmarked(grid, way, except), grid, (x, y) => !sums.includes(x + y)),
  'global-entropy': (_, grid) => everyTwoByTwo(grid, (value) => third(value, grid)),
  'global-modular': (_, grid) => everyTwoByTwo(grid, (value) => value % 3),
  'dutch-flatmates': (_, grid) => {
    const { values } = grid.geometry;
    const [low, middle, high] = [values[0], values[(values.length - 1) / 2], values[values.length - 1]];
    return grid.filled.every((cell) => {
      if (grid.value(cell) !== middle) return true;
      const { row, column } = grid.geometry.cells[cell];
      const may = (other: Cell | undefined, wanted: number): boolean =>
        other !== undefined && (grid.value(other) ?? wanted) === wanted;
      return may(at(grid, row - 1, column), low) || may(at(grid, row + 1, column), high);
    });
  },
  clone: ({ cells, copy }, grid) =>
    pairsPass(
      cells.map((cell, k): [Cell, Cell] => [cell, copy[k]]),
      grid,
      (x, y) => x === y,
    ),
  palindrome: ({ cells }, grid) =>
    pairsPass(
      cells.map((cell, k): [Cell, Cell] => [cell, cells[cells.length - 1 - k]]),
      grid,
      (x, y) => x === y,
    ),
  odd: ({ cells }, grid) => known(cells, grid).every((value) => value % 2 === 1),
  even: ({ cells }, grid) => known(cells, grid).every((value) => value % 2 === 0),
  minimum: ({ cells }, grid) => compares(cells, grid, (a, b) => a < b),
  maximum: ({ cells }, grid) => compares(cells, grid, (a, b) => a > b),
  'row-index': ({ cells }, grid) =>
    indexes(cells, grid, (cell, value) => {
      const { row, column } = grid.geometry.cells[cell];
      return { cell: at(grid, value - 1, column), index: row + 1 };
    }),
  'column-index': ({ cells }, grid) =>
    indexes(cells, grid, (cell, value) => {
      const { row, column } = grid.geometry.cells[cell];
      return { cell: at(grid, row, value - 1), index: column + 1 };
    }),
  'box-index': ({ cells }, grid) =>
    indexes(cells, grid, (cell, value) => {
      const box = regionOf(grid, cell)!;
      return { cell: box[value - 1], index: box.indexOf(cell) + 1 };
    }),
  'counting-circles': ({ cells }, grid) => {
    const held = known(cells, grid);
    const own = [...new Set(held)];
    // The sum that the digits in circles still need, and the sum left for others.
    const rest = cells.length - own.reduce((sum, value) => sum + value, 0);
    const others = grid.geometry.values.filter((value) => value > 0 && !own.includes(value));
    return (
      own.every((value) => times(held, value) <= value) &&
      rest >= 0 &&
      (rest === 0 || subsetSums(others).has(rest))
    );
  },
  difference: ({ cells: [a, b], difference }, grid) =>
    pairsPass([[a, b]], grid, (x, y) => Math.abs(x - y) === difference),
  ratio: ({ cells: [a, b], ratio }, grid) =>
    pairsPass([[a, b]], grid, (x, y) => x === ratio * y || y === ratio * x),
  'pair-sum': ({ cells: [a, b], sum }, grid) => pairsPass([[a, b]], grid, (x, y) => x + y === sum),
  greater: ({ cells: [a, b] }, grid) => pairsPass([[a, b]], grid, (x, y) => x > y),
  quadruple: ({ cells, values }, grid) => holdsAll(cells, values, grid),
  contain: ({ cells, values }, grid) => holdsAll(cells, values, grid),
  'contain-exactly': ({ cells, values }, grid) =>
    values.every((value) => holdsExactly(cells, value, times(values, value), grid)),
  'look-and-say': ({ cells, counts }, grid) =>
    counts.every(([count, value]) => holdsExactly(cells, value, count, grid)),
  'equality-cage': ({ cells }, grid) => areDistinct(known(cells, grid)),
  thermometer: ({ cells }, grid) => pairsPass(neighbours(cells), grid, (x, y) => x < y),
  'slow-thermometer': ({ cells }, grid) => pairsPass(neighbours(cells), grid, (x, y) => x <= y),
  renban: ({ cells }, grid) => {
    const held = known(cells, grid);
    return areDistinct(held) && Math.max(...held) - Math.min(...held) < cells.length;
  },
  nabner: ({ cells }, grid) => everyTwo(known(cells, grid)).every(([x, y]) => Math.abs(x - y) > 1),
  whisper: ({ cells, difference }, grid) =>
    pairsPass(neighbours(cells), grid, (x, y) => Math.abs(x - y) >= difference),
  between: ({ cells }, grid) => {
    const [a, b] = [cells[0], cells[cells.length - 1]].map(grid.value);
    if (a === undefined || b === undefined) return true;
    return known(cells.slice(1, -1), grid).every((value) => value > Math.min(a, b) && value < Math.max(a, b));
  },
  lockout: ({ cells, difference }, grid) => {
    const [a, b] = [cells[0], cells[cells.length - 1]].map(grid.value);
    if (a === undefined || b === undefined) return true;
    const isOut = (value: number): boolean => value < Math.min(a, b) || value > Math.max(a, b);
    return Math.abs(a - b) >= difference && known(cells.slice(1, -1), grid).every(isOut);
  },
  zipper: ({ cells }, grid) => {
    const half = Math.floor(cells.length / 2);
    const pairs = cells.slice(0, half).map((cell, k) => [cell, cells[cells.length - 1 - k]]);
    return haveOneSum(cells.length % 2 === 1 ? [[cells[half]], ...pairs] : pairs, grid);
  },
  'region-sum': ({ cells, outside }, grid) => {
    const kept = cells.filter((cell) => outside !== 'left-out' || regionOf(grid, cell) !== undefined);
    const runs: Cell[][] = [];
    kept.forEach((cell, k) => {
      const isSame = k > 0 && regionOf(grid, cell) === regionOf(grid, kept[k - 1]);
      if (isSame) runs[runs.length - 1].push(cell);
      else runs.push([cell]);
    });
    return haveOneSum(runs, grid);
  },
  'sum-segments': ({ cells, sum, shape }, grid) => {
    if (shape === 'loop') return true;
    let held = 0;
    return prefix(cells, grid).every((value) => {
      held += value;
      if (held > sum) return false;
      if (held === sum) held = 0;
      return true;
    });
  },
  entropic: ({ cells }, grid) => periodic(cells, 3, grid, (value) => third(value, grid)),
  modular: ({ cells, modulus }, grid) => periodic(cells, modulus, grid, (value) => value % modulus),
  'double-arrow': ({ cells }, grid) =>
    cells.length < 3 || haveOneSum([[cells[0], cells[cells.length - 1]], cells.slice(1, -1)], grid),
  arrow: ({ circle, shaft }, grid) => {
    const reading = (of: (cell: Cell) => number): number =>
      circle.reduce((sum, cell) => 10 * sum + of(cell), 0);
    return (
      known(circle.slice(1), grid).every((value) => value <= 9) &&
      reading(grid.low) <= sumBy(shaft, grid.high) &&
      sumBy(shaft, grid.low) <= reading(grid.high)
    );
  },
  cage: ({ cells, sum }, grid) =>
    areDistinct(known(cells, grid)) && (sum === undefined || reaches(cells, grid, sum)),
  'cage-sums': ({ cells, sums }, grid) =>
    areDistinct(known(cells, grid)) && sums.some((sum) => reaches(cells, grid, sum)),
  sum: ({ cells, sum, weights = cells.map(() => 1) }, grid) => {
    const end = (isLeast: boolean): number =>
      cells.reduce(
        (total, cell, k) =>
          total + weights[k] * (weights[k] > 0 === isLeast ? grid.low(cell) : grid.high(cell)),
        0,
      );
    return end(true) <= sum && sum <= end(false);
  },
  'little-killer': ({ cells, sum }, grid) => reaches(cells, grid, sum),
  'equal-sums': ({ sets }, grid) => haveOneSum(sets, grid),
  rellik: ({ cells, sum }, grid) => !subsetSums(known(cells, grid)).has(sum),
  lunchbox: ({ cells, sum }, grid) => {
    const { values } = grid.geometry;
    return (
      areDistinct(known(cells, grid)) &&
      (cells.length < values.length || between(cells, sum, values[0], values[values.length - 1], grid))
    );
  },
  sandwich: ({ cells, sum, crusts }, grid) => {
    const { values } = grid.geometry;
    const isBoard = crusts !== 'line' || (cells.length === values.length && isHouse(cells, grid));
    return !isBoard || between(cells, sum, values[0], values[values.length - 1], grid);
  },
  'x-sum': ({ cells, sum }, grid) => {
    const first = grid.value(cells[0]);
    if (first === undefined) return true;
    return first >= 1 && first <= cells.length && reaches(cells.slice(0, first), grid, sum);
  },
  skyscraper: ({ cells, count }, grid) => {
    const held = prefix(cells, grid);
    let top = 0;
    let seen = 0;
    for (const value of held) if (value > top) [top, seen] = [value, seen + 1];
    const more = Math.min(cells.length - held.length, grid.geometry.values[grid.geometry.size - 1] - top);
    return seen <= count && seen + more >= count;
  },
  'hidden-skyscraper': ({ cells, value: wanted }, grid) => {
    const held = prefix(cells, grid);
    const hidden = neighbours(held).find(([before, value]) => value <= before);
    if (hidden) return hidden[1] === wanted;
    return held.length < cells.length;
  },
  'numbered-room': ({ cells, value: wanted }, grid) => {
    const first = grid.value(cells[0]);
    if (first === undefined) return true;
    return first >= 1 && first <= cells.length && (grid.value(cells[first - 1]) ?? wanted) === wanted;
  },
  'value-index': ({ cells: [first, index, ...others] }, grid) => {
    const place = grid.value(index);
    if (place === undefined) return true;
    if (place < 1 || place > others.length) return false;
    return pairsPass([[first, others[place - 1]]], grid, (x, y) => x === y);
  },
  'pair-relation': ({ cells, pairs, between: way }, grid) =>
    pairsPass(way === 'all' ? everyTwo(cells) : neighbours(cells), grid, (x, y) =>
      pairs.some(([a, b]) => a === x && b === y),
    ),
};

function isHouse(cells: readonly Cell[], { geometry }: Partly): boolean {
  return everyTwo(cells).every(([a, b]) => geometry.peers[a].includes(b));
}
