import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import type { TechniqueId } from '../../catalogue.ts';
import { turbotFish } from './turbot-fish.ts';

const X = createGeometry(variantSpec('x', 9));

const SKYSCRAPER = { without: 'r2c1345689<>6 r5c1345679<>6' };
const KITE = { without: 'r2c1345679<>4 r1245678c9<>4' };
const TWO_KITES = { without: 'r2c1345679<>4 r1245678c9<>4 r3c1345678<>4 r1345679c8<>4' };
/** A pair in box 5 and a pair in row 8, linked by column 4. */
const TURBOT = { without: 'r4c456<>9 r5c46<>9 r6c56<>9 r8c1235689<>9' };
/** A pair on the main diagonal and a pair in row 9, linked by column 2, or by box 9. */
const ON_DIAGONAL = {
  geometry: X.ok ? X.value : undefined,
  without: 'r1c1<>3 r3c3<>3 r4c4<>3 r5c5<>3 r6c6<>3 r7c7<>3 r9c9<>3 r9c134568<>3',
};

// Source of every row: built from the definition of the technique.
const ROWS: readonly [string, TechniqueId, Parameters<typeof caseBoard>[0], string[]][] = [
  ['two rows and a column', 'skyscraper', SKYSCRAPER, ['r13c8,r46c7<>6']],
  ['told once, by its best known name', 'turbot-fish', SKYSCRAPER, []],
  ['two columns and a row', 'skyscraper', { without: 'r1345689c2<>6 r1345679c5<>6' }, ['r7c46,r8c13<>6']],
  ['an X-wing is none', 'skyscraper', { without: 'r25c1345689<>6' }, []],
  ['nor a turbot fish', 'turbot-fish', { without: 'r25c1345689<>6' }, []],
  ['a row, a column and a box', 'two-string-kite', KITE, ['r9c2<>4']],
  ['a kite is no turbot fish', 'turbot-fish', KITE, []],
  ['one kite is not two', 'dual-two-string-kite', KITE, []],
  ['two kites on one string', 'dual-two-string-kite', TWO_KITES, ['r89c2<>4']],
  ['a box, a row and a column', 'turbot-fish', TURBOT, ['r5c7<>9']],
  ['a diagonal', 'turbot-fish', ON_DIAGONAL, ['r7c89,r8c79<>3', 'r1345678c2<>3']],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect(findTexts(turbotFish, technique, caseBoard(position))).toEqual(expected);
});

test('the evidence of a skyscraper', () => {
  const position = caseBoard(SKYSCRAPER);
  const { rows } = position.tables;
  const [{ evidence }] = findAll(turbotFish, 'skyscraper', position);
  expect(evidence).toEqual({
    digits: [6],
    candidates: [10, 15, 37, 43].map((cell) => ({ cell, digit: 6, role: 'pattern' })),
    chains: [
      {
        nodes: [15, 10, 37, 43].map((cell) => ({ digit: 6, cells: [cell] })),
        links: [
          { strength: 'strong', reason: { kind: 'house', house: rows[1] } },
          { strength: 'weak', reason: { kind: 'sight' } },
          { strength: 'strong', reason: { kind: 'house', house: rows[4] } },
        ],
        shape: 'open',
      },
    ],
  });
});

test('dual kites may be of two digits; each proves its own part', () => {
  const [step] = findAll(
    turbotFish,
    'dual-two-string-kite',
    caseBoard({ without: 'r2c1345679<>4 r1245678c9<>4 r3c1345678<>7 r1345679c8<>7' }),
  );
  expect(step.evidence.digits).toEqual([4, 7]);
  expect(step.eliminations).toEqual([
    { cell: 64, digit: 7 },
    { cell: 73, digit: 4 },
  ]);
  expect(step.evidence.chains!.map(({ nodes }) => nodes.map(({ cells }) => cells[0]))).toEqual([
    [10, 16, 26, 80],
    [19, 26, 16, 70],
  ]);
});
