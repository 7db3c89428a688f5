/** Share links of puzzles with rules and drawings: rules of every kind survive, and no link takes more than its share. */
import { createGame, readShare, shareFragment } from '@pencilmark/game';
import {
  type Constraint,
  CONSTRAINT_KINDS,
  createGeometry,
  createPuzzle,
  createRandom,
  type Drawing,
  emptyPuzzle,
  type Geometry,
  type Puzzle,
  type Random,
  variantSpec,
} from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { randomConstraint } from '../constraint-kinds/random-constraint.ts';

const board = (...spec: Parameters<typeof variantSpec>): Geometry =>
  must(createGeometry(variantSpec(...spec)));
const BOARDS = [board('classic'), board('classic', 6), board('samurai', 4), board('latin', 16)];

function must<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function linkOf(puzzle: Puzzle): string {
  return shareFragment({ game: must(createGame(puzzle)), played: 0 }, 'puzzle');
}

function readLink(link: string): Pick<Puzzle, 'constraints' | 'drawings'> {
  const { constraints, drawings } = must(readShare(link)).game.puzzle;
  return { constraints, ...(drawings && { drawings }) };
}

function ruled(
  geometry: Geometry,
  constraints: readonly Constraint[],
  drawings?: readonly Drawing[],
): Puzzle {
  const { givens } = emptyPuzzle(geometry);
  return { ...must(createPuzzle(geometry, givens, undefined, constraints)), ...(drawings && { drawings }) };
}

function randomRules(geometry: Geometry, random: Random, count: number): Constraint[] {
  return Array.from({ length: count }, () => {
    const kind = CONSTRAINT_KINDS[random.below(CONSTRAINT_KINDS.length)];
    return randomConstraint(kind, geometry, random);
  }).filter((rule) => rule !== undefined);
}

const randomText = (random: Random): string =>
  ['#abc', '#FF8800AA', 'red', '12', 'ü 数 🍎', '~&#%', '', 'Say it once again. '.repeat(9)][random.below(8)];

/** One in ten coordinates is as drawn by hand, in arbitrary units. */
const randomPlace = (random: Random): readonly [number, number] => [
  random.below(20) / 2 - 1,
  random.below(10) === 0 ? random.below(1_000) / 7 : random.below(40) / 4,
];

function randomDrawing({ cells: { length } }: Geometry, random: Random): Drawing {
  const some = <T>(item: () => T, most = 4): T[] => Array.from({ length: 1 + random.below(most) }, item);
  const cells = (): number[] => some(() => random.below(length));
  const colour = random.below(2) === 0 ? { colour: randomText(random) } : {};
  const drawings: readonly Drawing[] = [
    {
      shape: 'line',
      points: some(() => randomPlace(random)),
      ...colour,
      width: random.below(9) / 10,
      head: 0.3,
    },
    {
      shape: (['rectangle', 'oval', 'text'] as const)[random.below(3)],
      centre: randomPlace(random),
      width: random.below(1_000) / 9,
      fill: randomText(random),
      text: randomText(random),
      ...(random.below(2) === 0 && { below: true, angle: -45, textSize: 1 / 3 }),
    },
    { shape: 'cage', cells: cells(), text: randomText(random), ...colour },
    { shape: 'colour', cells: cells(), colours: some(() => randomText(random)) },
    {
      shape: 'fog',
      cells: cells(),
      lamps: [],
      triggers: some(() => ({ cells: cells(), lights: cells() })),
      solution: cells(),
    },
  ];
  return drawings[random.below(drawings.length)];
}

describe('rules and drawings come back as they were', () => {
  test.each(CONSTRAINT_KINDS)('%s', (kind) => {
    const random = createRandom(`share ${kind}`);
    for (const geometry of BOARDS) {
      const rules = Array.from({ length: cases(20, 200) }, () => randomConstraint(kind, geometry, random));
      const sound = rules.filter((rule) => rule !== undefined);
      for (const few of [sound, sound.slice(0, 1), sound.slice(0, 3)]) {
        // Of rules that are too much work, equal ones are left out when the puzzle is made.
        const puzzle = ruled(geometry, few);
        expect(readLink(linkOf(puzzle))).toEqual({ constraints: puzzle.constraints });
      }
    }
  });

  test('many kinds in any order, with anything drawn', () => {
    const random = createRandom('share many');
    for (let k = 0; k < cases(60, 600); k++) {
      const geometry = BOARDS[k % BOARDS.length];
      const constraints = randomRules(geometry, random, random.below(30));
      const drawings = Array.from({ length: 1 + random.below(20) }, () => randomDrawing(geometry, random));
      const link = linkOf(ruled(geometry, constraints, drawings));
      expect(link).toMatch(/^#p2=[\w~.-]+$/);
      expect(readLink(link)).toEqual({ constraints, drawings });
    }
  });

  test('keeps this form: a change breaks the links that people have', () => {
    const { constraints, drawings } = SAMPLE;
    expect(linkOf(ruled(BOARDS[1], constraints, drawings))).toBe(NEW_LINK);
    expect(readLink(NEW_LINK)).toEqual({ constraints, drawings });
  });

  test('older links have them as escaped JSON', () => {
    const { constraints, drawings } = SAMPLE;
    expect(readLink(OLD_LINK)).toEqual({ constraints, drawings });
    expect(readLink(OLD_LINK.split('~').slice(0, 4).join('~'))).toEqual({ constraints });
  });

  test('a killer without givens is short', () => {
    const dominoes = Array.from({ length: 40 }, (_, at) => [2 * at, 2 * at + 1]);
    const cages = dominoes
      .filter(([left, right]) => (left % 9) + 1 === right % 9)
      .map((cells, at): Constraint => ({ kind: 'cage', cells, sum: 3 + ((7 * at) % 15) }));
    expect(linkOf(ruled(BOARDS[0], cages)).length).toBeLessThanOrEqual(70);
  });
});

const SAMPLE: { readonly constraints: readonly Constraint[]; readonly drawings: readonly Drawing[] } = {
  constraints: [
    { kind: 'anti-knight' },
    { kind: 'cage', cells: [0, 1, 6], sum: 9 },
    { kind: 'cage', cells: [2, 3] },
    { kind: 'thermometer', cells: [35, 28, 22, 16] },
    { kind: 'no-sum', sums: [5, 10], neighbours: 'orthogonal', except: [[4, 5]] },
    { kind: 'any-of', alternatives: [[{ kind: 'odd', cells: [7] }], [{ kind: 'even', cells: [8] }]] },
  ],
  drawings: [
    { shape: 'oval', centre: [0.5, 5.5], width: 0.8, height: 0.8, fill: '#cfcfcf', below: true },
    { shape: 'text', centre: [-0.5, 1.5], text: '12' },
  ],
};
const NEW_LINK = '#p2=6~zj~~uNq_UWDxwyECkFOKNeRA4xjdRATnJVYkZmwqC01lBT6GVDQ_NCYbBYxHRY2XIZkM1z5-fnktmxZEAAw';
const OLD_LINK =
  '#p=6~zj~~' +
  '%5B%7B%22kind%22%3A%22anti-knight%22%7D%2C%7B%22kind%22%3A%22cage%22%2C%22cells%22%3A%5B0%2C1%2C6%5D%2C%22sum%22%3A9%7D' +
  '%2C%7B%22kind%22%3A%22cage%22%2C%22cells%22%3A%5B2%2C3%5D%7D%2C%7B%22kind%22%3A%22thermometer%22%2C%22cells%22%3A%5B35%2C28%2C22%2C16%5D%7D' +
  '%2C%7B%22kind%22%3A%22no-sum%22%2C%22sums%22%3A%5B5%2C10%5D%2C%22neighbours%22%3A%22orthogonal%22%2C%22except%22%3A%5B%5B4%2C5%5D%5D%7D' +
  '%2C%7B%22kind%22%3A%22any-of%22%2C%22alternatives%22%3A%5B%5B%7B%22kind%22%3A%22odd%22%2C%22cells%22%3A%5B7%5D%7D%5D%2C%5B%7B%22kind%22%3A%22even%22%2C%22cells%22%3A%5B8%5D%7D%5D%5D%7D%5D' +
  '~%5B%7B%22shape%22%3A%22oval%22%2C%22centre%22%3A%5B0.5%2C5.5%5D%2C%22width%22%3A0.8%2C%22height%22%3A0.8%2C%22fill%22%3A%22%23cfcfcf%22%2C%22below%22%3Atrue%7D' +
  '%2C%7B%22shape%22%3A%22text%22%2C%22centre%22%3A%5B-0.5%2C1.5%5D%2C%22text%22%3A%2212%22%7D%5D';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A link with a valid checksum. */
function forged(head: string, packed: string): string {
  let hash = 0x811c9dc5;
  for (const sign of `${packed}&`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  const sum = (hash ^ (hash >>> 24)) & 0xffffff;
  return `${head}${[18, 12, 6, 0].map((shift) => SIGNS[(sum >>> shift) & 63]).join('')}${packed}`;
}

describe('links that cannot be right', () => {
  const HEAD = '#p2=6~zj~~';

  test('a changed or lost character anywhere in the rules is noticed, and its place reported', () => {
    for (let at = HEAD.length; at < NEW_LINK.length; at++) {
      const other = NEW_LINK[at] === 'A' ? 'B' : 'A';
      for (const put of ['', other]) {
        const read = readShare(NEW_LINK.slice(0, at) + put + NEW_LINK.slice(at + 1));
        expect(read).toMatchObject({
          ok: false,
          error: { code: 'share.damaged', at: { offset: HEAD.length } },
        });
      }
    }
  });

  test('forged ones are read or refused', () => {
    const random = createRandom('forged rules');
    const packed = NEW_LINK.slice(HEAD.length + 4);
    let reads = 0;
    for (let k = 0; k < cases(2_000, 20_000); k++) {
      const signs = [...packed];
      for (let n = random.below(3); n >= 0; n--) signs[random.below(signs.length)] = SIGNS[random.below(64)];
      const read = readShare(forged(HEAD, signs.join('')));
      if (read.ok) reads++;
      else expect(read.error.code).toMatch(/^(?:share\.(?:version|drawings)|constraint\.\w+)$/);
    }
    expect(reads).toBeGreaterThan(0);
  });

  test('long ones take neither long nor much', () => {
    for (const sign of SIGNS.slice(0, cases(16, 64))) {
      for (const start of ['', 'A', 'AA', 'gAAAAAAAA', 'AgAAAAAAAA', packedLengths('_')]) {
        const read = readShare(forged(HEAD, start + sign.repeat(150_000)));
        expect(read.ok).toBe(false);
      }
    }
  });
});

/** Arbitrary counts at the start. */
function packedLengths(sign: string): string {
  return `AAAAAAAB${sign.repeat(8)}`;
}
