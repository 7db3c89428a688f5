import type { Constraint, ConstraintOf } from '../../../constraints/kinds.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import type { StatedRule } from '../../text/stated-rules.ts';
import type { XmlElement } from '../../text/xml.ts';

/** KSudoku's numbers for the operators of cages. */
const OPERATORS = { none: 0, divide: 1, subtract: 2, multiply: 3, add: 4 } as const;

/**
 * A cage of a killer, or of a Mathdoku, in which digits may repeat. `cellAt` gives the cell at an index that counts
 * column by column, −1 if there is none.
 */
export function cageRule(
  { offset, attributes, text }: XmlElement,
  kind: 'killer' | 'mathdoku',
  geometry: Geometry,
  cellAt: (index: number) => Cell,
): StatedRule {
  const cells = [...text.matchAll(/\d{1,5}/g)].map(([index]) => cellAt(Number(index)));
  const [operator, value] = ['operator', 'value'].map((name) => wholeIn(attributes.get(name) ?? ''));
  const constraint = constraintOf(kind, operator, cells, value, geometry);
  return {
    name: `${kind === 'killer' ? 'killer' : 'Mathdoku'} cage`,
    offset,
    ...(constraint && { constraints: [constraint] }),
  };
}

function wholeIn(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : NaN;
}

function constraintOf(
  kind: 'killer' | 'mathdoku',
  operator: number,
  cells: readonly Cell[],
  value: number,
  geometry: Geometry,
): Constraint | undefined {
  if (Number.isNaN(value)) return undefined;
  if (kind === 'killer') {
    const isSum = operator === OPERATORS.add || operator === OPERATORS.none;
    return isSum ? { kind: 'cage', cells, ...(value > 0 && { sum: value }) } : undefined;
  }
  if (operator === OPERATORS.add) return { kind: 'sum', cells, sum: value };
  if (operator === OPERATORS.none && cells.length === 1) return { kind: 'sum', cells, sum: value };
  if (operator === OPERATORS.multiply) return productOf(cells, value, geometry);
  if (operator === OPERATORS.subtract && cells.length === 2)
    return { kind: 'difference', cells, difference: value };
  if (operator === OPERATORS.divide && cells.length === 2 && value > 0)
    return { kind: 'ratio', cells, ratio: value };
  return undefined;
}

/** Cells whose values multiply to a product: an automaton whose states are the remaining quotients. */
function productOf(cells: readonly Cell[], product: number, { values }: Geometry): ConstraintOf<'automaton'> {
  const states = [product];
  const arcs: [number, number, number][] = [];
  for (let from = 0; from < states.length && states.length <= MAX_DIVISORS; from++) {
    for (const value of values) {
      if (value === 0 || states[from] % value !== 0) continue;
      const rest = states[from] / value;
      if (!states.includes(rest)) states.push(rest);
      arcs.push([from, value, states.indexOf(rest)]);
    }
  }
  const end = states.indexOf(1);
  return { kind: 'automaton', cells, start: [0], accept: end < 0 ? [] : [end], arcs };
}

/** Maximum number of divisors; no product of digits up to 36 in a cage of ordinary size has more. */
const MAX_DIVISORS = 2_000;

/** The product of an automaton, if it is one of `productOf`. */
function productIn(constraint: ConstraintOf<'automaton'>, geometry: Geometry): number | undefined {
  const leads = new Map(
    constraint.arcs.filter(([, value]) => value > 1).map(([from, value, to]) => [from, [value, to]]),
  );
  let product = 1;
  let state = constraint.start[0];
  for (let steps = 0; steps < 64 && !constraint.accept.includes(state); steps++) {
    const [value, to] = leads.get(state) ?? [NaN, -1];
    product *= value;
    state = to;
  }
  if (!Number.isSafeInteger(product)) return undefined;
  const same = JSON.stringify(productOf(constraint.cells, product, geometry)) === JSON.stringify(constraint);
  return same ? product : undefined;
}

/** The cages of a puzzle as KSudoku writes them, and its name for their kind; killers and Mathdokus cannot be mixed. */
export function writtenCages(
  constraints: readonly Constraint[],
  geometry: Geometry,
  indexOf: (cell: Cell) => number,
): { readonly type?: 'KillerSudoku' | 'Mathdoku'; readonly lines: readonly string[] } {
  if (constraints.length === 0 || geometry.values[0] !== 1) return { lines: [] };
  const isKiller = constraints.every(({ kind }) => kind === 'cage');
  const cages = constraints.map((constraint) =>
    isKiller ? killerCage(constraint) : mathdokuCage(constraint, geometry),
  );
  if (cages.includes(undefined)) return { lines: [] };
  const lines = cages.map((cage) => {
    const { cells, operator, value } = cage!;
    return `<cage operator="${operator}" value="${value}" size="${cells.length}"> ${cells.map(indexOf).join(' ')} </cage>`;
  });
  return { type: isKiller ? 'KillerSudoku' : 'Mathdoku', lines };
}

interface Cage {
  readonly cells: readonly Cell[];
  readonly operator: number;
  readonly value: number;
}

function killerCage(constraint: Constraint): Cage | undefined {
  if (constraint.kind !== 'cage' || constraint.sum === 0) return undefined;
  const { cells, sum = 0 } = constraint;
  return { cells, operator: cells.length === 1 ? OPERATORS.none : OPERATORS.add, value: sum };
}

function mathdokuCage(constraint: Constraint, geometry: Geometry): Cage | undefined {
  switch (constraint.kind) {
    case 'sum': {
      const { cells, sum, weights } = constraint;
      const isPlain = !weights && sum >= 0 && new Set(cells).size === cells.length;
      return isPlain
        ? { cells, operator: cells.length === 1 ? OPERATORS.none : OPERATORS.add, value: sum }
        : undefined;
    }
    case 'difference':
      return { cells: constraint.cells, operator: OPERATORS.subtract, value: constraint.difference };
    case 'ratio':
      return { cells: constraint.cells, operator: OPERATORS.divide, value: constraint.ratio };
    case 'automaton': {
      const value = productIn(constraint, geometry);
      return value === undefined
        ? undefined
        : { cells: constraint.cells, operator: OPERATORS.multiply, value };
    }
    default:
      return undefined;
  }
}
