/** Puzzles as data sets, programs and pages write them, one row each. */
import { describe, expect, test } from 'vitest';
import { collectPuzzles, digitsAsLine, parseLine, parsePuzzles } from '../index.ts';

// Source: Wikipedia, Sudoku, and its solution.
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const ZEROS = PUZZLE.replaceAll('.', '0');
const ROWS = ZEROS.match(/.{9}/g)!;
const listed = (empty: string, comma = ', '): string[] =>
  ROWS.map((row) => [...row].map((sign) => (sign === '0' ? empty : sign)).join(comma));
const inLists = (empty: string): string => `[[${listed(empty).join('], [')}]]`;
const inBraces = `{{${listed('0').join('},\n{')}}}`;
const inDigits = (zero: number): string =>
  ZEROS.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const latex = ROWS.map((row) => `|${[...row.replaceAll('0', ' ')].join('|')}|.`).join('\n');

/** The source, the text, and the resulting comment. */
const TEXTS: readonly (readonly [string, string, string?])[] = [
  ['the sudoku-exchange puzzle bank', `0000183b305c ${ZEROS}  1.2`, '0000183b305c 1.2'],
  ['a list of the hardest', `1 1 ${PUZZLE} 11.0 11.0 2.6`, '1 1 11.0 11.0 2.6'],
  ['sudoku-extreme', `source,question,answer,rating\nx,${PUZZLE},${SOLUTION},0`, 'source x, rating 0'],
  ['GridCorpus', `puzzle_id,initial_board,solution\n7,${ZEROS},${SOLUTION}`, 'puzzle_id 7'],
  ['tabs', `puzzle\tsolution\n${ZEROS}\t${SOLUTION}\n`],
  ['semicolons', `"puzzle";"solution"\n${ZEROS};${SOLUTION}\n`],
  ['one column', `sudoku\n${PUZZLE}\n`],
  ['a numbered list', `1. ${PUZZLE}`],
  ['a list with dashes', `- ${PUZZLE}`],
  ['a text in quotes', `"${PUZZLE}",`],
  ['nine groups', ROWS.join(' ')],
  ['nine groups between bars', ROWS.join(' | ')],
  ['SudokuWiki', `https://www.sudokuwiki.org/sudoku.htm?bd=${ZEROS}`],
  ['sudokuexchange', `https://sudokuexchange.com/play/?s=${ZEROS}`],
  ['lisudoku', `https://lisudoku.xyz/solver?import=${ZEROS}`],
  ['our own JSON', `{"line":1,"puzzle":"${PUZZLE}","status":"solved","solution":"${SOLUTION}","guesses":0}`],
  ['JSON with holes', inLists('null')],
  ['JavaScript with holes', inLists('')],
  ['JSON with empty texts', inLists('""')],
  ['Python', `grid = ${inLists('None')}`],
  ['minus one', inLists('-1')],
  ['NumPy, printed', `[[${listed('0', ' ').join(']\n [')}]]`],
  [
    'NumPy, numbers with a point',
    `[[${listed('nan', ' ')
      .map((row) => row.replace(/\d/g, '$&.'))
      .join(']\n [')}]]`,
  ],
  ['NumPy, as code', `np.array(${inLists('0')}, dtype=np.int8)`],
  ['C', `int board[9][9] = ${inBraces};`],
  ['Java', `int[][] board = new int[][] ${inBraces};`],
  ['Go', `board := [9][9]int${inBraces}`],
  ['Rust', `let board: [[u8; 9]; 9] = ${inLists('0')};`],
  ['Rust, vectors', `let b = vec![vec![${listed('0').join('], vec![')}]];`],
  ['C++, flat', `std::array<int, 81> board = {\n${listed('0').join(',\n')}\n};`],
  ['C#', `var grid = new[] {\n  new[] { ${listed('0').join(' },\n  new[] { ')} }\n};`],
  ['Kotlin', `val grid = arrayOf(\n  intArrayOf(${listed('0').join('),\n  intArrayOf(')})\n)`],
  ['Matlab', `A = [${listed('0', ' ').join(';\n     ')}];`],
  ['Julia', `grid = [${listed('0', ' ').join('; ')}]`],
  ['Prolog', `problem(1, [[${listed('_').join('],\n  [')}]]).`],
  ['a board in an object', `{"board": ${inLists('0')}}`],
  ['LaTeX, tabular', `\\begin{tabular}{c}\n${listed('', ' & ').join(' \\\\\n')} \\\\\n\\end{tabular}`],
  [
    'an index of pandas',
    `,${'012345678'.split('').join(',')}\n${listed('0', ',')
      .map((row, at) => `${at},${row}`)
      .join('\n')}`,
  ],
  [
    'each cell in brackets',
    ROWS.map((row) => [...row].map((sign) => `[${sign === '0' ? ' ' : sign}]`).join('')).join('\n'),
  ],
  [
    'bold digits',
    ROWS.map((row) => `| ${[...row].map((sign) => (sign === '0' ? ' ' : `**${sign}**`)).join(' | ')} |`).join(
      '\n',
    ),
  ],
  [
    'a quotation',
    listed('.', ' ')
      .map((row) => `> ${row}`)
      .join('\n'),
  ],
  ['a date above', `2024-03-17\n${listed('.', ' ').join('\n')}`, '2024-03-17'],
  ['lines with names', `puzzle: ${PUZZLE}\nsolution: ${SOLUTION}`],
  ['LaTeX', `\\begin{sudoku}\n${latex}\n\\end{sudoku}\n`],
  ['LaTeX, the rows alone', latex],
  ['Arabic digits', inDigits(0x660)],
  ['Persian digits', inDigits(0x6f0)],
  ['Devanagari digits', inDigits(0x966)],
];

test.each(TEXTS.map(([name, text, comment]) => ({ name, text, comment })))('$name', ({ text, comment }) => {
  const read = parsePuzzles(text);
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value).toHaveLength(1);
  const [{ puzzle, solution, comment: words }] = read.value;
  expect(digitsAsLine(puzzle.geometry, puzzle.givens)).toBe(PUZZLE);
  if (solution) expect(solution.join('')).toBe(SOLUTION);
  expect(solution !== undefined).toBe(text.includes(SOLUTION));
  expect(words).toBe(comment);
});

describe('what is not clear is refused', () => {
  const other = PUZZLE.replace('5', '4');
  test.each([
    ['two puzzles on a line', `1 ${PUZZLE} ${other}`],
    ['a puzzle and a grid that is not its solution', `1 ${PUZZLE} ${SOLUTION.replace('5', '4')}`],
    ['a puzzle and its regions', `{"puzzle":"${PUZZLE}","regions":"${'1'.repeat(41)}${'2'.repeat(40)}"}`],
    ['a row of a larger board in groups', '1234 5678 9ABC'],
    ['all candidates of a row', Array(6).fill('123456').join(' ')],
  ])('%s', (_, line) => {
    expect(parseLine(line).ok).toBe(false);
  });
});

describe('cells are not lost', () => {
  test.each([
    ['a sign for empty that begins comments', '3 4 # 2\n1 # # 4\n2 3 4 1\n4 1 2 3'],
    ['labels on both sides', '  1 2 3 4\n1 2 1 4 3 1\n2 4 3 2 1 2\n3 3 2 1 4 3\n4 1 4 3 2 4\n  1 2 3 4'],
    [
      'bars that are not below each other',
      '| | | | |6 |\n| | | | | |\n| | | | | |\n| | | | |2 |\n| | | | | |\n| | | |3 | |',
    ],
    ['numbers below 0', '[[2,1,4,3],[4,3,2,1],[3,2,1,4],[1,4,3,-2]]'],
    ['a name among the cells', '[[2,1,4,3],[4,3,2,1],[3,2,1,4],[1,4,3,_2]]'],
    ['a word among the cells', '[[1,2,x,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]'],
  ])('%s', (_, text) => {
    const read = parsePuzzles(text);
    const digits = read.ok ? read.value.map(({ puzzle: { givens } }) => givens.join('')) : [];
    expect(['', '2143432132141432']).toContain(digits.join());
  });

  test('a row of signs for empty is a row of a large board', () => {
    const rows = ['_'.repeat(16), ...Array<string>(15).fill(`${'_'.repeat(15)}G`)];
    const read = parsePuzzles(rows.join('\n'));
    expect(read.ok && read.value.map(({ puzzle: { givens } }) => givens.length)).toEqual([256]);
  });
});

describe('a blank column between boxes is none of the board', () => {
  const spaced = (rows: readonly string[], box: number, comma: string): string =>
    rows
      .map((row) =>
        row
          .match(new RegExp(`.{${box}}`, 'g'))!
          .map((part) => [...part.replaceAll('.', ' ')].join(comma).replaceAll(' ', ''))
          .join(comma + comma),
      )
      .join('\n');
  const digitsIn = (text: string): string => {
    const read = parsePuzzles(text);
    return read.ok ? read.value.map(({ puzzle: { givens } }) => givens.join('')).join() : read.error.code;
  };
  test.each([
    ['tabs', '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 3, '\t'],
    ['the last column empty', `${'53..7....6..195...'.repeat(4)}.........`, 3, '\t'],
    ['commas', '1.3..4.22..343..', 2, ','],
  ])('%s', (_, puzzle, box, comma) => {
    const rows = puzzle.match(new RegExp(`.{${box * box}}`, 'g'))!;
    expect(digitsIn(spaced(rows, box, comma))).toBe(puzzle.replaceAll('.', '0'));
  });

  test('it is refused where the last column is empty and could be none', () => {
    expect(digitsIn(spaced(['1.3.', '.41.', '2...', '43..'], 2, '\t'))).toBe('grid.rows');
  });
});

test('an empty cell is as wide as the numbers in the others', () => {
  const solution = Array.from({ length: 256 }, (_, cell) => {
    const [row, column] = [cell >> 4, cell & 15];
    return (((row & 3) * 4 + (row >> 2) + column) % 16) + 1;
  });
  const print = (digits: readonly number[], empty: string): string =>
    digits
      .map((digit, cell) => `${digit ? `${digit}`.padStart(2) : empty}${cell % 16 === 15 ? '\n' : ' '}`)
      .join('');
  const givens = solution.map((digit, cell) => (cell % 3 === 0 ? digit : 0));
  for (const empty of ['..', '--', '__', ' .']) {
    const parts = [...collectPuzzles(`${print(givens, empty)}\n${print(solution, empty)}`)];
    const sheets = parts.flatMap((part) => (part.kind === 'puzzles' ? part.puzzles : []));
    expect(sheets.map((sheet) => [sheet.puzzle.givens, sheet.solution])).toEqual([[givens, solution]]);
  }
});

test('a column of rules is told', () => {
  const text = `initial_board,rules,visual_elements,solution\n${PUZZLE},"Cells a knight's move apart differ.",[],${SOLUTION}`;
  const read = parsePuzzles(text);
  expect(read.ok && read.value[0].remarks).toEqual(['The column "rules" is not read: it may hold rules.']);
});

test('digits that are the symbols of the board stay what they are', () => {
  const symbols = [...'١٢٣٤'];
  const read = parseLine('١٢٣٤٣٤١٢٢١٤٣٤٣٢.', { symbols });
  expect(read.ok && read.value?.puzzle.geometry.symbols).toEqual(symbols);
});

test('a title above the rows of a grid is no heading of a table', () => {
  const read = parsePuzzles(`Sudoku\n${PUZZLE.match(/.{9}/g)!.join('\n')}\n`);
  expect(read.ok && read.value.map(({ puzzle: { givens } }) => givens.length)).toEqual([81]);
});

test('work does not grow faster than the text', () => {
  for (const text of [
    '['.repeat(20_000),
    `x${'[]'.repeat(10_000)}`,
    `a = ${'{'.repeat(20_000)}`,
    `] ${' '.repeat(50_000)}x`,
  ])
    expect([...collectPuzzles(text)].length).toBeGreaterThan(0);
});
