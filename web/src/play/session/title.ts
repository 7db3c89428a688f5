import { type Difficulty, geometryName, type Puzzle } from 'pencilmark';
import type { Session } from './session-data.ts';

/** The title of a game in two lines, and its level where that is known. */
export interface TitleParts {
  readonly name: string;
  readonly level: Difficulty | undefined;
  readonly context: string;
}

/** Other givens than the game began with are another puzzle, of which the title says nothing. */
export function titleParts({ title, level, game }: Session, { geometry, givens }: Puzzle): TitleParts {
  const kind = geometryName(geometry);
  if (givens !== game.puzzle.givens) return { name: kind, level: undefined, context: '' };
  const [name, ...rest] = title.split(' · ');
  const context = rest.join(' · ') || kind;
  return { name, level, context: context === name ? '' : context };
}
