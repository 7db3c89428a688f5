/** Almost locked sets joined by restricted commons. */
import type { Candidate, Digit } from 'pencilmark';
import {
  type CheckedBoard,
  type Checker,
  digitsOf,
  holds,
  isIn,
  onlyStrikes,
  sameCells,
  union,
} from './board.ts';
import { excludes } from './sight.ts';

/**
 * With an eliminated candidate in place, sets lose the digits that it sees. A set that has lost as many as it can
 * keeps all others, and those that are restricted commons leave the next set. In the end some set has fewer digits
 * than cells.
 */
export const lockedSets: Checker = (board, { evidence: { sets = [], commons = [] }, ...step }) => {
  const isSound = sets.every(
    ({ cells, digits, house }) =>
      new Set(cells).size === cells.length &&
      cells.every((cell) => board.digits[cell] === 0 && isIn(board, house, cell)) &&
      sameCells(union(board, cells), digitsOf(digits)),
  );
  if (sets.length < 2 || !isSound) return 'a set is no set';
  const holdersOf = (k: number, digit: Digit): Candidate[] =>
    (sets[k]?.cells ?? []).filter((cell) => holds(board, cell, digit)).map((cell) => ({ cell, digit }));
  const areRestricted = commons.every(({ a, b, digit }) => {
    const [left, right] = [holdersOf(a, digit), holdersOf(b, digit)];
    return (
      left.length > 0 && right.length > 0 && left.every((x) => right.every((y) => excludes(board, x, y)))
    );
  });
  if (!areRestricted) return 'a common is not restricted';
  return onlyStrikes({ ...step, evidence: { digits: [] } }, (eliminated) =>
    leadsToNothing(board, eliminated, { sets, commons, holdersOf }),
  );
};

interface Joined {
  readonly sets: readonly { cells: readonly number[]; digits: number }[];
  readonly commons: readonly { a: number; b: number; digit: Digit }[];
  readonly holdersOf: (set: number, digit: Digit) => Candidate[];
}

function leadsToNothing(
  board: CheckedBoard,
  eliminated: Candidate,
  { sets, commons, holdersOf }: Joined,
): boolean {
  const lost = sets.map(({ digits }, k) => {
    const without = digitsOf(digits).filter((digit) =>
      holdersOf(k, digit).every((holder) => excludes(board, eliminated, holder)),
    );
    return new Set(without);
  });
  const spare = sets.map(({ cells, digits }) => digitsOf(digits).length - cells.length);
  for (let isChanged = true; isChanged;) {
    if (lost.some((digits, k) => digits.size > spare[k])) return true;
    isChanged = false;
    for (const { a, b, digit } of commons) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ]) {
        const keeps = lost[from].size === spare[from] && !lost[from].has(digit);
        if (keeps && !lost[to].has(digit)) {
          lost[to].add(digit);
          isChanged = true;
        }
      }
    }
  }
  return false;
}
