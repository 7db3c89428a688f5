import type { Digit } from '../../../model/digits.ts';
import type { FinderContext } from '../../finder-context.ts';
import type { CandidatePart, HousePart, Step } from '../../step.ts';
import type { BoardIndex } from '../../board-index.ts';
import { findByDigit } from '../single-digit/by-digit.ts';
import type { Family } from '../family.ts';
import { type FishBoard, fishBoardOf } from './fish-board.ts';
import { collectFish } from './fish-covers.ts';
import { FISH_NAMES, fishNamed, kindOf, setHouses, VIEWS } from './fish-kinds.ts';
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
 * Fish: k base houses in which all places of a digit lie in k cover houses. Each base needs its own cover, so the digit
 * is eliminated from the rest of the covers. (X-wing: 3 in rows 3 and 7 only in columns 3 and 4 → the rest of both
 * columns `<>3`.)
 *
 * - Fin: a candidate of the bases outside the covers. Endo-fin: a candidate in two bases, covered or not. With fins,
 *   only candidates that see all of them are eliminated: a fin is true, or the fish is.
 * - Cannibalistic: a base candidate in two covers is eliminated too.
 * - Sashimi: a basic fish with fins in which some base has at most one candidate besides the fins.
 * - Kinds. Basic: rows against columns. Franken: areas among the lines on one side or both, with at least one row and
 *   one column. Mutant: all others, such as two rows and a column, diagonals, or only areas on one side.
 * - Siamese: two finned fish with the same bases and different eliminations, reported as one. It has the name of the
 *   half whose covers come first.
 * - A base is a full house without the digit; a cover is any other house that shares a candidate with the bases.
 *   X-wing, swordfish, jellyfish, squirmbag, whale, leviathan have 2 … 7 bases.
 *
 * Evidence: `houses` the bases, then the covers; `candidates` of the bases as `pattern`, `fin` or `endo-fin`.
 * Siamese: `houses` bases and covers of the first half, then bases and covers of the second; a candidate that is a
 * fin in either half is a `fin`, and each elimination follows from one of the halves.
 *
 * Not merged with the fish of the ratings: there the order of the search is the specification, here the proof.
 */
export const fish: Family = {
  techniques: [...FISH_NAMES.keys()],
  find(search, wanted) {
    return findByDigit(search, wanted, findFish);
  },
};

function* findFish(context: FinderContext, technique: TechniqueId, digit: Digit): Generator<Step> {
  const board = fishBoardOf(context, digit);
  const { kind, fins, size } = FISH_NAMES.get(technique)!;
  const { maxFins, maxEndoFins } = context.options;
  const isFinned = fins !== 'none';
  if (isFinned && maxFins === 0) return;
  const limits = {
    size,
    maxFins: isFinned ? maxFins : 0,
    maxEndoFins: isFinned ? maxEndoFins : 0,
  };
  // A line and a crossing line share one cell, an area and a line several.
  const mostInBase = isFinned || kind !== 'basic' ? Infinity : size;
  const walk = takeWalk(context, board);
  try {
    for (const view of VIEWS[kind]) {
      const bases = setHouses(walk, context.tables, board, view, mostInBase);
      if (bases < size) continue;
      startFish(context, walk, board, limits);
      yield* findInView(context, walk, technique);
    }
  } finally {
    giveBackWalk(context, walk);
  }
}

function* findInView(context: FinderContext, walk: FishWalk, technique: TechniqueId): Generator<Step> {
  const { tables, options } = context;
  while (advanceBases(walk)) {
    const found = collectFish(walk);
    if (found.length === 0) continue;
    // Copied, since the walk reuses its list while this generator is suspended.
    const named = found.map((one) => ({ fish: one, technique: nameOf(tables, walk, one) }));
    for (const one of named) {
      if (one.technique === technique) yield fishStep(walk.board, technique, one.fish);
    }
    if (options.siamese && walk.maxFins > 0) yield* siamesePairs(walk.board, technique, named);
  }
}

interface NamedFish {
  readonly fish: FoundFish;
  readonly technique: TechniqueId;
}

function nameOf(tables: BoardIndex, { board, size }: FishWalk, one: FoundFish): TechniqueId {
  const kind = kindOf(tables, board, one);
  const hasFins = one.fins.length + one.endoFins.length > 0;
  const fins = !hasFins ? 'none' : kind === 'basic' && isSashimi(tables, board, one) ? 'sashimi' : 'finned';
  return fishNamed({ kind, fins, size });
}

/** Whether some base has at most one candidate besides the fins. */
function isSashimi({ positionIn, cellCount }: BoardIndex, { houses }: FishBoard, one: FoundFish): boolean {
  return one.bases.some(
    (base) => one.body.filter((cell) => positionIn[houses[base] * cellCount + cell] >= 0).length <= 1,
  );
}

/** Pairs of fish with the chosen bases and different eliminations; those of one fish may include all of the other's. */
function* siamesePairs(
  board: FishBoard,
  technique: TechniqueId,
  named: readonly NamedFish[],
): Generator<Step> {
  const seen = new Set<string>();
  for (let i = 0; i < named.length; i++) {
    for (let j = i + 1; j < named.length; j++) {
      const isFirst = named[i].technique === technique;
      const [first, second] = isFirst ? [named[i], named[j]] : [named[j], named[i]];
      if (first.technique !== technique || !areSiblings(first, second)) continue;
      const key = unite([first.fish, second.fish], (one) => one.eliminated).join();
      const isSame = first.fish.eliminated.join() === second.fish.eliminated.join();
      if (isSame || seen.has(key)) continue;
      seen.add(key);
      yield siameseStep(board, technique, [first.fish, second.fish]);
    }
  }
}

/** A finned and a sashimi fish may form a pair, under either name; fish of different kinds may not. */
function areSiblings(a: NamedFish, b: NamedFish): boolean {
  return FISH_NAMES.get(a.technique)!.kind === FISH_NAMES.get(b.technique)!.kind;
}

function fishStep(board: FishBoard, technique: TechniqueId, one: FoundFish): Step {
  const { digit } = board;
  return {
    technique,
    placements: [],
    eliminations: one.eliminated.map((cell) => ({ cell, digit })),
    evidence: {
      digits: [digit],
      houses: houseParts(board, one),
      candidates: candidateParts(digit, one.body, one.fins, one.endoFins),
    },
  };
}

function siameseStep(board: FishBoard, technique: TechniqueId, halves: readonly FoundFish[]): Step {
  const { digit } = board;
  const fins = unite(halves, (one) => one.fins);
  return {
    technique,
    form: 'siamese',
    placements: [],
    eliminations: unite(halves, (one) => one.eliminated).map((cell) => ({ cell, digit })),
    evidence: {
      digits: [digit],
      houses: halves.flatMap((one) => houseParts(board, one)),
      candidates: candidateParts(
        digit,
        unite(halves, (one) => one.body).filter((cell) => !fins.includes(cell)),
        fins,
        halves[0].endoFins,
      ),
    },
  };
}

function unite(halves: readonly FoundFish[], pick: (one: FoundFish) => readonly number[]): number[] {
  return [...new Set(halves.flatMap(pick))].sort((a, b) => a - b);
}

function houseParts({ houses }: FishBoard, { bases, covers }: FoundFish): HousePart[] {
  return [
    ...bases.map((base) => ({ house: houses[base], role: 'base' as const })),
    ...covers.map((cover) => ({ house: houses[cover], role: 'cover' as const })),
  ];
}

function candidateParts(
  digit: Digit,
  body: readonly number[],
  fins: readonly number[],
  endoFins: readonly number[],
): CandidatePart[] {
  const parts = (cells: readonly number[], role: CandidatePart['role']): CandidatePart[] =>
    cells.map((cell) => ({ cell, digit, role }));
  return [...parts(body, 'pattern'), ...parts(fins, 'fin'), ...parts(endoFins, 'endo-fin')];
}
