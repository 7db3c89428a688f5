/** Boards with rules beyond houses, to practise on what follows from one of them. */
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

/** The rules that puzzles are made with for each technique. */
const MADE_WITH = {
  'cage-combination': 'killer',
  'rule-of-45': 'killer',
  thermometer: 'thermo',
  'arrow-sum': 'arrow',
  'pair-rule': 'kropki',
  'whisper-line': 'whisper',
} as const satisfies Readonly<Record<TaughtRule, RuleSetName>>;

/** Cells that are open when a search begins: with more, every rule says something; with fewer, singles do it all. */
const OPEN = 62;
/** Dots bar digits as soon as a neighbour is filled, so that what is left to say is about empty cells. */
const OPEN_BY_DOTS = 74;

/** Cells that are open at least: on a board with fewer there is nothing to look for. */
const LEAST_OPEN = 20;

/** Puzzles gone through before a search is given up. Most have what is wanted. */
const MAX_PUZZLES = 200;

interface Search {
  /** Whether something is to be found; else the technique has come to an end. */
  readonly isThere: boolean;
  readonly isWanted?: (position: Position, made: Solved) => boolean;
  readonly shouldStop?: (() => boolean) | undefined;
}

interface Solved {
  readonly solution: Digits;
}

/**
 * A board on which singles have come to an end. Where something is to be found, digits of the solution are entered, and
 * then singles and the technique go on: the later a board is on that way, the less there is to choose from. Else the
 * technique goes on to its end from the first, and then each time when another digit has been entered. Every board is of
 * a puzzle of its own, so that none needs a disguise. Undefined only when stopped.
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

/** Each board that the technique has something to say about. */
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

/** Each board that the technique has nothing more to say about. */
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
