import { describe, expect, test } from 'vitest';
import { type Variant, variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import type { Geometry } from '../../../model/geometry.ts';
import { createRandom } from '../../../random.ts';
import { createPosition, eliminate, type Position } from '../../position.ts';
import type { Step } from '../../step.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { fish } from './fish.ts';
import { FISH_NAMES } from './fish-kinds.ts';
import type { TechniqueId } from '../../catalogue.ts';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  technique: TechniqueId,
  position: Parameters<typeof caseBoard>[0],
  expected: string[],
][] = [
  ['two rows, two columns', 'x-wing', { without: 'r37c1256789<>3' }, ['r1245689c34<>3']],
  ['columns against rows', 'x-wing', { without: 'r1256789c37<>3' }, ['r34c1245689<>3']],
  ['two rows, three columns', 'x-wing', { without: 'r37c156789<>3' }, []],
  [
    'a cycle over three rows',
    'swordfish',
    { without: 'r1c2346789<>5 r5c1234679<>5 r9c2345679<>5' },
    ['r234678c158<>5'],
  ],
  ['with a fin', 'finned-x-wing', { without: 'r3c1256789<>3 r7c126789<>3' }, ['r89c4<>3']],
  [
    'the fin in place of a corner',
    'sashimi-x-wing',
    { without: 'r3c1256789<>3 r7c1246789<>3' },
    ['r89c4<>3', 'r12c5<>3'],
  ],
  ['a fin that nothing else sees', 'finned-x-wing', { without: 'r3c1256789<>3 r7c125678<>3' }, []],
  ['two fins in one box', 'finned-x-wing', { without: 'r2c2345689<>7 r8c23456<>7' }, ['r79c7<>7']],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect([...new Set(findTexts(fish, technique, caseBoard(position)))]).toEqual(expected);
});

test('the evidence of a finned X-wing', () => {
  const position = caseBoard({ without: 'r3c1256789<>3 r7c126789<>3' });
  const { rows, columns } = position.tables;
  const [{ evidence }] = findAll(fish, 'finned-x-wing', position);
  expect(evidence).toEqual({
    digits: [3],
    houses: [
      ...[rows[2], rows[6]].map((house) => ({ house, role: 'base' })),
      ...[columns[2], columns[3]].map((house) => ({ house, role: 'cover' })),
    ],
    candidates: [
      ...[20, 21, 56, 57].map((cell) => ({ cell, digit: 3, role: 'pattern' })),
      { cell: 58, digit: 3, role: 'fin' },
    ],
  });
});

test('siamese: two halves of one base, each with its own eliminations', () => {
  const position = caseBoard({ without: 'r3c1256789<>3 r7c1246789<>3' });
  const { rows, columns } = position.tables;
  const steps = findAll(fish, 'sashimi-x-wing', position, { siamese: true });
  const [twin] = steps.filter(({ form }) => form === 'siamese');
  expect(twin.eliminations.map(({ cell }) => cell)).toEqual([4, 13, 66, 75]);
  expect(twin.evidence.houses!.map(({ house }) => house)).toEqual([
    ...[rows[2], rows[6], columns[2], columns[3]],
    ...[rows[2], rows[6], columns[2], columns[4]],
  ]);
});

test('no fins allowed, no fish with fins', () => {
  const position = caseBoard({ without: 'r3c1256789<>3 r7c126789<>3' });
  expect(findTexts(fish, 'finned-x-wing', position, { maxFins: 0 })).toEqual([]);
});

/** Boards with one digit in random places; their sizes keep the plain search below short. */
const BOARDS: readonly (readonly [Variant, number, size: number, percent: number])[] = [
  ['classic', 4, 2, 70],
  ['x', 4, 3, 70],
  ['classic', 6, 2, 50],
  ['classic', 6, 3, 60],
  ['classic', 9, 2, 35],
  ['windoku', 9, 2, 30],
  ['samurai', 9, 2, 8],
];

describe.each(BOARDS)(
  'every fish that the definition allows: %s %i, %i bases',
  (variant, size, bases, percent) => {
    const made = createGeometry(variantSpec(variant, size));
    const geometry = made.ok ? made.value : undefined;

    test.each([1, 2, 3])('board %i', (seed) => {
      const position = scattered(geometry!, `${variant} ${size} ${seed}`, percent);
      const limits = { maxFins: 3, maxEndoFins: 1 };
      const wanted = [...FISH_NAMES].filter(([, name]) => name.size === bases).map(([id]) => id);
      const found = wanted.flatMap((id) => findAll(fish, id, position, limits)).map(signature);
      expect(found.sort()).toEqual(plainFish(position, bases, limits).sort());
    });
  },
);

function scattered(geometry: Geometry, seed: string, percent: number): Position {
  const random = createRandom(seed);
  const position = createPosition({ geometry, constraints: [], givens: geometry.cells.map(() => 0) });
  for (const cell of geometry.cells.keys()) {
    for (let digit = 1; digit <= geometry.size; digit++) {
      if (digit > 1 || random.below(100) >= percent) eliminate(position, cell, digit);
    }
  }
  return position;
}

function signature({ technique, evidence, eliminations }: Step): string {
  const houses = evidence.houses!.map(({ house, role }) => `${role[0]}${house}`).join(' ');
  return `${technique}: ${houses} → ${eliminations.map(({ cell }) => cell).join()}`;
}

/** All choices of bases and covers, each checked by the definition alone. */
function plainFish(
  { tables, cells }: Position,
  size: number,
  limits: { maxFins: number; maxEndoFins: number },
): string[] {
  const { geometry, peers } = tables;
  const holders = geometry.cells
    .map((_, cell) => cell)
    .filter((cell) => ((cells[1][cell >> 5] >>> (cell & 31)) & 1) === 1);
  const held = geometry.houses.map((house) => house.cells.filter((cell) => holders.includes(cell)));
  const usable = held.flatMap((list, house) => (list.length > 0 ? [house] : []));
  const fishes: string[] = [];
  for (const bases of choices(
    usable.filter((house) => geometry.houses[house].full),
    size,
  )) {
    const inBases = bases.flatMap((house) => held[house]);
    const endoFins = inBases.filter((cell, i) => inBases.indexOf(cell) !== i);
    if (new Set(endoFins).size > limits.maxEndoFins) continue;
    const rest = usable.filter(
      (house) => !bases.includes(house) && held[house].some((cell) => inBases.includes(cell)),
    );
    for (const covers of choices(rest, size)) {
      const inCovers = covers.flatMap((house) => held[house]);
      const fins = [...new Set([...inBases.filter((cell) => !inCovers.includes(cell)), ...endoFins])];
      if (fins.length > limits.maxFins) continue;
      const eliminated = [...new Set(inCovers)]
        .filter((cell) => !inBases.includes(cell) || inCovers.filter((other) => other === cell).length > 1)
        .filter((cell) => fins.every((fin) => peers[fin].includes(cell)))
        .sort((a, b) => a - b);
      if (eliminated.length === 0) continue;
      const body = bases.map((house) => held[house].filter((cell) => !fins.includes(cell)).length);
      const name = plainName(geometry, bases, covers, fins.length > 0, Math.min(...body) < 2);
      const id = [...FISH_NAMES].find(
        ([, row]) => row.size === size && `${row.kind} ${row.fins}` === name,
      )![0];
      const houses = [...bases.map((house) => `b${house}`), ...covers.map((house) => `c${house}`)].join(' ');
      fishes.push(`${id}: ${houses} → ${eliminated.join()}`);
    }
  }
  return fishes;
}

function plainName(
  { houses }: Geometry,
  bases: readonly number[],
  covers: readonly number[],
  hasFins: boolean,
  isThin: boolean,
): string {
  const kinds = (list: readonly number[]): string =>
    [
      ...new Set(
        list.map((house) => ({ row: 'r', column: 'c', diagonal: 'd' })[houses[house].kind as string] ?? 'a'),
      ),
    ]
      .sort()
      .join('');
  const sides = [kinds(bases), kinds(covers)].sort().join(' ');
  if (sides === 'c r') return `basic ${hasFins ? (isThin ? 'sashimi' : 'finned') : 'none'}`;
  const isFranken = ['ac r', 'ar c', 'ac ar'].includes(sides);
  return `${isFranken ? 'franken' : 'mutant'} ${hasFins ? 'finned' : 'none'}`;
}

function choices(list: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, i) => choices(list.slice(i + 1), size - 1).map((others) => [first, ...others]));
}
