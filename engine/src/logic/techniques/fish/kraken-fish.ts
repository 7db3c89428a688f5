import type { Cell } from '../../../model/geometry.ts';
import { bitCount, hasCell, lowestBit } from '../../cell-set.ts';
import { branchTo, type CandidateSet, impliedBy } from '../../implied.ts';
import type { FinderContext } from '../../finder-context.ts';
import type { Candidate, CandidatePart, HousePart, Step } from '../../step.ts';
import type { Family } from '../family.ts';
import { type FishBoard, fishBoardOf } from './fish-board.ts';
import { collectFish } from './fish-covers.ts';
import { kindOf, setHouses, VIEWS } from './fish-kinds.ts';
import {
  advanceBases,
  type FishWalk,
  type FoundFish,
  giveBackWalk,
  startFish,
  takeWalk,
} from './fish-walk.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Kraken fish: a fish with fins that do not see what it would eliminate, joined to it by chains.
 *
 * - Type 1: a candidate that the fish would eliminate, and from each fin a chain that makes it false.
 * - Type 2: a cover, and from each of its candidates in the body and from each fin a chain that makes the same
 *   candidate, of any digit, false: one of the starts is true.
 *
 * Basic and franken fish of 2 … 4 bases with one or two fins and no endo-fins, as HoDoKu does by default. Chains use
 * single links (`implied.ts`). Among the fish that eliminate the same candidate, the first of the smallest is reported,
 * per type.
 *
 * Evidence: that of a fish; a branch for each start of a chain, ending with the eliminated candidate false, which is
 * also the `target`; for type 2, the cover again as `home`.
 */
export const krakenFish: Family = {
  techniques: ['kraken-fish-1', 'kraken-fish-2'],
  *find(search, wanted) {
    const seen = new Set<string>();
    for (const size of [2, 3, 4]) {
      for (const kind of ['basic', 'franken'] as const) {
        for (let digit = 1; digit <= search.tables.size; digit++) {
          const board = fishBoardOf(search, digit);
          const walk = takeWalk(search, board);
          try {
            yield* krakensOn(search, walk, board, { size, kind, wanted, seen });
          } finally {
            giveBackWalk(search, walk);
          }
        }
      }
    }
  },
};

const MAX_FINS = 2;

interface Task {
  readonly size: number;
  readonly kind: 'basic' | 'franken';
  readonly wanted: readonly TechniqueId[];
  /** The eliminations of earlier steps, by type. */
  readonly seen: Set<string>;
}

function* krakensOn(context: FinderContext, walk: FishWalk, board: FishBoard, task: Task): Generator<Step> {
  const { size, kind, wanted } = task;
  const maxFins = Math.min(MAX_FINS, context.options.maxFins);
  if (maxFins === 0) return;
  for (const view of VIEWS[kind]) {
    if (setHouses(walk, context.tables, board, view, Infinity) < size) continue;
    startFish(context, walk, board, { size, maxFins, maxEndoFins: 0, ledBy: 'shape' });
    while (advanceBases(walk)) {
      for (const one of collectFish(walk)) {
        if (context.shouldStop()) return;
        if (kindOf(context.tables, board, one) !== kind) continue;
        if (wanted.includes('kraken-fish-1')) yield* typeOne(context, board, one, task);
        if (wanted.includes('kraken-fish-2')) yield* typeTwo(context, board, one, task);
      }
    }
  }
}

function* typeOne(context: FinderContext, board: FishBoard, one: FoundFish, { seen }: Task): Generator<Step> {
  const { tables } = context;
  const { digit } = board;
  for (const cell of one.eliminated) {
    // If every fin sees it, it is an ordinary finned fish.
    if (one.fins.every((fin) => hasCell(tables.peerSets[fin], cell))) continue;
    if (!one.fins.every((fin) => isImplied(context, fin, digit, cell, digit))) continue;
    const key = `1 ${cell} ${digit}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield krakenStep(context, board, 'kraken-fish-1', one, one.fins, { cell, digit }, undefined);
  }
}

function* typeTwo(context: FinderContext, board: FishBoard, one: FoundFish, { seen }: Task): Generator<Step> {
  const { position, tables } = context;
  const { digit, houses } = board;
  for (const cover of one.covers) {
    const house = houses[cover];
    const inBody = one.body.filter(
      (cell) => hasCell(tables.houseSets[house], cell) && !one.eliminated.includes(cell),
    );
    // If the body contains all of a cover, one candidate of that house is true: a forcing chain.
    if (inBody.length === bitCount(position.places[house * tables.stride + digit])) continue;
    const starts = [...inBody, ...one.fins];
    const common = commonConclusions(context, starts, digit);
    for (let w = 0; common && w < common.length; w++) {
      for (let bits = common[w]; bits !== 0; bits &= bits - 1) {
        const at = (w << 5) + lowestBit(bits);
        const target = { cell: Math.floor(at / tables.stride), digit: at % tables.stride };
        const isOfFish = target.digit === digit && one.eliminated.includes(target.cell);
        const key = `2 ${target.cell} ${target.digit}`;
        if (isOfFish || seen.has(key)) continue;
        seen.add(key);
        yield krakenStep(context, board, 'kraken-fish-2', one, starts, target, cover);
      }
    }
  }
}

/** The candidates that are false whichever of the cells holds the digit; undefined if there are none. */
function commonConclusions(
  context: FinderContext,
  cells: readonly Cell[],
  digit: number,
): CandidateSet | undefined {
  if (cells.length === 0) return undefined;
  const common = impliedBy(context, cells[0], digit).slice();
  for (const cell of cells) {
    const implied = impliedBy(context, cell, digit);
    let any = 0;
    for (let w = 0; w < common.length; w++) any |= common[w] &= implied[w];
    if (any === 0) return undefined;
  }
  return common;
}

function isImplied(
  context: FinderContext,
  from: Cell,
  digit: number,
  cell: Cell,
  eliminated: number,
): boolean {
  const at = cell * context.tables.stride + eliminated;
  return ((impliedBy(context, from, digit)[at >> 5] >>> (at & 31)) & 1) === 1;
}

function krakenStep(
  context: FinderContext,
  { digit, houses }: FishBoard,
  technique: TechniqueId,
  one: FoundFish,
  starts: readonly Cell[],
  target: Candidate,
  home: number | undefined,
): Step {
  const part = (role: CandidatePart['role']) => (cell: Cell) => ({ cell, digit, role });
  const houseParts: HousePart[] = [
    ...one.bases.map((h) => ({ house: houses[h], role: 'base' as const })),
    ...one.covers.map((h) => ({ house: houses[h], role: 'cover' as const })),
    ...(home === undefined ? [] : [{ house: houses[home], role: 'home' as const }]),
  ];
  return {
    technique,
    placements: [],
    eliminations: [target],
    evidence: {
      digits: [digit],
      houses: houseParts,
      candidates: [
        ...one.body.map(part('pattern')),
        ...one.fins.map(part('fin')),
        { ...target, role: 'target' },
      ],
      branches: starts.map((cell) => branchTo(context, { cell, digit }, target)),
    },
  };
}
