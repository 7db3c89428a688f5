import {
  type Assistant,
  currentState,
  digitsText,
  type Game,
  puzzleKey,
  replayRecords,
} from '@pencilmark/game';
import type { GameSummary } from '../storage/database.ts';
import { readGame } from '../storage/games.ts';
import { writeSummaries } from '../storage/library.ts';

/** Reads games for what a list shows, and keeps it. A game that cannot be read has no summary. */
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
  return {
    game: id,
    updated,
    puzzle: puzzleKey(puzzle),
    digits: digitsText(digits),
    assists: assistsIn(game),
  };
}

/** Entries by the program, on any branch: an answer once seen counts. */
function assistsIn({ log, puzzle: { givens } }: Game): GameSummary['assists'] {
  const open = givens.filter((digit) => digit === 0).length;
  const counts: Partial<Record<Assistant, number>> = {};
  for (const [index, { move }] of log.entries()) {
    if (move.kind !== 'assist') continue;
    // Digits that came with a pasted puzzle are entered by the first move; the player had entered it elsewhere. The
    // program itself would have left nothing open.
    if (index === 0 && move.by === 'solve' && move.placements.length < open) continue;
    counts[move.by] = (counts[move.by] ?? 0) + 1;
  }
  return counts;
}
