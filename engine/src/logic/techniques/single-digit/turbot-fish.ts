import type { Digit } from '../../../model/digits.ts';
import type { Cell, HouseIndex } from '../../../model/geometry.ts';
import { bitCount, meets } from '../../cell-set.ts';
import { type Conjugate, CONJUGATES } from '../../links.ts';
import { placesOf } from '../../position.ts';
import { read, type FinderContext } from '../../finder-context.ts';
import { type Candidate, type Chain, sortCandidates, type Step } from '../../step.ts';
import { housesWithAll, seesCell } from '../../board-index.ts';
import { isDigitOpen } from '../../templates.ts';
import { findByDigit } from './by-digit.ts';
import type { Family } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Two conjugate pairs of one digit, an end of one in sight of an end of the other: at least one of the free ends holds
 * the digit, so it is eliminated from all cells that see both.
 *
 * - Skyscraper: pairs in two rows whose near ends share a column, or in two columns whose near ends share a row. If the
 *   free ends do too, it is an X-wing. (6 in row 2 only at c2, c7 and in row 5 only at c2, c8 → `r13c8<>6`,
 *   `r46c7<>6`.)
 * - Two-string kite: pairs in a row and a column whose near ends share an area; not both free ends lie in it.
 * - Dual two-string kite: two kites with the same two cells as near ends that eliminate different candidates. They
 *   may be kites of different digits: HoDoKu's library has such a case.
 * - Turbot fish: all others, such as with a pair in an area, linked by any house.
 *
 * Evidence: one chain of four nodes (free end, near end, near end, free end), strong by house, weak by sight,
 * strong by house; two chains for a dual kite, each proving its own eliminations.
 */
export const turbotFish: Family = {
  techniques: ['skyscraper', 'two-string-kite', 'dual-two-string-kite', 'turbot-fish'],
  find(search, wanted) {
    return wanted.includes('dual-two-string-kite')
      ? withDualKites(search, wanted)
      : findByDigit(search, wanted, patterns);
  },
};

/** Searches dual kites separately, since they may have two digits. */
function* withDualKites(context: FinderContext, wanted: readonly TechniqueId[]): Generator<Step> {
  for (const technique of wanted) {
    if (technique === 'dual-two-string-kite') yield* dualKites(context);
    else yield* findByDigit(context, [technique], patterns);
  }
}

/** Two linked pairs: free end, near end, near end, free end, and the houses of the pairs. */
interface Pattern {
  readonly digit: Digit;
  readonly cells: readonly [Cell, Cell, Cell, Cell];
  readonly houses: readonly [HouseIndex, HouseIndex];
  readonly eliminated: readonly Candidate[];
}

function* patterns(context: FinderContext, technique: TechniqueId, digit: Digit): Generator<Step> {
  for (const pattern of joinedPairs(context, technique, digit)) yield stepOf(technique, [pattern]);
}

function* dualKites(context: FinderContext): Generator<Step> {
  const kites: Pattern[] = [];
  for (let digit = 1; digit <= context.tables.size; digit++) {
    if (isDigitOpen(context, digit)) kites.push(...joinedPairs(context, 'two-string-kite', digit));
  }
  for (let i = 0; i < kites.length; i++) {
    for (let j = i + 1; j < kites.length; j++) {
      if (areTwins(kites[i], kites[j])) yield stepOf('dual-two-string-kite', [kites[i], kites[j]]);
    }
  }
}

/** Whether two kites have the same near ends and different eliminations. */
function areTwins(a: Pattern, b: Pattern): boolean {
  const [, a1, a2] = a.cells;
  const [, b1, b2] = b.cells;
  const sameEnds = (a1 === b1 && a2 === b2) || (a1 === b2 && a2 === b1);
  const sameEliminated =
    a.eliminated.length === b.eliminated.length &&
    a.eliminated.every(({ cell }, i) => cell === b.eliminated[i].cell);
  return sameEnds && (a.digit !== b.digit || !sameEliminated);
}

function* joinedPairs(context: FinderContext, technique: TechniqueId, digit: Digit): Generator<Pattern> {
  const pairs = read(context, CONJUGATES)[digit];
  for (let i = 0; i < pairs.length; i++) {
    for (let j = i + 1; j < pairs.length; j++) {
      if (!mayJoin(context, technique, pairs[i], pairs[j])) continue;
      for (let ends = 0; ends < 4; ends++) {
        const pattern = join(context, technique, pairs[i], pairs[j], ends);
        if (pattern) yield pattern;
      }
    }
  }
}

/** Whether the houses of two pairs alone allow the technique. */
function mayJoin({ tables }: FinderContext, technique: TechniqueId, a: Conjugate, b: Conjugate): boolean {
  const first = shapeOf(tables.geometry.houses[a.house].kind);
  const second = shapeOf(tables.geometry.houses[b.house].kind);
  if (technique === 'turbot-fish') return a.house !== b.house;
  if (first === 'other' || second === 'other') return false;
  return (technique === 'skyscraper') === (first === second);
}

function shapeOf(kind: string): 'row' | 'column' | 'other' {
  return kind === 'row' || kind === 'column' ? kind : 'other';
}

/** Bits 0 and 1 of `ends`: whether the near end is `b` in the first and in the second pair. */
function join(
  context: FinderContext,
  technique: TechniqueId,
  first: Conjugate,
  second: Conjugate,
  ends: number,
): Pattern | undefined {
  const { tables, position } = context;
  const [freeA, nearA] = (ends & 1) !== 0 ? [first.a, first.b] : [first.b, first.a];
  const [freeB, nearB] = (ends & 2) !== 0 ? [second.a, second.b] : [second.b, second.a];
  if (nearA === nearB || freeA === freeB || nearA === freeB || freeA === nearB) return undefined;
  if (!seesCell(tables, nearA, nearB)) return undefined;
  const { digit } = first;
  const eliminatedSet = position.cells[digit];
  if (!meets(tables.peerSets[freeA], tables.peerSets[freeB])) return undefined;
  const eliminated: Candidate[] = [];
  for (let w = 0; w < tables.words; w++) {
    let bits = eliminatedSet[w] & tables.peerSets[freeA][w] & tables.peerSets[freeB][w];
    for (; bits !== 0; bits &= bits - 1)
      eliminated.push({ cell: (w << 5) + 31 - Math.clz32(bits & -bits), digit });
  }
  if (eliminated.length === 0) return undefined;
  const pattern: Pattern = {
    digit,
    cells: [freeA, nearA, nearB, freeB],
    houses: [first.house, second.house],
    eliminated: sortCandidates(eliminated),
  };
  return fits(context, technique, pattern) ? pattern : undefined;
}

function fits(context: FinderContext, technique: TechniqueId, pattern: Pattern): boolean {
  if (technique === 'skyscraper') return isSkyscraper(context, pattern) && !isXWing(context, pattern);
  if (technique === 'two-string-kite') return isKite(context, pattern);
  const { cells, digit, houses } = pattern;
  const firstHouses = pairHouses(context, digit, cells[0], cells[1]);
  const secondHouses = pairHouses(context, digit, cells[2], cells[3]);
  // A pair in two houses is reported once, and not as a turbot fish if either house makes it a better-known pattern.
  if (houses[0] !== firstHouses[0] || houses[1] !== secondHouses[0]) return false;
  return !firstHouses.some((a) =>
    secondHouses.some((b) => {
      const other = { ...pattern, houses: [a, b] as const };
      return isSkyscraper(context, other) || isKite(context, other);
    }),
  );
}

function isSkyscraper(context: FinderContext, { cells, houses }: Pattern): boolean {
  return areParallel(context, houses) && shareLineAcross(context, houses[0], cells[1], cells[2]);
}

/** Whether the free ends share a line too. */
function isXWing(context: FinderContext, { cells, houses }: Pattern): boolean {
  return shareLineAcross(context, houses[0], cells[0], cells[3]);
}

function areParallel({ tables }: FinderContext, houses: readonly HouseIndex[]): boolean {
  const [a, b] = houses.map((house) => shapeOf(tables.geometry.houses[house].kind));
  return a === b && a !== 'other';
}

function shareLineAcross({ tables }: FinderContext, line: HouseIndex, a: Cell, b: Cell): boolean {
  const across = tables.geometry.houses[line].kind === 'row' ? 'column' : 'row';
  return housesWithAll(tables, [a, b]).some((house) => tables.geometry.houses[house].kind === across);
}

function isKite({ tables }: FinderContext, { cells, houses }: Pattern): boolean {
  const [a, b] = houses.map((house) => shapeOf(tables.geometry.houses[house].kind));
  if (a === b || a === 'other' || b === 'other') return false;
  const isIn = (house: HouseIndex, cell: Cell): boolean =>
    tables.positionIn[house * tables.cellCount + cell] >= 0;
  return housesWithAll(tables, [cells[1], cells[2]]).some(
    (house) => tables.areas.includes(house) && !(isIn(house, cells[0]) && isIn(house, cells[3])),
  );
}

/** The full houses in which the two cells are the only places of the digit. */
function pairHouses({ position, tables }: FinderContext, digit: Digit, a: Cell, b: Cell): HouseIndex[] {
  return housesWithAll(tables, [a, b]).filter(
    (house) => tables.isFull[house] && bitCount(placesOf(position, house, digit)) === 2,
  );
}

function stepOf(technique: TechniqueId, parts: readonly Pattern[]): Step {
  const pattern = parts.flatMap(({ cells, digit }) => cells.map((cell): Candidate => ({ cell, digit })));
  return {
    technique,
    placements: [],
    eliminations: sortCandidates(parts.flatMap((part) => part.eliminated)),
    evidence: {
      digits: [...new Set(parts.map(({ digit }) => digit))],
      candidates: sortCandidates(pattern).map((candidate) => ({ ...candidate, role: 'pattern' })),
      chains: parts.map(chainOf),
    },
  };
}

function chainOf({ digit, cells, houses }: Pattern): Chain {
  return {
    nodes: cells.map((cell) => ({ digit, cells: [cell] })),
    links: [
      { strength: 'strong', reason: { kind: 'house', house: houses[0] } },
      { strength: 'weak', reason: { kind: 'sight' } },
      { strength: 'strong', reason: { kind: 'house', house: houses[1] } },
    ],
    shape: 'open',
  };
}
