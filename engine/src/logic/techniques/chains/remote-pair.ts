import { type Digit, digitBit, type DigitSet, digitsIn, lowestDigit } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { cellsIn, hasCell, meetInto, cellSet } from '../../cell-set.ts';
import { BIVALUE, type BivalueCells } from '../../links.ts';
import { lastEmptyRevision, read, type FinderContext } from '../../finder-context.ts';
import type { Candidate, Chain, ChainNode, Link, Step } from '../../step.ts';
import { type Family, NOTHING } from '../family.ts';

/**
 * Remote pair: four, six, … cells with the same two candidates, each in sight of the next. The ends hold different
 * digits, so both digits are eliminated from all cells that see both ends. (`r1c1 r1c8 r3c7 r6c7` all 89 → `r6c1<>8`,
 * `r6c1<>9`.)
 *
 * For each pair of ends, the shortest chain is reported. Evidence: for each eliminated digit, an open chain that ends
 * in it, with two nodes for each cell, strong in the cell, weak to the next.
 */
export const remotePair: Family = {
  techniques: ['remote-pair'],
  find(search) {
    const bivalue = read(search, BIVALUE);
    const lastEmpty = lastEmptyRevision(search, 'remote-pair', 1);
    if (lastEmpty[0] >= bivalue.changedAt) return NOTHING;
    const pairs = frequentPairs(search, bivalue);
    return pairs.length === 0 ? NOTHING : remotePairs(search, pairs, lastEmpty);
  },
};

/** The pairs with at least four cells, in the order of their first cells. */
function frequentPairs(
  { position: { candidates } }: FinderContext,
  { list, count }: BivalueCells,
): DigitSet[] {
  const pairs: DigitSet[] = [];
  for (let i = 0; i + 3 < count; i++) {
    const pair = candidates[list[i]];
    let alike = 1;
    for (let k = i + 1; k < count; k++) if (candidates[list[k]] === pair) alike++;
    if (alike >= 4 && !pairs.includes(pair)) pairs.push(pair);
  }
  return pairs;
}

function* remotePairs(
  context: FinderContext,
  pairs: readonly DigitSet[],
  lastEmpty: Int32Array,
): Generator<Step> {
  const { candidates, revision } = context.position;
  const cells = cellsIn(read(context, BIVALUE).cells);
  let isAny = false;
  for (const pair of pairs) {
    const alike = cells.filter((cell) => candidates[cell] === pair);
    for (const step of pairsOf(context, pair, alike)) {
      isAny = true;
      yield step;
    }
  }
  if (!isAny) lastEmpty[0] = revision;
}

function* pairsOf(context: FinderContext, pair: DigitSet, alike: readonly Cell[]): Generator<Step> {
  const steps: Step[] = [];
  for (const start of alike) {
    const paths = shortestPaths(context, alike, start);
    for (const path of paths) {
      const end = path[path.length - 1];
      if (path.length < 4 || path.length % 2 !== 0 || end < start) continue;
      if (2 * path.length - 1 > context.options.chainLength) continue;
      const eliminated = eliminationsOf(context, pair, start, end, path);
      if (eliminated.length > 0) steps.push(stepOf(pair, path, eliminated));
    }
  }
  yield* steps.sort((a, b) => lengthOf(a) - lengthOf(b));
}

/** The shortest path from a cell to each cell that it reaches by steps between peers. */
function shortestPaths({ tables }: FinderContext, alike: readonly Cell[], start: Cell): Cell[][] {
  const paths = [[start]];
  const reached = new Set([start]);
  for (const path of paths) {
    const sight = tables.peerSets[path[path.length - 1]];
    for (const cell of alike) {
      if (reached.has(cell) || !hasCell(sight, cell)) continue;
      reached.add(cell);
      paths.push([...path, cell]);
    }
  }
  return paths;
}

function eliminationsOf(
  { position, tables }: FinderContext,
  pair: DigitSet,
  start: Cell,
  end: Cell,
  path: readonly Cell[],
): Candidate[] {
  const common = cellSet(tables.words);
  meetInto(common, tables.peerSets[start], tables.peerSets[end]);
  return cellsIn(common).flatMap((cell) =>
    path.includes(cell)
      ? []
      : digitsIn(position.candidates[cell] & pair).map((digit): Candidate => ({ cell, digit })),
  );
}

function stepOf(pair: DigitSet, path: readonly Cell[], eliminations: Candidate[]): Step {
  const digits = digitsIn(pair);
  const eliminated = digits.filter((digit) => eliminations.some((one) => one.digit === digit));
  const chains = eliminated.map((digit) => chainOf(path, digit, pair));
  return { technique: 'remote-pair', placements: [], eliminations, evidence: { digits, chains } };
}

/** The chain that has this digit at both ends. */
function chainOf(path: readonly Cell[], outer: Digit, pair: DigitSet): Chain {
  const inner = lowestDigit(pair & ~digitBit(outer));
  const nodes = path.flatMap((cell, i): ChainNode[] => {
    const [first, second] = i % 2 === 0 ? [outer, inner] : [inner, outer];
    return [
      { digit: first, cells: [cell] },
      { digit: second, cells: [cell] },
    ];
  });
  const links = nodes
    .slice(1)
    .map(({ cells }, i): Link =>
      i % 2 === 0
        ? { strength: 'strong', reason: { kind: 'cell', cell: cells[0] } }
        : { strength: 'weak', reason: { kind: 'sight' } },
    );
  return { nodes, links, shape: 'open' };
}

function lengthOf({ evidence }: Step): number {
  return evidence.chains![0].nodes.length;
}
