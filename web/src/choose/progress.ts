/** The progress of puzzles, read from the stored games. */
import { puzzleKey } from '@pencilmark/game';
import type { Constraint, Difficulty, GeometrySpec, Puzzle } from 'pencilmark';
import type { Row } from '../library/rows.ts';
import { puzzleKindOf } from '../puzzles/kinds/kind-of-puzzle.ts';
import type { PuzzleKind } from '../puzzles/kinds/kinds.ts';
import type { StoredRating } from '../storage/database.ts';
import { allCollected } from './collections.ts';

export type Progress =
  | { readonly state: 'won'; readonly played: number }
  | { readonly state: 'open'; readonly share: number; readonly game: string };

/** For each puzzle, the quickest game that was won, otherwise the open game that has come furthest. */
export function progressOf(rows: readonly Row[]): ReadonlyMap<string, Progress> {
  const found = new Map<string, Progress>();
  for (const { puzzle, game, progress, byProgram } of rows) {
    if (puzzle === undefined || !game || byProgram) continue;
    const before = found.get(puzzle);
    if (game.status === 'won') {
      if (before?.state !== 'won' || game.played < before.played)
        found.set(puzzle, { state: 'won', played: game.played });
    } else if (progress > 0 && (!before || (before.state === 'open' && before.share < progress))) {
      found.set(puzzle, { state: 'open', share: progress, game: game.id });
    }
  }
  return found;
}

export function keyOf(puzzle: Puzzle): string {
  return puzzleKey(puzzle);
}

/** How many games of each kind and level were won; see `countOf`. */
export type Counts = ReadonlyMap<string, number>;

export function countsOf(
  rows: readonly Row[],
  ratingOf: (puzzle: string) => StoredRating | undefined,
): Counts {
  const shelf = new Map(allCollected().map(({ puzzle, level }) => [puzzleKey(puzzle), level]));
  const counts = new Map<string, number>();
  for (const { puzzle, state, byProgram } of rows) {
    if (state !== 'won' || byProgram || puzzle === undefined) continue;
    const level = ratingOf(puzzle)?.level ?? shelf.get(puzzle);
    const kind = level && kindOfKey(puzzle);
    if (!kind) continue;
    const name = nameOf(kind, level);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

export function countOf(counts: Counts, kind: PuzzleKind, level: Difficulty): number {
  return counts.get(nameOf(kind, level)) ?? 0;
}

function nameOf({ board, rules }: PuzzleKind, level: Difficulty): string {
  return `${board} ${rules} ${level}`;
}

function kindOfKey(key: string): PuzzleKind | undefined {
  try {
    const [spec, , , constraints] = JSON.parse(key) as [
      GeometrySpec,
      string,
      unknown?,
      (readonly Constraint[])?,
    ];
    return puzzleKindOf(spec, constraints ?? []);
  } catch {
    return undefined;
  }
}
