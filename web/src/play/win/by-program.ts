import type { Game } from '@pencilmark/game';

/** Whether the program finished the game, or entered everything: then it is not won against the clock. */
export function isByProgram({ log, current }: Game): boolean {
  const last = log[current - 1]?.move;
  const isOwn = log.some(
    ({ move }) => move.kind === 'enter' || (move.kind === 'assist' && move.by === 'marks'),
  );
  return !isOwn || (last?.kind === 'assist' && last.by === 'solve');
}
