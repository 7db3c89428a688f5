import type { GameHead, GameSummary } from './database.ts';

/**
 * Whether the program solved a game that was won; for games of older versions only the summary of their moves shows it.
 */
export function wasAutoSolved(head: GameHead, summary: GameSummary | undefined): boolean {
  return head.isAuto ?? (summary?.assists.solve ?? 0) > 0;
}
