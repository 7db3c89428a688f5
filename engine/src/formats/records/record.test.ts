import { describe, expect, test } from 'vitest';
import {
  countSolutions,
  describeProblem,
  formatLine,
  geometryName,
  parsePuzzles,
  unwrap,
} from '../../index.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const ROWS = PUZZLE.match(/.{9}/g)!;
const DIGITS = ROWS.map((row) => [...row].map((sign) => Number(sign === '.' ? 0 : sign)));
const MAP = 'AAABABBBCCCDCDDD';
const EMPTY = '.'.repeat(16);

const json = (fields: object) => JSON.stringify(fields, null, 2);
const yaml = (...more: readonly string[]) =>
  ['name: x', 'grid: |', ...ROWS.map((row) => `  ${row}`), ...more].join('\n');
const toml = (...more: readonly string[]) =>
  ['name = "x"', 'grid = [', ...ROWS.map((row) => `  "${row}",`), ']', ...more].join('\n');

function read(text: string) {
  const found = parsePuzzles(text);
  if (!found.ok) throw new Error(describeProblem(found.error));
  return found.value;
}

describe('a record whose rules are fields is refused by their name', () => {
  test.each([
    [
      'lines',
      json({
        board: DIGITS,
        whispers: [
          [
            [0, 0],
            [0, 1],
          ],
        ],
      }),
      'whispers',
    ],
    ['rows of texts', json({ Rows: ROWS, Kropki: [{ cells: ['r1c1', 'r1c2'], color: 'white' }] }), 'Kropki'],
    ['fields in fields', json({ puzzle: { grid: DIGITS, rules: { sandwich: [1, 2] } } }), 'sandwich'],
    ['a list of names', json({ puzzle: PUZZLE, constraints: ['Standard', 'Thermo'] }), 'Thermo'],
    ['a word', json({ clues: PUZZLE, variant: 'killer' }), 'killer'],
    ['a list that nothing is known about', json({ puzzle: PUZZLE, foo: [[1, 2]] }), 'foo'],
    ['a cage with a rule', json({ grid: DIGITS, cages: [{ product: 6, cells: ['r1c3'] }] }), 'cages'],
    [
      'places that may count from 0 or from 1',
      json({
        grid: DIGITS,
        cages: [
          {
            sum: 3,
            cells: [
              [1, 2],
              [1, 3],
            ],
          },
        ],
      }),
      'cages',
    ],
    ['a map of unequal regions', json({ puzzle: EMPTY, regions: 'AAAAABBBCCCDCDDD' }), 'regions'],
    ['YAML', yaml('arrows:', '  - {circle: r1c1, path: [r1c2, r1c3]}'), 'arrows'],
    ['YAML, a list', yaml('rules:', '  - anti-knight', '  - xv'), 'xv'],
    ['TOML', toml('thermos = ["r1c1-r1c2"]'), 'thermos'],
    ['TOML, a section', `grid = "${PUZZLE}"\n[rules]\nquadruples = ["r1c1"]\n`, 'quadruples'],
    ['CSV', `puzzle,arrows\n${PUZZLE},0-1-2`, 'arrows'],
    ['between tabs', `id\tpuzzle\tkiller\n1\t${PUZZLE}\t10:0+1`, 'killer'],
    ['between blanks', `puzzle thermos\n${PUZZLE} 0-1-2`, 'thermos'],
    ['JSON lines', `{"puzzle":"${PUZZLE}"}\n{"puzzle":"${PUZZLE}","sudokuX":[1]}`, 'sudokuX'],
    ['letters behind a puzzle', `${EMPTY} AAABABBBCCCDCDDE`, 'a map of regions'],
  ])('%s', (_, text, name) => {
    const found = parsePuzzles(text);
    expect(found.ok ? 'read' : found.error.code).toBe('format.rules');
    expect(found.ok ? '' : found.error.message).toContain(name);
    // A caller who asks for it gets the puzzle without them.
    expect(parsePuzzles(text, { unknownRules: 'leave-out' }).ok).toBe(true);
  });
});

describe('rules that are known are read', () => {
  const cage = { kind: 'cage', cells: [2, 3], sum: 3 };
  test.each([
    ['cells by name', json({ grid: DIGITS, cages: [{ sum: 3, cells: ['r1c3', 'r1c4'] }] }), [cage]],
    [
      'cells from 0',
      json({
        grid: DIGITS,
        cages: [
          {
            total: 3,
            cells: [
              [0, 2],
              [0, 3],
            ],
          },
        ],
      }),
      [cage],
    ],
    [
      'cells as objects',
      json({
        grid: ROWS,
        cages: [
          {
            sum: 3,
            cells: [
              { row: 0, col: 2 },
              { row: 0, col: 3 },
            ],
          },
        ],
      }),
      [cage],
    ],
    ['JSON in CSV', `puzzle,cages\n${PUZZLE},"[{""sum"":3,""cells"":[[0,2],[0,3]]}]"`, [cage]],
    ['YAML', yaml('cages:', '  - sum: 3', '    cells: [r1c3, r1c4]'), [cage]],
    ['TOML', toml('', '[[cages]]', 'sum = 3', 'cells = ["r1c3", "r1c4"]'), [cage]],
    [
      'a name',
      json({ GivenDigits: ROWS, Rules: [{ Name: 'Standard' }, { Name: 'AntiKnight' }] }),
      [{ kind: 'anti-knight' }],
    ],
    ['TOML, a list of names', toml('rules = ["anti-king"]'), [{ kind: 'anti-king' }]],
    ['a flag', json({ size: 9, grid: DIGITS, antiknight: true }), [{ kind: 'anti-knight' }]],
    [
      'a line',
      json({ cells: DIGITS, thermos: [['r1c3', 'r1c4']] }),
      [{ kind: 'thermometer', cells: [2, 3] }],
    ],
    ['nothing', json({ board: DIGITS, cages: [], diagonal: false, variant: 'classic', thermos: null }), []],
  ])('%s', (_, text, constraints) => {
    const [{ puzzle }] = read(text);
    expect(formatLine({ puzzle })).toBe(PUZZLE);
    expect(puzzle.constraints).toEqual(constraints);
  });

  test.each([
    ['a column', `puzzle,regions\n${EMPTY},${MAP}`],
    ['a field', json({ puzzle: EMPTY, layout: MAP })],
    ['a field with rows', json({ puzzle: EMPTY.match(/.{4}/g), areas: MAP.match(/.{4}/g) })],
    [
      'a field with lists',
      json({
        puzzle: EMPTY,
        regions: [
          [0, 1, 2, 4],
          [3, 5, 6, 7],
          [8, 9, 10, 12],
          [11, 13, 14, 15],
        ],
      }),
    ],
    ['behind a blank', `${EMPTY} ${MAP}`],
    ['behind a comma', `${EMPTY},${MAP}`],
    ['behind a tab', `${EMPTY}\t${MAP.replace(/./g, (sign) => String('ABCD'.indexOf(sign)))}`],
    ['behind the solution', `${EMPTY},1234341221434321,${MAP}`],
  ])('a map of regions: %s', (_, text) => {
    const [{ puzzle, comment }] = read(text);
    expect(countSolutions(puzzle, 1_000).count).toBe(144);
    expect(comment).toBeUndefined();
  });

  test.each([
    ['both', json({ puzzle: PUZZLE, diagonals: true }), '9×9 X'],
    ['in a column', `puzzle;diagonal\n${PUZZLE};1`, '9×9 X'],
    ['windows', json({ puzzle: PUZZLE, type: 'windoku' }), '9×9 windoku'],
    [
      'boxes of another shape',
      json({ puzzle: '.'.repeat(36), boxWidth: 2, boxHeight: 3 }),
      '6×6 with 3×2 boxes',
    ],
    ['no boxes', json({ puzzle: '.'.repeat(16), boxes: false }), '4×4 latin'],
  ])('the board: %s', (_, text, name) => {
    const [{ puzzle }] = read(text);
    expect(geometryName(puzzle.geometry).toLowerCase()).toContain(name.toLowerCase().split(' ')[0]);
    expect(geometryName(puzzle.geometry)).not.toBe(geometryName(read(PUZZLE)[0].puzzle.geometry));
  });
});

describe('facts that change nothing do not stand in the way', () => {
  const FACTS = {
    id: 7,
    rating: 1.5,
    difficulty: 'hard',
    source: 'https://example.org/1',
    author: 'A. Setter',
    date: '2024-01-02',
    clues: 30,
    givens: 30,
    hash: 'a5f0',
    created_at: '2024-01-02T03:04:05Z',
    tags: ['easy', 'daily'],
    solution: SOLUTION,
    techniques: ['hidden single'],
    isFavorite: true,
  };

  test('in an object', () => {
    const [{ puzzle, solution, author, remarks }] = read(json({ ...FACTS, puzzle: DIGITS }));
    expect(formatLine({ puzzle })).toBe(PUZZLE);
    expect([solution?.join(''), author, remarks]).toEqual([SOLUTION, 'A. Setter', undefined]);
  });

  test('in a table', () => {
    const names = Object.keys(FACTS);
    const fields = Object.values(FACTS).map((fact) => `"${String(fact)}"`);
    const [{ puzzle, remarks, comment }] = read(`${names.join()},puzzle\n${fields.join()},${PUZZLE}`);
    expect(formatLine({ puzzle })).toBe(PUZZLE);
    expect(remarks).toBeUndefined();
    expect(comment).toMatch(
      /^id 7, rating 1\.5, difficulty hard, .*author A\. Setter, date 2024-01-02, clues 30/,
    );
  });

  test('a word that nothing is known about is told', () => {
    const remarks = ['The column "foo" is not read: it may hold rules.'];
    expect(read(json({ puzzle: PUZZLE, foo: 'bar' }))[0].remarks).toEqual(remarks);
    expect(read(`puzzle,foo\n${PUZZLE},bar`)[0].remarks).toEqual(remarks);
  });

  test.each(['3=r1c3+r1c4', '{"cages":[[0,1]]}', '0-1-2', '[[0,1],[0,2]]'])(
    '%s behind a puzzle is told',
    (data) => {
      expect(read(`${PUZZLE},${data}`)[0].remarks).toEqual([
        `The column "${data}" is not read: it may hold rules.`,
      ]);
    },
  );

  test.each(['ER 7.1/7.1/2.6', '2024-01-02 (hard)', '# by A, B'])(
    '%s behind a puzzle is a comment',
    (words) => {
      expect(read(`${PUZZLE} ${words}`)[0].remarks).toBeUndefined();
    },
  );
});

describe('programs with data of their own', () => {
  test('ipuz', () => {
    const kind = {
      version: 'http://ipuz.org/v2',
      kind: ['http://ipuz.org/sudoku#1'],
      charset: '123456789',
      boxes: true,
    };
    const solution = SOLUTION.match(/.{9}/g)!.map((row) => [...row].map(Number));
    const [sheet, ...others] = read(json({ ...kind, title: 'T', author: 'A', puzzle: DIGITS, solution }));
    expect(others).toEqual([]);
    expect(formatLine(sheet)).toBe(`${PUZZLE},${SOLUTION}`);
    expect(sheet).toMatchObject({ title: 'T', author: 'A' });
    const zones = parsePuzzles(
      json({
        ...kind,
        puzzle: DIGITS,
        cages: [
          {
            value: 3,
            cells: [
              [1, 1],
              [2, 1],
            ],
          },
        ],
      }),
    );
    expect(zones.ok ? '' : zones.error.code).toBe('format.rules');
  });

  test('a backup with a list of games', () => {
    const game = (more: object) => ({
      uid: 1,
      initialBoard: PUZZLE,
      solvedBoard: SOLUTION,
      difficulty: 'Easy',
      ...more,
    });
    const backup = (...boards: object[]) =>
      json({ appVersionName: '2.0', createdAt: 1, boards, records: [], folders: [] });
    const sheets = read(backup(game({ type: 'Default9x9' }), game({ uid: 2 })));
    expect(sheets.map(({ puzzle }) => formatLine({ puzzle }))).toEqual([PUZZLE, PUZZLE]);
    const killer = parsePuzzles(backup(game({ type: 'Killer9x9', killerCages: '…' })));
    expect(killer.ok ? '' : killer.error.message).toContain('Killer9x9');
  });

  test.each([
    [
      'cells with places',
      json({
        clues: [
          { row: 0, col: 0, value: 5 },
          { row: 8, col: 8, value: 9 },
        ],
      }),
    ],
    [
      'an object around it',
      json({
        data: {
          size: 9,
          givens: [
            { r: 1, c: 1, v: 5 },
            { r: 9, c: 9, v: 9 },
          ],
        },
      }),
    ],
  ])('%s', (_, text) => {
    expect(formatLine(read(text)[0])).toBe(`5${'.'.repeat(79)}9`);
  });

  test('an object without a puzzle is named', () => {
    const found = parsePuzzles(json({ hello: 'world', list: [1, 2, 3] }));
    expect(found.ok ? '' : found.error.code).toBe('format.unread');
  });

  test('numbers under the names of SudokuPad and f-puzzles are no empty cells', () => {
    for (const fields of [
      { cells: DIGITS, cages: [] },
      { size: 9, grid: DIGITS },
      { cells: DIGITS, regions: [] },
    ])
      expect(formatLine(read(json(fields))[0])).toBe(PUZZLE);
  });

  test('a size that does not fit is refused', () => {
    const found = parsePuzzles(json({ size: 16, puzzle: PUZZLE }));
    expect(found.ok ? '' : found.error.code).toBe('record.size');
  });

  test('the second state of a board is what was entered', () => {
    const [{ entries }] = read(json({ puzzle: PUZZLE, currentBoard: `534${PUZZLE.slice(3)}` }));
    expect(entries?.indexOf(4)).toBe(2);
    expect(unwrap(parsePuzzles(json({ puzzle: PUZZLE }))).length).toBe(1);
  });
});
