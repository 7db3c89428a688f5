import type { Game } from '@pencilmark/game';
import { geometryName, type Puzzle, type Result, type Sheet } from 'pencilmark';
import { makeMove } from './moves.ts';
import { table } from './session.svelte.ts';

/** Starts a game of what a text held; what a player had entered and pencilled in comes along as first moves. */
export async function startFromSheet(
  { puzzle, entries, marks, title }: Sheet,
  start: (puzzle: Puzzle, title: string) => Promise<Result<Game>>,
): Promise<Result<Game>> {
  const started = await start(puzzle, title ?? geometryName(puzzle.geometry));
  if (!started.ok) return started;
  writeSheet({ entries, marks });
  return started;
}

/** Writes what a text held beside its givens on the board that lies here. */
export function writeSheet({ entries, marks }: Pick<Sheet, 'entries' | 'marks'>): void {
  if (entries) enterAll(entries);
  if (marks) markAll(marks);
}

function enterAll(entries: NonNullable<Sheet['entries']>): void {
  const placements = entries.flatMap((digit, cell) => (digit === 0 ? [] : [{ cell, digit }]));
  if (placements.length > 0) makeMove({ kind: 'assist', by: 'solve', placements });
}

function markAll(marks: NonNullable<Sheet['marks']>): void {
  const digits = table.board?.digits ?? [];
  const written = marks.flatMap((centre, cell) =>
    centre === 0 || digits[cell] !== 0 ? [] : [{ cell, centre }],
  );
  if (written.length > 0) makeMove({ kind: 'set-marks', reason: 'fill', marks: written });
}
