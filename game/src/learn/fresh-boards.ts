/** Boards to practise on, out of puzzles that are made for it. */
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

/** Digits of the solution that are entered in one puzzle at most. With more, little is left to be found … */
const MAX_REVEALED = 12;
/** … except for a full house, which is hardly ever there before. */
const MAX_REVEALED_FOR_HOUSES = 60;

/** Puzzles made at once at most. The first ones are made singly, since most techniques are soon met. */
const MAX_TOGETHER = 32;

/**
 * Boards on which all techniques that are easier than the given one have come to an end, for each that passes
 * `isWanted`. Where it does not, a random cell gets its digit and the easier techniques go on: a board stays one that
 * can be read without its history better than by taking harder steps. Ends after so many puzzles, or when told to.
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

/** Takes every step of the easier techniques. */
function goOn(position: Position, technique: TechniqueId): void {
  const walk = solveLogicallyInPlace(position, { techniques: easierThan(technique) });
  while (!walk.next().done);
}

function openCell({ digits, openCount }: Position, random: Random): Cell {
  let left = random.below(openCount);
  return digits.findIndex((digit) => digit === 0 && left-- === 0);
}
