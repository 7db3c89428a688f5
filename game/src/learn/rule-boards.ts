/** Boards with rules beyond houses, for practising the techniques of one of them. */
import {
  applyStep,
  type Cell,
  classic9,
  copyPosition,
  createPosition,
  createRandom,
  type Digits,
  generate,
  isSolved,
  nextStep,
  placeDigit,
  type Position,
  type RuleSetName,
  shuffle,
  solveLogicallyInPlace,
  type TechniqueId,
} from 'pencilmark';
import { boardOf, type DrillBoard } from './drill-board.ts';
import { easierThan, type TaughtRule } from './taught.ts';

/** The rules used in new puzzles for each technique. */
const MADE_WITH = {
  'cage-combination': 'killer',
  'rule-of-45': 'killer',
  thermometer: 'thermo',
  'arrow-sum': 'arrow',
  'pair-rule': 'kropki',
  'whisper-line': 'whisper',
} as const satisfies Readonly<Record<TaughtRule, RuleSetName>>;

/**
 * The number of open cells at the start of a search: with more, every rule has conclusions; with fewer, singles are
 * enough.
 */
const OPEN = 62;
/** Dots exclude digits as soon as a neighbour is filled, so further conclusions need empty cells. */
const OPEN_BY_DOTS = 74;

/** Minimum number of open cells: with fewer there is nothing to look for. */
const LEAST_OPEN = 20;

/** Maximum number of puzzles per search. Most contain a suitable board. */
const MAX_PUZZLES = 200;

interface Search {
  /** Whether the technique must apply; otherwise it must be exhausted. */
  readonly isThere: boolean;
  readonly isWanted?: (position: Position, made: Solved) => boolean;
  readonly shouldStop?: (() => boolean) | undefined;
}

interface Solved {
  readonly solution: Digits;
}

/**
 * A board on which singles are exhausted. If the technique must apply, digits of the solution are entered, and then
 * singles and the technique are applied: later boards on this path leave less choice. Otherwise the technique is
 * exhausted at the start, and again after each further digit. Every board comes from a puzzle of its own, so none needs
 * a disguise. Undefined only if stopped.
 */
export function ruleBoard(
  technique: TaughtRule,
  seed: string,
  { isThere, isWanted = () => true, shouldStop = () => false }: Search,
): DrillBoard | undefined {
  const random = createRandom(seed);
  const rules = [MADE_WITH[technique]];
  for (let first = 0; first < MAX_PUZZLES; first++) {
    if (shouldStop()) return undefined;
    const [made] = generate({ geometry: classic9(), seed, first, count: 1, rules });
    if (made.status !== 'made') continue;
    const position = createPosition(made.puzzle);
    const order = shuffle([...position.digits.keys()], random);
    if (isThere) {
      const open = technique === 'pair-rule' ? OPEN_BY_DOTS : OPEN;
      while (position.openCount > open) reveal(position, made.solution, order);
    }
    const boards = isThere
      ? boardsWith(technique, position)
      : boardsWithout(technique, position, made, order);
    const late = shuffle(boards.slice(Math.floor(boards.length / 2)), random);
    const board = late.find((one) => isWanted(one, made));
    if (board) return boardOf(board, made.solution);
  }
  throw new Error(`No board with ${technique} was found.`);
}

/** Enters the digit of the first open cell of an order. */
function reveal(position: Position, solution: Digits, order: readonly Cell[]): void {
  const cell = order.find((one) => position.digits[one] === 0)!;
  placeDigit(position, cell, solution[cell]);
}

/** The boards on which the technique applies. */
function boardsWith(technique: TaughtRule, position: Position): Position[] {
  const boards: Position[] = [];
  for (;;) {
    goOn(position, easierThan(technique));
    const step = nextStep(position, { techniques: [technique] });
    if (!step || position.openCount < LEAST_OPEN) return boards;
    boards.push(copyPosition(position));
    applyStep(position, step);
  }
}

/** The boards on which the technique is exhausted. */
function boardsWithout(
  technique: TaughtRule,
  position: Position,
  { solution }: Solved,
  order: readonly Cell[],
): Position[] {
  const boards: Position[] = [];
  for (;;) {
    goOn(position, [...easierThan(technique), technique]);
    if (isSolved(position)) return boards;
    boards.push(copyPosition(position));
    reveal(position, solution, order);
  }
}

function goOn(position: Position, techniques: readonly TechniqueId[]): void {
  const walk = solveLogicallyInPlace(position, { techniques });
  while (!walk.next().done);
}
