/** The second half of the search for fish (`fish-walk.ts`): the covers for the chosen bases. */
import { bitCount, lowestBit } from '../../cell-set.ts';
import { type FishWalk, type FoundFish, isSpent } from './fish-walk.ts';

/** All fish with the chosen bases, in the order of their covers. The next call reuses the list. */
export function collectFish(walk: FishWalk): readonly FoundFish[] {
  const { words, size, chosen, baseList, taken } = walk;
  walk.found.length = 0;
  for (let d = 0; d < size; d++) taken[baseList[chosen[d]]] = 1;
  walk.coverCount = 0;
  if (walk.ledBy === 'shape') {
    for (let w = 0; w < words; w++) walk.rest[w] = walk.held[size * words + w];
    cover(walk, 0, size, walk.maxFins, -1);
  } else {
    for (let w = 0; w < words; w++) {
      for (let bits = walk.live[size * words + w]; bits !== 0; bits &= bits - 1) {
        collectAgainst(walk, (w << 5) + lowestBit(bits));
      }
    }
  }
  for (let d = 0; d < size; d++) taken[baseList[chosen[d]]] = 0;
  if (walk.found.length > 1) walk.found.sort(byCovers);
  return walk.found;
}

function byCovers(a: FoundFish, b: FoundFish): number {
  for (let k = 0; k < a.covers.length; k++) {
    if (a.covers[k] !== b.covers[k]) return a.covers[k] - b.covers[k];
  }
  return 0;
}

/** Collects the fish that eliminate candidate `target`, except those already found for an earlier target. */
function collectAgainst(walk: FishWalk, target: number): void {
  const { words, size, board, taken, held, endo, rest } = walk;
  const { members, memberStart, peers, masks } = board;
  const from = memberStart[target];
  const end = memberStart[target + 1];
  let usable = 0;
  for (let m = from; m < end; m++) {
    const house = members[m];
    if (walk.mayCover[house] === 0 || taken[house] !== 0) continue;
    for (let w = 0; w < words; w++) {
      if ((masks[house * words + w] & held[size * words + w]) !== 0) usable |= 1 << (m - from);
    }
  }
  const isHeld = ((held[size * words + (target >> 5)] >>> (target & 31)) & 1) === 1;
  const fewest = isHeld ? 2 : 1;
  if (bitCount(usable) < fewest) return;
  for (let m = from; m < end; m++) taken[members[m]]++;
  for (let choice = usable; choice !== 0; choice = (choice - 1) & usable) {
    const count = bitCount(choice);
    if (count < fewest || count > size) continue;
    walk.coverCount = 0;
    for (let bits = choice; bits !== 0; bits &= bits - 1) {
      walk.covers[walk.coverCount++] = members[from + lowestBit(bits)];
    }
    for (let w = 0; w < words; w++) {
      rest[w] = held[size * words + w] & ~endo[size * words + w] & ~peers[target * words + w];
    }
    rest[target >> 5] &= ~(1 << (target & 31));
    cover(walk, 0, size - count, 0, target);
  }
  for (let m = from; m < end; m++) taken[members[m]]--;
}

/**
 * Chooses `left` covers that contain the set at `depth`, except for up to `spare` fins; then fills up with any others.
 */
function cover(walk: FishWalk, depth: number, left: number, spare: number, target: number): void {
  const { words, board, rest, taken, mayCover, covers } = walk;
  const at = depth * words;
  let w = 0;
  while (w < words && rest[at + w] === 0) w++;
  if (w === words) return fillUp(walk, 0, left, target);
  if (left + spare === 0 || isSpent(walk)) return;
  const candidate = (w << 5) + lowestBit(rest[at + w]);
  const from = board.memberStart[candidate];
  const end = board.memberStart[candidate + 1];
  let tried = 0;
  for (let m = from; left > 0 && m < end; m++) {
    const house = board.members[m];
    if (mayCover[house] === 0 || taken[house] !== 0) continue;
    taken[house] = 1;
    tried |= 1 << (m - from);
    covers[walk.coverCount++] = house;
    for (let v = 0; v < words; v++) rest[at + words + v] = rest[at + v] & ~board.masks[house * words + v];
    cover(walk, depth + 1, left - 1, spare, target);
    walk.coverCount--;
  }
  if (spare > 0) leaveOut(walk, depth, left, spare, candidate);
  // A tried house stays taken for its later siblings, so that every choice is made once.
  for (let bits = tried; bits !== 0; bits &= bits - 1) taken[board.members[from + lowestBit(bits)]] = 0;
}

/** Continues with the candidate as a fin, which no cover may then contain. */
function leaveOut(walk: FishWalk, depth: number, left: number, spare: number, candidate: number): void {
  const { words, board, rest, taken } = walk;
  const { members, memberStart } = board;
  const at = depth * words;
  for (let v = 0; v < words; v++) rest[at + words + v] = rest[at + v];
  rest[at + words + (candidate >> 5)] &= ~(1 << (candidate & 31));
  for (let m = memberStart[candidate]; m < memberStart[candidate + 1]; m++) taken[members[m]]++;
  cover(walk, depth + 1, left, spare - 1, -1);
  for (let m = memberStart[candidate]; m < memberStart[candidate + 1]; m++) taken[members[m]]--;
}

/** Adds `left` covers, from house `from` onwards, that contain a candidate of the bases. */
function fillUp(walk: FishWalk, from: number, left: number, target: number): void {
  if (isSpent(walk)) return;
  if (left === 0) return examine(walk, target);
  const { words, board, taken, mayCover, size, held } = walk;
  for (let house = from; house < board.houseCount; house++) {
    if (mayCover[house] === 0 || taken[house] !== 0) continue;
    let shared = 0;
    for (let w = 0; w < words; w++) shared |= board.masks[house * words + w] & held[size * words + w];
    if (shared === 0) continue;
    walk.covers[walk.coverCount++] = house;
    fillUp(walk, house + 1, left - 1, target);
    walk.coverCount--;
  }
}

/** Computes what bases and covers eliminate. A fish that also eliminates an earlier target was found there. */
function examine(walk: FishWalk, target: number): void {
  const { words, board, size, held, endo, first: covered, second: eliminated, third: fins, maxFins } = walk;
  for (let w = 0; w < words; w++) covered[w] = eliminated[w] = 0;
  for (let k = 0; k < size; k++) {
    for (let w = 0; w < words; w++) {
      const mask = board.masks[walk.covers[k] * words + w];
      eliminated[w] |= covered[w] & mask;
      covered[w] |= mask;
    }
  }
  let finCount = 0;
  for (let w = 0; w < words; w++) {
    const bases = held[size * words + w];
    eliminated[w] |= covered[w] & ~bases;
    fins[w] = (bases & ~covered[w]) | endo[size * words + w];
    finCount += bitCount(fins[w]);
  }
  if (finCount > maxFins || (finCount === 0) !== (maxFins === 0)) return;
  for (let w = 0; walk.ledBy === 'targets' && w < words; w++) {
    for (let bits = fins[w]; bits !== 0; bits &= bits - 1) {
      const fin = (w << 5) + lowestBit(bits);
      for (let v = 0; v < words; v++) eliminated[v] &= board.peers[fin * words + v];
    }
  }
  const lowest = lowestIn(eliminated, words);
  if (lowest >= 0 && (target < 0 || lowest === target)) walk.found.push(describe(walk));
}

function describe(walk: FishWalk): FoundFish {
  const { words, size, board, baseList, chosen, covers, held, endo, first, second, third } = walk;
  for (let w = 0; w < words; w++) {
    first[w] = held[size * words + w] & ~third[w];
    third[w] &= ~endo[size * words + w];
  }
  const cellsOf = (set: Int32Array, at = 0): number[] =>
    indicesIn(set.subarray(at, at + words)).map((i) => board.cells[i]);
  return {
    bases: Array.from({ length: size }, (_, d) => baseList[chosen[d]]),
    covers: [...covers.subarray(0, size)].sort((a, b) => a - b),
    body: cellsOf(first),
    fins: cellsOf(third),
    endoFins: cellsOf(endo, size * words),
    eliminated: cellsOf(second),
  };
}

function lowestIn(set: Int32Array, words: number): number {
  for (let w = 0; w < words; w++) if (set[w] !== 0) return (w << 5) + lowestBit(set[w]);
  return -1;
}

function indicesIn(set: Int32Array): number[] {
  const list: number[] = [];
  set.forEach((word, w) => {
    for (let bits = word; bits !== 0; bits &= bits - 1) list.push((w << 5) + lowestBit(bits));
  });
  return list;
}
