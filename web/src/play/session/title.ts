import { type Difficulty, geometryName, type Puzzle } from 'pencilmark';
import type { Session } from './session-data.ts';

/** The title of a game in two lines, and its level if known. */
export interface TitleParts {
  readonly name: string;
  readonly level: Difficulty | undefined;
  readonly context: string;
}

/** With givens other than at the start of the game, it is a different puzzle, and the title does not apply. */
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
