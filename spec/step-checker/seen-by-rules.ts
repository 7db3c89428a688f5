/** Cells that cannot hold the same digit, by houses and by rules. */
import type { Cell, Constraint } from 'pencilmark';
import type { CheckedBoard } from './board.ts';
import { cellsRead, mayBoth } from './partly-held.ts';

const sight = new WeakMap<readonly Constraint[], Set<number>>();

/** Whether two cells cannot hold the same digit: because of a house, or because a rule forbids it for every digit. */
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
