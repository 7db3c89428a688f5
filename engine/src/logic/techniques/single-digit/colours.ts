import type { Digit } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import {
  addCell,
  cellCount,
  cellsIn,
  cellSet,
  type CellSet,
  hasCell,
  isEmptySet,
  keepCells,
  meets,
  dropCells,
  uniteCells,
} from '../../cell-set.ts';
import { type Conjugate, CONJUGATES } from '../../links.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import type { CandidatePart, CandidateRole, Chain, Step } from '../../step.ts';
import { findByDigit } from './by-digit.ts';
import type { Family } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Colouring: connected conjugate pairs of one digit form a cluster. Its cells take two colours in turn: all cells of
 * one colour are true, those of the other false.
 *
 * Simple colours, one cluster:
 * - Trap: candidates that see both colours are eliminated. (A cluster of one pair would be locked candidates.)
 * - Wrap: two cells of one colour see each other, so the whole colour is eliminated.
 *
 * Multi-colours, two clusters:
 * - Type 1: a colour of the first sees a colour of the second, so one of the two other colours is true; candidates that
 *   see both of those are eliminated.
 * - Type 2: a colour of the first sees both colours of the second, so the whole colour is eliminated.
 *
 * Evidence: `candidates` as `colour-1` and `colour-2` of the first cluster, `colour-3` and `colour-4` of the second
 * (the eliminated colour, or the one that sees the other cluster, is `colour-1`; in type 1 it sees `colour-3`, and if
 * two clusters touch twice, `colour-2` may also see `colour-4`); `chains`: one link for each conjugate pair.
 */
export const colours: Family = {
  techniques: ['simple-colors-trap', 'simple-colors-wrap', 'multi-colors-1', 'multi-colors-2'],
  find(search, wanted) {
    return findByDigit(search, wanted, findIn);
  },
};

function* findIn(context: FinderContext, technique: TechniqueId, digit: Digit): Generator<Step> {
  const clusters = (read(context, CLUSTERS)[digit] ??= clustersOf(context, digit));
  if (technique === 'simple-colors-trap') yield* traps(context, clusters);
  else if (technique === 'simple-colors-wrap') yield* wraps(context, clusters);
  else if (technique === 'multi-colors-1') yield* bridges(context, clusters);
  else yield* falseColours(context, clusters);
}

/** A colour: its cells, and all cells that see any of them. */
interface Colour {
  readonly cells: CellSet;
  readonly seen: CellSet;
}

interface Cluster {
  readonly digit: Digit;
  readonly pairs: readonly Conjugate[];
  readonly colours: readonly [Colour, Colour];
}

/** By digit; undefined until first used. */
const CLUSTERS: SharedData<(readonly Cluster[] | undefined)[]> = {
  create: () => [],
  refresh: (clusters, { position, tables }, since) => {
    for (let digit = 1; digit < tables.stride; digit++) {
      if (position.digitChangedAt[digit] > since) clusters[digit] = undefined;
    }
    return clusters;
  },
};

function clustersOf(context: FinderContext, digit: Digit): Cluster[] {
  const pairs = read(context, CONJUGATES)[digit];
  const left = new Set(pairs);
  const found: Cluster[] = [];
  for (const first of pairs) {
    if (!left.has(first)) continue;
    const words = context.tables.words;
    const sets: [CellSet, CellSet] = [cellSet(words, [first.a]), cellSet(words, [first.b])];
    const own: Conjugate[] = [];
    for (let before = -1; own.length > before;) {
      before = own.length;
      for (const pair of left) {
        if (!join(sets, pair)) continue;
        left.delete(pair);
        own.push(pair);
      }
    }
    found.push({
      digit,
      pairs: own,
      colours: [colourOf(context, sets[0]), colourOf(context, sets[1])],
    });
  }
  return found;
}

/** Colours the ends of a pair that touches the cluster; returns false if it does not. */
function join([one, two]: readonly [CellSet, CellSet], { a, b }: Conjugate): boolean {
  if (hasCell(one, a) || hasCell(two, b)) {
    addCell(one, a);
    addCell(two, b);
    return true;
  }
  if (!hasCell(one, b) && !hasCell(two, a)) return false;
  addCell(one, b);
  addCell(two, a);
  return true;
}

function colourOf({ tables }: FinderContext, cells: CellSet): Colour {
  const seen = cellSet(tables.words);
  for (const cell of cellsIn(cells)) uniteCells(seen, tables.peerSets[cell]);
  return { cells, seen };
}

function* traps(context: FinderContext, clusters: readonly Cluster[]): Generator<Step> {
  for (const cluster of clusters) {
    const [one, two] = cluster.colours;
    if (cellCount(one.cells) + cellCount(two.cells) < 3) continue;
    const eliminated = seenByBoth(context, cluster.digit, one, two);
    if (eliminated) yield stepOf('simple-colors-trap', eliminated, [[cluster, one]]);
  }
}

function* wraps(_: FinderContext, clusters: readonly Cluster[]): Generator<Step> {
  for (const cluster of clusters) {
    for (const colour of cluster.colours) {
      if (meets(colour.cells, colour.seen))
        yield stepOf('simple-colors-wrap', colour.cells, [[cluster, colour]]);
    }
  }
}

/** Two clusters may touch in several places: one step has all the conclusions. */
function* bridges(context: FinderContext, clusters: readonly Cluster[]): Generator<Step> {
  for (const [first, second] of pairsOf(clusters)) {
    const eliminated = cellSet(context.tables.words);
    let named: readonly [Colour, Colour] | undefined;
    for (const near of first.colours) {
      for (const facing of second.colours) {
        if (!meets(near.seen, facing.cells)) continue;
        const cells = seenByBoth(context, first.digit, otherOf(first, near), otherOf(second, facing));
        if (!cells) continue;
        uniteCells(eliminated, cells);
        named ??= [near, facing];
      }
    }
    if (named)
      yield stepOf('multi-colors-1', eliminated, [
        [first, named[0]],
        [second, named[1]],
      ]);
  }
}

function* falseColours(_: FinderContext, clusters: readonly Cluster[]): Generator<Step> {
  for (const pair of pairsOf(clusters)) {
    for (const [first, second] of [pair, [pair[1], pair[0]]]) {
      const [three, four] = second.colours;
      for (const colour of first.colours) {
        if (!meets(colour.seen, three.cells) || !meets(colour.seen, four.cells)) continue;
        yield stepOf('multi-colors-2', colour.cells, [
          [first, colour],
          [second, three],
        ]);
      }
    }
  }
}

function* pairsOf(clusters: readonly Cluster[]): Generator<[Cluster, Cluster]> {
  for (let i = 0; i < clusters.length; i++) {
    for (let j = i + 1; j < clusters.length; j++) {
      yield [clusters[i], clusters[j]];
    }
  }
}

function otherOf({ colours: [one, two] }: Cluster, colour: Colour): Colour {
  return colour === one ? two : one;
}

function seenByBoth({ position }: FinderContext, digit: Digit, a: Colour, b: Colour): CellSet | undefined {
  const eliminated = position.cells[digit].slice();
  keepCells(eliminated, a.seen);
  keepCells(eliminated, b.seen);
  dropCells(eliminated, a.cells);
  dropCells(eliminated, b.cells);
  return isEmptySet(eliminated) ? undefined : eliminated;
}

const ROLES = ['colour-1', 'colour-2', 'colour-3', 'colour-4'] as const satisfies readonly CandidateRole[];

/** `parts`: each cluster with the colour that is listed first. */
function stepOf(
  technique: TechniqueId,
  eliminated: CellSet,
  parts: readonly (readonly [Cluster, Colour])[],
): Step {
  const { digit } = parts[0][0];
  const candidates = parts.flatMap(([cluster, first], i) => [
    ...painted(digit, first, ROLES[2 * i]),
    ...painted(digit, otherOf(cluster, first), ROLES[2 * i + 1]),
  ]);
  return {
    technique,
    placements: [],
    eliminations: cellsIn(eliminated).map((cell) => ({ cell, digit })),
    evidence: { digits: [digit], candidates, chains: parts.flatMap(([{ pairs }]) => pairs.map(chainOf)) },
  };
}

function painted(digit: Digit, { cells }: Colour, role: CandidateRole): CandidatePart[] {
  return cellsIn(cells).map((cell: Cell) => ({ cell, digit, role }));
}

function chainOf({ digit, house, a, b }: Conjugate): Chain {
  return {
    nodes: [
      { digit, cells: [a] },
      { digit, cells: [b] },
    ],
    links: [{ strength: 'strong', reason: { kind: 'house', house } }],
    shape: 'open',
  };
}
