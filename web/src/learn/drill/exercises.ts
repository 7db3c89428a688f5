/** The positions requested by a drill and by a session. */
import { drawSession, type Memory } from '@pencilmark/game/learn';
import { createRandom, type TechniqueId } from 'pencilmark';
import type { Exercise } from './drill-protocol.ts';

/** One position in this many does not contain the technique. */
const NOTHING_IN = 6;

/** The positions of a drill. The first one contains the technique; later ones may not. */
export function exercisesOf(technique: TechniqueId, seed: string, count: number): Exercise[] {
  const random = createRandom(`exercises ${technique} ${seed}`);
  return Array.from({ length: count }, (_, index) => {
    const isEmpty = random.below(NOTHING_IN) === 0 && index > 0;
    return { technique, seed, index, kind: isEmpty ? 'nothing' : 'drill' };
  });
}

/** The positions of a session: due cards, new ones, and those most likely forgotten. */
export function exercisesOfSession(memory: Memory, now: number, seed: string): Exercise[] {
  return drawSession(memory, now, seed).map((item) => ({ ...item, seed, kind: 'drill' }));
}
