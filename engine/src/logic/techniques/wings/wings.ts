import {
  digitBit,
  digitCount,
  digitsIn,
  type DigitSet,
  lowestDigit,
  isSingleBit,
} from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { type CellSet, lowestBit } from '../../cell-set.ts';
import { BIVALUE, type Conjugate, CONJUGATES } from '../../links.ts';
import { lastEmptyRevision, read, type FinderContext } from '../../finder-context.ts';
import { anySees, candidatesSeeing } from '../../sight.ts';
import type { Chain, ChainNode, Link, Step } from '../../step.ts';
import { seesCell } from '../../board-index.ts';
import type { Family } from '../family.ts';

/**
 * Wings: two cells of which at least one must hold Z, because of the pattern between them.
 *
 * - W-wing: two cells XY, and the only two places of X in some house, one in sight of each: not both cells can be
 *   X, so one is Y. (`r1c1` and `r5c8` both 69, 6 in column 4 only in rows 1 and 5 → `r1c8,r5c1<>9`.)
 * - XY-wing: a pivot XY sees a pincer XZ and a pincer YZ. (`r1c1=12 r1c7=13 r3c2=23` → `r1c23,r3c789<>3`.)
 * - XYZ-wing: the pivot is XYZ, so eliminated candidates must see the pivot too.
 *
 * All use only peers and work on every board.
 * Evidence: `digits` of the pattern; `cells`: the `pincer` cells and the `pivot`. W-wing and XY-wing also have the
 * chain from Z in one pincer to Z in the other; its ends see all eliminated candidates.
 *
 * Not merged with the wings of the ratings: there the order of the search is the specification, here the proof.
 */
export const wings: Family = {
  techniques: ['w-wing', 'xy-wing', 'xyz-wing'],
  find(search, wanted) {
    const steps: Step[] = [];
    if (read(search, BIVALUE).count < 2) return steps;
    for (const technique of wanted) {
      if (technique === 'w-wing') wWings(search, steps);
      else if (technique === 'xy-wing') xyWings(search, steps);
      else xyzWings(search, steps);
    }
    return steps;
  },
};

// Each of these adds all its steps, or the first if one is enough.

/** The strong link between the two candidates of a cell. */
const insideCell = (cell: Cell): Link => ({ strength: 'strong', reason: { kind: 'cell', cell } });
const inSight: Link = { strength: 'weak', reason: { kind: 'sight' } };
const node = (digit: number, cell: Cell): ChainNode => ({ digit, cells: [cell] });

/**
 * A wing has a cell or a linking digit that has changed since the last search that found nothing; otherwise that search
 * would have found it.
 */
function wWings(context: FinderContext, steps: Step[]): void {
  const { position, tables, options } = context;
  const { candidates, cellChangedAt, digitChangedAt } = position;
  const { list, count } = read(context, BIVALUE);
  const lastEmpty = lastEmptyRevision(context, 'w-wing', 1);
  for (let i = 0; i < count; i++) {
    const a = list[i];
    for (let k = i + 1; k < count; k++) {
      const b = list[k];
      if (candidates[a] !== candidates[b] || seesCell(tables, a, b)) continue;
      const isOld = cellChangedAt[a] <= lastEmpty[0] && cellChangedAt[b] <= lastEmpty[0];
      const low = lowestDigit(candidates[a]);
      const high = lowestDigit(candidates[a] & (candidates[a] - 1));
      if (!isOld || digitChangedAt[low] > lastEmpty[0]) wWingsBetween(context, [a, b], low, high, steps);
      if (!isOld || digitChangedAt[high] > lastEmpty[0]) wWingsBetween(context, [a, b], high, low, steps);
      if (steps.length > 0 && options.extent === 'cheapest') return;
    }
  }
  if (steps.length === 0) lastEmpty[0] = position.revision;
}

/** Adds the wings of two cells whose `linked` digit is joined by a conjugate pair. */
function wWingsBetween(
  context: FinderContext,
  [a, b]: readonly [Cell, Cell],
  linked: number,
  shared: number,
  steps: Step[],
): void {
  if (!anySees(context, shared, [a, b])) return;
  const { tables } = context;
  for (const pair of read(context, CONJUGATES)[linked]) {
    const isStraight = seesCell(tables, a, pair.a) && seesCell(tables, b, pair.b);
    const isCrossed = seesCell(tables, a, pair.b) && seesCell(tables, b, pair.a);
    if (isStraight || isCrossed) steps.push(wWing(context, isStraight ? [a, b] : [b, a], pair, shared));
  }
}

/** `pincers` in the order of the pair's cells that they see. */
function wWing(
  context: FinderContext,
  pincers: readonly [Cell, Cell],
  pair: Conjugate,
  shared: number,
): Step {
  const [first, second] = pincers;
  const linked = pair.digit;
  const chain: Chain = {
    nodes: [
      node(shared, first),
      node(linked, first),
      node(linked, pair.a),
      node(linked, pair.b),
      node(linked, second),
      node(shared, second),
    ],
    links: [
      insideCell(first),
      inSight,
      { strength: 'strong', reason: { kind: 'house', house: pair.house } },
      inSight,
      insideCell(second),
    ],
    shape: 'open',
  };
  return {
    technique: 'w-wing',
    placements: [],
    eliminations: candidatesSeeing(context, shared, pincers),
    evidence: {
      digits: [linked, shared].sort((a, b) => a - b),
      houses: [{ house: pair.house, role: 'home' }],
      cells: [{ cells: [...pincers].sort((a, b) => a - b), role: 'pincer' }],
      chains: [chain],
    },
  };
}

function xyWings(context: FinderContext, steps: Step[]): void {
  const { changedAt } = read(context, BIVALUE);
  const lastEmpty = lastEmptyRevision(context, 'xy-wing', 1);
  if (changedAt <= lastEmpty[0]) return;
  const triples = bentTriples(context, 2);
  for (const triple of triples) steps.push(xyWing(context, triple));
  if (triples.length === 0) lastEmpty[0] = context.position.revision;
}

/** A pivot and two pincers in its sight that hold three digits together; the pincers share `shared`. */
interface BentTriple {
  readonly pivot: Cell;
  readonly pincers: readonly [Cell, Cell];
  readonly shared: number;
}

/**
 * The triples that eliminate something, all or the first. `shared` is the third digit for a pivot of two digits; a
 * pivot of three has it too.
 */
function bentTriples(context: FinderContext, pivotSize: 2 | 3): BentTriple[] {
  const { position, tables, options } = context;
  const { candidates } = position;
  const { cells } = read(context, BIVALUE);
  const pincers: Cell[] = [];
  const found: BentTriple[] = [];
  for (let pivot = 0; pivot < tables.cellCount; pivot++) {
    const own = candidates[pivot];
    if (digitCount(own) !== pivotSize) continue;
    gatherPincers(context, pivot, cells, pivotSize - 1, pincers);
    for (let i = 0; i < pincers.length; i++) {
      for (let j = i + 1; j < pincers.length; j++) {
        const shared = thirdDigit(own, candidates[pincers[i]], candidates[pincers[j]], pivotSize);
        if (shared === 0) continue;
        const triple: BentTriple = { pivot, pincers: [pincers[i], pincers[j]], shared: lowestDigit(shared) };
        if (!anySees(context, triple.shared, ends(triple, pivotSize))) continue;
        found.push(triple);
        if (options.extent === 'cheapest') return found;
      }
    }
  }
  return found;
}

/** The cells of which at least one must hold `shared`. */
function ends({ pivot, pincers }: BentTriple, pivotSize: 2 | 3): readonly Cell[] {
  return pivotSize === 3 ? [pivot, ...pincers] : pincers;
}

/** The cells in sight of the pivot that share the given number of digits with it. */
function gatherPincers(
  { position, tables }: FinderContext,
  pivot: Cell,
  bivalue: CellSet,
  shared: number,
  into: Cell[],
): void {
  const { candidates } = position;
  into.length = 0;
  for (let w = 0; w < tables.words; w++) {
    for (let bits = bivalue[w] & tables.peerSets[pivot][w]; bits !== 0; bits &= bits - 1) {
      const cell = (w << 5) + lowestBit(bits);
      if (digitCount(candidates[cell] & candidates[pivot]) === shared) into.push(cell);
    }
  }
}

/** The digit that two pincers share, if they form a wing; otherwise the empty set. */
function thirdDigit(pivot: DigitSet, a: DigitSet, b: DigitSet, pivotSize: 2 | 3): DigitSet {
  const shared = a & b;
  if (!isSingleBit(shared) || digitCount(pivot | a | b) !== 3) return 0;
  return ((pivot & shared) !== 0) === (pivotSize === 3) ? shared : 0;
}

function xyWing(context: FinderContext, { pivot, pincers, shared }: BentTriple): Step {
  const { candidates } = context.position;
  const [a, b] = pincers;
  const x = lowestDigit(candidates[a] & ~digitBit(shared));
  const y = lowestDigit(candidates[b] & ~digitBit(shared));
  const chain: Chain = {
    nodes: [node(shared, a), node(x, a), node(x, pivot), node(y, pivot), node(y, b), node(shared, b)],
    links: [insideCell(a), inSight, insideCell(pivot), inSight, insideCell(b)],
    shape: 'open',
  };
  return {
    technique: 'xy-wing',
    placements: [],
    eliminations: candidatesSeeing(context, shared, pincers),
    evidence: {
      digits: digitsIn(candidates[pivot] | candidates[a]),
      cells: [
        { cells: [pivot], role: 'pivot' },
        { cells: pincers, role: 'pincer' },
      ],
      chains: [chain],
    },
  };
}

function xyzWings(context: FinderContext, steps: Step[]): void {
  for (const triple of bentTriples(context, 3)) {
    const { pivot, pincers, shared } = triple;
    steps.push({
      technique: 'xyz-wing',
      placements: [],
      eliminations: candidatesSeeing(context, shared, ends(triple, 3)),
      evidence: {
        digits: digitsIn(context.position.candidates[pivot]),
        cells: [
          { cells: [pivot], role: 'pivot' },
          { cells: pincers, role: 'pincer' },
        ],
      },
    });
  }
}
