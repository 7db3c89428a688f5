/** Practice boards from new puzzles. */
import {
  type Cell,
  classic9,
  createPosition,
  createRandom,
  generate,
  type GeneratedPuzzle,
  isSolved,
  placeDigit,
  type Position,
  type Random,
  solveLogicallyInPlace,
  type TechniqueId,
} from 'pencilmark';
import { boardOf, type DrillBoard } from './drill-board.ts';
import { easierThan } from './taught.ts';

/** Maximum number of solution digits entered in one puzzle. With more, little is left to find … */
const MAX_REVEALED = 12;
/** … except for a full house, which hardly ever exists earlier. */
const MAX_REVEALED_FOR_HOUSES = 60;

/** Maximum number of puzzles made at once. The first ones are made singly, since most techniques occur soon. */
const MAX_TOGETHER = 32;

/**
 * Yields the boards that pass `isWanted`, after all techniques easier than the given one are exhausted. If a board does
 * not pass, a random cell gets its digit and the easier techniques continue: with harder steps instead, boards would be
 * harder to read without their history. Ends after a number of puzzles, or when stopped.
 */
export function* freshBoards(
  technique: TechniqueId,
  seed: string,
  isWanted: (position: Position, made: GeneratedPuzzle) => boolean,
  puzzles: number,
  shouldStop: () => boolean = () => false,
): Generator<DrillBoard> {
  const random = createRandom(seed);
  const most = technique === 'full-house' ? MAX_REVEALED_FOR_HOUSES : MAX_REVEALED;
  for (const made of puzzlesOf(seed, puzzles)) {
    const position = createPosition(made.puzzle);
    for (let revealed = 0; revealed <= most; revealed++) {
      if (shouldStop()) return;
      goOn(position, technique);
      if (isSolved(position)) break;
      if (isWanted(position, made)) {
        yield boardOf(position, made.solution);
        break;
      }
      const cell = openCell(position, random);
      placeDigit(position, cell, made.solution[cell]);
    }
  }
}

function* puzzlesOf(seed: string, puzzles: number): Generator<GeneratedPuzzle> {
  for (let first = 0, count = 1; first < puzzles; first += count, count = Math.min(2 * count, MAX_TOGETHER)) {
    for (const made of generate({ geometry: classic9(), seed, first, count }))
      if (made.status === 'made') yield made;
  }
}

/** Takes all steps of the easier techniques. */
function goOn(position: Position, technique: TechniqueId): void {
  const walk = solveLogicallyInPlace(position, { techniques: easierThan(technique) });
  while (!walk.next().done);
}

function openCell({ digits, openCount }: Position, random: Random): Cell {
  let left = random.below(openCount);
  return digits.findIndex((digit) => digit === 0 && left-- === 0);
}
