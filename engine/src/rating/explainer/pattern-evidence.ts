/** Evidence of patterns: singles, locking, sets, fish, wings, strong links and uniqueness. */
import type { Chain, Evidence, Link } from '../../logic/step.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import { bitsOf, HOUSE_OF } from './board.ts';
import type { Reason, UniquenessReason } from './hint.ts';
import {
  candidateOf,
  type Conclusions,
  houseIndex,
  isIn,
  maskOf,
  type Masks,
  type Named,
  nodeOf,
  part,
  placesIn,
} from './evidence-parts.ts';

const SIZES = ['', '', 'pair', 'triple', 'quadruple'];
const FISH = ['', '', 'x-wing', 'swordfish', 'jellyfish'];

export type LockingOrSet =
  | Extract<Reason, { kind: 'locking' }>
  | Extract<Reason, { kind: 'hidden-set' | 'naked-set' }>;

export function patternEvidence(reason: LockingOrSet, cells: Masks): Named {
  if (reason.kind === 'locking') {
    const { digit, base, cover } = reason;
    const evidence: Evidence = {
      digits: [digit + 1],
      houses: [
        { house: houseIndex(base), role: 'base' },
        { house: houseIndex(cover), role: 'cover' },
      ],
      candidates: placesIn(cells, base, digit).map((cell) => part(cell, digit)),
    };
    return [base < 9 ? 'pointing' : 'claiming', evidence];
  }
  const size = SIZES[reason.digits.length];
  const mask = maskOf(reason.digits);
  const evidence: Evidence = {
    digits: reason.digits.map((digit) => digit + 1),
    houses: [{ house: houseIndex(reason.house), role: 'home' }],
    cells: [{ cells: reason.cells, role: 'pattern', digits: mask }],
    candidates: reason.cells.flatMap((cell) => bitsOf(cells[cell] & mask).map((digit) => part(cell, digit))),
  };
  return [`${reason.kind === 'hidden-set' ? 'hidden' : 'naked'}-${size}` as TechniqueId, evidence];
}

export function fishEvidence(
  { digit, bases, covers }: Extract<Reason, { kind: 'fish' }>,
  cells: Masks,
): Named {
  const houses = [
    ...bases.map((house) => ({ house: houseIndex(house), role: 'base' as const })),
    ...covers.map((house) => ({ house: houseIndex(house), role: 'cover' as const })),
  ];
  const body = bases.flatMap((base) => placesIn(cells, base, digit));
  const candidates = body.map((cell) => part(cell, digit));
  return [FISH[bases.length] as TechniqueId, { digits: [digit + 1], houses, candidates }];
}

export function wingEvidence(
  { pivot, pincers, digit: gone }: Extract<Reason, { kind: 'wing' }>,
  cells: Masks,
): Named {
  const digits = bitsOf(cells[pincers[0]] | cells[pincers[1]]).map((digit) => digit + 1);
  const parts = [
    { cells: [pivot], role: 'pivot' as const },
    { cells: pincers, role: 'pincer' as const },
  ];
  if (bitsOf(cells[pivot]).length === 3) return ['xyz-wing', { digits, cells: parts }];
  const [one, other] = pincers.map((cell) => bitsOf(cells[cell] & ~(1 << gone))[0]);
  const nodes = [
    nodeOf([pincers[0]], gone),
    nodeOf([pincers[0]], one),
    nodeOf([pivot], one),
    nodeOf([pivot], other),
    nodeOf([pincers[1]], other),
    nodeOf([pincers[1]], gone),
  ];
  const links = nodes
    .slice(1)
    .map(({ cells: [cell] }, k): Link =>
      k % 2 === 0
        ? { strength: 'strong', reason: { kind: 'cell', cell } }
        : { strength: 'weak', reason: { kind: 'sight' } },
    );
  return ['xy-wing', { digits, cells: parts, chains: [{ nodes, links, shape: 'open' }] }];
}

/**
 * The evidence of strong links. Places of a house that are in neither group join the end whose bridge contains them.
 */
export function linksEvidence(
  { digit, links, bridges }: Extract<Reason, { kind: 'strong-links' }>,
  cells: Masks,
): Named {
  const ordered = links.map(({ house, ends }, i) => {
    const before = i > 0 ? bridges[i - 1] : -1;
    const after = i < bridges.length ? bridges[i] : -1;
    const isTurned =
      after >= 0 ? !ends[1].every((cell) => isIn(after, cell)) : !ends[0].every((cell) => isIn(before, cell));
    const [from, to] = isTurned ? [ends[1], ends[0]] : ends;
    const places = placesIn(cells, house, digit);
    const left = places.filter((cell) => from.includes(cell));
    const right = places.filter((cell) => to.includes(cell));
    for (const cell of places.filter((other) => !from.includes(other) && !to.includes(other))) {
      const joinsRight = after >= 0 ? isIn(after, cell) : before < 0 || !isIn(before, cell);
      (joinsRight ? right : left).push(cell);
    }
    return { house, left, right };
  });
  const nodes = ordered.flatMap(({ left, right }) => [nodeOf(left, digit), nodeOf(right, digit)]);
  const joined = ordered.flatMap(({ house }, i): Link[] => [
    ...(i > 0 ? [{ strength: 'weak', reason: { kind: 'sight' } } as const] : []),
    { strength: 'strong', reason: { kind: 'house', house: houseIndex(house) } },
  ]);
  const chains: Chain[] = [{ nodes, links: joined, shape: 'open' }];
  const isGrouped = links.some((link) => link.isGrouped);
  return [isGrouped ? 'grouped-aic' : 'x-chain', { digits: [digit + 1], chains }];
}

export function setsEvidence(
  { cells: wing, pair, restricted }: Extract<Reason, { kind: 'bivalue-wing' }>,
  cells: Masks,
  { eliminations }: Conclusions,
): Named | undefined {
  const house = commonHouse(wing);
  if (house < 0) return undefined;
  const digits = wing.reduce((all, cell) => all | cells[cell], 0);
  const sets = [
    { cells: [pair], digits: cells[pair], house: houseIndex(HOUSE_OF[pair * 3]) },
    { cells: wing, digits, house: houseIndex(house) },
  ];
  const commons = restricted.map((digit) => ({ a: 0, b: 1, digit: digit + 1 }));
  const named = new Set([...commons, ...eliminations].map(({ digit }) => digit));
  return ['als-xz', { digits: [...named].sort((a, b) => a - b), sets, commons }];
}

export function rectangleEvidence(
  { type, cells: loop, pairs, extraCells, extras, house, set }: UniquenessReason,
  cells: Masks,
): Named | undefined {
  if (loop.length !== 4) return undefined;
  const floor = loop.filter((cell) => !extraCells.includes(cell));
  const evidence: Evidence = {
    digits: bitsOf(pairs[0]).map((digit) => digit + 1),
    deadly: { cells: loop, digits: pairs },
    cells: [
      { cells: floor, role: 'floor', digits: pairs[0] },
      { cells: extraCells, role: 'roof', digits: pairs[0] },
      ...(set && set.cells.length > 0
        ? [
            {
              cells: set.cells,
              role: 'pattern' as const,
              digits: set.hidden ? undefined : maskOf(set.digits),
            },
          ]
        : []),
    ],
    candidates: extras
      .map(candidateOf)
      .filter(({ cell, digit }) => (cells[cell] >> (digit - 1)) & 1)
      .map((one) => ({ ...one, role: 'extra' as const })),
    ...(house !== undefined && { houses: [{ house: houseIndex(house), role: 'home' as const }] }),
  };
  return [`uniqueness-test-${type}` as TechniqueId, evidence];
}

export function graveEvidence({ type, cells: open, pairs, extras }: UniquenessReason): Named | undefined {
  if (type !== 1 || extras.length !== 1) return undefined;
  const extra = candidateOf(extras[0]);
  const evidence: Evidence = {
    digits: [],
    deadly: { cells: open, digits: pairs },
    cells: [{ cells: [extra.cell], role: 'roof' }],
    candidates: [{ ...extra, role: 'extra' }],
  };
  return ['bug-plus-1', evidence];
}

function commonHouse(cells: readonly number[]): number {
  return [0, 1, 2]
    .map((kind) => HOUSE_OF[cells[0] * 3 + kind])
    .reduce((found, house) => (found < 0 && cells.every((cell) => isIn(house, cell)) ? house : found), -1);
}
