/** With extent `every`, the chain finders find whatever a plain search finds. */
import {
  classic9,
  createPosition,
  familyOf,
  generate,
  type Position,
  type Puzzle,
  solveLogicallyInPlace,
  techniqueOf,
} from 'pencilmark';
import { createFinderContext } from 'pencilmark/internal';
import { expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { chainEliminations, type Searched, type SearchLimits } from './chain-search.ts';

/** Maximum number of positions on a puzzle's path that need more than subsets: the first ones. */
const MAX_POSITIONS = 2;

const ROWS: readonly [Searched, level: 'expert' | 'extreme', SearchLimits, wanted: number][] = [
  ['x-chain', 'expert', { mostStrong: 6, fewest: 1, tries: 20_000 }, 10],
  ['xy-chain', 'expert', { mostStrong: 6, fewest: 1, tries: 20_000 }, 40],
  ['aic', 'extreme', { mostStrong: 6, fewest: 2, tries: 20_000 }, 20],
];

test.each(ROWS)('%s', (kind, level, limits, wanted) => {
  const { found, missing } = compared(kind, puzzles(level, 16), limits);
  expect(missing).toEqual([]);
  expect(found).toBeGreaterThan(wanted);
});

/** Puzzles that have such chains. */
const RICH = cases(6, 20);

test(`grouped AICs with three eliminations and more, in ${RICH} puzzles`, () => {
  const limits = { mostStrong: 6, fewest: 3, tries: 20_000 };
  let rich = 0;
  for (const puzzle of puzzles('extreme', 200)) {
    const { found, missing } = compared('grouped-aic', [puzzle], limits);
    expect(missing).toEqual([]);
    if (found > 0) rich++;
    if (rich === RICH) return;
  }
  expect.fail(`only ${rich} puzzles have such chains`);
});

function* puzzles(level: 'expert' | 'extreme', count: number): Generator<Puzzle> {
  const options = { geometry: classic9(), seed: 'chains', target: { kind: 'level', level } } as const;
  for (const { puzzle } of generate({ ...options, count })) yield puzzle!;
}

function compared(
  kind: Searched,
  list: Iterable<Puzzle>,
  limits: SearchLimits,
): { found: number; missing: string[] } {
  let found = 0;
  const missing: string[] = [];
  for (const puzzle of list) {
    const position = createPosition(puzzle);
    let positions = 0;
    for (const { technique } of solveLogicallyInPlace(position)) {
      if (['easy', 'medium'].includes(techniqueOf(technique).level)) continue;
      const wanted = chainEliminations(position, kind, limits);
      const ours = finderEliminations(position, kind);
      found += wanted.size;
      missing.push(...[...wanted].filter((text) => !ours.has(text)));
      if (++positions === MAX_POSITIONS) break;
    }
  }
  return { found, missing };
}

/** The eliminations of the finder's chains, written as `chainEliminations` does. */
function finderEliminations(position: Position, kind: Searched): Set<string> {
  const search = createFinderContext(position, { extent: 'every' });
  return new Set(
    [...familyOf(kind)!.find(search, [kind])].map(
      ({ eliminations }) =>
        `${[...new Set(eliminations.map(({ digit }) => digit))].join()}: ${eliminations.map(({ cell }) => cell).join(' ')}`,
    ),
  );
}
