/**
 * Steps by rules beyond houses: every filling of the cells that the evidence names is gone through, under the rules by
 * their plain definitions, the candidates, and the cells that see each other.
 */
import type { Cell, Constraint, HouseIndex, Step } from 'pencilmark';
import { candidatesIn, type CheckedBoard, type Checker, houseList, type Verdict } from './board.ts';
import { hasFilling, type Question } from './fillings.ts';
import { cellsRead } from './partly-held.ts';
import { sees } from './seen-by-rules.ts';

/** Whether no rule involves any of the cells, so that their digits can be swapped without breaking one. */
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
  // A rule may name cells that do not affect it, such as one on both sides of an equation.
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

/** Adds up the houses and subtracts the sums: the remainder must agree with the balance. */
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

/** Every eliminated candidate sees all places of a digit in a house. */
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
