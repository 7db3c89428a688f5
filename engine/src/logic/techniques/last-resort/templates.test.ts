import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import { caseBoard, findTexts } from '../case.ts';
import type { TechniqueId } from '../../catalogue.ts';
import { templates } from './templates.ts';

const FOUR = createGeometry(variantSpec('classic', 4));
const X_FOUR = createGeometry(variantSpec('x', 4));

const four = FOUR.ok ? FOUR.value : undefined;
const xFour = X_FOUR.ok ? X_FOUR.value : undefined;

// Source of every row: built from the definition of the technique.
const ROWS: readonly [string, TechniqueId, Parameters<typeof caseBoard>[0], string[]][] = [
  ['an open board says nothing', 'template-delete', {}, []],
  ['nor sets anything', 'template-set', {}, []],
  ['an X-wing', 'template-delete', { without: 'r37c1256789<>3' }, ['r1245689c34<>3']],
  ['one place in a row', 'template-set', { geometry: four, without: 'r1c234<>2' }, ['r1c1=2']],
  [
    'nothing is left for the others',
    'template-delete',
    { geometry: four, without: 'r1c234<>2' },
    ['r1c1<>1', 'r2c12,r34c1<>2', 'r1c1<>3', 'r1c1<>4'],
  ],
  [
    'diagonals count',
    'template-delete',
    { geometry: xFour, without: 'r1c234<>2' },
    ['r1c1<>1', 'r2c12,r3c13,r4c14<>2', 'r1c1<>3', 'r1c1<>4'],
  ],
  ['a broken board says nothing', 'template-delete', { geometry: four, without: 'r1c1234<>2' }, []],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect(findTexts(templates, technique, caseBoard(position))).toEqual(expected);
});
