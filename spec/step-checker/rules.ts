/**
 * Steps by rules beyond houses: every filling of the cells that the evidence names is gone through, under the rules by
 * their plain definitions, the candidates, and the cells that see each other.
 */
import type { Candidate, Cell, Constraint, Digit, Geometry, HouseIndex, Step } from 'pencilmark';
import { cellsOf, holdsIn } from 'pencilmark';
import { candidatesIn, type CheckedBoard, type Checker, houseList, type Verdict } from './board.ts';
import { MEANINGS, type Partly } from './rule-meanings.ts';

/** Trials at most for one question. */
const PATIENCE = 2_000_000;
/** The same where it is only asked of two candidates whether they go together; what that does not show does not hold. */
const PAIR_PATIENCE = 200_000;
/** The same for all pairs of one step, where a trial counts once for each cell of the question. */
const BOARD_PATIENCE = 20_000_000;

interface Sum {
  readonly plus: readonly Cell[];
  readonly minus: readonly Cell[];
  readonly total: number;
}

interface Question {
  readonly board: CheckedBoard;
  readonly cells: readonly Cell[];
  readonly constraints: readonly Constraint[];
  /** What the cells add up to, some of them negatively. */
  readonly sums?: readonly Sum[];
  readonly fixed?: readonly Candidate[];
  /** A digit that none of these cells holds. */
  readonly without?: { readonly digit: Digit; readonly cells: readonly Cell[] };
  /** Trials at most. */
  readonly patience?: number;
  /** What a board has left for all its questions, in cells that are looked at. */
  readonly budget?: Budget;
}

/** Whether some filling obeys everything. Throws where that takes too long. */
function hasFilling(question: Question): boolean {
  const { board, constraints, fixed = [], without, sums = [], patience = PATIENCE, budget } = question;
  const { geometry } = board;
  const digits = new Map<Cell, Digit>();
  const domains = new Map(question.cells.map((cell) => [cell, domainOf(board, cell, fixed, without)]));
  if ([...domains.values()].some((list) => list.length === 0)) return false;
  const order = inOrder(question.cells, constraints, domains, fixed);
  const value = (digit: Digit): number => geometry.values[digit - 1];
  const lowest = geometry.values[0];
  const highest = geometry.values[geometry.size - 1];
  const rangeOf = (cell: Cell, isLow: boolean): number => {
    const held = digits.get(cell);
    if (held !== undefined) return value(held);
    const domain = domains.get(cell);
    if (!domain) return isLow ? lowest : highest;
    return value(isLow ? domain[0] : domain[domain.length - 1]);
  };
  const everyDigit = geometry.symbols.map((_, index) => index + 1);
  const filled: Cell[] = [];
  const grid: Partly = {
    geometry,
    filled,
    value: (cell) => {
      const held = digits.get(cell);
      return held === undefined ? undefined : value(held);
    },
    low: (cell) => rangeOf(cell, true),
    high: (cell) => rangeOf(cell, false),
  };
  const sumUp = (cells: readonly Cell[], of: (cell: Cell) => number): number =>
    cells.reduce((total, cell) => total + of(cell), 0);
  const mayAddUp = (): boolean =>
    sums.every(
      ({ plus, minus, total }) =>
        sumUp(plus, grid.low) - sumUp(minus, grid.high) <= total &&
        sumUp(plus, grid.high) - sumUp(minus, grid.low) >= total,
    );
  let left = patience / 10;
  /** Whether a digit fits into a cell beside those that are filled; it is left there if so. */
  const put = (cell: Cell, digit: Digit): boolean => {
    if (budget) budget.left -= order.length;
    if (left-- <= 0 || (budget && budget.left < 0)) throw new Error('too many fillings to go through');
    if (filled.some((other) => digits.get(other) === digit && sees(board, cell, other))) return false;
    digits.set(cell, digit);
    filled.push(cell);
    if (mayAddUp() && constraints.every((constraint) => mayHold(constraint, grid, digits))) return true;
    take(cell);
    return false;
  };
  const take = (cell: Cell): void => {
    digits.delete(cell);
    filled.pop();
  };
  const walk = (k: number): boolean => {
    if (k === order.length) return true;
    for (const digit of domains.get(order[k])!) {
      if (!put(order[k], digit)) continue;
      if (walk(k + 1)) return true;
      take(order[k]);
    }
    return false;
  };
  /** The same, always in the cell with the fewest digits that fit: slower by the step, with fewer of them. */
  const walkFewest = (): boolean => {
    if (filled.length === order.length) return true;
    let best: { cell: Cell; fitting: readonly Digit[] } = { cell: -1, fitting: everyDigit };
    for (const cell of order) {
      if (digits.has(cell)) continue;
      const fitting = domains.get(cell)!.filter((digit) => {
        const fits = put(cell, digit);
        if (fits) take(cell);
        return fits;
      });
      if (best.cell < 0 || fitting.length < best.fitting.length) best = { cell, fitting };
      if (best.fitting.length < 2) break;
    }
    return best.fitting.some((digit) => {
      put(best.cell, digit);
      if (walkFewest()) return true;
      take(best.cell);
      return false;
    });
  };
  try {
    return walk(0);
  } catch {
    digits.clear();
    filled.length = 0;
    left = patience;
    return walkFewest();
  }
}

function domainOf(
  board: CheckedBoard,
  cell: Cell,
  fixed: readonly Candidate[],
  without?: Question['without'],
): Digit[] {
  const own = fixed.find((candidate) => candidate.cell === cell);
  const all = board.digits[cell] !== 0 ? [board.digits[cell]] : candidatesIn(board, cell);
  return all.filter(
    (digit) => !(digit === without?.digit && without.cells.includes(cell)) && (!own || digit === own.digit),
  );
}

/** Kinds that are read along their cells: what stands first decides most. */
const READ_ALONG = /skyscraper|x-sum|sandwich|lunchbox|segments|room|value-index|automaton|pattern/;

function inOrder(
  cells: readonly Cell[],
  constraints: readonly Constraint[],
  domains: ReadonlyMap<Cell, readonly Digit[]>,
  fixed: readonly Candidate[],
): Cell[] {
  const line = constraints.filter(({ kind }) => READ_ALONG.test(kind)).flatMap(lineOf);
  const rank = (cell: Cell): number => {
    if (fixed.some((candidate) => candidate.cell === cell)) return -1;
    return line.includes(cell) ? line.indexOf(cell) : line.length + domains.get(cell)!.length;
  };
  return [...cells].sort((a, b) => rank(a) - rank(b));
}

function lineOf(constraint: Constraint): readonly Cell[] {
  const { cells = [] } = constraint as { readonly cells?: readonly Cell[] };
  return cells;
}

/** Whether a constraint may be obeyed by a filling that goes on from this one. */
function mayHold(constraint: Constraint, grid: Partly, digits: ReadonlyMap<Cell, Digit>): boolean {
  if (constraint.kind === 'all-of')
    return constraint.lists.flat().every((one) => mayHold(one as Constraint, grid, digits));
  if (constraint.kind === 'any-of')
    return constraint.alternatives.some((list) =>
      list.every((one) => mayHold(one as Constraint, grid, digits)),
    );
  const meaning = MEANINGS[constraint.kind] as ((rule: Constraint, grid: Partly) => boolean) | undefined;
  if (meaning && !meaning(constraint, grid)) return false;
  const cells = cellsRead(grid.geometry, constraint);
  if (cells.length === 0 || cells.some((cell) => !digits.has(cell))) return true;
  const all = grid.geometry.cells.map((_, cell) => digits.get(cell) ?? 0);
  return holdsIn(grid.geometry, constraint, all);
}

const known = new WeakMap<Constraint, readonly Cell[]>();

/** Every cell that a rule reads; none where it reads the whole grid. */
function cellsRead(geometry: Geometry, constraint: Constraint): readonly Cell[] {
  let cells = known.get(constraint);
  if (!cells) known.set(constraint, (cells = [...new Set(readBy(geometry, constraint))]));
  return cells;
}

function readBy({ cells: places, houses }: Geometry, constraint: Constraint): Cell[] {
  const { kind } = constraint;
  if (/^(no|anti)-/.test(kind)) return [];
  const own = cellsOf(constraint);
  const around = (isRead: (a: (typeof places)[number], b: (typeof places)[number]) => boolean): Cell[] => [
    ...own,
    ...places.flatMap((place, cell) => (own.some((mine) => isRead(places[mine], place)) ? [cell] : [])),
  ];
  if (kind === 'minimum' || kind === 'maximum')
    return around((a, b) => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1);
  if (kind === 'row-index') return around((a, b) => a.column === b.column);
  if (kind === 'column-index') return around((a, b) => a.row === b.row);
  if (kind !== 'box-index') return own;
  return houses
    .filter(
      (house) =>
        (house.kind === 'box' || house.kind === 'region') && house.cells.some((cell) => own.includes(cell)),
    )
    .flatMap((house) => [...house.cells]);
}

const sight = new WeakMap<readonly Constraint[], Set<number>>();

/** Whether two cells cannot hold the same digit: by a house, or since a rule forbids it for every digit. */
export function sees(board: CheckedBoard, a: Cell, b: Cell): boolean {
  const { geometry, constraints } = board;
  if (a === b) return false;
  if (geometry.peers[a].includes(b)) return true;
  if (constraints.length === 0) return false;
  let pairs = sight.get(constraints);
  if (!pairs) sight.set(constraints, (pairs = pairsInSight(board)));
  return pairs.has(Math.min(a, b) * geometry.cells.length + Math.max(a, b));
}

function pairsInSight({ geometry, constraints }: CheckedBoard): Set<number> {
  const found = new Set<number>();
  const everyDigit = geometry.symbols.map((_, index) => index + 1);
  for (const constraint of constraints) {
    const read = cellsRead(geometry, constraint);
    const cells = read.length > 0 ? read : geometry.cells.map((_, cell) => cell);
    for (const [at, a] of cells.entries()) {
      for (const b of cells.slice(at + 1)) {
        const key = Math.min(a, b) * geometry.cells.length + Math.max(a, b);
        if (
          !found.has(key) &&
          everyDigit.every((digit) => !mayBoth(constraint, geometry, [a, digit], [b, digit]))
        )
          found.add(key);
      }
    }
  }
  return found;
}

/** Whether a constraint lets two cells hold these digits, nothing else being known. */
function mayBoth(
  constraint: Constraint,
  geometry: CheckedBoard['geometry'],
  ...pair: readonly (readonly [Cell, Digit])[]
): boolean {
  const digits = new Map(pair);
  const value = (cell: Cell): number | undefined => {
    const digit = digits.get(cell);
    return digit === undefined ? undefined : geometry.values[digit - 1];
  };
  const grid: Partly = {
    geometry,
    filled: [...digits.keys()],
    value,
    low: (cell) => value(cell) ?? geometry.values[0],
    high: (cell) => value(cell) ?? geometry.values[geometry.size - 1],
  };
  return mayHold(constraint, grid, digits);
}

/** What may still be spent on pairs of candidates. */
interface Budget {
  left: number;
}

const barred = new WeakMap<CheckedBoard, Map<string, boolean>>();
/** By the digits of a board, which it shares with the boards of the steps inside of a step. */
const budgets = new WeakMap<CheckedBoard['digits'], Budget>();

/** Whether some rule has no filling with both candidates. */
export function ruleExcludes(board: CheckedBoard, a: Candidate, b: Candidate): boolean {
  if (board.constraints.length === 0 || a.cell === b.cell) return false;
  let answers = barred.get(board);
  if (!answers) barred.set(board, (answers = new Map()));
  let budget = budgets.get(board.digits);
  if (!budget) budgets.set(board.digits, (budget = { left: BOARD_PATIENCE }));
  const key = [a, b]
    .map(({ cell, digit }) => `${cell}=${digit}`)
    .sort()
    .join();
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = board.constraints.some((constraint) => bars(board, constraint, a, b, budget));
    answers.set(key, answer);
  }
  return answer;
}

function bars(
  board: CheckedBoard,
  constraint: Constraint,
  a: Candidate,
  b: Candidate,
  budget: Budget,
): boolean {
  if (!mayBoth(constraint, board.geometry, [a.cell, a.digit], [b.cell, b.digit])) return true;
  const read = cellsRead(board.geometry, constraint);
  // Of a rule about the whole grid only what touches both.
  const cells = read.length > 0 ? read : cellsBeside(board.geometry, a.cell, b.cell);
  if (!cells.includes(a.cell) || !cells.includes(b.cell)) return false;
  try {
    const question = { board, cells, constraints: [constraint], fixed: [a, b], budget };
    return !hasFilling({ ...question, patience: PAIR_PATIENCE });
  } catch {
    return false;
  }
}

/** The cells at most one row and column from both, themselves among them where they touch. */
function cellsBeside({ cells }: Geometry, a: Cell, b: Cell): Cell[] {
  return cells.flatMap((place, cell) =>
    [a, b].every(
      (own) => Math.abs(cells[own].row - place.row) <= 1 && Math.abs(cells[own].column - place.column) <= 1,
    )
      ? [cell]
      : [],
  );
}

/** Whether no rule speaks of any of the cells, so that their digits may change places without one. */
export function areUnruled({ geometry, constraints }: CheckedBoard, cells: readonly Cell[]): boolean {
  return constraints.every((constraint) => {
    const read = cellsRead(geometry, constraint);
    return read.length > 0 && !read.some((cell) => cells.includes(cell));
  });
}

/** A step whose evidence is fillings under rules. */
export const byRules: Checker = (board, step) => {
  const { rules } = step.evidence;
  if (!rules) return 'no rule is named';
  const { balance, cells, derived = [] } = rules;
  const areOurs = [rules, ...derived].every(({ constraints }) =>
    constraints.every((one) =>
      board.constraints.some((other) => JSON.stringify(other) === JSON.stringify(one)),
    ),
  );
  if (!areOurs) return 'a rule is not of this puzzle';
  if (new Set(rules.cells).size !== rules.cells.length) return 'a cell is named twice';
  // A rule may name cells that do not matter to it, such as one on both sides of an equation.
  const named = rules.constraints.flatMap((constraint) => cellsRead(board.geometry, constraint));
  const wrong = balance && balanceFault(board, rules.constraints, balance, cells);
  if (wrong) return wrong;
  for (const { constraints, balance: sum } of derived) {
    const [left, fault] = [
      [...sum.plus, ...sum.minus],
      balanceFault(board, constraints, sum, [...sum.plus, ...sum.minus]),
    ];
    if (fault || !left.every((cell) => cells.includes(cell))) return fault ?? 'a sum is of other cells';
  }
  const question: Question = balance
    ? { board, cells, constraints: [], sums: [balance] }
    : {
        board,
        cells: [...new Set([...cells, ...named])],
        constraints: rules.constraints,
        sums: derived.map(({ balance: sum }) => sum),
      };
  try {
    return rules.isRequired ? requiredFault(question, step) : strikeFault(question, step);
  } catch (error) {
    return (error as Error).message;
  }
};

function strikeFault(question: Question, { placements, eliminations }: Step): Verdict {
  if (placements.length > 0) return 'it places something';
  const stays = eliminations.find(
    (gone) => !question.cells.includes(gone.cell) || hasFilling({ ...question, fixed: [gone] }),
  );
  return stays && `there is a filling with ${stays.digit} in cell ${stays.cell}`;
}

function requiredFault(question: Question, { evidence, placements, eliminations }: Step): Verdict {
  const { board } = question;
  const { cells } = evidence.rules!;
  const [digit, ...others] = evidence.digits;
  if (placements.length > 0 || others.length > 0) return 'not one digit that is required';
  const places = cells.filter(
    (cell) => board.digits[cell] === digit || candidatesIn(board, cell).includes(digit),
  );
  if (hasFilling({ ...question, without: { digit, cells } })) return 'there is a filling without the digit';
  const isSeen = eliminations.every(
    (gone) => gone.digit === digit && places.every((cell) => sees(board, gone.cell, cell)),
  );
  return isSeen ? undefined : 'a place is not seen';
}

/** Adds up the houses and takes the sums away: what is left must be what the balance says. */
function balanceFault(
  { geometry }: CheckedBoard,
  constraints: readonly Constraint[],
  balance: {
    readonly houses: readonly HouseIndex[];
    readonly plus: readonly Cell[];
    readonly minus: readonly Cell[];
    readonly total: number;
  },
  cells: readonly Cell[],
): Verdict {
  const counted = geometry.cells.map(() => 0);
  let total = 0;
  for (const house of balance.houses) {
    const { full, cells: own } = geometry.houses[house];
    if (!full) return 'a house need not hold every digit';
    for (const cell of own) counted[cell]++;
    total += geometry.values.reduce((sum, value) => sum + value, 0);
  }
  for (const constraint of constraints) {
    const sum = sumOf(constraint);
    if (!sum) return 'a rule has no sum';
    for (const cell of sum.cells) counted[cell]--;
    total -= sum.sum;
  }
  const isRight = counted.every((many, cell) => {
    const named = balance.plus.includes(cell) ? 1 : balance.minus.includes(cell) ? -1 : 0;
    return many === named && (many !== 0) === cells.includes(cell);
  });
  return isRight && total === balance.total ? undefined : 'the sums do not add up';
}

function sumOf(
  constraint: Constraint,
): { readonly cells: readonly Cell[]; readonly sum: number } | undefined {
  switch (constraint.kind) {
    case 'cage':
      return constraint.sum === undefined ? undefined : { cells: constraint.cells, sum: constraint.sum };
    case 'sum':
      return constraint.weights?.some((weight) => weight !== 1) ? undefined : constraint;
    case 'pair-sum':
    case 'little-killer':
      return constraint;
    default:
      return undefined;
  }
}

/** All places of a digit in a house are in sight of what goes. */
export const commonSight: Checker = (board, step) => {
  const [base] = houseList(step, 'base');
  const [digit] = step.evidence.digits;
  const house = board.geometry.houses[base];
  if (!house?.full || house.cells.some((cell) => board.digits[cell] === digit))
    return 'the house need not hold the digit';
  const places = house.cells.filter((cell) => candidatesIn(board, cell).includes(digit));
  const isSeen = step.eliminations.every(
    (gone) => gone.digit === digit && places.every((cell) => sees(board, gone.cell, cell)),
  );
  return places.length > 0 && isSeen && step.placements.length === 0 ? undefined : 'a place is not seen';
};
