/** Constraints from outside are any data: what is wrong with them is told with its place. */
import { describe, expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import { plainBoard } from '../model/plain-board.ts';
import { checkConstraint, checkConstraints, MAX_CONSTRAINTS } from './check-constraints.ts';

const board = classic9();

function told(data: unknown): string {
  const read = checkConstraints(board, data);
  return read.ok ? 'fine' : `${read.error.code}: ${read.error.message}`;
}

/** A constraint inside `depth` lists of alternatives. */
function nested(depth: number): unknown {
  let inner: unknown = { kind: 'odd', cells: [0] };
  for (let k = 0; k < depth; k++) inner = { kind: 'any-of', alternatives: [[inner]] };
  return inner;
}

const many = (count: number) => Array.from({ length: count }, () => ({ kind: 'anti-king' }));
const long = (count: number) => Array.from({ length: count }, (_, at) => at % 2);

describe('what is no list of constraints', () => {
  test.each<[unknown, string]>([
    [undefined, 'constraint.list: Constraints are a list.'],
    [{ length: 0 }, 'constraint.list: Constraints are a list.'],
    [[null], 'constraint.kind: Constraint 1 is not an object with a kind.'],
    [['cage'], 'constraint.kind: Constraint 1 is not an object with a kind.'],
    [
      [{ kind: 'anti-king' }, { cells: [1] }],
      'constraint.kind: Constraint 2: no kind is not a kind of constraint that is known here.',
    ],
    [[{ kind: 'toString' }],
      'constraint.kind: Constraint 1: "toString" is not a kind of constraint that is known here.'],
    [[{ kind: ['cage'], cells: [1] }],
      'constraint.kind: Constraint 1: no kind is not a kind of constraint that is known here.'],
    [
      [{ kind: 'x'.repeat(50) }],
      `constraint.kind: Constraint 1: "${'x'.repeat(40)}" is not a kind of constraint that is known here.`,
    ],
    [[{ kind: 'yin-yang' }], 'constraint.later: Constraint 1: "yin-yang" is known, but not supported yet.'],
    [many(MAX_CONSTRAINTS), 'fine'],
    [many(MAX_CONSTRAINTS + 1), 'constraint.count: There are 10001 constraints; 10000 is the most.'],
  ])('case %#', (data, message) => {
    expect(told(data)).toBe(message);
  }); // oxfmt-ignore
});

describe('what is wrong with a field', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['cage', { cells: [0, 80], sum: 0 }, ''],
    ['cage', { cells: [0, 81] }, ', cells[1] is no cell of the board, which are 0 to 80'],
    ['cage', { cells: [-1] }, ', cells[0] is no cell of the board, which are 0 to 80'],
    ['cage', { cells: [1.5] }, ', cells[0] is no cell of the board, which are 0 to 80'],
    ['cage', { cells: ['1'] }, ', cells[0] is no cell of the board, which are 0 to 80'],
    ['cage', { cells: '12' }, ', cells is a list'],
    ['cage', {}, ', cells is a list'],
    ['cage', { cells: [] }, ', cells has 0 items; 1 is the least'],
    ['cage', { cells: [3, 4, 3] }, ', cells names a cell twice'],
    ['cage', { cells: [1], sum: -1 }, ', sum is a whole number from 0 on'],
    ['cage', { cells: [1], sum: 2.5 }, ', sum is a whole number from 0 on'],
    ['cage', { cells: [1], sum: null }, ', sum is a whole number from 0 on'],
    ['cage', { cells: [1], sums: [3] }, ' has no field "sums"'],
    ['cage', { cells: [1], ['y'.repeat(50)]: 1 }, ` has no field "${'y'.repeat(40)}"`],
    ['ratio', { cells: [1, 2], ratio: 1 }, ''],
    ['ratio', { cells: [1, 2], ratio: 0 }, ', ratio is a whole number from 1 on'],
    ['ratio', { cells: [1, 2, 3], ratio: 2 }, ', cells has 3 cells; 2 is the most'],
    ['ratio', { cells: [1], ratio: 2 }, ', cells has 1 items; 2 is the least'],
    ['sum', { cells: [1, 1], sum: -5 }, ''],
    ['sum', { cells: [1, 1], sum: 2 ** 53 }, ', sum is a whole number'],
    ['sum', { cells: [1, 1], sum: 5, weights: [2, 0.5] }, ', weights[1] is a whole number'],
    ['sum', { cells: [1, 1], sum: 5, weights: [2] }, ' needs a weight for each cell'],
    ['cage-sums', { cells: [1, 2], sums: [] }, ', sums has 0 items; 1 is the least'],
    ['cage-sums', { cells: [1, 2], sums: [3, -3] }, ', sums[1] is a whole number from 0 on'],
    ['look-and-say', { cells: [1, 2], counts: [[1, 2]] }, ''],
    ['look-and-say', { cells: [1, 2], counts: [] }, ', counts has 0 items; 1 is the least'],
    ['look-and-say', { cells: [1, 2], counts: [[1, 2], [1]] }, ', counts[1] has 1 items; 2 is the least'],
    ['look-and-say', { cells: [1, 2], counts: [[1, 2, 3]] }, ', counts[0] needs 2 numbers'],
    ['look-and-say', { cells: [1, 2], counts: [[1, -2]] }, ', counts[0][1] is a whole number from 0 on'],
    ['equal-sums', { sets: [[1, 2], [3]] }, ''],
    ['equal-sums', { sets: [[1, 2]] }, ', sets has 1 items; 2 is the least'],
    ['equal-sums', { sets: [[1, 2], []] }, ', sets[1] has 0 items; 1 is the least'],
    ['equal-sums', { sets: [[1, 2], [5, 5]] }, ', sets[1] names a cell twice'],
    ['no-sum', { sums: [5], neighbours: 'knight', except: [[1, 20]] }, ''],
    ['no-sum', { sums: [5], neighbours: 'camel' }, ', neighbours is one of orthogonal, diagonal, knight'],
    ['no-sum', { sums: [5], neighbours: 'knight', except: [[1, 20, 3]] }, ', except[0] has 3 cells; 2 is the most'],
    ['no-sum', { sums: [5], neighbours: 'knight', except: [[1]] }, ', except[0] has 1 items; 2 is the least'],
    ['pattern', { cells: [1], expression: '1'.repeat(200) }, ''],
    ['pattern', { cells: [1], expression: 5 }, ', expression is a text of at most 1000 characters'],
    ['pattern', { cells: [1], expression: '1'.repeat(1001) }, ', expression is a text of at most 1000 characters'],
    ['pattern', { cells: [1], expression: '(1' },
      ' has an expression that cannot be read: the group that begins at 1 is not closed'],
    ['clone', { cells: [1, 2], copy: [3] }, ' needs a copy with as many cells'],
    ['full-rank', { lines: [[0, 1]], ranks: [1, 2], ties: 'any' }, ' needs a rank for each line'],
    ['doppelganger', {}, ' needs an N×N board with N boxes and the values 0 to N'],
    ['any-of', { alternatives: [] }, ', alternatives has 0 items; 1 is the least'],
    ['any-of', { alternatives: [[]] }, ', alternatives[0] is a list of constraints'],
    ['any-of', { alternatives: [{ kind: 'odd', cells: [1] }] }, ', alternatives[0] is a list of constraints'],
    ['any-of', { alternatives: [[{ kind: 'odd', cells: [1] }], [{ kind: 'odd', cells: [99] }]] },
      ', alternatives[1], constraint 1 (odd), cells[0] is no cell of the board, which are 0 to 80'],
  ])('%s %j', (kind, fields, end) => {
    expect(told([{ kind, ...fields }])).toBe(end ? `constraint.field: Constraint 1 (${kind})${end}.` : 'fine');
  }); // oxfmt-ignore
});

describe('how much is read', () => {
  const alternatives = (count: number) => Array.from({ length: count }, () => [{ kind: 'odd', cells: [0] }]);

  test.each<[string, unknown, string]>([
    ['200,000 cells', [{ kind: 'sum', cells: long(200_000), sum: 1 }], 'fine'],
    ['one more', [{ kind: 'sum', cells: long(200_001), sum: 1 }],
      'constraint.count: The constraints name more than 200000 cells and numbers.'],
    ['one more in a second constraint',
      [{ kind: 'sum', cells: long(199_999), sum: 1 }, { kind: 'cage', cells: [1, 2] }],
      'constraint.count: The constraints name more than 200000 cells and numbers.'],
    ['1000 alternatives', [{ kind: 'any-of', alternatives: alternatives(1000) }], 'fine'],
    ['one more, in two constraints',
      [{ kind: 'any-of', alternatives: alternatives(1000) }, { kind: 'any-of', alternatives: alternatives(1) }],
      'constraint.count: There are more than 1000 alternatives.'],
    ['eight levels', [nested(8)], 'fine'],
  ])('%s', (_, data, message) => {
    expect(told(data)).toBe(message);
  }); // oxfmt-ignore

  test('no more than eight levels of alternatives', () => {
    expect(told([nested(9)])).toMatch(/^constraint\.field: .*constraint 1 \(any-of\), alternatives is nested too deeply\.$/);
  }); // oxfmt-ignore

  test('boards of up to 31 digits', () => {
    const oddCell = [{ kind: 'odd', cells: [0] }];
    expect(checkConstraints(plainBoard(32), [])).toEqual({ ok: true, value: [] });
    expect(checkConstraints(plainBoard(32), oddCell)).toMatchObject({
      error: { code: 'constraint.size', message: 'Constraints need a board of at most 31 digits.' },
    });
    expect(checkConstraints(plainBoard(31), oddCell)).toMatchObject({ ok: true });
  });
});

test('what is read are copies of the fields of the kind', () => {
  const cells = [1, 2];
  const data = { kind: 'cage', cells, sum: undefined };
  const read = checkConstraint(board, data);
  cells.push(3);
  expect(read).toEqual({ ok: true, value: { kind: 'cage', cells: [1, 2] } });
  expect(Object.keys(read.ok ? read.value : {})).toEqual(['kind', 'cells']);
});

test('fields that an object only inherits do not count', () => {
  const data = Object.assign(Object.create({ cells: [1, 2] }) as object, { kind: 'cage' });
  expect(checkConstraint(board, data)).toMatchObject({ error: { code: 'constraint.field' } });
});
