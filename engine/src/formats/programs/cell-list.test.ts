import { describe, expect, test } from 'vitest';
import { describeProblem, formatLine, formatPuzzle, parsePuzzle } from '../../index.ts';

const SOLUTION = '1234341221434321';
const OPEN = [1, 2, 4, 6, 9, 15];

function cells(from: 0 | 1, extra: (index: number) => object = () => ({})): object[] {
  return [...SOLUTION].map((digit, index) => {
    const [row, col] = [Math.floor(index / 4), index % 4];
    const block = `${Math.floor(row / 2)}-${Math.floor(col / 2)}`;
    const place = { row: row + from, col: col + from, block, value: Number(digit) };
    return { ...place, ...(OPEN.includes(index) ? { empty: true } : {}), ...extra(index) };
  });
}
const GIVEN = [...SOLUTION].map((digit, index) => (OPEN.includes(index) ? '.' : digit)).join('');

describe('a list of cells', () => {
  test.each([
    ['from 0', JSON.stringify(cells(0))],
    ['from 1', JSON.stringify(cells(1), null, 2)],
    ['in any order', JSON.stringify(cells(0).reverse())],
    [
      'as source text',
      `let grid = ${JSON.stringify(cells(0))
        .replace(/"(\w+)":/g, '$1: ')
        .replace(/\}\]$/, '},]')};`,
    ],
    ['digits as texts', JSON.stringify(cells(0)).replace(/"value":(\d)/g, '"value":"$1"')],
  ])('%s', (_, text) => {
    const read = parsePuzzle(text);
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(formatLine({ puzzle: read.value.puzzle })).toBe(GIVEN);
    expect(read.value.solution?.join('')).toBe(SOLUTION);
    expect(read.value.puzzle.geometry.spec.boxes).toEqual({ rows: 2, columns: 2 });
    expect(read.value.comment).toBeUndefined();
  });

  test('empty cells without digits leave the solution open; unknown fields are named', () => {
    const read = parsePuzzle(
      JSON.stringify(cells(0, (index) => (OPEN.includes(index) ? { value: 0, selected: true } : {}))),
    );
    expect(read.ok && read.value.solution).toBeUndefined();
    expect(read.ok && read.value.comment).toBe('Fields that were not read: selected.');
  });

  test.each(['cage', 'cages', 'thermo', 'killer', 'arrow', 'diagonal', 'visualElement', 'constraint'])(
    'a field %s is a rule that is refused by its name, or left out when asked',
    (name) => {
      const text = JSON.stringify(cells(0, (index) => ({ [name]: index + 1 })));
      const read = parsePuzzle(text);
      expect(read.ok ? 'read' : [read.error.code, read.error.message]).toEqual([
        'format.rules',
        `This puzzle has rules that are not known here (${name}); without them it would be another puzzle.`,
      ]);
      const left = parsePuzzle(text, { unknownRules: 'leave-out' });
      expect(left.ok && left.value.comment).toBe(`Rules that were left out: ${name}.`);
      expect(parsePuzzle(`[{"row":0,"col":0,"value":5,"${name}":3}]`)).toMatchObject({
        error: { code: 'format.rules' },
      });
      expect(parsePuzzle(JSON.stringify(cells(0, () => ({ [name]: null })))).ok).toBe(true);
    },
  );

  test.each(['box', 'region'])('%s is read as block is', (name) => {
    const text = JSON.stringify(cells(0)).replaceAll('"block"', `"${name}"`);
    const read = parsePuzzle(text);
    expect(read.ok && [read.value.puzzle.geometry.spec.boxes, read.value.comment]).toEqual([
      { rows: 2, columns: 2 },
      undefined,
    ]);
  });

  test('cells that are not given hold the solution', () => {
    const text = JSON.stringify(cells(0, (index) => ({ empty: undefined, given: !OPEN.includes(index) })));
    const read = parsePuzzle(text);
    expect(read.ok && formatLine({ puzzle: read.value.puzzle })).toBe(GIVEN);
    expect(read.ok && read.value.solution?.join('')).toBe(SOLUTION);
  });

  test('blocks that are no boxes become regions, and come back', () => {
    const names = ['a', 'a', 'a', 'b', 'a', 'c', 'b', 'b', 'c', 'c', 'd', 'b', 'c', 'd', 'd', 'd'];
    const read = parsePuzzle(JSON.stringify(cells(0, (index) => ({ block: names[index] }))));
    if (!read.ok) throw new Error(describeProblem(read.error));
    expect(read.value.puzzle.geometry.houses.filter(({ kind }) => kind === 'region')).toHaveLength(4);
    expect(formatPuzzle(read.value, 'cell-list').ok).toBe(true);
    expect(formatPuzzle(read.value, 'line')).toMatchObject({
      error: { message: 'The format "line" would lose the shape of the board.' },
    });
  });

  const change = (index: number, field: string, to: unknown) =>
    JSON.stringify(cells(0, (at) => (at === index ? { [field]: to } : {}))).replaceAll('},{', '},\n{');
  test.each([
    ['no row', change(2, 'row', undefined), 'line 3, column 1: The cell has no "row".'],
    [
      'a row that is no number',
      change(2, 'row', 'x'),
      'line 3, column 8: "row" must be a whole number from 0.',
    ],
    ['a cell twice', change(2, 'col', 1), 'line 3, column 1: r1c2 stands here twice.'],
    ['a digit too large', change(5, 'value', 5), 'line 6, column 40: "5" is no digit from 1 to 4.'],
    [
      'a digit missing in the solution',
      change(1, 'value', 0),
      'line 2, column 1: This cell has no digit of the solution, but others have.',
    ],
    [
      'a block of the wrong size',
      change(0, 'block', '1-1'),
      'line 1, column 2: Region "=1-1" at r1c1 has 5 cells, not 4.',
    ],
    [
      'a missing cell',
      JSON.stringify(cells(0).slice(1)),
      'line 1, column 2: 15 cells do not fill a board of 4×4.',
    ],
    [
      'a broken end',
      JSON.stringify(cells(0)).slice(0, -1),
      'line 1, column 751: The text ends in the middle of a list.',
    ],
    [
      'a stray sign',
      JSON.stringify(cells(0)).replace('"row"', '%'),
      'line 1, column 3: "%:0,"col":0," does not belong here.',
    ],
  ])('%s', (_, text, message) => {
    const read = parsePuzzle(text, { format: 'cell-list' });
    expect(read.ok ? 'read' : describeProblem(read.error)).toBe(message);
  });
});
