/** Constraints that a partial filling already breaks, however it is completed. */
import type { Digit } from '../model/digits.ts';
import type { Cell, Geometry } from '../model/geometry.ts';
import { cellsIn } from '../relations/cells.ts';
import type { Relation } from '../relations/relation.ts';
import { mayHold } from '../relations/table.ts';
import { compileConstraint, holdsIn } from './constraints.ts';
import type { Constraint } from './kinds.ts';

/**
 * The sets of filled cells that break a constraint, each ascending: empty if the filling may still be completed,
 * as far as one relation at a time can tell. A full board breaks a constraint exactly if it does not hold. A set is
 * empty if the constraint cannot be obeyed on any board.
 */
export function brokenIn(geometry: Geometry, constraint: Constraint, digits: readonly Digit[]): Cell[][] {
  const found = new Map<string, Cell[]>();
  for (const relation of relationsOf(geometry, constraint)) {
    const cells = blameOf(relation, geometry, digits);
    if (cells) found.set(cells.join(), cells);
  }
  if (found.size > 0 || digits.includes(0) || holdsIn(geometry, constraint, digits))
    return [...found.values()];
  return [[]];
}

/** A player's board is checked after every move while its constraints stay the same: they are compiled once. */
const compiled = new WeakMap<Geometry, WeakMap<Constraint, readonly Relation[]>>();

function relationsOf(geometry: Geometry, constraint: Constraint): readonly Relation[] {
  const own = compiled.get(geometry) ?? new WeakMap<Constraint, readonly Relation[]>();
  compiled.set(geometry, own);
  const relations = own.get(constraint) ?? compileConstraint(geometry, constraint);
  own.set(constraint, relations);
  return relations;
}

/** The filled cells that break a relation, ascending; undefined if it may still hold. */
function blameOf(relation: Relation, geometry: Geometry, digits: readonly Digit[]): Cell[] | undefined {
  if (mayHold(relation, geometry, digits)) return undefined;
  return ascending(culprits(relation, geometry, digits));
}

function culprits(relation: Relation, geometry: Geometry, digits: readonly Digit[]): readonly Cell[] {
  const filled = cellsIn(relation).filter((cell) => digits[cell] !== 0);
  if (relation.is === 'differ')
    return filled.filter((cell) => filled.some((other) => other !== cell && digits[other] === digits[cell]));
  if (relation.is !== 'any-of') return filled;
  return relation.branches.flatMap((branch) => {
    const wrong = branch.find((part) => !mayHold(part, geometry, digits));
    return wrong ? culprits(wrong, geometry, digits) : [];
  });
}

function ascending(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}
