/** Marks on cells, on edges and on corners that are true of a full grid. */
import type { Constraint } from '../../constraints/kinds.ts';
import { neighboursOf, ORTHOGONAL, pairsApart, twoByTwos } from '../../constraints/surroundings.ts';
import type { Cell } from '../../model/geometry.ts';
import { shuffle } from '../../random.ts';
import { between, type Drawing, someOf, take, valueIn } from './drawing.ts';

/**
 * All dots are given: a pair without a dot has neither property. A pair with both properties gets one of the dots at
 * random.
 */
export function drawKropki(drawing: Drawing): Constraint[] {
  const { geometry, random } = drawing;
  const marked: Cell[][] = [];
  const dots = pairsApart(geometry, ORTHOGONAL).flatMap((cells): Constraint[] => {
    const [a, b] = cells.map((cell) => valueIn(drawing, cell));
    const isWhite = Math.abs(a - b) === 1;
    const isBlack = a === 2 * b || b === 2 * a;
    if (!isWhite && !isBlack) return [];
    marked.push(cells);
    return isWhite && (!isBlack || random.below(2) === 0)
      ? [{ kind: 'difference', cells, difference: 1 }]
      : [{ kind: 'ratio', cells, ratio: 2 }];
  });
  return [
    ...dots,
    { kind: 'no-difference', differences: [1], neighbours: 'orthogonal', except: marked },
    { kind: 'no-ratio', ratios: [2], neighbours: 'orthogonal', except: marked },
  ];
}

/** All X and V are given. */
export function drawXv(drawing: Drawing): Constraint[] {
  const marked: Cell[][] = [];
  const marks = pairsApart(drawing.geometry, ORTHOGONAL).flatMap((cells): Constraint[] => {
    const sum = valueIn(drawing, cells[0]) + valueIn(drawing, cells[1]);
    if (sum !== 5 && sum !== 10) return [];
    marked.push(cells);
    return [{ kind: 'pair-sum', cells, sum }];
  });
  return [...marks, { kind: 'no-sum', sums: [5, 10], neighbours: 'orthogonal', except: marked }];
}

/** Which of two neighbours is greater, for many of them. */
export function drawGreater(drawing: Drawing): Constraint[] {
  return someOf(drawing, pairsApart(drawing.geometry, ORTHOGONAL), 0.5).flatMap(([a, b]) => {
    const [x, y] = [valueIn(drawing, a), valueIn(drawing, b)];
    if (x === y) return [];
    return [{ kind: 'greater', cells: x > y ? [a, b] : [b, a] } as const];
  });
}

/** Corners with up to four of the values around them; no two of them share a cell. */
export function drawQuadruples(drawing: Drawing): Constraint[] {
  const { geometry, random } = drawing;
  const used = new Set<Cell>();
  const corners = shuffle(twoByTwos(geometry), random).filter((cells) => {
    if (cells.some((cell) => used.has(cell))) return false;
    for (const cell of cells) used.add(cell);
    return true;
  });
  return someOf(drawing, corners, 0.8).map((cells) => {
    const values = shuffle(
      cells.map((cell) => valueIn(drawing, cell)),
      random,
    );
    return {
      kind: 'quadruple',
      cells,
      values: values.slice(0, between(random, 2, 4)).sort((a, b) => a - b),
    };
  });
}

/** Odd and even cells. */
export function drawParities(drawing: Drawing): Constraint[] {
  const cells = someOf(drawing, [...drawing.geometry.cells.keys()], 0.5)
    .filter((cell) => !drawing.taken.has(cell))
    .sort((a, b) => a - b);
  take(drawing, cells);
  const odd = cells.filter((cell) => valueIn(drawing, cell) % 2 !== 0);
  const even = cells.filter((cell) => valueIn(drawing, cell) % 2 === 0);
  return [
    ...(odd.length > 0 ? [{ kind: 'odd', cells: odd } as const] : []),
    ...(even.length > 0 ? [{ kind: 'even', cells: even } as const] : []),
  ];
}

/** Every cell that is smaller, or greater, than all its neighbours. */
export function drawExtremes(drawing: Drawing): Constraint[] {
  const { geometry } = drawing;
  const beyond = (isBeyond: (value: number, other: number) => boolean): Cell[] =>
    [...geometry.cells.keys()].filter((cell) =>
      neighboursOf(geometry, cell).every((other) =>
        isBeyond(valueIn(drawing, cell), valueIn(drawing, other)),
      ),
    );
  const low = beyond((value, other) => value < other);
  const high = beyond((value, other) => value > other);
  return [
    ...(low.length > 0 ? [{ kind: 'minimum', cells: low } as const] : []),
    ...(high.length > 0 ? [{ kind: 'maximum', cells: high } as const] : []),
  ];
}
