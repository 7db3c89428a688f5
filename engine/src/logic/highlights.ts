import { digitSet, digitsIn, type DigitSet } from '../model/digits.ts';
import type { Cell, HouseIndex } from '../model/geometry.ts';
import { type Candidate, sortCandidates, type Step } from './step.ts';
import { condenseBranches } from './condense.ts';

/**
 * The parts of a step that are shown, sorted by role: the words of `explain` and the drawing of `board` name the same
 * cells and candidates because both use this. Cells ascend; candidates are ordered by cell, then digit.
 */
export interface Highlights {
  /** Houses that the proof uses. */
  readonly houses: readonly HouseIndex[];
  /** Cells of the proof in which nothing changes. */
  readonly proving: readonly Cell[];
  /** Cells that change. */
  readonly changed: readonly Cell[];
  /**
   * Candidates of the proof. Those of sets are left to the board, since a set names digits that some of its cells may
   * lack.
   */
  readonly kept: readonly Candidate[];
  /** Candidates among `kept` that break the pattern: fins, extra candidates. */
  readonly fins: readonly Candidate[];
  /** For each cell of a set or pattern, the digits for which it belongs there. */
  readonly held: ReadonlyMap<Cell, DigitSet>;
  /** Digits that the step places. */
  readonly placed: readonly Candidate[];
  /** Candidates that it takes away. */
  readonly eliminated: readonly Candidate[];
}

/** The parts of a step that a drawing highlights: its houses, cells and candidates. */
export function highlightsOf({ technique, placements, eliminations, evidence }: Step): Highlights {
  const { houses = [], candidates = [], chains = [], branches = [] } = evidence;
  const nodes = [
    ...chains.flatMap((chain) => chain.nodes),
    ...condenseBranches(branches).flatMap((branch) => branch.implications.map(({ node }) => node)),
  ];
  const isFin = (role: string): boolean => role === 'fin' || role === 'endo-fin' || role === 'extra';
  const kept = [
    ...candidates.filter(({ role }) => !isFin(role)),
    ...nodes.flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit }))),
  ].map(({ cell, digit }) => ({ cell, digit }));
  const fins = candidates
    .filter(({ role }) => isFin(role) && !SPARE_EXTRAS.has(technique))
    .map(({ cell, digit }) => ({ cell, digit }));
  const held = heldOf(evidence, technique === 'bug-plus-1');
  const changed = ascending([...placements, ...eliminations].map(({ cell }) => cell));
  const proving = [...held.keys(), ...[...kept, ...fins].map(({ cell }) => cell)];
  return {
    houses: [...new Set(houses.map(({ house }) => house))],
    proving: ascending(proving.filter((cell) => !changed.includes(cell))),
    changed,
    kept: sortCandidates(kept),
    fins: sortCandidates(fins),
    held,
    placed: placements,
    eliminated: eliminations,
  };
}

/** Roles of cells that take part with all digits of their pattern. */
const WHOLE: ReadonlySet<string> = new Set(['pivot', 'pincer']);

/** Rectangles whose argument does not depend on what else their corners hold. */
const SPARE_EXTRAS: ReadonlySet<string> = new Set([
  'uniqueness-test-4',
  'uniqueness-test-6',
  'hidden-rectangle',
  'avoidable-rectangle-1',
]);

/** Cells that are named without individual candidates. A BUG spans the whole board, so only its roof counts. */
function heldOf(
  { digits: own, cells = [], sets = [], deadly, chains = [], branches = [], rules }: Step['evidence'],
  isGrave: boolean,
) {
  const held = new Map<Cell, DigitSet>();
  const add = (cell: Cell, digits: DigitSet): void => void held.set(cell, (held.get(cell) ?? 0) | digits);
  for (const part of cells) {
    if (part.role !== 'empty')
      for (const cell of part.cells) add(cell, part.digits ?? (WHOLE.has(part.role) ? digitSet(own) : 0));
  }
  const links = [
    ...chains.flatMap((chain) => chain.links),
    ...branches.flatMap(({ implications }) => implications.flatMap(({ link }) => link ?? [])),
  ];
  const reasons = links.flatMap(({ reason }) => (reason.kind === 'set' ? [reason.set] : []));
  for (const set of [...sets, ...reasons]) for (const cell of set.cells) add(cell, set.digits);
  for (const cell of rules?.cells ?? []) add(cell, 0);
  if (deadly && !isGrave) deadly.cells.forEach((cell, k) => add(cell, deadly.digits[k]));
  return held;
}

/** All candidates of the highlights that are on the board: those named, and those of the sets. */
export function patternCandidates(
  { kept, held, fins }: Highlights,
  candidates: readonly DigitSet[],
): Candidate[] {
  const inSets = [...held].flatMap(([cell, digits]) =>
    digitsIn(digits & candidates[cell]).map((digit) => ({ cell, digit })),
  );
  const isFin = ({ cell, digit }: Candidate): boolean =>
    fins.some((fin) => fin.cell === cell && fin.digit === digit);
  return sortCandidates([...kept, ...inSets].filter((candidate) => !isFin(candidate)));
}

function ascending(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}
