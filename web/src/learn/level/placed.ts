/** From the answers of a placement to the chapter to begin with. */
import {
  chapterOfLevel,
  levelOfPlacement,
  nextOfPlacement,
  type PlacementAnswer,
} from '@pencilmark/game/learn';
import { type Chapter, chapters, STAGES } from '../chapters.ts';
import type { Exercise } from '../drill/drill-protocol.ts';
import type { Done } from '../drill/practice.svelte.ts';

/** The position after those that are done. Positions of a seed are always the same. */
export function exerciseAfter(done: readonly Done[], seed: string): Exercise | undefined {
  const technique = nextOfPlacement(answersOf(done));
  return technique && { technique, seed: `level ${seed}`, index: done.length, kind: 'drill' };
}

/** The chapter to begin with. */
export function chapterAfter(done: readonly Done[]): Chapter {
  const stages = chapters().slice(0, STAGES.length);
  const techniques = stages.map((stage) => stage.techniques);
  return stages[chapterOfLevel(techniques, levelOfPlacement(answersOf(done)))];
}

function answersOf(done: readonly Done[]): PlacementAnswer[] {
  return done.map(({ exercise, isFirstTry }) => ({ technique: exercise.technique, isRight: isFirstTry }));
}
