/**
 * Restricted commons between almost locked sets: digits whose holders in one set all see its holders in the other, so
 * that they cannot be in both. Sets with a restricted common may share cells only if the options allow it.
 *
 * Read them with `read(search, ALS_LINKS)`.
 */
import { spend } from '../../../stopping.ts';
import { digitBit, type DigitSet } from '../../../model/digits.ts';
import { ALS_SETS, type AlsSets, grown, overlap } from './als-sets.ts';
import { lowestBit } from '../../cell-set.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';

export interface AlsLinks {
  readonly sets: AlsSets;
  /** The faces linked to face f: entries `start[f] … start[f + 1] − 1` of `to`. Every link is listed both ways. */
  start: Int32Array;
  to: Int32Array;
}

/** All restricted commons of two sets. */
export function commonsOf({ sets, start, to }: AlsLinks, set: number, other: number): DigitSet {
  let digits = 0;
  for (let at = start[sets.faceStart[set]]; at < start[sets.faceStart[set + 1]]; at++) {
    if (sets.faceSet[to[at]] === other) digits |= digitBit(sets.faceDigit[to[at]]);
  }
  return digits;
}

interface Working extends AlsLinks {
  sets: AlsSets;
  /** At `digit * cellCount + cell`: the last face of the digit whose lowest holder is the cell; −1 if none. */
  readonly last: Int32Array;
  /** For each face, the previous one with the same digit and lowest holder. */
  previous: Int32Array;
}

export const ALS_LINKS: SharedData<AlsLinks> = {
  create: (search): Working => ({
    sets: read(search, ALS_SETS),
    start: new Int32Array(0),
    to: new Int32Array(1024),
    last: new Int32Array(search.tables.stride * search.tables.cellCount),
    previous: new Int32Array(0),
  }),
  refresh: (links, search) => {
    const working = links as Working;
    working.sets = read(search, ALS_SETS);
    indexFaces(working, search);
    linkFaces(working, search);
    return links;
  },
};

function indexFaces(links: Working, { tables }: FinderContext): void {
  const { faceCount, faceDigit, holders } = links.sets;
  const { words, cellCount } = tables;
  if (links.previous.length < faceCount) {
    links.previous = new Int32Array(faceCount * 2);
    links.start = new Int32Array(faceCount * 2 + 1);
  }
  links.last.fill(-1);
  for (let face = 0; face < faceCount; face++) {
    let w = 0;
    while (holders[face * words + w] === 0) w++;
    const at = faceDigit[face] * cellCount + (w << 5) + lowestBit(holders[face * words + w]);
    links.previous[face] = links.last[at];
    links.last[at] = face;
  }
}

function linkFaces(links: Working, context: FinderContext): void {
  const { words, cellCount } = context.tables;
  const { sets, start, last } = links;
  let count = 0;
  for (let face = 0; face < sets.faceCount; face++) {
    spend(words);
    start[face] = count;
    if (face % PATIENCE === PATIENCE - 1 && context.shouldStop()) {
      start.fill(0, 0, sets.faceCount + 1);
      return;
    }
    for (let w = 0; w < words; w++) {
      for (let rest = sets.targets[face * words + w]; rest !== 0; rest &= rest - 1) {
        const at = sets.faceDigit[face] * cellCount + (w << 5) + lowestBit(rest);
        let met = 0;
        for (let other = last[at]; other >= 0; other = links.previous[other]) {
          met++;
          if (!isRestricted(context, sets, face, other)) continue;
          if (count === links.to.length) links.to = grown(links.to, count * 2);
          links.to[count++] = other;
        }
        spend(met);
      }
    }
  }
  start[sets.faceCount] = count;
}

/** Number of faces between checks of `shouldStop`; a stopped search has no links at all. */
const PATIENCE = 256;

/** Whether all holders of two faces see each other. No holder sees itself, so the digit is never in shared cells. */
function isRestricted(
  { tables, options }: FinderContext,
  sets: AlsSets,
  face: number,
  other: number,
): boolean {
  const { words } = tables;
  const { holders, targets, faceSet } = sets;
  for (let w = 0; w < words; w++) {
    if ((holders[other * words + w] & ~targets[face * words + w]) !== 0) return false;
  }
  return options.alsOverlap || !overlap(sets, words, faceSet[face], faceSet[other]);
}
