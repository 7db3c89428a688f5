import { WRITTEN_FORMATS } from 'pencilmark';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { runIn } from './test-io.ts';

/** Top 1465, the first puzzle, and its solution. */
const PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const SOLUTION = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';
const EMPTY4 = '................';
/** The same with two 4s in row 1 and box 1. */
const CONFLICT = `44${PUZZLE.slice(2)}`;
/** 1 fits nowhere in row 1: the cell left open there sees another 1. */
const HOPELESS = '234........1....';
const CUT = PUZZLE.slice(0, 80);

describe('solve', () => {
  it.each([
    ['an argument', {}, ['solve', PUZZLE], `${SOLUTION}\n`, 0],
    ['standard input', { input: `${PUZZLE}\n` }, ['solve'], `${SOLUTION}\n`, 0],
    ['standard input by name', { input: PUZZLE }, ['solve', '-'], `${SOLUTION}\n`, 0],
    ['CRLF', { input: `${PUZZLE}\r\n${PUZZLE}\r\n` }, ['solve'], `${SOLUTION}\n${SOLUTION}\n`, 0],
    ['a file, twice', { files: { a: PUZZLE } }, ['solve', 'a', 'a'], `${SOLUTION}\n${SOLUTION}\n`, 0],
    ['blank lines and comments', { input: `# x\n\n${PUZZLE}\n\n` }, ['solve'], `${SOLUTION}\n`, 0],
    ['zeros', { input: PUZZLE.replaceAll('.', '0') }, ['solve'], `${SOLUTION}\n`, 0],
    ['nothing', { input: '' }, ['solve'], '', 0],
    ['no solution', {}, ['solve', HOPELESS], 'no solution\n', 1],
    ['givens at odds', {}, ['solve', CONFLICT], 'no solution\n', 1],
    ['the worst exit code', {}, ['solve', HOPELESS, PUZZLE], `no solution\n${SOLUTION}\n`, 1],
    ['another board', {}, ['solve', '--symbols', 'ABCD', 'ABCD............'.replace('B', '.')], 'ABCD', 0],
    ['an algorithm', {}, ['solve', '-a', 'exact-cover', PUZZLE], `${SOLUTION}\n`, 0],
    ['a stuck algorithm', {}, ['solve', '--algorithm', 'naked-singles', PUZZLE], `stuck: ${PUZZLE}\n`, 1],
  ])('%s', async (_, world, args, output, exit) => {
    const outcome = await runIn(world, ...args);
    expect(outcome.output.slice(0, output.length || 1)).toBe(output);
    expect(outcome.messages).toBe('');
    expect(outcome.exit).toBe(exit);
  });

  it('prints several solutions where that is asked for', async () => {
    const { output, exit } = await runIn({}, 'solve', '--limit', '300', EMPTY4);
    const lines = output.trimEnd().split('\n');
    expect(new Set(lines).size).toBe(288);
    expect(lines.length).toBe(288);
    expect(exit).toBe(0);
  });

  it('says facts as JSON', async () => {
    const { output } = await runIn({ input: `${PUZZLE}\n\n${HOPELESS}\n${CUT}` }, 'solve', '--json');
    const facts = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(facts).toMatchObject([
      { line: 1, puzzle: PUZZLE, status: 'solved', solution: SOLUTION },
      { line: 3, puzzle: HOPELESS, status: 'impossible' },
      { line: 4, status: 'invalid', error: { code: 'line.length', at: { line: 4, column: 81 } } },
    ]);
  });
});

describe('count', () => {
  it.each([
    [['count', EMPTY4], '288\n', 0],
    [['count', '--limit', '2', EMPTY4], '≥2\n', 0],
    [['count', PUZZLE], '1\n', 0],
    [['count', HOPELESS, EMPTY4], '0\n288\n', 1],
  ])('%j: %j', async (args, output, exit) => {
    expect(await runIn({}, ...args)).toMatchObject({ output, exit, messages: '' });
  });

  it('says so when it ended at the limit that nobody chose', async () => {
    const { output, messages, exit } = await runIn({ input: '.'.repeat(81) }, 'count');
    expect(output).toBe('≥1000000\n');
    expect(messages).toMatch(/^line 1: counting ended at 1000000 solutions/);
    expect(exit).toBe(0);
  });
});

describe('candidates', () => {
  it('are the solution of a puzzle that has one', async () => {
    const { output, exit } = await runIn({}, 'candidates', '--json', PUZZLE);
    const { candidates } = JSON.parse(output) as { candidates: number[][] };
    expect(candidates.map((digits) => digits.join('')).join('')).toBe(SOLUTION);
    expect(exit).toBe(0);
  });

  it('tells what is possible, as a board and as data with numbers of solutions', async () => {
    const { output } = await runIn({}, 'candidates', EMPTY4);
    expect(output).toContain('| 1234  1234 | 1234  1234 |');
    const answered = await runIn({}, 'candidates', '--json', '--limit', '100', EMPTY4);
    const counts = Array.from({ length: 16 }, () => ({ 1: 72, 2: 72, 3: 72, 4: 72 }));
    expect(JSON.parse(answered.output)).toMatchObject({ status: 'found', counts });
  });

  it('says so where there is no solution', async () => {
    expect(await runIn({}, 'candidates', HOPELESS)).toMatchObject({ output: 'no solution\n', exit: 1 });
  });
});

describe('draw', () => {
  const cage = '[{"kind":"cage","cells":[0,1],"sum":3}]';
  const spec = '{"size":4,"boxes":{"rows":2,"columns":2}}';
  const givens = '[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]';
  const puzzle = `{"spec":${spec},"givens":${givens},"constraints":${cage}}`;
  const killer = `{"format":"pencilmark","version":1,"puzzle":${puzzle}}`;

  it('draws a puzzle as one line of SVG, with its rules', async () => {
    const { output, exit } = await runIn({ input: killer }, 'draw', '--theme', 'dark', '--width', '320');
    expect(output).toMatch(/^<svg [^\n]* width="320" [^\n]*<\/svg>\n$/);
    expect(output).toContain('>3</text>');
    expect(output).toContain('stroke-dasharray');
    expect(exit).toBe(0);
  });

  it('refuses a theme that there is not', async () => {
    const { messages, exit } = await runIn({}, 'draw', '--theme', 'pink', PUZZLE);
    expect(messages).toContain('light, dark, contrast');
    expect(exit).toBe(2);
  });
});

describe('convert', () => {
  it('writes lines of other symbols as lines', async () => {
    const { output, exit } = await runIn({ input: `${PUZZLE.replaceAll('.', '0')}\n` }, 'convert');
    expect(output).toBe(`${PUZZLE}\n`);
    expect(exit).toBe(0);
  });

  it('keeps the blank of an empty cell at the end of a text', async () => {
    // As the article "Sudoku: Making The Game" exports it.
    const text = '1 2 3 4\n1, ,3,4\n ,4, ,2\n2,1, ,3\n4, ,2, \n';
    expect((await runIn({ input: text }, 'convert', '--to', 'alphabet')).output).toBe(text);
    const twice = await runIn({ input: `${text}\n${text}` }, 'convert', '--to', 'alphabet');
    expect(twice.output).toBe(`${text}\n${text}`);
    const json = await runIn({ input: text }, 'convert', '--to', 'alphabet', '--json');
    expect(JSON.parse(json.output)).toMatchObject({ text });
    // Some of fifty puzzles end with an empty cell; each row of any of them has its nine cells.
    const made = await runIn({}, 'generate', '--count', '50', '--seed', '1', '--to', 'alphabet');
    const rows = made.output.split('\n').filter((row) => row.includes(','));
    expect(rows.every((row) => /^[1-9 ](?:,[1-9 ]){8}$/.test(row))).toBe(true);
    expect(rows).toHaveLength(450);
  });

  it('keeps messages out of the texts', async () => {
    const outcome = await runIn({ input: `${CUT}\n${PUZZLE}\n` }, 'convert');
    expect(outcome.output).toBe(`${PUZZLE}\n`);
    expect(outcome.messages).toContain('line 1, column 81');
    expect(outcome.exit).toBe(2);
  });
});

/** The puzzle of the Wikipedia article, as a forum would show it. */
const BOARD = `5 3 . | . 7 . | . . .
6 . . | 1 9 5 | . . .
. 9 8 | . . . | . 6 .
------+-------+------
8 . . | . 6 . | . . 3
4 . . | 8 . 3 | . . 1
7 . . | . 2 . | . . 6
------+-------+------
. 6 . | . . . | 2 8 .
. . . | 4 1 9 | . . 5
. . . | . 8 . | . 7 9
`;
const BOARD_LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const BOARD_SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

describe('documents', () => {
  it.each([
    ['at once', BOARD],
    ['line by line, as from a keyboard', BOARD.split(/(?<=\n)/)],
    ['with CRLF', BOARD.replaceAll('\n', '\r\n')],
    ['as an argument', undefined],
  ])('are read as a whole: %s', async (_, input) => {
    const args = input === undefined ? ['solve', BOARD] : ['solve'];
    expect(await runIn({ input }, ...args)).toMatchObject({ output: `${BOARD_SOLVED}\n`, exit: 0 });
  });

  const OF_LINES: readonly string[] = [
    ...['table', 'line', 'sukaku', 'jigsaw', 'sumocue', 'solo', 'iss', 'gnome', 'fpuzzles', 'sudokupad'],
    'pencilmark',
    'sudokumaker',
  ];
  // Killers have no givens to write.
  const OF_GIVENS = WRITTEN_FORMATS.filter((name) => name !== 'killer' && name !== 'cages');
  it.each(OF_GIVENS.map((name) => [name]))('are written so that they are read again: %s', async (to) => {
    const files = { board: BOARD };
    const { output } = await runIn({ files }, 'convert', '--to', to, 'board', PUZZLE, 'board');
    expect(output).not.toMatch(/\n\n$|^\n/);
    const puzzles = await runIn({ input: output }, 'solve');
    expect(puzzles.output).toBe(`${BOARD_SOLVED}\n${SOLUTION}\n${BOARD_SOLVED}\n`);
    // Results of several lines are separated by blank ones.
    expect(output.includes('\n\n')).toBe(!OF_LINES.includes(to));
  });

  it('are not what tables are: each line of one stands for itself', async () => {
    const input = `id,puzzle\n1,${PUZZLE}\n2,${CUT}\n3,${BOARD_LINE}\n`;
    const { output, messages, exit } = await runIn({ input }, 'solve');
    expect(output).toMatch(new RegExp(`^${SOLUTION}\\ninvalid: line 3, .*\\n${BOARD_SOLVED}\\n$`));
    expect(messages).toMatch(/^line 3, column \d+: .*\n$/);
    expect(exit).toBe(2);
    const table = await runIn({}, 'convert', '--to', 'table', PUZZLE, BOARD_LINE);
    expect(table.output).toBe(`puzzle,solution\n${PUZZLE},\n${BOARD_LINE},\n`);
  });

  it('are also the way to write solutions', async () => {
    const { output } = await runIn({}, 'solve', '--to', 'grid', BOARD_LINE);
    expect(output.startsWith('5 3 4 | 6 7 8 | 9 1 2\n')).toBe(true);
  });

  it('name the place of an error', async () => {
    const { messages, exit } = await runIn({ input: BOARD.replace('9 8', '9 ?8') }, 'solve');
    expect(messages).toMatch(/^line 3, column \d+: /);
    expect(exit).toBe(2);
  });

  it('tell what they are where they are known but not read', async () => {
    const { messages, exit } = await runIn({ input: '<?xml version="1.0"?><crossword/>' }, 'solve');
    expect(messages).toContain('an XML or HTML file, which is not read yet');
    expect(exit).toBe(2);
  });

  it('are not what lines become that are all wrong', async () => {
    const { messages, output } = await runIn({ input: `${CUT}\n${CUT}\n${CUT}\n` }, 'check');
    expect(messages).toMatch(/^line 1, column 81.*\nline 2, column 81.*\nline 3, column 81.*\n$/);
    expect(output.split('invalid').length).toBe(4);
  });
});

describe('geometry', () => {
  it.each([
    [[], ['board   9×9', '27: 9 × row, 9 × column, 9 × box', 'A A A B B B C C C', 'row 1: r1c1 r1c2']],
    [
      ['--size', '6'],
      ['6×6 (2×3)', '18: 6 × row', '12 of each cell'],
    ],
    [
      ['--variant', 'samurai'],
      ['21×21 5 grids', '369', 'box 9 of grid 5'],
    ],
    [['--variant', 'latin', '--size', '5'], ['· · · · ·']],
  ])('%j', async (options, parts) => {
    const { output, exit } = await runIn({}, 'geometry', ...options);
    for (const part of parts) expect(output).toContain(part);
    expect(exit).toBe(0);
  });

  it('gives every house to programs', async () => {
    const { output } = await runIn({}, 'geometry', '--json');
    const { houses, cells } = JSON.parse(output) as { houses: { name: string }[]; cells: object[] };
    expect([houses.length, cells.length, houses[26].name]).toEqual([27, 81, 'box 9']);
  });
});

it.each(['', '\n\n', '# nothing but this\n', '\uFEFF'])('answers %j with nothing', async (input) => {
  expect(await runIn({ input }, 'check')).toMatchObject({ output: '', messages: '', exit: 0 });
});

describe('bad input', () => {
  it('is reported with its line and column, and does not stop the rest', async () => {
    const input = [PUZZLE, CUT, PUZZLE.replace('6', '!'), PUZZLE].join('\n');
    const outcome = await runIn({ input }, 'solve');
    const lines = outcome.output.trimEnd().split('\n');
    expect(lines.map((line) => line.slice(0, 8))).toEqual(['46893152', 'invalid:', 'invalid:', '46893152']);
    expect(outcome.messages).toMatch(/^line 2, column 81: .*\nline 3, column 13: .*\n$/);
    expect(outcome.exit).toBe(2);
  });

  it('is said once where results and messages share a screen', async () => {
    const outcome = await runIn({ terminals: ['output', 'messages'] }, 'check', CUT);
    expect(outcome.output).toContain('column 81');
    expect(outcome.messages).toBe('');
  });

  it.each([
    ['a missing file', ['solve', 'none.txt', 'good'], 'none.txt: there is no such file', `${SOLUTION}\n`],
    [
      'a binary file',
      ['solve', 'binary', 'good'],
      'binary: line 1, column 3: this is not a text',
      `${SOLUTION}\n`,
    ],
    ['a source among several', ['solve', 'bad', 'good'], 'bad: line 1, column 81', SOLUTION],
    ['a line without end', ['solve', 'endless'], 'line 1, column', 'invalid: line 1'],
  ])('%s', async (_, args, message, output) => {
    const files = {
      good: `${PUZZLE}\n`,
      bad: `${CUT}\n`,
      binary: new Uint8Array(64).map((_, at) => [52, 53, 0, 1][at % 4]),
      endless: '1'.repeat(1 << 21),
    };
    const outcome = await runIn({ files }, ...args);
    expect(outcome.messages).toContain(message);
    expect(outcome.output).toContain(output);
    expect(outcome.exit).toBe(2);
  });
});

describe('usage', () => {
  it.each([
    [['sovle'], 'Did you mean solve?'],
    [['solve', '--limt', '2', PUZZLE], 'There is no option --limt here. Did you mean --limit?'],
    [['count', '--algorithm', 'exact-cover', PUZZLE], 'There is no option --algorithm here.'],
    [['solve', '-x', PUZZLE], 'There is no option -x here.'],
    [['solve', '--algorithm', 'exactcover', PUZZLE], 'Did you mean exact-cover?'],
    [['solve', '--limit', '0', PUZZLE], '--limit takes a whole number'],
    [['solve', '--limit', '2x', PUZZLE], '--limit takes a whole number'],
    [['solve', PUZZLE, '--limit'], '--limit needs N after it'],
    [['solve', '--json=yes', PUZZLE], '--json takes nothing'],
    [['solve', '--threads', '0', PUZZLE], '--threads takes a whole number'],
    [['solve', '--limit', '2', '--algorithm', 'exact-cover', PUZZLE], 'without --limit'],
    [['solve', '--from', 'lines', PUZZLE], 'Did you mean line?'],
    [['solve', '-', '-'], 'only once'],
    [['geometry', 'samurai'], 'does not know "samurai"'],
    [['help', 'sovle'], 'Did you mean solve?'],
    [['--verbose'], 'There is no option --verbose here.'],
  ])('%j', async (args, message) => {
    const outcome = await runIn({ terminals: ['input'] }, ...args);
    expect(outcome.messages).toContain(message);
    expect(outcome.output).toBe('');
    expect(outcome.exit).toBe(2);
  });

  it('does not wait in silence for typed puzzles', async () => {
    const outcome = await runIn({ terminals: ['input'] }, 'solve');
    expect(outcome.messages).toContain('There is no puzzle');
    expect(outcome.exit).toBe(2);
  });

  it('shows the help when no command is given', async () => {
    const { messages, exit } = await runIn({});
    expect(messages).toContain('Usage: pencilmark COMMAND');
    expect(exit).toBe(2);
  });
});

describe('help', () => {
  it.each(COMMANDS.map(({ name }) => [name]))('%s: options, examples and exit codes', async (name) => {
    const asked = await runIn({}, name, '--help');
    expect(asked.output).toContain(`Usage: pencilmark ${name}`);
    expect(asked.output).toContain('Exit code 0');
    expect(asked.output).toContain(`  pencilmark ${name} `);
    expect(asked.exit).toBe(0);
    expect((await runIn({}, 'help', name)).output).toBe(asked.output);
    expect((await runIn({}, name, '-h')).output).toBe(asked.output);
  });

  it('names every command', async () => {
    const { output } = await runIn({}, '--help');
    for (const { name } of COMMANDS) expect(output).toContain(`  ${name} `);
  });

  it('is emphasised only where colours are wanted', async () => {
    expect((await runIn({}, '--help')).output).not.toContain('\u001B');
    expect((await runIn({ hasColors: true }, '--help')).output).toContain('\u001B[1mUsage:');
  });
});

it('prints its version', async () => {
  const { output, exit } = await runIn({}, '--version');
  expect(output).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(exit).toBe(0);
});

it('ends quietly when nobody reads on', async () => {
  const input = `${PUZZLE}\n`.repeat(2000);
  const { output, messages, exit } = await runIn({ input, reads: 1 }, 'solve', '--threads', '1');
  expect(output.length).toBeLessThan(input.length / 2);
  expect([messages, exit]).toEqual(['', 0]);
});

it('keeps the order with threads, and starts none for a short input', async () => {
  const input = `${PUZZLE}\n${HOPELESS}\n`.repeat(500);
  const single = await runIn({ input }, 'solve', '--threads', '1');
  const several = await runIn({ input }, 'solve', '--threads', '3');
  expect(several.output).toBe(single.output);
  expect([single.threads, several.threads]).toEqual([0, 3]);
  expect((await runIn({ input: PUZZLE }, 'solve')).threads).toBe(0);
});

it('shows progress only where it can be seen, and clears it', async () => {
  const input = `${PUZZLE}\n`.repeat(1000);
  const shown = await runIn({ input, terminals: ['messages'] }, 'solve');
  expect(shown.messages).toMatch(/puzzles, [\d,]+ a second/);
  expect(shown.messages.endsWith('\r\u001B[K')).toBe(true);
  expect((await runIn({ input, terminals: ['messages'] }, 'solve', '--quiet')).messages).toBe('');
  expect((await runIn({ input }, 'solve')).messages).toBe('');
  const { messages } = await runIn({ input, terminals: ['output', 'messages'] }, 'solve');
  expect(messages.endsWith('\r\u001B[K')).toBe(true);
});
