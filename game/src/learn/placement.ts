/** Finds where to begin: a few positions, each chosen by the previous answers. */
import type { TechniqueId } from 'pencilmark';
import { TAUGHT } from './taught.ts';

/** The number of positions in a placement. */
export const PLACEMENT_LENGTH = 10;

/** An answered position: its technique, and whether it was found at once. */
export interface PlacementAnswer {
  readonly technique: TechniqueId;
  readonly isRight: boolean;
}

/**
 * The technique to ask for next: starting in the middle of the taught ones, a harder one after a right answer and an
 * easier one after a wrong one. Undefined after the last position.
 */
export function nextOfPlacement(answers: readonly PlacementAnswer[]): TechniqueId | undefined {
  if (answers.length >= PLACEMENT_LENGTH) return undefined;
  const last = answers.at(-1);
  const middle = Math.min(levelOfPlacement(answers), TAUGHT.length - 1);
  if (!last) return TAUGHT[middle];
  const at = TAUGHT.indexOf(last.technique);
  const wanted = last.isRight ? Math.max(middle, at + 1) : Math.min(middle, at - 1);
  return TAUGHT[Math.min(Math.max(wanted, 0), TAUGHT.length - 1)];
}

/**
 * The likely number of known techniques, counted from the easiest taught one: the middle of the levels that the fewest
 * answers contradict.
 */
export function levelOfPlacement(answers: readonly PlacementAnswer[]): number {
  const faults = Array.from(
    { length: TAUGHT.length + 1 },
    (_, known) =>
      answers.filter(({ technique, isRight }) => TAUGHT.indexOf(technique) < known !== isRight).length,
  );
  const fewest = Math.min(...faults);
  const likely = [...faults.keys()].filter((level) => faults[level] === fewest);
  return likely[Math.floor((likely.length - 1) / 2)];
}

/** The technique to begin with: the easiest that is probably not known, otherwise the last. */
export function firstDoubtful(answers: readonly PlacementAnswer[]): TechniqueId {
  return TAUGHT[Math.min(levelOfPlacement(answers), TAUGHT.length - 1)];
}
