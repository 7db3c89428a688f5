import { digitBit, digitCount, digitsIn, type DigitSet, lowestDigit } from '../../grid/digits.ts';
import type { Cell } from '../../grid/geometry.ts';
import { isSingleBit, nextCell } from '../cell-set.ts';
import { BIVALUE, type Conjugate, CONJUGATES } from '../links.ts';
import { read, type Search } from '../search.ts';
import { anySees, candidatesSeeing } from '../sight.ts';
import type { Chain, ChainNode, Link, Step } from '../step.ts';
import { seesCell } from '../tables.ts';
import type { Family } from './family.ts';

/**
 * Wings: two cells of which one must hold Z, because the pattern between them forbids that neither does.
 *
 * - W-wing: two cells XY, and the only two places of X in some house, one in sight of each: not both cells can be
 *   X, so one is Y. (`r1c1` and `r5c8` both 69, 6 in column 4 only in rows 1 and 5 → `r1c8,r5c1<>9`.)
 * - XY-wing: a pivot XY sees a pincer XZ and a pincer YZ. (`r1c1=12 r1c7=13 r3c2=23` → `r1c23,r3c789<>3`.)
 * - XYZ-wing: the pivot is XYZ, so what goes must see the pivot too.
 *
 * All only speak of peers and work on every board.
 * Evidence: `digits` of the pattern; `cells` the `pincer` cells and the `pivot`. W-wing and XY-wing also bring the
 * chain from Z in one pincer to Z in the other; its ends see all that is eliminated.
 */
export const wings: Family = {
  techniques: ['w-wing', 'xy-wing', 'xyz-wing'],
  *find(search, wanted) {
    for (const technique of wanted) {
      if (technique === 'w-wing') yield* wWings(search);
      else if (technique === 'xy-wing') yield* xyWings(search);
      else yield* xyzWings(search);
    }
  },
};

/** Strong: the two candidates of one cell. */
const insideCell = (cell: Cell): Link => ({ strength: 'strong', reason: { kind: 'cell', cell } });
const inSight: Link = { strength: 'weak', reason: { kind: 'sight' } };
const node = (digit: number, cell: Cell): ChainNode => ({ digit, cells: [cell] });

function* wWings(search: Search): Generator<Step> {
  const { candidates } = search.position;
  const bivalue = read(search, BIVALUE);
  for (let a = nextCell(bivalue, -1); a >= 0; a = nextCell(bivalue, a)) {
    for (let b = nextCell(bivalue, a); b >= 0; b = nextCell(bivalue, b)) {
      if (candidates[a] !== candidates[b] || seesCell(search.tables, a, b)) continue;
      const low = lowestDigit(candidates[a]);
      const high = lowestDigit(candidates[a] & ~digitBit(low));
      yield* wWingsBetween(search, a, b, low, high);
      yield* wWingsBetween(search, a, b, high, low);
    }
  }
}

/** The wings of two cells whose `linked` digit is joined by a conjugate pair. */
function* wWingsBetween(search: Search, a: Cell, b: Cell, linked: number, gone: number): Generator<Step> {
  if (!anySees(search, gone, [a, b])) return;
  const { tables } = search;
  for (const pair of read(search, CONJUGATES)[linked]) {
    const isStraight = seesCell(tables, a, pair.a) && seesCell(tables, b, pair.b);
    const isCrossed = seesCell(tables, a, pair.b) && seesCell(tables, b, pair.a);
    if (isStraight || isCrossed) yield wWing(search, isStraight ? [a, b] : [b, a], pair, gone);
  }
}

/** `pincers` in the order of the pair's cells that they see. */
function wWing(search: Search, pincers: readonly [Cell, Cell], pair: Conjugate, gone: number): Step {
  const [first, second] = pincers;
  const linked = pair.digit;
  const chain: Chain = {
    nodes: [
      node(gone, first),
      node(linked, first),
      node(linked, pair.a),
      node(linked, pair.b),
      node(linked, second),
      node(gone, second),
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
    eliminations: candidatesSeeing(search, gone, pincers),
    evidence: {
      digits: [linked, gone].sort((a, b) => a - b),
      houses: [{ house: pair.house, role: 'home' }],
      cells: [{ cells: [...pincers].sort((a, b) => a - b), role: 'pincer' }],
      chains: [chain],
    },
  };
}

function* xyWings(search: Search): Generator<Step> {
  for (const triple of bentTriples(search, 2)) {
    if (anySees(search, triple.gone, triple.pincers)) yield xyWing(search, triple);
  }
}

/** A pivot and two pincers in its sight that hold three digits together; the pincers share `gone`. */
interface BentTriple {
  readonly pivot: Cell;
  readonly pincers: readonly [Cell, Cell];
  readonly gone: number;
}

/** For a pivot of two digits, `gone` is the third; a pivot of three holds it too. */
function* bentTriples(search: Search, pivotSize: 2 | 3): Generator<BentTriple> {
  const { position, tables } = search;
  const { candidates } = position;
  const bivalue = read(search, BIVALUE);
  for (let pivot = 0; pivot < tables.cellCount; pivot++) {
    const own = candidates[pivot];
    if (digitCount(own) !== pivotSize) continue;
    for (let a = nextCell(bivalue, -1); a >= 0; a = nextCell(bivalue, a)) {
      if (digitCount(candidates[a] & own) !== pivotSize - 1 || !seesCell(tables, pivot, a)) continue;
      for (let b = nextCell(bivalue, a); b >= 0; b = nextCell(bivalue, b)) {
        if (digitCount(candidates[b] & own) !== pivotSize - 1) continue;
        const gone = thirdDigit(own, candidates[a], candidates[b], pivotSize);
        if (gone === 0 || !seesCell(tables, pivot, b)) continue;
        yield { pivot, pincers: [a, b], gone: lowestDigit(gone) };
      }
    }
  }
}

/** What two pincers share, if that makes a wing; otherwise no digit. */
function thirdDigit(pivot: DigitSet, a: DigitSet, b: DigitSet, pivotSize: 2 | 3): DigitSet {
  const shared = a & b;
  if (!isSingleBit(shared) || digitCount(pivot | a | b) !== 3) return 0;
  return ((pivot & shared) !== 0) === (pivotSize === 3) ? shared : 0;
}

function xyWing(search: Search, { pivot, pincers, gone }: BentTriple): Step {
  const { candidates } = search.position;
  const [a, b] = pincers;
  const x = lowestDigit(candidates[a] & ~digitBit(gone));
  const y = lowestDigit(candidates[b] & ~digitBit(gone));
  const chain: Chain = {
    nodes: [node(gone, a), node(x, a), node(x, pivot), node(y, pivot), node(y, b), node(gone, b)],
    links: [insideCell(a), inSight, insideCell(pivot), inSight, insideCell(b)],
    shape: 'open',
  };
  return {
    technique: 'xy-wing',
    placements: [],
    eliminations: candidatesSeeing(search, gone, pincers),
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

function* xyzWings(search: Search): Generator<Step> {
  for (const { pivot, pincers, gone } of bentTriples(search, 3)) {
    if (!anySees(search, gone, [pivot, ...pincers])) continue;
    yield {
      technique: 'xyz-wing',
      placements: [],
      eliminations: candidatesSeeing(search, gone, [pivot, ...pincers]),
      evidence: {
        digits: digitsIn(search.position.candidates[pivot]),
        cells: [
          { cells: [pivot], role: 'pivot' },
          { cells: pincers, role: 'pincer' },
        ],
      },
    };
  }
}
