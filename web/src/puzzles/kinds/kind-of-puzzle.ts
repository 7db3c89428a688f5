/** Derives the board and rules of a puzzle from the puzzle itself, so that another like it can be made. */
import type { Constraint, ConstraintKind, GeometrySpec, Puzzle, RuleSetName } from 'pencilmark';
import { orderedJson } from 'pencilmark/internal/json-fields';
import { ruleSetsOf, specOf, type PuzzleKind, OFFERED_BOARDS, OFFERED_RULES } from './kinds.ts';

/**
 * The kinds that each set of rules draws. The first of `all` distinguishes it from other sets; those of `may` can be
 * missing.
 */
const KINDS: Readonly<Record<RuleSetName, Kinds>> = {
  killer: { all: ['cage'] },
  thermo: { all: ['thermometer'] },
  'slow-thermo': { all: ['slow-thermometer'] },
  arrow: { all: ['arrow'] },
  'double-arrow': { all: ['double-arrow'] },
  whisper: { all: ['whisper'] },
  renban: { all: ['renban'] },
  nabner: { all: ['nabner'] },
  palindrome: { all: ['palindrome'] },
  zipper: { all: ['zipper'] },
  between: { all: ['between'] },
  lockout: { all: ['lockout'] },
  'region-sum': { all: ['region-sum'] },
  entropic: { all: ['entropic'] },
  modular: { all: ['modular'] },
  kropki: { all: ['no-ratio', 'no-difference'], may: ['difference', 'ratio'] },
  xv: { all: ['no-sum'], may: ['pair-sum'] },
  greater: { all: ['greater'] },
  quadruple: { all: ['quadruple'] },
  'odd-even': { all: [], may: ['odd', 'even'] },
  'minimum-maximum': { all: [], may: ['minimum', 'maximum'] },
  sandwich: { all: ['sandwich'] },
  'x-sum': { all: ['x-sum'] },
  skyscraper: { all: ['skyscraper'] },
  'numbered-room': { all: ['numbered-room'] },
  'little-killer': { all: ['little-killer'] },
  'anti-knight': { all: ['anti-knight'] },
  'anti-king': { all: ['anti-king'] },
  'non-consecutive': { all: ['no-difference'] },
};

interface Kinds {
  readonly all: readonly ConstraintKind[];
  readonly may?: readonly ConstraintKind[];
}

/** The sets of rules that produce such constraints; undefined if puzzles with some of them cannot be made. */
export function ruleSetsLike(constraints: readonly Constraint[]): readonly RuleSetName[] | undefined {
  const left = new Set<ConstraintKind>(constraints.map(({ kind }) => kind));
  const sets: RuleSetName[] = [];
  for (const [name, { all, may = [] }] of Object.entries(KINDS) as [RuleSetName, Kinds][]) {
    const has = all.length > 0 ? all.every((kind) => left.has(kind)) : may.some((kind) => left.has(kind));
    if (!has) continue;
    for (const kind of [...all, ...may]) left.delete(kind);
    sets.push(name);
  }
  return left.size === 0 ? sets : undefined;
}

/** The set of rules that draws constraints of a kind, if any. */
export function ruleSetOf(wanted: ConstraintKind): RuleSetName | undefined {
  const sets = Object.entries(KINDS) as [RuleSetName, Kinds][];
  return sets.find(([, { all, may = [] }]) => [...all, ...may].includes(wanted))?.[0];
}

/** Whether another puzzle like this one can be made. */
export function canPlayAnother({ constraints, allowed }: Puzzle): boolean {
  return allowed === undefined && ruleSetsLike(constraints) !== undefined;
}

/** The kind of a puzzle; undefined if it is not one of those that are offered. */
export function puzzleKindOf(spec: GeometrySpec, constraints: readonly Constraint[]): PuzzleKind | undefined {
  const { diagonals, ...plain } = spec;
  const sets = ruleSetsLike(constraints);
  if (!sets || sets.length > 1 || (diagonals && (sets.length > 0 || diagonals.length !== 2)))
    return undefined;
  const rules = diagonals
    ? 'diagonals'
    : OFFERED_RULES.find((name) => name !== 'diagonals' && ruleSetsOf(name).join() === sets.join());
  const shape = orderedJson(withoutRegions(plain));
  const board = OFFERED_BOARDS.find(
    (name) =>
      orderedJson(specOf({ board: name, rules: 'classic' })) === shape &&
      hasRegions(plain) === (name === 'jigsaw'),
  );
  return board && rules && { board, rules };
}

/** Whether a board is a jigsaw whose regions can be generated again. */
export function hasRegions({ regions, grids, symbols, size }: GeometrySpec): boolean {
  return regions !== undefined && grids === undefined && symbols === undefined && size <= 16;
}

function withoutRegions(spec: GeometrySpec): GeometrySpec {
  const { regions, ...rest } = spec;
  return regions === undefined ? spec : rest;
}
