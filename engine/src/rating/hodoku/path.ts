/** The order of techniques in HoDoKu 2.2.0, and its path. */
import { type HodokuLevel, TECHNIQUES } from '../../logic/catalogue.ts';
import { alsChain, alsXyWing, alsXz } from './almost-locked-steps.ts';
import { chains } from './chains.ts';
import { multiColours, simpleColours } from './colours.ts';
import { fish } from './fish.ts';
import { forcing } from './forcing.ts';
import { type Grid, gridOf, placeDigit, removeCandidate } from './grid.ts';
import { lookAt, type HodokuStep, type Look } from './look.ts';
import { niceLoop } from './loops.ts';
import { avoidableRectangle, bugPlusOne, uniqueness } from './rectangles.ts';
import { emptyRectangle, skyscraper, twoStringKite } from './single-digit.ts';
import { createTableStore, type TableStore } from './table-store.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import { claiming, hiddenSubset, lockedSubset, nakedSubset, pointing } from './subsets.ts';
import { sueDeCoq } from './sue-de-coq.ts';
import { wWing, xyWing, xyzWing } from './wings.ts';

type Finder = (look: Look) => HodokuStep | undefined;

/** The techniques in the order in which they are tried, by the abbreviation that determines level and score. */
const LADDER: readonly (readonly [short: string, find: Finder])[] = [
  ['fh', fullHouse],
  ['n1', nakedSingle],
  ['h1', hiddenSingle],
  ['l2', lockedSubset(2)],
  ['l3', lockedSubset(3)],
  ['lc1', pointing],
  ['lc2', claiming],
  ['n2', nakedSubset(2)],
  ['n3', nakedSubset(3)],
  ['h2', hiddenSubset(2)],
  ['h3', hiddenSubset(3)],
  ['n4', nakedSubset(4)],
  ['h4', hiddenSubset(4)],
  ['bf2', fish(2, 'plain')],
  ['bf3', fish(3, 'plain')],
  ['bf4', fish(4, 'plain')],
  ['rp', chains('remote-pair')],
  ['bug1', bugPlusOne],
  ['sk', skyscraper],
  ['2sk', twoStringKite],
  ['tf', chains('turbot-fish')],
  ['er', emptyRectangle],
  ['w', wWing],
  ['xy', xyWing],
  ['xyz', xyzWing],
  ['u1', uniqueness('uniqueness-test-1')],
  ['u2', uniqueness('uniqueness-test-2')],
  ['u3', uniqueness('uniqueness-test-3')],
  ['u4', uniqueness('uniqueness-test-4')],
  ['u5', uniqueness('uniqueness-test-5')],
  ['u6', uniqueness('uniqueness-test-6')],
  ['hr', uniqueness('hidden-rectangle')],
  ['ar1', avoidableRectangle('avoidable-rectangle-1')],
  ['ar2', avoidableRectangle('avoidable-rectangle-2')],
  ['fbf2', fish(2, 'finned')],
  ['sbf2', fish(2, 'sashimi')],
  ['fbf3', fish(3, 'finned')],
  ['sbf3', fish(3, 'sashimi')],
  ['fbf4', fish(4, 'finned')],
  ['sbf4', fish(4, 'sashimi')],
  ['sdc', sueDeCoq],
  ['sc', simpleColours],
  ['mc', multiColours],
  ['x', chains('x-chain')],
  ['xyc', chains('xy-chain')],
  ['nl', niceLoop('single')],
  ['gnl', niceLoop('grouped')],
  ['axz', alsXz],
  ['axy', alsXyWing],
  ['ach', alsChain],
  ['ff2', fish(2, 'plain', 'franken')],
  ['ff3', fish(3, 'plain', 'franken')],
  ['fff2', fish(2, 'finned', 'franken')],
  ['fff3', fish(3, 'finned', 'franken')],
  ['fc', forcing('chain')],
  ['fn', forcing('net')],
];

/** The level and score for each abbreviation. */
const WORTH = new Map(TECHNIQUES.map(({ short, level, score }) => [short, { level, score }]));

export interface PathStep extends HodokuStep {
  /** The abbreviation under which the step was found, which determines its level and score. */
  readonly short: string;
  readonly level: HodokuLevel;
  readonly score: number;
}

/** Yields each step before it is applied, with the current grid; ends when the grid is full or the caller stops. */
export function* hodokuPath(
  givens: ArrayLike<number>,
  solution: ArrayLike<number>,
): Generator<{ step: PathStep; grid: Grid }, void> {
  const grid = gridOf(givens);
  const tableStore = createTableStore();
  while (grid.open > 0) {
    const step = nextStep(grid, solution, tableStore);
    yield { step, grid };
    for (const one of step.placed) placeDigit(grid, Math.floor(one / 10), one % 10);
    for (const one of step.removed) removeCandidate(grid, Math.floor(one / 10), one % 10);
  }
}

function nextStep(grid: Grid, solution: ArrayLike<number>, tableStore: TableStore): PathStep {
  const look = lookAt(grid, tableStore);
  for (const [short, find] of LADDER) {
    const step = find(look);
    if (step) return { ...step, short, ...WORTH.get(short)! };
  }
  return { ...bruteForce(grid, solution), short: 'bf', ...WORTH.get('bf')! };
}

/** Places the digit of the solution in the middle one of the open cells. */
function bruteForce({ values }: Grid, solution: ArrayLike<number>): HodokuStep {
  const open = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => values[cell] === 0);
  const cell = open[Math.floor(open.length / 2)];
  return { technique: 'brute-force', placed: [cell * 10 + solution[cell]], removed: [] };
}
