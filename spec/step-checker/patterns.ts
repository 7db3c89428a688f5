/** Singles, locked candidates, subsets, fish, colours, XYZ-wings, sue de coq, templates. */
import type { Candidate, Cell, Step } from 'pencilmark';
import {
  candidateList,
  candidatesIn,
  cellList,
  type CheckedBoard,
  type Checker,
  holds,
  houseList,
  isIn,
  onlyStrikes,
  placesIn,
  sameCells,
  union,
  type Verdict,
} from './board.ts';
import { excludes, sees } from './sight.ts';

export const fullHouse: Checker = (board, step) => {
  const [home] = houseList(step, 'home');
  const [placed] = step.placements;
  const house = board.geometry.houses[home];
  if (!house?.full || step.eliminations.length > 0 || step.placements.length !== 1) return 'no full house';
  const open = house.cells.filter((cell) => board.digits[cell] === 0);
  const isMissing = house.cells.every((cell) => board.digits[cell] !== placed.digit);
  return open.length === 1 && open[0] === placed.cell && isMissing ? undefined : 'another cell is open';
};

export const nakedSingle: Checker = (board, { placements, eliminations }) => {
  if (placements.length !== 1 || eliminations.length > 0) return 'not one placement';
  const left = candidatesIn(board, placements[0].cell);
  return left.length === 1 && left[0] === placements[0].digit ? undefined : 'other candidates are left';
};

export const hiddenSingle: Checker = (board, step) => {
  const [base] = houseList(step, 'base');
  const { placements, eliminations } = step;
  if (placements.length !== 1 || eliminations.length > 0) return 'not one placement';
  const places = placesIn(board, base, placements[0].digit);
  return places && sameCells(places, [placements[0].cell]) ? undefined : 'there are other places';
};

export const lockedCandidates: Checker = (board, step) => {
  const [[base], [cover]] = [houseList(step, 'base'), houseList(step, 'cover')];
  const [digit] = step.evidence.digits;
  const places = placesIn(board, base, digit);
  if (!places || base === cover || places.length === 0) return 'the base need not hold the digit';
  if (!places.every((cell) => isIn(board, cover, cell))) return 'the base has places outside the cover';
  const pattern = candidateList(step, 'pattern').map(({ cell }) => cell);
  if (!sameCells(pattern, places)) return 'the locked candidates are others';
  return onlyStrikes(
    step,
    (eliminated) =>
      eliminated.digit === digit &&
      isIn(board, cover, eliminated.cell) &&
      !isIn(board, base, eliminated.cell),
  );
};

const SIZES: Readonly<Record<string, number>> = { pair: 2, triple: 3, quadruple: 4 };
const sizeOf = ({ technique }: Step): number => SIZES[technique.split('-')[1]];

export const nakedSubset: Checker = (board, step) => {
  const [homes, cells] = [houseList(step, 'home'), cellList(step, 'pattern')];
  const digits = union(board, cells);
  if (new Set(cells).size !== sizeOf(step) || digits.length !== sizeOf(step))
    return 'no naked subset of the size';
  if (!sameCells(digits, step.evidence.digits)) return 'the digits are others';
  if (cells.some((cell) => board.digits[cell] !== 0)) return 'a cell is filled';
  if (homes.length === 0 || !homes.every((home) => cells.every((cell) => isIn(board, home, cell)))) {
    return 'the cells do not share the house';
  }
  return onlyStrikes(
    step,
    ({ cell, digit }) =>
      digits.includes(digit) && !cells.includes(cell) && homes.some((home) => isIn(board, home, cell)),
  );
};

export const hiddenSubset: Checker = (board, step) => {
  const [[home], cells] = [houseList(step, 'home'), cellList(step, 'pattern')];
  const { digits } = step.evidence;
  if (digits.length !== sizeOf(step) || new Set(cells).size !== digits.length) return 'no subset of the size';
  for (const digit of digits) {
    const places = placesIn(board, home, digit);
    if (!places || !places.every((cell) => cells.includes(cell))) return 'a digit has other places';
  }
  return onlyStrikes(step, ({ cell, digit }) => cells.includes(cell) && !digits.includes(digit));
};

const FISH = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'];

/**
 * By counting: the bases hold the digit once each, the covers at most once each, and there are as many of both.
 * So among the candidates that are true, the memberships in bases are no fewer than those in covers. A candidate
 * in more covers than bases is false if all candidates with more bases than covers are false with it.
 */
export function fishVerdict(
  board: CheckedBoard,
  step: Step,
  isFalseWith: (eliminated: Candidate, other: Candidate) => boolean,
): Verdict {
  const [digit] = step.evidence.digits;
  const [bases, covers] = [houseList(step, 'base'), houseList(step, 'cover')];
  const size = FISH.findIndex((name) => step.technique.endsWith(name)) + 2;
  const halves = step.form === 'siamese' ? 2 : 1;
  if (bases.length !== size * halves || covers.length !== bases.length) return 'not as many covers as bases';
  const named = [
    ...new Set(
      ['pattern', 'fin', 'endo-fin'].flatMap((role) => candidateList(step, role)).map(({ cell }) => cell),
    ),
  ];
  const inBases = [...new Set(bases.flatMap((base) => placesIn(board, base, digit) ?? []))];
  if (!sameCells(named, inBases)) return 'the candidates of the bases are others';
  const proofs = Array.from({ length: halves }, (_, half) => {
    const part = <T>(list: readonly T[]): T[] => list.slice(half * size, (half + 1) * size);
    return weights(board, digit, part(bases), part(covers));
  });
  return onlyStrikes(step, (eliminated) =>
    proofs.some((weight) => {
      if (!weight || eliminated.digit !== digit || (weight.get(eliminated.cell) ?? 0) >= 0) return false;
      return [...weight].every(([cell, more]) => more <= 0 || isFalseWith(eliminated, { cell, digit }));
    }),
  );
}

/** For each place of the digit, the number of bases minus covers that contain it; undefined if a base has no place. */
export function weights(
  board: CheckedBoard,
  digit: number,
  bases: readonly number[],
  covers: readonly number[],
): Map<Cell, number> | undefined {
  if (new Set(bases).size !== bases.length || new Set(covers).size !== covers.length) return undefined;
  if (bases.some((base) => !placesIn(board, base, digit))) return undefined;
  const cells = board.geometry.cells.map((_, cell) => cell).filter((cell) => holds(board, cell, digit));
  const count = (houses: readonly number[], cell: Cell): number =>
    houses.filter((house) => isIn(board, house, cell)).length;
  return new Map(cells.map((cell) => [cell, count(bases, cell) - count(covers, cell)]));
}

export const fish: Checker = (board, step) => fishVerdict(board, step, (a, b) => excludes(board, a, b));

/**
 * One colour of each cluster is true. Of the choices of colours in which no two true cells see each other, every one
 * must make the candidate false.
 */
export const colours: Checker = (board, step) => {
  const [digit] = step.evidence.digits;
  const [one, two, three, four] = [1, 2, 3, 4].map((k) =>
    candidateList(step, `colour-${k}`).map(({ cell }) => cell),
  );
  if (one.length === 0 || two.length === 0) return 'no cluster';
  if (!isCluster(board, step, digit, one, two) || !isCluster(board, step, digit, three, four)) {
    return 'a cluster is no cluster';
  }
  const second = three.length + four.length === 0 ? [[]] : [three, four];
  const choices = [one, two].flatMap((a) => second.map((b) => [...a, ...b]));
  const possible = choices.filter((cells) => cells.every((a) => cells.every((b) => !sees(board, a, b))));
  const coloured = [...one, ...two, ...three, ...four];
  return onlyStrikes(step, ({ cell, digit: own }) => {
    const isFalse = (cells: readonly Cell[]): boolean =>
      coloured.includes(cell) ? !cells.includes(cell) : cells.some((other) => sees(board, cell, other));
    return own === digit && possible.every(isFalse);
  });
};

/** Whether conjugate pairs of the evidence connect all the cells, with alternating colours. */
function isCluster(
  board: CheckedBoard,
  step: Step,
  digit: number,
  a: readonly Cell[],
  b: readonly Cell[],
): boolean {
  if (a.length + b.length === 0) return true;
  const pairs = (step.evidence.chains ?? []).map(({ nodes, links }) => {
    const cells = nodes.flatMap((node) => (node.digit === digit ? node.cells : []));
    const reason = links[0]?.reason;
    const places = reason?.kind === 'house' ? placesIn(board, reason.house, digit) : undefined;
    return places && places.length === 2 && sameCells(cells, places) ? cells : [];
  });
  const reached = new Set([a[0] ?? b[0]]);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const [x, y] of pairs) {
      const isMixed = (a.includes(x) && b.includes(y)) || (a.includes(y) && b.includes(x));
      if (isMixed && (reached.has(x) || reached.has(y))) reached.add(x).add(y);
    }
  }
  return [...a, ...b].every((cell) => reached.has(cell));
}

export const xyzWing: Checker = (board, step) => {
  const [[pivot], pincers] = [cellList(step, 'pivot'), cellList(step, 'pincer')];
  const eliminated = step.eliminations[0]?.digit;
  const own = pivot === undefined ? [] : candidatesIn(board, pivot);
  const sides = pincers.map((cell) => candidatesIn(board, cell).filter((digit) => digit !== eliminated));
  const isWing =
    pincers.length === 2 &&
    pincers.every((cell) => sees(board, pivot, cell) && holds(board, cell, eliminated)) &&
    sides.every((side) => side.length === 1) &&
    sameCells(own, [eliminated, sides[0][0], sides[1][0]]);
  if (!isWing) return 'no wing';
  return onlyStrikes(
    step,
    ({ cell, digit }) =>
      digit === eliminated && [pivot, ...pincers].every((other) => sees(board, cell, other)),
  );
};

/**
 * The cells are exactly as many as their digits can fill, each as often as its places allow. So every digit stands in
 * them that often, and any candidate that leaves one place fewer is false.
 */
export const sueDeCoq: Checker = (board, step) => {
  const cells = ['intersection', 'line-set', 'area-set'].flatMap((role) => cellList(step, role));
  const digits = union(board, cells);
  const holdersOf = (digit: number): Cell[] => cells.filter((cell) => holds(board, cell, digit));
  const most = digits.reduce((sum, digit) => sum + mostApart(board, holdersOf(digit)), 0);
  if (new Set(cells).size !== cells.length || most !== cells.length) return 'not as many digits as cells';
  return onlyStrikes(step, ({ cell, digit }) => {
    const holders = holdersOf(digit);
    if (!digits.includes(digit)) return false;
    const left = holders.filter((other) => other !== cell && !sees(board, cell, other));
    const own = holders.includes(cell) ? 1 : 0;
    return own + mostApart(board, left) < mostApart(board, holders);
  });
};

/** The maximum number of the cells that do not see each other. */
function mostApart(board: CheckedBoard, cells: readonly Cell[]): number {
  const [first, ...rest] = cells;
  if (first === undefined) return 0;
  const apart = rest.filter((cell) => !sees(board, first, cell));
  return Math.max(mostApart(board, rest), 1 + mostApart(board, apart));
}
