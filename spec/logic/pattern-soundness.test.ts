/** Wings, uniqueness tests and almost locked sets never contradict the solution, on any board. */
import {
  applyStep,
  copyPosition,
  createGeometry,
  createPosition,
  familyOf,
  type GeometrySpec,
  nextStep,
  type Position,
  type Puzzle,
  solve,
  type Step,
  type TechniqueId,
  type Variant,
  variantSpec,
} from 'pencilmark';
import { createFinderContext } from 'pencilmark/internal';
import { expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { truthList } from '../known/shared-truth.ts';

const CHECKED: readonly TechniqueId[] = [
  'w-wing',
  'xy-wing',
  'xyz-wing',
  'uniqueness-test-1',
  'uniqueness-test-2',
  'uniqueness-test-3',
  'uniqueness-test-4',
  'uniqueness-test-5',
  'uniqueness-test-6',
  'hidden-rectangle',
  'avoidable-rectangle-1',
  'avoidable-rectangle-2',
  'bug-plus-1',
  'sue-de-coq',
  'als-xz',
  'als-xy-wing',
  'death-blossom',
];

const LADDER: readonly TechniqueId[] = [
  'naked-single',
  'hidden-single',
  'pointing',
  'claiming',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  ...CHECKED,
];

// Source: the puzzles are known by these names in the forums of the field.
const FAMOUS = [
  ['Golden Nugget', '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....'],
  ['Easter Monster', '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1'],
  ['AI Escargot', '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'],
] as const;

test.each(FAMOUS)('%s', (_, text) => {
  expect(contradictions(puzzleOf(variantSpec('classic'), text))).toEqual([]);
});

test.each(['minimal-24.txt', 'top1465.txt', '17-clue.txt'])('puzzles of %s', (name) => {
  for (const line of truthList(`puzzles/${name}`).lines.slice(0, cases(5, 15))) {
    expect(contradictions(puzzleOf(variantSpec('classic'), line.slice(0, 81))), line).toEqual([]);
  }
});

/** The fields of a record of the list that the test reads. */
interface VariantRecord {
  readonly id: string;
  readonly type: string;
  readonly rows: number;
  readonly cols: number;
  readonly values: readonly [number, number];
  readonly boxes: string | null;
  readonly regions: string | null;
  readonly givens: string;
  readonly candidates?: unknown;
  readonly constraints: Readonly<Record<string, unknown>>;
}

test('puzzles on other boards', () => {
  const records = truthList('variants-dev.jsonl').lines.map((line) => JSON.parse(line) as VariantRecord);
  const suitable = records.flatMap((record) => {
    const spec = specOf(record);
    return spec ? [{ record, spec }] : [];
  });
  // One of each type of board, then every n-th of the same type.
  const types = new Map<string, number>();
  for (const { record, spec } of suitable) {
    const before = types.get(record.type) ?? 0;
    types.set(record.type, before + 1);
    if (before % cases(4, 1) !== 0) continue;
    expect(contradictions(puzzleOf(spec, record.givens)), record.id).toEqual([]);
  }
});

function specOf({
  type,
  rows,
  cols,
  values,
  boxes,
  regions,
  candidates,
  constraints,
}: VariantRecord): GeometrySpec | undefined {
  const rules = Object.keys(constraints);
  if (candidates || rows > 9 || rows !== cols || values[0] !== 1) return undefined;
  if (['samurai', 'tinysamurai', 'twodoku'].includes(type)) return variantSpec(type as Variant);
  if (!regions || !rules.every((rule) => ['diagonals', 'windoku', 'disjointGroups'].includes(rule)))
    return undefined;
  const [height, width] = (boxes ?? '').split('x').map(Number);
  return {
    size: rows,
    ...(width ? { boxes: { rows: height, columns: width } } : { regions: [...regions] }),
    ...(rules.includes('diagonals') ? { diagonals: constraints.diagonals as GeometrySpec['diagonals'] } : {}),
    ...(rules.includes('windoku') ? { windows: true } : {}),
    ...(rules.includes('disjointGroups') ? { disjoint: true } : {}),
  };
}

function puzzleOf(spec: GeometrySpec, text: string): Puzzle {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const cells = [...text].filter((symbol) => symbol !== '#');
  return {
    geometry: geometry.value,
    constraints: [],
    givens: cells.map((symbol) => geometry.value.symbols.indexOf(symbol) + 1),
  };
}

/** Walks the puzzle's path, checks every step of every technique along it, and returns those that are wrong. */
function contradictions(puzzle: Puzzle): string[] {
  const { solution } = solve(puzzle);
  expect(solution).toBeDefined();
  const position = createPosition(puzzle);
  const wrong: string[] = [];
  for (;;) {
    wrong.push(...wrongSteps(position, solution!));
    const step = nextStep(position, { techniques: LADDER });
    if (!step || wrong.length > 0) return wrong;
    applyStep(position, step);
  }
}

function wrongSteps(position: Position, solution: readonly number[]): string[] {
  const search = createFinderContext(copyPosition(position), { extent: 'every' });
  return CHECKED.flatMap((technique) =>
    [...firstOf(familyOf(technique)!.find(search, [technique]))]
      .filter(
        ({ eliminations, placements }) =>
          eliminations.some(({ cell, digit }) => solution[cell] === digit) ||
          placements.some(({ cell, digit }) => solution[cell] !== digit),
      )
      .map((step) => `${technique} ${JSON.stringify(step)}`),
  );
}

/** Some positions contain thousands of chains; the first few of every position are enough. */
const MAX_STEPS = 15;

function* firstOf(steps: Iterable<Step>): Generator<Step> {
  let count = 0;
  for (const step of steps) {
    yield step;
    if (++count === MAX_STEPS) return;
  }
}
