import 'pencilmark/constraints';
import { assistsIn, currentState, digitsText, type Game, puzzleKey, replayRecords } from '@pencilmark/game';
import type { GameSummary } from '../storage/database.ts';
import { readGame } from '../storage/games.ts';
import { writeSummaries } from '../storage/library.ts';

/** Reads games for the facts that a list shows, and stores them. An unreadable game has no summary. */
export async function summarise(games: readonly string[]): Promise<GameSummary[]> {
  const summaries: GameSummary[] = [];
  for (const id of games) {
    const onDisk = await readGame(id);
    const read = onDisk && replayRecords(onDisk.save, onDisk.lines);
    if (read?.ok) summaries.push(summaryOf(id, onDisk!.head.updated, read.value.game));
  }
  await writeSummaries(summaries);
  return summaries;
}

export function summaryOf(id: string, updated: number, game: Game): GameSummary {
  const { puzzle, digits } = currentState(game);
  const { author, rules } = game.setter ?? {};
  return {
    game: id,
    updated,
    puzzle: puzzleKey(puzzle),
    digits: digitsText(digits),
    assists: assistsIn(game),
    ...(author && { author }),
    ...(rules && { rules }),
  };
}
