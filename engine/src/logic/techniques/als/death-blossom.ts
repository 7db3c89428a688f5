import { digitBit, digitCount, type DigitSet, digitsIn, lowestDigit } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { ALS_SETS, type AlsSets, faceOf, overlap, plainSet } from './als-sets.ts';
import { lowestBit } from '../../cell-set.ts';
import { read, type FinderContext } from '../../finder-context.ts';
import { type Candidate, sortCandidates, type Step } from '../../step.ts';
import { linkedStep } from './als-step.ts';
import type { Family } from '../family.ts';

/**
 * Death blossom: a stem cell, and for each of its candidates an almost locked set (a petal) all of whose holders of
 * that digit see the stem. Whatever digit the stem holds, its petal lacks the digit and holds all its others; so a
 * digit Z of all petals that is no candidate of the stem is in one of them. Cells that see all its holders lose it.
 *
 * No petal contains the stem. Petals share cells only if the options allow it; one set may then even serve several
 * digits. All digits Z of the same petals are one step.
 * Evidence: `sets`: the stem first (with its digits), then the petals; `commons` from the stem to them, one for each
 * digit of the stem; `cells`: the stem as `pivot`; `digits`: the commons and the eliminated digits.
 */
export const deathBlossom: Family = {
  techniques: ['death-blossom'],
  *find(search, wanted) {
    if (!wanted.includes('death-blossom')) return;
    const sets = read(search, ALS_SETS);
    const petals = petalsByCandidate(search, sets);
    const { candidates } = search.position;
    for (let stem = 0; stem < search.tables.cellCount; stem++) {
      if (digitCount(candidates[stem]) < 2 || search.shouldStop()) continue;
      const lists = digitsIn(candidates[stem]).map((digit) => petals[digit][stem] ?? NONE);
      if (lists.every((list) => list.length > 0)) yield* blossomsOf(search, sets, stem, lists);
    }
  },
};

const NONE: readonly number[] = [];

/** For each candidate, by digit and cell, the faces whose holders of the digit it sees. */
function petalsByCandidate(
  { tables }: FinderContext,
  { faceCount, faceDigit, targets }: AlsSets,
): number[][][] {
  const petals: number[][][] = Array.from({ length: tables.stride }, () => []);
  for (let face = 0; face < faceCount; face++) {
    for (let w = 0; w < tables.words; w++) {
      for (let rest = targets[face * tables.words + w]; rest !== 0; rest &= rest - 1) {
        (petals[faceDigit[face]][(w << 5) + lowestBit(rest)] ??= []).push(face);
      }
    }
  }
  return petals;
}

/** The current choice of petals. */
interface Blossom {
  readonly stem: Cell;
  readonly lists: readonly (readonly number[])[];
  readonly petals: number[];
}

function* blossomsOf(
  context: FinderContext,
  sets: AlsSets,
  stem: Cell,
  lists: readonly (readonly number[])[],
): Generator<Step> {
  const allowed = context.tables.allDigits & ~context.position.candidates[stem];
  yield* choosePetals(context, sets, { stem, lists, petals: [] }, allowed);
}

/** Tries each petal for the next digit of the stem. `common`: the digits Z that all chosen petals may eliminate. */
function* choosePetals(
  context: FinderContext,
  sets: AlsSets,
  blossom: Blossom,
  common: DigitSet,
): Generator<Step> {
  const { stem, lists, petals } = blossom;
  if (petals.length === lists.length) {
    yield blossomStep(context, sets, blossom, common);
    return;
  }
  if (context.shouldStop()) return;
  for (const face of lists[petals.length]) {
    if (!mayJoin(context, sets, blossom, sets.faceSet[face])) continue;
    petals.push(face);
    const left = eliminating(context, sets, petals, common & sets.digits[sets.faceSet[face]]);
    if (left !== 0) yield* choosePetals(context, sets, { stem, lists, petals }, left);
    petals.pop();
  }
}

function mayJoin(
  { tables, options }: FinderContext,
  sets: AlsSets,
  { stem, petals }: Blossom,
  set: number,
): boolean {
  const { words } = tables;
  if (((sets.cells[set * words + (stem >> 5)] >>> (stem & 31)) & 1) === 1) return false;
  for (let i = 0; i < petals.length; i++) {
    const other = sets.faceSet[petals[i]];
    if (!options.alsOverlap && overlap(sets, words, set, other)) return false;
  }
  return true;
}

/** The digits for which some candidate sees all holders in all petals. */
function eliminating(
  { tables }: FinderContext,
  sets: AlsSets,
  petals: readonly number[],
  digits: DigitSet,
): DigitSet {
  let left = 0;
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    for (let w = 0; w < tables.words; w++) {
      if (targetsOf(sets, tables.words, petals, digit, w) !== 0) left |= digitBit(digit);
    }
  }
  return left;
}

/** One word of the candidates that see all holders of the digit in all petals. */
function targetsOf(
  sets: AlsSets,
  words: number,
  petals: readonly number[],
  digit: number,
  w: number,
): number {
  let bits = -1;
  for (let i = 0; i < petals.length; i++) {
    bits &= sets.targets[faceOf(sets, sets.faceSet[petals[i]], digit) * words + w];
  }
  return bits;
}

function blossomStep(
  { tables, position }: FinderContext,
  sets: AlsSets,
  { stem, petals }: Blossom,
  common: DigitSet,
): Step {
  const found: Candidate[] = [];
  for (let w = 0; w < tables.words; w++) {
    for (const digit of digitsIn(common)) {
      let bits = targetsOf(sets, tables.words, petals, digit, w);
      for (; bits !== 0; bits &= bits - 1) found.push({ cell: (w << 5) + lowestBit(bits), digit });
    }
  }
  const stemSet = { cells: [stem], digits: position.candidates[stem], house: tables.housesOf[stem][0] };
  const used = [...new Set(petals.map((face) => sets.faceSet[face]))];
  const plain = used.map((set) => plainSet(sets, tables, set));
  const commons = petals.map((face) => ({
    a: 0,
    b: used.indexOf(sets.faceSet[face]) + 1,
    digit: sets.faceDigit[face],
  }));
  const step = linkedStep('death-blossom', [stemSet, ...plain], commons, sortCandidates(found));
  return { ...step, evidence: { ...step.evidence, cells: [{ cells: [stem], role: 'pivot' }] } };
}
