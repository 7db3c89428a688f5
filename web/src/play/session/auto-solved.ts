import type { Game } from '@pencilmark/game';

/** Whether the program entered the solution, on any branch: an answer once seen counts. */
export function isAutoSolved({ log, puzzle: { givens } }: Game): boolean {
  const open = givens.filter((digit) => digit === 0).length;
  // Digits that came with a pasted puzzle are entered by the first move; the player had entered them elsewhere. The
  // program itself would have left nothing open.
  return log.some(
    ({ move }, index) =>
      move.kind === 'assist' && move.by === 'solve' && (index > 0 || move.placements.length >= open),
  );
}
