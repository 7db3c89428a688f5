/** Which positions a drill and a session ask for. */
import { drawSession, type Memory } from '@pencilmark/game/learn';
import { createRandom, type TechniqueId } from 'pencilmark';
import type { Exercise } from './drill-protocol.ts';

/** One position in so many has nothing of the technique. */
const NOTHING_IN = 6;

/** The positions of a drill. The first one shows what is looked for; later ones may have nothing of it. */
export function exercisesOf(technique: TechniqueId, seed: string, count: number): Exercise[] {
  const random = createRandom(`exercises ${technique} ${seed}`);
  return Array.from({ length: count }, (_, index) => {
    const isEmpty = random.below(NOTHING_IN) === 0 && index > 0;
    return { technique, seed, index, kind: isEmpty ? 'nothing' : 'drill' };
  });
}

/** The positions of a session: what is due, what is new, what is likeliest forgotten. */
export function exercisesOfSession(memory: Memory, now: number, seed: string): Exercise[] {
  return drawSession(memory, now, seed).map((item) => ({ ...item, seed, kind: 'drill' }));
}
