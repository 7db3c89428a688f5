/** The kind of a constraint, and which constraints are the same. */
import type { Cell } from '../model/geometry.ts';
import type { AnyKind } from './kind.ts';
import { KINDS } from './kinds.ts';
import type { NestedConstraint } from './schema.ts';

/** The kind of a checked constraint. */
export function kindOf({ kind }: NestedConstraint): AnyKind {
  return (KINDS as Readonly<Record<string, AnyKind>>)[kind];
}

/** A text that is equal for two constraints exactly if they are the same: for keys and caches. */
export function canonicalText(constraint: NestedConstraint): string {
  const parts = Object.entries(kindOf(constraint).fields).map(([name, field]) => {
    const value = constraint[name];
    if (value === undefined) return null;
    if (field.type === 'cells' && field.order === 'set') return sorted(value as readonly Cell[]);
    if (field.type === 'cell-lists' && field.order === 'set') {
      return (value as readonly (readonly Cell[])[]).map(sorted);
    }
    if (field.type !== 'branches') return value;
    return (value as readonly (readonly NestedConstraint[])[]).map((list) => list.map(canonicalText));
  });
  return JSON.stringify([constraint.kind, ...parts]);
}

/** Without those that are the same as an earlier one. */
export function distinct<C extends NestedConstraint>(constraints: readonly C[]): readonly C[] {
  if (constraints.length < 2) return constraints;
  const known = new Map<string, C>();
  for (const constraint of constraints) {
    const text = canonicalText(constraint);
    if (!known.has(text)) known.set(text, constraint);
  }
  return known.size === constraints.length ? constraints : [...known.values()];
}

function sorted(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a - b);
}
