/** Derives the chapter to begin with from the answers of a placement. */
import { firstDoubtful, nextOfPlacement, type PlacementAnswer } from '@pencilmark/game/learn';
import type { TechniqueId } from 'pencilmark';
import { type Chapter, chapters } from '../chapters.ts';
import type { Exercise } from '../drill/drill-protocol.ts';
import type { Done } from '../drill/practice.svelte.ts';

/** The position after the finished ones. A seed always gives the same positions. */
export function exerciseAfter(done: readonly Done[], seed: string): Exercise | undefined {
  const technique = nextOfPlacement(answersOf(done));
  return technique && { technique, seed: `level ${seed}`, index: done.length, kind: 'drill' };
}

/** The technique to begin with, and its chapter. */
export function beginningAfter(done: readonly Done[]): { technique: TechniqueId; chapter: Chapter } {
  const technique = firstDoubtful(answersOf(done));
  return { technique, chapter: chapters().find(({ techniques }) => techniques.includes(technique))! };
}

function answersOf(done: readonly Done[]): PlacementAnswer[] {
  return done.map(({ exercise, isFirstTry }) => ({ technique: exercise.technique, isRight: isFirstTry }));
}
