/** The sets of digits that can still fill a cage, or a line whose cells all differ. */
import {
  type Cell,
  compileConstraint,
  type Constraint,
  digitBit,
  type Digits,
  digitsIn,
  type DigitSet,
  type Geometry,
} from 'pencilmark';

export interface Combination {
  readonly digits: readonly number[];
  /** `refused`: no arrangement of these digits agrees with the content of the cells. */
  readonly state: 'possible' | 'refused';
}

/** The digits and marks in the cells of a board. */
export interface Written {
  /** 0 if empty. */
  readonly digits: Digits;
  /** For open cells; an empty set means no restriction. */
  readonly marks: readonly DigitSet[];
}

/** The sets of digits that a rule allows in its cells; undefined for rules that do not determine them. */
export function combinationsOf(
  geometry: Geometry,
  constraint: Constraint,
  written: Written,
): Combination[] | undefined {
  const found = setsOf(geometry, constraint);
  if (!found) return undefined;
  const { cells, sets } = found;
  const full = digitBit(geometry.size + 1) - 1;
  const open = cells.map((cell) =>
    written.digits[cell] !== 0 ? digitBit(written.digits[cell]) : written.marks[cell] || full,
  );
  return sets.map((set) => ({
    digits: digitsIn(set),
    state: canFill(open, set) ? 'possible' : 'refused',
  }));
}

interface DigitSets {
  readonly cells: readonly Cell[];
  readonly sets: readonly DigitSet[];
}

/** For rules that list the sets, and those that require different digits with a sum. */
function setsOf(geometry: Geometry, constraint: Constraint): DigitSets | undefined {
  const relations = compileConstraint(geometry, constraint);
  const listed = relations.find((relation) => relation.is === 'digit-sets');
  if (listed) return listed;
  const differ = relations.find((relation) => relation.is === 'differ');
  const sum = relations.find((relation) => relation.is === 'linear');
  if (!differ || !sum || relations.length !== 2) return undefined;
  const isPlain = sum.cells.length === differ.cells.length && sum.weights.every((weight) => weight === 1);
  if (!isPlain) return undefined;
  const { values } = geometry;
  const sets = subsets(geometry.size, differ.cells.length).filter((set) => {
    const total = digitsIn(set).reduce((all, digit) => all + values[digit - 1], 0);
    return total >= sum.min && total <= sum.max;
  });
  return { cells: differ.cells, sets };
}

/** All subsets of `size` digits with `many` elements, in ascending order. */
function subsets(size: number, many: number, from = 1): DigitSet[] {
  if (many === 0) return [0];
  if (from > size) return [];
  const rest = subsets(size, many, from + 1);
  return [...subsets(size, many - 1, from + 1).map((set) => set | digitBit(from)), ...rest];
}

/** Whether the digits of a set can all be assigned to different cells. */
function canFill(open: readonly DigitSet[], set: DigitSet): boolean {
  const [first, ...others] = [...open].sort((a, b) => digitsIn(a & set).length - digitsIn(b & set).length);
  if (first === undefined) return true;
  return digitsIn(first & set).some((digit) => canFill(others, set & ~digitBit(digit)));
}
