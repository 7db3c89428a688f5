import { assistsIn, type Game, isAutoSolved, isHelped, solver } from '@pencilmark/game';
import type { GameHead, GameSummary } from './database.ts';

/**
 * Whether the program solved a game that was won; for games of older versions only the summary of their moves shows it.
 */
export function wasAutoSolved(head: GameHead, summary: GameSummary | undefined): boolean {
  return head.isAuto ?? (summary?.assists.solve ?? 0) > 0;
}

/** What the head of a game says about who solved it, if it was won. */
export function solvedFacts(game: Game): Pick<GameHead, 'isAuto' | 'isHelped' | 'isLooked'> {
  return {
    isAuto: isAutoSolved(game),
    isHelped: isHelped(assistsIn(game)),
    ...(solver(game) === 'looked' && { isLooked: true }),
  };
}
