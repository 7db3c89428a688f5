import { spend } from '../../../stopping.ts';
import { digitBit, type DigitSet, digitsIn, lowestDigit } from '../../../model/digits.ts';
import { ALS_LINKS, type AlsLinks, commonsOf } from './als-links.ts';
import { type AlsSets, faceOf, plainSet, shareTargets } from './als-sets.ts';
import { lowestBit } from '../../cell-set.ts';
import { read, type FinderContext } from '../../finder-context.ts';
import { type Candidate, sortCandidates, type Step } from '../../step.ts';
import { addTargets, linkedStep } from './als-step.ts';
import { type Family, NOTHING } from '../family.ts';

/**
 * ALS-XY-chain: four or more almost locked sets, each with a restricted common with the next, neighbouring commons
 * being different digits. If the first set lacks a digit Z, it holds its common with the second, which therefore lacks
 * it and holds the next common, and so on: the last set holds Z. So Z is in the first or in the last set, if it is a
 * digit of both and not the common by which the chain leaves or arrives. Cells that see all its holders in both sets
 * lose it.
 *
 * Only neighbours must not share cells (unless the options allow it), and no set occurs in a chain twice. With extent
 * `every` a chain is reported if none as short has eliminated the same; if the sets at an end are doubly linked, the
 * eliminations without the second common are reported too.
 * Evidence: `sets` in the order of the chain, and `commons`; `digits`: the commons and the eliminated digits.
 */
export const alsChain: Family = {
  techniques: ['als-xy-chain'],
  find(search, wanted) {
    if (!wanted.includes('als-xy-chain')) return NOTHING;
    if (search.options.extent === 'every') return everyChain(search);
    const step = shortestChain(search);
    return step ? [step] : NOTHING;
  },
};

const MAX_SETS = 12;

/**
 * Breadth first over faces, each of which means "this set lacks this digit". Faces of the first links are distinguished
 * from later ones, so that a chain of four sets is found even if a shorter one leads to the same face.
 */
interface Walk {
  readonly links: AlsLinks;
  /** The faces that follow face f, each once: `nextStart[f] … nextStart[f + 1] − 1` of `next`. */
  readonly nextStart: Int32Array;
  readonly next: Int32Array;
  /** A node is `layer * faceCount + face`; the layer is the number of commons so far, at most `LAST`. */
  readonly queue: Int32Array;
  /** The face of each node in the queue. */
  readonly faceAt: Int32Array;
  count: number;
  /** The previous node of each node, −1 for a first node; valid if its `stamp` equals `now`. */
  readonly parent: Int32Array;
  readonly depth: Int32Array;
  readonly stamp: Int32Array;
  now: number;
  /** The sets of the current chain. */
  readonly passed: Int32Array;
}

const LAST = 3;

function createWalk(links: AlsLinks): Walk {
  const nodes = (LAST + 1) * links.sets.faceCount;
  const list = (): Int32Array => new Int32Array(nodes);
  return {
    links,
    ...nextFaces(links),
    queue: list(),
    faceAt: list(),
    count: 0,
    parent: list(),
    depth: list(),
    stamp: list(),
    now: 0,
    passed: new Int32Array(MAX_SETS),
  };
}

/** A set that lacks the digit of a face holds all its others, which its neighbours then lack. */
function nextFaces({ sets, start, to }: AlsLinks): Pick<Walk, 'next' | 'nextStart'> {
  const { faceStart, faceSet, faceCount } = sets;
  const next: number[] = [];
  const nextStart = new Int32Array(faceCount + 1);
  const last = new Int32Array(faceCount).fill(-1);
  for (let face = 0; face < faceCount; face++) {
    for (let other = faceStart[faceSet[face]]; other < faceStart[faceSet[face] + 1]; other++) {
      if (other === face) continue;
      for (let at = start[other]; at < start[other + 1]; at++) {
        if (last[to[at]] === face) continue;
        last[to[at]] = face;
        next.push(to[at]);
      }
    }
    nextStart[face + 1] = next.length;
  }
  return { next: Int32Array.from(next), nextStart };
}

function restart(walk: Walk): void {
  walk.count = 0;
  walk.now++;
}

function push(walk: Walk, face: number, depth: number, parent: number): void {
  const node = Math.min(depth, LAST) * walk.links.sets.faceCount + face;
  if (walk.stamp[node] === walk.now) return;
  walk.stamp[node] = walk.now;
  walk.parent[node] = parent;
  walk.depth[node] = depth;
  walk.faceAt[walk.count] = face;
  walk.queue[walk.count++] = node;
}

/** Continues from a node to the faces that follow its own. */
function follow(walk: Walk, node: number, face: number): void {
  const { next, nextStart, stamp, parent, depth, queue, faceAt, now, links } = walk;
  let { count } = walk;
  const deeper = depth[node] + 1;
  const base = Math.min(deeper, LAST) * links.sets.faceCount;
  for (let at = nextStart[face], end = nextStart[face + 1]; at < end; at++) {
    const reached = base + next[at];
    if (stamp[reached] === now) continue;
    stamp[reached] = now;
    parent[reached] = node;
    depth[reached] = deeper;
    faceAt[count] = next[at];
    queue[count++] = reached;
  }
  walk.count = count;
}

/** The chain to a node: its sets and the digits between them; undefined if a set occurs twice. */
function chainTo(walk: Walk, end: number): Chained | undefined {
  // Most chains return to a set, and a solution path tests thousands.
  if (!isSimple(walk, end)) return undefined;
  const { links, parent } = walk;
  const { faceCount, faceSet, faceDigit } = links.sets;
  const sets: number[] = [];
  const digits: number[] = [];
  for (let node = end; node >= 0; node = parent[node]) {
    sets.push(faceSet[node % faceCount]);
    if (parent[node] >= 0) digits.push(faceDigit[node % faceCount]);
  }
  return { sets: sets.reverse(), digits: digits.reverse() };
}

function isSimple({ links, parent, passed }: Walk, end: number): boolean {
  const { faceCount, faceSet } = links.sets;
  let length = 0;
  for (let node = end; node >= 0; node = parent[node]) {
    const set = faceSet[node % faceCount];
    for (let i = 0; i < length; i++) if (passed[i] === set) return false;
    passed[length++] = set;
  }
  return true;
}

/** A node of the walk is followed over its links. */
const WORK_OF_NODE = 10;

interface Chained {
  readonly sets: readonly number[];
  readonly digits: readonly number[];
}

/**
 * For each candidate assumed true, finds the shortest chain that leaves a set two digits short; returns the best of
 * these.
 */
function shortestChain(context: FinderContext): Step | undefined {
  const links = read(context, ALS_LINKS);
  const { sets } = links;
  const walk = createWalk(links);
  const { queue, faceAt, depth } = walk;
  const direct = new Uint8Array(sets.count);
  let limit = MAX_SETS - 1;
  let best: Step | undefined;
  for (const faces of facesByTarget(context, sets)) {
    if (context.shouldStop()) return undefined;
    restart(walk);
    for (const face of faces) {
      direct[sets.faceSet[face]] = 1;
      push(walk, face, 0, -1);
    }
    for (let k = 0; k < walk.count; k++) {
      const node = queue[k];
      const length = depth[node];
      if (length > limit) break;
      if (length >= LAST && direct[sets.faceSet[faceAt[k]]] === 1) {
        const step = chainStep(context, links, chainTo(walk, node));
        if (step && (!best || length < limit || step.eliminations.length > best.eliminations.length)) {
          best = step;
          limit = length;
        }
      }
      if (length < limit) follow(walk, node, faceAt[k]);
    }
    spend(WORK_OF_NODE * walk.count);
    for (const face of faces) direct[sets.faceSet[face]] = 0;
  }
  return best;
}

/** For each candidate that sees all holders of its digit in at least two sets, the faces of those sets. */
function facesByTarget({ tables }: FinderContext, sets: AlsSets): number[][] {
  const { words, cellCount } = tables;
  // Indexed by digit and cell; `met` has the order in which they are first met.
  const seeing: number[][] = [];
  const met: number[][] = [];
  for (let face = 0; face < sets.faceCount; face++) {
    for (let w = 0; w < words; w++) {
      for (let bits = sets.targets[face * words + w]; bits !== 0; bits &= bits - 1) {
        const at = sets.faceDigit[face] * cellCount + (w << 5) + lowestBit(bits);
        if (!seeing[at]) met.push((seeing[at] = []));
        seeing[at].push(face);
      }
    }
  }
  return met.filter((faces) => faces.length > 1);
}

function* everyChain(context: FinderContext): Generator<Step> {
  const links = read(context, ALS_LINKS);
  const { sets } = links;
  const walk = createWalk(links);
  const known = new Map<string, number>();
  for (let first = 0; first < sets.count; first++) {
    for (let face = sets.faceStart[first]; face < sets.faceStart[first + 1]; face++) {
      if (context.shouldStop()) return;
      restart(walk);
      // The first set holds this digit, whichever other digit it lacks.
      push(walk, face, 0, -1);
      for (let at = links.start[face]; at < links.start[face + 1]; at++)
        push(walk, links.to[at], 1, walk.queue[0]);
      for (let k = 1; k < walk.count; k++) {
        const node = walk.queue[k];
        const last = sets.faceSet[walk.faceAt[k]];
        if (walk.depth[node] >= LAST && last > first && mayEliminate(context, links, first, last)) {
          for (const step of chainSteps(context, links, chainTo(walk, node))) {
            if (isShorter(known, step)) yield step;
          }
        }
        if (walk.depth[node] < MAX_SETS - 1) follow(walk, node, walk.faceAt[k]);
      }
      spend(WORK_OF_NODE * walk.count);
    }
  }
}

function isShorter(known: Map<string, number>, { eliminations, evidence }: Step): boolean {
  const key = eliminations.map(({ cell, digit }) => `${cell} ${digit}`).join();
  const length = evidence.sets!.length;
  if ((known.get(key) ?? Infinity) <= length) return false;
  known.set(key, length);
  return true;
}

function mayEliminate({ tables }: FinderContext, { sets }: AlsLinks, a: number, b: number): boolean {
  for (let rest = sets.digits[a] & sets.digits[b]; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    if (shareTargets(sets, tables.words, faceOf(sets, a, digit), faceOf(sets, b, digit))) return true;
  }
  return false;
}

/** The step of a chain, and the steps that leave out a second common at an end. */
function* chainSteps(context: FinderContext, links: AlsLinks, chain: Chained | undefined): Generator<Step> {
  if (!chain) return;
  const { sets } = chain;
  const last = sets.length - 1;
  const [head, tail] = [commonsOf(links, sets[0], sets[1]), commonsOf(links, sets[last], sets[last - 1])];
  for (const left of new Set([0, head, tail, head | tail])) {
    const step = chainStep(context, links, chain, left);
    if (step) yield step;
  }
}

function chainStep(
  context: FinderContext,
  { sets: catalogue }: AlsLinks,
  chain: Chained | undefined,
  left: DigitSet = 0,
): Step | undefined {
  if (!chain) return undefined;
  const { sets, digits } = chain;
  const [a, b] = [sets[0], sets[sets.length - 1]];
  const ends = digitBit(digits[0]) | digitBit(digits[digits.length - 1]);
  const found: Candidate[] = [];
  for (const digit of digitsIn(catalogue.digits[a] & catalogue.digits[b] & ~ends & ~left)) {
    addTargets(found, context, catalogue, faceOf(catalogue, a, digit), faceOf(catalogue, b, digit));
  }
  if (found.length === 0) return undefined;
  const plain = sets.map((set) => plainSet(catalogue, context.tables, set));
  const commons = digits.map((digit, k) => ({ a: k, b: k + 1, digit }));
  return linkedStep('als-xy-chain', plain, commons, sortCandidates(found));
}
