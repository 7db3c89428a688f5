import type { Game } from './game.ts';
import type { Assistant } from './move.ts';

/** How often the program entered something, by source. */
export type Assists = Readonly<Partial<Record<Assistant, number>>>;

/** Entries by the program, on any branch: an answer that was seen counts. */
export function assistsIn({ log, puzzle: { givens } }: Game): Assists {
  const open = givens.filter((digit) => digit === 0).length;
  const counts: Partial<Record<Assistant, number>> = {};
  for (const [index, { move }] of log.entries()) {
    if (move.kind !== 'assist') continue;
    // The first move enters the digits of a pasted puzzle, which the player had entered elsewhere. The program itself
    // would have left nothing open.
    if (index === 0 && move.by === 'solve' && move.placements.length < open) continue;
    counts[move.by] = (counts[move.by] ?? 0) + 1;
  }
  return counts;
}

/** Whether the program solved the game: it entered the solution, on any branch, or the player entered nothing. */
export function isAutoSolved(game: Game): boolean {
  const isOwn = game.log.some(
    ({ move }) => move.kind === 'enter' || (move.kind === 'assist' && move.by === 'marks'),
  );
  return !isOwn || (assistsIn(game).solve ?? 0) > 0;
}

/** Whether the program entered something that the player had not found; a single mark in a cell counts as found. */
export function isHelped({ hint = 0, reveal = 0, singles = 0, solve = 0 }: Assists): boolean {
  return hint + reveal + singles + solve > 0;
}
