/**
 * Puzzles in fog, generated from a seed: the places of lamps, the triggers of light, and the rules and drawings in the
 * fog.
 */
import {
  type Constraint,
  createGeometry,
  createPuzzle,
  createRandom,
  type Drawing,
  type DrawnFog,
  formatPuzzle,
  type Geometry,
  shuffle,
  variantSpec,
} from 'pencilmark';

export interface FogBank {
  readonly size: number;
  readonly solution: readonly number[];
  readonly givens: ReadonlySet<number>;
  /** For each cell, a word drawn in it that occurs nowhere else. */
  readonly words: readonly string[];
  readonly cages: readonly (readonly [cells: readonly number[], sum: number])[];
  readonly fog: DrawnFog;
  /** The cells in the order in which they are filled. */
  readonly order: readonly number[];
  readonly text: string;
}

/** Height and width of a box. */
const BOXES: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 2], 6: [2, 3] };
const DRAWN = ['text', 'oval', 'rectangle', 'cage'] as const;

export function fogBank(seed: number): FogBank {
  const random = createRandom(`fog bank ${seed}`);
  const size = seed % 2 === 0 ? 4 : 6;
  const geometry = must(createGeometry(variantSpec('classic', size)));
  const cells = [...geometry.cells.keys()];
  const digits = shuffled(Array.from({ length: size }, (_, index) => index + 1));
  const [high, wide] = BOXES[size];
  const solution = geometry.cells.map(
    ({ row, column }) => digits[(wide * (row % high) + Math.floor(row / high) + column) % size],
  );
  const givens = new Set(shuffled(cells).slice(0, 1 + (seed % 3)));
  const cages = pairsOf(geometry, shuffled(cells)).map(
    (pair) => [pair, solution[pair[0]] + solution[pair[1]]] as const,
  );
  const order = shuffled(cells).filter((cell) => !givens.has(cell));
  const fog: DrawnFog = {
    shape: 'fog',
    cells: shuffled(cells).slice(0, seed % 4),
    ...(seed % 3 !== 0 && { lamps: shuffled(cells).slice(0, seed % 3) }),
    ...(seed % 5 > 2 && {
      triggers: order.map((cell, at) => ({
        cells: at % 3 === 2 ? [cell, order[at - 1]] : [cell],
        lights: shuffled(cells).slice(0, 3),
      })),
    }),
  };
  const words = cells.map((cell) => `Kestrel${cell.toString(36).toUpperCase().padStart(2, '0')}`);
  const rules = cages.map(([pair, sum]): Constraint => ({ kind: 'cage', cells: [...pair], sum }));
  const drawings = [...cells.map((cell) => drawnIn(geometry, cell, words[cell], DRAWN[seed % 4])), fog];
  const allGivens = solution.map((digit, cell) => (givens.has(cell) ? digit : 0));
  const puzzle = must(createPuzzle(geometry, allGivens, undefined, rules));
  const title = `Fog bank ${seed}`;
  const text = must(formatPuzzle({ puzzle, solution, drawings, title }, 'pencilmark'));
  return { size, solution, givens, words, cages, fog, order, text };

  function shuffled<T>(list: readonly T[]): T[] {
    const own = [...list];
    shuffle(own, random);
    return own;
  }
}

/** Pairs of neighbours, two fifths of the cells in all, first the upper or left one. */
function pairsOf({ cells }: Geometry, order: readonly number[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (const cell of order) {
    const { row, column } = cells[cell];
    const beside = cells.findIndex((other) => other.row === row && other.column === column + 1);
    const isFree = !pairs.flat().some((taken) => taken === cell || taken === beside);
    if (beside >= 0 && isFree && pairs.length < cells.length / 5) pairs.push([cell, beside]);
  }
  return pairs;
}

function drawnIn({ cells }: Geometry, cell: number, text: string, shape: (typeof DRAWN)[number]): Drawing {
  if (shape === 'cage') return { shape, cells: [cell], text };
  const { row, column } = cells[cell];
  const sign = { shape, centre: [row + 0.75, column + 0.5] as const, text, textSize: 0.2 };
  return shape === 'text' ? sign : { ...sign, width: 0.3, height: 0.3 };
}

/** The cells without fog: givens, lights, lamps, and cells lit by correct digits. */
export function clearIn({ size, solution, givens, fog }: FogBank, digits: readonly number[]): Set<number> {
  const isRight = (cell: number): boolean => digits[cell] === solution[cell];
  const near = (cell: number): number[] =>
    [...solution.keys()].filter(
      (other) =>
        Math.abs((other % size) - (cell % size)) <= 1 &&
        Math.abs(Math.floor(other / size) - Math.floor(cell / size)) <= 1,
    );
  const lit = fog.triggers
    ? fog.triggers.flatMap(({ cells, lights }) => (cells.every(isRight) ? lights : []))
    : [...solution.keys()].filter((cell) => !givens.has(cell) && isRight(cell)).flatMap(near);
  return new Set([...givens, ...fog.cells, ...(fog.lamps ?? []).flatMap(near), ...lit]);
}

function must<T>(
  made:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { message: string } },
): T {
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}
