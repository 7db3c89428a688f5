import { describe, expect, test } from 'vitest';
import { type Variant, variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import type { Geometry } from '../../../model/geometry.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { singles } from './singles.ts';
import type { TechniqueId } from '../../catalogue.ts';

function board(variant: Variant, size: number): Geometry {
  const made = createGeometry(variantSpec(variant, size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  technique: TechniqueId,
  position: Parameters<typeof caseBoard>[0],
  string[],
][] = [
  ['the last cell of a row', 'full-house', { board: '12345678.' }, ['r1c9=9']],
  ['two open cells are no full house', 'full-house', { board: '1234567..' }, []],
  ['one candidate in a cell', 'naked-single', { only: 'r5c5=7' }, ['r5c5=7']],
  ['eight digits seen', 'naked-single', { board: '12345678.' }, ['r1c9=9']],
  ['one place in a box', 'hidden-single', { without: 'r123c12<>4 r23c3<>4' }, ['r1c3=4']],
  ['one place in a column', 'hidden-single', { without: 'r12345678c6<>2' }, ['r9c6=2']],
  ['two places are none', 'hidden-single', { without: 'r1234567c6<>2' }, []],
  ['a cell without candidates is none', 'naked-single', { without: 'r1c1<>123456789' }, []],
  [
    'one place on a diagonal',
    'hidden-single',
    { geometry: board('x', 9), without: 'r1c1<>5 r2c2<>5 r3c3<>5 r4c4<>5 r6c6<>5 r7c7<>5 r8c8<>5 r9c9<>5' },
    ['r5c5=5'],
  ],
  ['4×4', 'full-house', { geometry: board('classic', 4), board: '12.. 34..', only: '' }, []],
  ['4×4 box', 'full-house', { geometry: board('classic', 4), board: '12.. 3...' }, ['r2c2=4']],
  [
    '16×16',
    'hidden-single',
    { geometry: board('classic', 16), without: 'r123c1234<>G r4c123<>G' },
    ['r4c4=G'],
  ],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect(findTexts(singles, technique, caseBoard(position))).toEqual(expected);
});

describe('houses with fewer cells than digits', () => {
  const made = createGeometry({ ...variantSpec('classic', 4), extra: [[0, 5, 10]] });
  const geometry = made.ok ? made.value : undefined;

  test('hold no hidden single and no full house', () => {
    const hidden = caseBoard({ geometry: geometry!, without: 'r1c1<>1 r2c2<>1' });
    expect(findAll(singles, 'hidden-single', hidden)).toEqual([]);
    const full = caseBoard({ geometry: geometry!, board: '1... .2.. .... ....' });
    expect(findAll(singles, 'full-house', full)).toEqual([]);
  });
});

test('the evidence names the house', () => {
  const [step] = findAll(singles, 'hidden-single', caseBoard({ without: 'r123c12<>4 r23c3<>4' }));
  const { houses } = caseBoard({}).tables.geometry;
  expect(step.evidence.houses).toEqual([{ house: expect.any(Number), role: 'base' }]);
  expect(houses[step.evidence.houses![0].house]).toMatchObject({ kind: 'box', index: 0 });
});
