import { type Digits, formatLine, isSolutionOf, type ParsedPuzzle } from 'pencilmark';

/**
 * The remark if a text contains a solution other than the answer: rules may be in a picture or in drawings that this
 * program cannot read, so the answer is for another puzzle. `found`: the solutions, up to two.
 */
export function remarkOnStated(
  { puzzle, solution }: ParsedPuzzle,
  found: readonly Digits[],
): string | undefined {
  if (!solution) return undefined;
  const stated = formatLine({ puzzle: { geometry: puzzle.geometry, constraints: [], givens: solution } });
  if (!isSolutionOf(puzzle, solution))
    return `The text brings another solution, which breaks the rules as they are read here: ${stated}.`;
  if (found.every((digits) => digits.every((digit, cell) => digit === solution[cell]))) return undefined;
  if (found.length > 1)
    return 'The text brings one solution, but several follow from what is read here: rules may be missing.';
  return `The text brings another solution, so rules may be missing here: ${stated}.`;
}
