/** Chains and loops, forcing chains and nets, Kraken fish: checks each link, then the conclusions from all of them. */
import type {
  AlmostLockedSet,
  Branch,
  Candidate,
  Chain,
  ChainNode,
  Implication,
  Link,
  LinkReason,
  Step,
} from 'pencilmark';
import {
  candidateList,
  candidatesIn,
  cellList,
  type CheckedBoard,
  type Checker,
  digitsOf,
  holds,
  houseList,
  isIn,
  onlyStrikes,
  placesIn,
  sameCells,
  union,
} from './board.ts';
import { excludes, groupExcludes, sees } from './sight.ts';
import { weights } from './patterns.ts';

export const openChain: Checker = (board, step) => {
  const chains = step.evidence.chains ?? [];
  const isSound = ({ shape, links, ...chain }: Chain): boolean =>
    shape === 'open' &&
    links.length === chain.nodes.length - 1 &&
    links.length % 2 === 1 &&
    links.every(({ strength }, k) => strength === (k % 2 === 0 ? 'strong' : 'weak')) &&
    linksHold(board, { shape, links, ...chain });
  if (chains.length === 0 || !chains.every(isSound)) return 'a chain does not hold';
  return onlyStrikes(step, (eliminated) =>
    chains.some(({ nodes }) =>
      [nodes[0], nodes[nodes.length - 1]].every((end) => nodeExcludes(board, end, eliminated)),
    ),
  );
};

export const remotePair: Checker = (board, step) => {
  const [{ nodes }] = step.evidence.chains ?? [{ nodes: [] as ChainNode[] }];
  const cells = nodes.map((node) => node.cells[0]).filter((_, k) => k % 2 === 0);
  const pair = step.evidence.digits;
  const isPair = cells.length % 2 === 0 && cells.length >= 4 && pair.length === 2;
  const isAlike = cells.every((cell) => sameCells(candidatesIn(board, cell), pair));
  const isLinked = cells.every((cell, k) => k === 0 || sees(board, cells[k - 1], cell));
  if (!isPair || !isAlike || !isLinked) return 'no remote pair';
  const ends = [cells[0], cells[cells.length - 1]];
  return onlyStrikes(
    step,
    ({ cell, digit }) => pair.includes(digit) && ends.every((end) => sees(board, cell, end)),
  );
};

/** In a continuous loop every link has exactly one true end. */
export const ring: Checker = (board, step) => {
  const [chain, ...others] = step.evidence.chains ?? [];
  if (!chain || others.length > 0 || chain.shape !== 'loop' || chain.links.length !== chain.nodes.length)
    return 'no loop';
  const isInTurn = chain.links.every(
    ({ strength }, k) => strength !== chain.links[(k + 1) % chain.links.length].strength,
  );
  if (!isInTurn || chain.links.length % 2 !== 0 || !linksHold(board, chain)) return 'the loop does not hold';
  const ends = chain.links.map((link, k) => ({
    link,
    a: chain.nodes[k],
    b: chain.nodes[(k + 1) % chain.nodes.length],
  }));
  // Either all nodes at even places are true, or all at odd ones.
  const isEliminatedAt = (parity: number, eliminated: Candidate): boolean =>
    chain.nodes.some((node, k) => k % 2 === parity && nodeExcludes(board, node, eliminated));
  return onlyStrikes(
    step,
    (eliminated) =>
      (isEliminatedAt(0, eliminated) && isEliminatedAt(1, eliminated)) ||
      ends.some(
        ({ link, a, b }) => link.reason.kind === 'set' && isKeptBy(board, link.reason, [a, b], eliminated),
      ),
  );
};

type SetReason = Extract<LinkReason, { kind: 'set' }>;

/**
 * A set in a loop lacks one of the two digits of its link, and so keeps all others. A set that forces a cell keeps them
 * too, unless that cell holds one of the digits that the set eliminates in it.
 */
function isKeptBy(
  board: CheckedBoard,
  { set: { cells, digits }, forces }: SetReason,
  ends: readonly ChainNode[],
  { cell, digit }: Candidate,
): boolean {
  const isEnd = (node: ChainNode): boolean => node.digit === digit;
  const inForced = ends.filter((node) => forces !== undefined && sameCells(node.cells, [forces]));
  const inSet = ends.filter((node) => !inForced.includes(node));
  if (!digitsOf(digits).includes(digit) || inSet.some(isEnd)) return false;
  const holders = cells.filter((own) => holds(board, own, digit));
  if (forces !== undefined && holds(board, forces, digit) && !inForced.some(isEnd)) holders.push(forces);
  return holders.every((own) => sees(board, own, cell));
}

/** Two equal links meet at the first node: strong ones prove it, weak ones refute it. */
export const brokenRing: Checker = (board, step) => {
  const [chain, ...others] = step.evidence.chains ?? [];
  if (!chain || others.length > 0 || chain.shape !== 'loop' || chain.links.length !== chain.nodes.length)
    return 'no loop';
  const { links, nodes } = chain;
  const first = links[0].strength;
  const isInTurn = links.every(({ strength }, k) => (strength === first) === (k % 2 === 0));
  if (!isInTurn || links.length % 2 !== 1 || !linksHold(board, chain)) return 'the loop does not hold';
  if (first === 'weak') {
    return onlyStrikes(step, ({ cell, digit }) => nodes[0].digit === digit && nodes[0].cells.includes(cell));
  }
  const isPlaced = step.placements.every(
    ({ cell, digit }) => nodes[0].digit === digit && sameCells(nodes[0].cells, [cell]),
  );
  const isEliminated = step.eliminations.every((eliminated) => nodeExcludes(board, nodes[0], eliminated));
  return isPlaced && isEliminated ? undefined : 'a conclusion does not follow';
};

function nodeExcludes(board: CheckedBoard, { cells, digit }: ChainNode, other: Candidate): boolean {
  return groupExcludes(board, cells, digit, other);
}

function linksHold(board: CheckedBoard, { nodes, links }: Chain): boolean {
  const areThere = nodes.every(
    ({ cells, digit }) => cells.length > 0 && cells.every((cell) => holds(board, cell, digit)),
  );
  return (
    areThere && links.every((link, k) => linkHolds(board, link, nodes[k], nodes[(k + 1) % nodes.length]))
  );
}

function linkHolds(board: CheckedBoard, { strength, reason }: Link, a: ChainNode, b: ChainNode): boolean {
  const isOneCell = a.cells.length === 1 && sameCells(a.cells, b.cells) && a.digit !== b.digit;
  if (strength === 'weak') {
    if (reason.kind === 'cell') return isOneCell && reason.cell === a.cells[0];
    if (reason.kind === 'rule')
      return b.cells.every((cell) => groupExcludes(board, a.cells, a.digit, { cell, digit: b.digit }));
    return (
      reason.kind === 'sight' &&
      a.digit === b.digit &&
      a.cells.every((x) => b.cells.every((y) => sees(board, x, y)))
    );
  }
  switch (reason.kind) {
    case 'cell':
      return (
        isOneCell &&
        reason.cell === a.cells[0] &&
        sameCells(candidatesIn(board, reason.cell), [a.digit, b.digit])
      );
    case 'house': {
      const places = a.digit === b.digit ? placesIn(board, reason.house, a.digit) : undefined;
      return places !== undefined && places.every((cell) => a.cells.includes(cell) || b.cells.includes(cell));
    }
    case 'set':
      return isAlmostLocked(board, reason.set) && setLinkHolds(board, reason, a, b);
    case 'sight':
    case 'rule':
      return false;
  }
}

/** Whether one of the nodes is true because the set cannot lack both, or because without `a` it forces the other. */
function setLinkHolds(board: CheckedBoard, { set, forces }: SetReason, a: ChainNode, b: ChainNode): boolean {
  const holdersOf = (digit: number): number[] => set.cells.filter((cell) => holds(board, cell, digit));
  const isWhole = ({ digit, cells }: ChainNode): boolean =>
    holdersOf(digit).length > 0 && sameCells(holdersOf(digit), cells);
  if (forces === undefined) return a.digit !== b.digit && isWhole(a) && isWhole(b);
  const [forced, left] = sameCells(a.cells, [forces]) ? [a, b] : [b, a];
  if (set.cells.includes(forces) || !sameCells(forced.cells, [forces]) || !isWhole(left)) return false;
  return candidatesIn(board, forces).every(
    (digit) =>
      digit === forced.digit ||
      (digit !== left.digit &&
        digitsOf(set.digits).includes(digit) &&
        holdersOf(digit).every((cell) => sees(board, cell, forces))),
  );
}

export function isAlmostLocked(board: CheckedBoard, { cells, digits, house }: AlmostLockedSet): boolean {
  const own = union(board, cells);
  return (
    cells.length > 0 &&
    new Set(cells).size === cells.length &&
    cells.every((cell) => board.digits[cell] === 0 && isIn(board, house, cell)) &&
    own.length === cells.length + 1 &&
    sameCells(own, digitsOf(digits))
  );
}

/** Whether each implication follows from its causes. */
export function branchHolds(board: CheckedBoard, { implications }: Branch): boolean {
  return implications.every((implication, k) => {
    if (!implication.node.cells.every((cell) => holds(board, cell, implication.node.digit))) return false;
    if (k === 0) return implication.causes.length === 0;
    if (implication.causes.some((cause) => cause < 0 || cause >= k)) return false;
    return follows(
      board,
      implication,
      implication.causes.map((cause) => implications[cause]),
    );
  });
}

function follows(
  board: CheckedBoard,
  { node, holds: way, link, by }: Implication,
  causes: readonly Implication[],
): boolean {
  const isFalse = (candidate: Candidate): boolean => isRefuted(board, causes, candidate);
  if (way === 'false') {
    return node.cells.every(
      (cell) => isFalse({ cell, digit: node.digit }) || isTakenBy(board, by, cell, node),
    );
  }
  const [cell] = node.cells;
  const isLast =
    node.cells.length === 1 &&
    candidatesIn(board, cell).every((digit) => digit === node.digit || isFalse({ cell, digit }));
  if (isLast) return true;
  const isOnly = board.geometry.houses.some((_, house) => {
    const places = placesIn(board, house, node.digit);
    return places?.every(
      (place) => node.cells.includes(place) || isFalse({ cell: place, digit: node.digit }),
    );
  });
  return isOnly || (link?.reason.kind === 'set' && isKept(board, link.reason.set, node, isFalse));
}

/** `checkStep` has checked the step itself. */
function isTakenBy(board: CheckedBoard, by: Step | undefined, cell: number, { digit }: ChainNode): boolean {
  if (!by) return false;
  return (
    by.eliminations.some((gone) => gone.cell === cell && gone.digit === digit) ||
    by.placements.some((placed) => excludes(board, placed, { cell, digit }))
  );
}

function isKept(
  board: CheckedBoard,
  set: AlmostLockedSet,
  node: ChainNode,
  isFalse: (candidate: Candidate) => boolean,
): boolean {
  if (!isAlmostLocked(board, set)) return false;
  const holdersOf = (digit: number): number[] => set.cells.filter((cell) => holds(board, cell, digit));
  const isLost = digitsOf(set.digits).some(
    (digit) => digit !== node.digit && holdersOf(digit).every((cell) => isFalse({ cell, digit })),
  );
  return isLost && holdersOf(node.digit).every((cell) => node.cells.includes(cell));
}

export function isRefuted(
  board: CheckedBoard,
  facts: readonly Implication[],
  { cell, digit }: Candidate,
): boolean {
  return facts.some(({ node, holds: way }) =>
    way === 'true'
      ? nodeExcludes(board, node, { cell, digit })
      : node.digit === digit && node.cells.includes(cell),
  );
}

function isProved(facts: readonly Implication[], { cell, digit }: Candidate): boolean {
  return facts.some(
    ({ node, holds: way }) => way === 'true' && node.digit === digit && sameCells(node.cells, [cell]),
  );
}

export const contradiction: Checker = (board, step) => {
  const [branch, ...others] = step.evidence.branches ?? [];
  if (!branch || others.length > 0 || !branchHolds(board, branch)) return 'a branch does not hold';
  const { implications } = branch;
  const isFalse = (candidate: Candidate): boolean => isRefuted(board, implications, candidate);
  const [emptied, [home]] = [cellList(step, 'pattern'), houseList(step, 'home')];
  const isEmpty = emptied.some((cell) =>
    candidatesIn(board, cell).every((digit) => isFalse({ cell, digit })),
  );
  const hasNoPlace =
    home !== undefined &&
    board.geometry.symbols.some((_, k) =>
      placesIn(board, home, k + 1)?.every((cell) => isFalse({ cell, digit: k + 1 })),
    );
  const isBoth = implications.some(
    ({ node, holds: way }) =>
      way === 'true' && node.cells.every((cell) => isFalse({ cell, digit: node.digit })),
  );
  if (!isEmpty && !hasNoPlace && !isBoth) return 'there is no contradiction';
  const [{ node, holds: way }] = implications;
  const isAssumed = ({ cell, digit }: Candidate): boolean =>
    node.digit === digit && node.cells.includes(cell);
  if (way === 'true') return onlyStrikes(step, isAssumed);
  const isOne = node.cells.length === 1 && step.eliminations.length === 0;
  return isOne && step.placements.every(isAssumed) ? undefined : 'the conclusion is not the opposite';
};

export const verity: Checker = (board, step) => {
  const branches = step.evidence.branches ?? [];
  if (branches.length < 2 || !branches.every((branch) => branchHolds(board, branch)))
    return 'a branch does not hold';
  if (!isComplete(board, step, branches)) return 'there are other cases';
  const isEverywhere = (test: (facts: readonly Implication[]) => boolean): boolean =>
    branches.every(({ implications }) => test(implications));
  const isSound =
    step.eliminations.every((eliminated) => isEverywhere((facts) => isRefuted(board, facts, eliminated))) &&
    step.placements.every((placed) => isEverywhere((facts) => isProved(facts, placed)));
  return isSound ? undefined : 'a conclusion does not follow in every case';
};

/** Whether at least one of the assumptions must be true. */
function isComplete(board: CheckedBoard, step: Step, branches: readonly Branch[]): boolean {
  const assumed = branches.map(({ implications }) => implications[0]);
  const isAssumed = (cell: number, digit: number): boolean =>
    assumed.some(
      ({ node, holds: way }) => way === 'true' && node.digit === digit && node.cells.includes(cell),
    );
  const [[cell], [home]] = [cellList(step, 'pattern'), houseList(step, 'home')];
  if (cell !== undefined) return candidatesIn(board, cell).every((digit) => isAssumed(cell, digit));
  if (home !== undefined) {
    return (
      placesIn(board, home, assumed[0].node.digit)?.every((place) =>
        isAssumed(place, assumed[0].node.digit),
      ) ?? false
    );
  }
  return assumed.some(
    ({ node, holds: way }) => way === 'false' && node.cells.every((own) => isAssumed(own, node.digit)),
  );
}

/**
 * The fish's count again (`patterns.ts`): a candidate that a branch refutes is false with every candidate from
 * which a branch leads to it. Type 2 leaves out the cover whose candidates all begin branches.
 */
export const kraken: Checker = (board, step) => {
  const [digit] = step.evidence.digits;
  const branches = step.evidence.branches ?? [];
  const [target] = candidateList(step, 'target');
  if (
    !target ||
    step.eliminations.some(({ cell, digit: own }) => cell !== target.cell || own !== target.digit)
  ) {
    return 'the target is another';
  }
  const isRight = branches.every((branch) => {
    const [{ node, holds: way }] = branch.implications;
    const isStart = way === 'true' && node.digit === digit && node.cells.length === 1;
    return isStart && branchHolds(board, branch) && isRefuted(board, branch.implications, target);
  });
  if (!isRight) return 'a branch does not hold';
  const starts = branches.map(({ implications }) => implications[0].node.cells[0]);
  const isFalse = (cell: number): boolean =>
    starts.includes(cell) || excludes(board, target, { cell, digit });
  const [bases, covers, [home]] = [
    houseList(step, 'base'),
    houseList(step, 'cover'),
    houseList(step, 'home'),
  ];
  if (bases.length !== covers.length || bases.length === 0) return 'not as many covers as bases';
  const kept = step.technique === 'kraken-fish-2' ? covers.filter((cover) => cover !== home) : covers;
  if (step.technique === 'kraken-fish-2' && kept.length !== covers.length - 1) return 'the cover is another';
  const weight = weights(board, digit, bases, kept);
  if (!weight || [...weight].some(([cell, more]) => more > 0 && !isFalse(cell)))
    return 'a fin begins no branch';
  if (step.technique === 'kraken-fish-1' && (target.digit !== digit || (weight.get(target.cell) ?? 0) >= 0)) {
    return 'the fish does not eliminate the target';
  }
  return onlyStrikes(step, () => true);
};
