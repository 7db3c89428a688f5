import type { Conflict } from 'pencilmark';

/** The first rule that is broken in a cell in which it was not broken `before`: old ones are not reported again. */
export function newConflict(now: readonly Conflict[], before: readonly Conflict[]): Conflict | undefined {
  const partsOf = ({ cells, ...rule }: Conflict): string[] =>
    cells.map((cell) => JSON.stringify([rule, cell]));
  const known = before.flatMap(partsOf);
  return now.find((conflict) => partsOf(conflict).some((part) => !known.includes(part)));
}
