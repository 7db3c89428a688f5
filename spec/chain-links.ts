/**
 * Proves the evidence of chains, loops, colourings, forcing chains and nets from the position alone: every link by
 * its reason, every elimination by what the chain or the branches say. Knows nothing of how they are found.
 */
import {
  type Branch,
  type Candidate,
  type Chain,
  type ChainNode,
  hasDigit,
  type Link,
  type Position,
  type Step,
} from 'pencilmark';

type Facts = Pick<Position, 'tables' | 'candidates' | 'places'>;

/** What is wrong with a step of these families; an empty list where it is proved. */
export function chainFaults(facts: Facts, step: Step): string[] {
  const { chains = [], branches } = step.evidence;
  const faults = chains.flatMap((chain) => linkFaults(facts, chain));
  if (branches) return [...faults, ...branchFaults(facts, step, branches)];
  if (step.evidence.candidates) return faults;
  const open = chains.reduce(
    (left, chain) => left.filter((one) => !isStruck(facts, chain, one)),
    step.eliminations,
  );
  return [...faults, ...open.map(({ cell, digit }) => `nothing strikes ${digit} in ${cell}`)];
}

function linkFaults(facts: Facts, { nodes, links, shape }: Chain): string[] {
  const faults: string[] = [];
  if (links.length !== nodes.length - (shape === 'loop' ? 0 : 1)) faults.push('links do not fit nodes');
  links.forEach((link, i) => {
    if (!isLink(facts, link, nodes[i], nodes[(i + 1) % nodes.length])) faults.push(`link ${i} is none`);
    if (i > 0 && links[i - 1].strength === link.strength) faults.push(`links ${i - 1} and ${i} are alike`);
  });
  return faults;
}

function isLink(facts: Facts, { strength, reason }: Link, a: ChainNode, b: ChainNode): boolean {
  if (reason.kind === 'sight') return strength === 'weak' && a.digit === b.digit && allSee(facts, a, b);
  if (reason.kind === 'cell') {
    const isOwn = [a, b].every(({ cells }) => cells.length === 1 && cells[0] === reason.cell);
    return (
      isOwn && a.digit !== b.digit && (strength === 'weak' || sizeOf(facts.candidates[reason.cell]) === 2)
    );
  }
  if (strength === 'weak') return false;
  if (reason.kind === 'house') {
    const held = placesIn(facts, reason.house, a.digit);
    return a.digit === b.digit && sameCells(held, [...a.cells, ...b.cells]);
  }
  const { cells, digits, house } = reason.set;
  const union = cells.reduce((set, cell) => set | facts.candidates[cell], 0);
  return (
    union === digits &&
    sizeOf(digits) === cells.length + 1 &&
    a.digit !== b.digit &&
    cells.every((cell) => facts.tables.houseCells[house].includes(cell)) &&
    [a, b].every((node) =>
      sameCells(
        cells.filter((cell) => has(facts, cell, node.digit)),
        node.cells,
      ),
    )
  );
}

/** An open chain or a verity: an end is true. A loop begun weak: its first node is false. Continuous: each weak link. */
function isStruck(facts: Facts, { nodes, links, shape }: Chain, { cell, digit }: Candidate): boolean {
  const target = { digit, cells: [cell] };
  const both = (a: ChainNode, b: ChainNode): boolean =>
    strikes(facts, a, target) && strikes(facts, b, target);
  if (shape === 'open') return both(nodes[0], nodes[nodes.length - 1]);
  const [first, closing] = [links[0].strength, links[links.length - 1].strength];
  if (first === 'weak' && closing === 'weak') return digit === nodes[0].digit && cell === nodes[0].cells[0];
  if (first === 'strong' && closing === 'strong') return strikes(facts, nodes[0], target);
  return links.some(({ strength, reason }, i) => {
    if (strength === 'weak') return both(nodes[i], nodes[(i + 1) % nodes.length]);
    if (reason.kind !== 'set' || !hasDigit(reason.set.digits, digit)) return false;
    const cells = reason.set.cells.filter((own) => has(facts, own, digit));
    return strikes(facts, { digit, cells }, target);
  });
}

function branchFaults(facts: Facts, step: Step, branches: readonly Branch[]): string[] {
  const faults = branches.flatMap((branch) => implicationFaults(facts, branch));
  const { cells, houses } = step.evidence;
  const options = cells
    ? listDigits(facts.candidates[cells[0].cells[0]]).map((digit) => key({ digit, cells: cells[0].cells }))
    : houses
      ? placesIn(facts, houses[0].house, step.evidence.digits[0]).map((cell) =>
          key({ digit: step.evidence.digits[0], cells: [cell] }),
        )
      : undefined;
  const [{ cell, digit }] = [...step.placements, ...step.eliminations];
  const target = key({ digit, cells: [cell] });
  const holds = step.placements.length > 0 ? 'true' : 'false';
  const isSaid = ({ implications }: Branch, wanted: string, value: string): boolean =>
    implications.some(({ node, holds: held }) => key(node) === wanted && held === value);
  if (branches.length === 1) {
    const [{ implications }] = branches;
    const { node, holds: assumed } = implications[0];
    if (key(node) !== target || assumed === holds) faults.push('another assumption');
    const names = implications.map((one) => key(one.node));
    const fails = options
      ? options.every((option) => isSaid(branches[0], option, 'false'))
      : names.some((name) => isSaid(branches[0], name, 'false') && isSaid(branches[0], name, 'true'));
    return fails ? faults : [...faults, 'no contradiction'];
  }
  const assumed = branches.map(({ implications: [{ node, holds: held }] }) => `${key(node)} ${held}`);
  const [first] = branches[0].implications;
  const wanted = options?.map((option) => `${option} true`) ?? [
    `${key(first.node)} true`,
    `${key(first.node)} false`,
  ];
  if ([...assumed].sort().join() !== [...wanted].sort().join()) faults.push('not all cases');
  if (!branches.every((branch) => isSaid(branch, target, holds))) faults.push('a branch leads elsewhere');
  return faults;
}

function implicationFaults(facts: Facts, { implications }: Branch): string[] {
  return implications.flatMap(({ node, holds, causes, link }, i) => {
    if (i === 0) return causes.length === 0 ? [] : ['an assumption with causes'];
    if (!link || causes.some((cause) => cause >= i || cause < 0)) return [`implication ${i} has no ground`];
    const behind = causes.map((cause) => implications[cause]);
    if (holds === 'false') {
      const follows =
        behind.length === 1 && behind[0].holds === 'true' && strikes(facts, behind[0].node, node);
      return follows && link.strength === 'weak' ? [] : [`implication ${i} does not follow`];
    }
    const cells = [node, ...behind.map((one) => one.node)];
    const isAll =
      link.reason.kind === 'house'
        ? cells.every(({ digit }) => digit === node.digit) &&
          sameCells(
            placesIn(facts, link.reason.house, node.digit),
            cells.flatMap((one) => one.cells),
          )
        : cells.every((one) => one.cells[0] === node.cells[0]) &&
          sizeOf(facts.candidates[node.cells[0]]) === new Set(cells.map(({ digit }) => digit)).size;
    return isAll && behind.every((one) => one.holds === 'false') ? [] : [`implication ${i} does not follow`];
  });
}

function strikes(facts: Facts, node: ChainNode, target: ChainNode): boolean {
  if (node.digit === target.digit) return allSee(facts, node, target);
  return node.cells.length === 1 && node.cells[0] === target.cells[0];
}

function allSee({ tables }: Facts, a: ChainNode, b: ChainNode): boolean {
  return a.cells.every((one) => b.cells.every((other) => tables.peers[one].includes(other)));
}

function placesIn(facts: Facts, house: number, digit: number): number[] {
  return facts.tables.houseCells[house].filter((cell) => has(facts, cell, digit));
}

function has({ candidates }: Facts, cell: number, digit: number): boolean {
  return hasDigit(candidates[cell], digit);
}

function listDigits(set: number): number[] {
  return Array.from({ length: 31 }, (_, i) => i + 1).filter((digit) => hasDigit(set, digit));
}

function sizeOf(set: number): number {
  return listDigits(set).length;
}

function sameCells(a: readonly number[], b: readonly number[]): boolean {
  return [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();
}

function key({ digit, cells }: ChainNode): string {
  return `${digit} in ${cells.join()}`;
}
