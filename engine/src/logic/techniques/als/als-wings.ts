import { spend } from '../../../stopping.ts';
import {
  type Digit,
  digitBit,
  type DigitSet,
  digitsIn,
  lowestDigit,
  isSingleBit,
} from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { ALS_LINKS, type AlsLinks, commonsOf } from './als-links.ts';
import { type AlsSets, faceOf, overlap, plainSet, shareTargets } from './als-sets.ts';
import { read, type FinderContext } from '../../finder-context.ts';
import { type Candidate, sortCandidates, type Step } from '../../step.ts';
import { addTargets, linkedStep } from './als-step.ts';
import type { Family } from '../family.ts';

/**
 * Two or three almost locked sets and their restricted commons (digits that cannot be in both sets).
 *
 * - ALS-XZ, singly linked: A and B with the restricted common X; one of them lacks X and holds all its other
 *   digits, so any other common digit Z is in A or in B. (`r1c1=12`, `r1c7=23 r2c7=13`: X is 1 …)
 * - ALS-XZ, doubly linked: with two restricted commons each set lacks just one of them. Every other digit of A is
 *   in A, of B in B, and each restricted common in A or B.
 * - ALS-XY-wing: A and B each have a restricted common, X and Y, with C. C cannot lack both, so A lacks X or B
 *   lacks Y, and a digit Z of A and B, neither X nor Y, is in one of them.
 *
 * Cells that see all holders of such a digit lose it. Sets may share cells only if the options allow it. The digits Z
 * of one choice of sets are one step; but if A or B is doubly linked to C, the other restricted common is a separate
 * step.
 * Evidence: `sets` (the pivot C between A and B) and `commons`; `digits`: the commons and the eliminated digits.
 */
export const alsWings: Family = {
  techniques: ['als-xz', 'als-xy-wing'],
  *find(search, wanted) {
    for (const technique of wanted) {
      if (technique === 'als-xz') yield* alsXz(search);
      else yield* alsXyWing(search);
    }
  },
};

function* alsXz(context: FinderContext): Generator<Step> {
  const links = read(context, ALS_LINKS);
  const { sets, start, to } = links;
  // The restricted commons of the current set with each later set, and the list of those later sets.
  const commons = new Int32Array(sets.count);
  const partners: number[] = [];
  for (let set = 0; set < sets.count; set++) {
    if ((set & 63) === 63 && context.shouldStop()) return;
    spend(start[sets.faceStart[set + 1]] - start[sets.faceStart[set]]);
    partners.length = 0;
    for (let at = start[sets.faceStart[set]]; at < start[sets.faceStart[set + 1]]; at++) {
      const other = sets.faceSet[to[at]];
      if (other <= set) continue;
      if (commons[other] === 0) partners.push(other);
      commons[other] |= digitBit(sets.faceDigit[to[at]]);
    }
    for (let i = 0; i < partners.length; i++) {
      const step = xzStep(context, links, set, partners[i], commons[partners[i]]);
      commons[partners[i]] = 0;
      if (step) yield step;
    }
  }
}

function xzStep(
  context: FinderContext,
  { sets }: AlsLinks,
  a: number,
  b: number,
  commons: DigitSet,
): Step | undefined {
  const isDouble = !isSingleBit(commons);
  const { words } = context.tables;
  let found: Candidate[] | undefined;
  // If singly linked, the common itself proves nothing.
  let shared = sets.digits[a] & sets.digits[b] & (isDouble ? -1 : ~commons);
  for (; shared !== 0; shared &= shared - 1) {
    const digit = lowestDigit(shared);
    const [faceA, faceB] = [faceOf(sets, a, digit), faceOf(sets, b, digit)];
    if (shareTargets(sets, words, faceA, faceB)) addTargets((found ??= []), context, sets, faceA, faceB);
  }
  for (const set of isDouble ? [a, b] : []) {
    for (let face = sets.faceStart[set]; face < sets.faceStart[set + 1]; face++) {
      if ((commons & digitBit(sets.faceDigit[face])) !== 0) continue;
      if (shareTargets(sets, words, face, face)) addTargets((found ??= []), context, sets, face, face);
    }
  }
  // Candidates that one set eliminates in the other are left out, as in HoDoKu.
  found = found?.filter(({ cell }) => !holdsCell(sets, words, a, cell) && !holdsCell(sets, words, b, cell));
  if (!found || found.length === 0) return undefined;
  const plain = [plainSet(sets, context.tables, a), plainSet(sets, context.tables, b)];
  return linkedStep(
    'als-xz',
    plain,
    digitsIn(commons).map((digit) => ({ a: 0, b: 1, digit })),
    sortCandidates(found),
  );
}

function holdsCell({ cells }: AlsSets, words: number, set: number, cell: Cell): boolean {
  return ((cells[set * words + (cell >> 5)] >>> (cell & 31)) & 1) === 1;
}

function* alsXyWing(context: FinderContext): Generator<Step> {
  const { words } = context.tables;
  const links = read(context, ALS_LINKS);
  const { sets, start, to } = links;
  for (let pivot = 0; pivot < sets.count; pivot++) {
    if (context.shouldStop()) return;
    const end = start[sets.faceStart[pivot + 1]];
    for (let one = start[sets.faceStart[pivot]]; one < end; one++) {
      spend((end - one) * Math.ceil(words / 3));
      for (let two = one + 1; two < end; two++) {
        const x = sets.faceDigit[to[one]];
        const y = sets.faceDigit[to[two]];
        const a = sets.faceSet[to[one]];
        const b = sets.faceSet[to[two]];
        if (x === y || a === b) continue;
        const shared = sets.digits[a] & sets.digits[b] & ~digitBit(x) & ~digitBit(y);
        const useful = shared === 0 ? 0 : usefulOf(context, sets, a, b, shared);
        if (useful !== 0) yield* wingsOf(context, links, [a, pivot, b], [x, y], useful);
      }
    }
  }
}

/** The shared digits that two sets eliminate somewhere; none if the sets share cells and must not. */
function usefulOf(
  { tables, options }: FinderContext,
  sets: AlsSets,
  a: number,
  b: number,
  shared: DigitSet,
): DigitSet {
  const { words } = tables;
  let useful = 0;
  for (let rest = shared; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    if (shareTargets(sets, words, faceOf(sets, a, digit), faceOf(sets, b, digit))) useful |= digitBit(digit);
  }
  return useful !== 0 && !options.alsOverlap && overlap(sets, words, a, b) ? 0 : useful;
}

function* wingsOf(
  context: FinderContext,
  links: AlsLinks,
  [a, pivot, b]: readonly [number, number, number],
  [x, y]: readonly [Digit, Digit],
  useful: DigitSet,
): Generator<Step> {
  const { sets } = links;
  const linked = useful & (commonsOf(links, a, pivot) | commonsOf(links, b, pivot));
  const plain = [a, pivot, b].map((set) => plainSet(sets, context.tables, set));
  for (const digits of [useful & ~linked, linked]) {
    if (digits === 0) continue;
    const found: Candidate[] = [];
    for (const digit of digitsIn(digits)) {
      addTargets(found, context, sets, faceOf(sets, a, digit), faceOf(sets, b, digit));
    }
    const commons = [
      { a: 0, b: 1, digit: x },
      { a: 1, b: 2, digit: y },
    ];
    yield linkedStep('als-xy-wing', plain, commons, sortCandidates(found));
  }
}
