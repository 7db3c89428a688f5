import { type Difficulty, geometryName, type Puzzle } from 'pencilmark';
import type { Session } from './session-data.ts';

/** The title of a game in two lines, and its level where that is known. */
export interface TitleParts {
  readonly name: string;
  readonly level: Difficulty | undefined;
  readonly context: string;
}

/** Other givens than the game began with are another puzzle, of which the title says nothing. */
export function titleParts(
  { id, title, level, game }: Session,
  { geometry, givens, constraints }: Puzzle,
): TitleParts {
  const kind = geometryName(geometry);
  if (givens !== game.puzzle.givens) return { name: kind, level: undefined, context: '' };
  const { setter } = game;
  const parts = setter ? [title] : title.split(' · ');
  // Rules name a puzzle better than its level, and a level better than its date.
  const isSecond =
    parts.length > 1 && (constraints.length > 0 ? level !== undefined : id.startsWith('daily-'));
  const name = parts[isSecond ? 1 : 0];
  const context = setter?.author ?? (parts.filter((part) => part !== name).join(' · ') || kind);
  return { name, level, context: context === name ? '' : context };
}
