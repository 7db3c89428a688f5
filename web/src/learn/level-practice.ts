import { TAUGHT } from '@pencilmark/game/learn';
import { type Difficulty, techniqueOf } from 'pencilmark';
import { addressOf } from '../state/addresses.ts';
import { levelOf } from './chapters.ts';
import { learnSubject } from './learn-address.ts';

/**
 * Leads to a drill position of each technique that puzzles of a level may need; undefined if none of them is taught.
 */
export function practiceOf(level: Difficulty, title: string): string | undefined {
  const items = TAUGHT.filter((id) => levelOf(techniqueOf(id)) === level).map(
    (technique) => ({ kind: 'drill', technique }) as const,
  );
  if (items.length === 0) return undefined;
  return addressOf('learn', learnSubject({ kind: 'set', set: { title, items, count: 1 }, seed: undefined }));
}
