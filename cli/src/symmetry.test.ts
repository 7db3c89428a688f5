import { describe, expect, it } from 'vitest';
import { IS_THOROUGH } from '../../scripts/samples.mjs';
import { runIn } from './test-io.ts';

/** Top 1465, puzzle 4, and Inkala 2012. */
const PUZZLE = '.....7.95.....1...86..2.....2..73..85......6...3..49..3.5...41724................';
const OTHER = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
/** Wikipedia's example. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const MANY = `${'.'.repeat(80)}1`;

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

interface Facts {
  status: string;
  solutions: object;
  form: string;
  permuted: string[];
  same: boolean;
  automorphisms: string;
}

describe('permute', () => {
  it('gives another puzzle with the same form, line by line', async () => {
    const { output, exit } = await runIn({ input: `${PUZZLE}\n${OTHER}\n` }, 'permute');
    const lines = output.trimEnd().split('\n');
    expect([exit, lines.length]).toEqual([0, 2]);
    expect(lines).not.toContain(PUZZLE);
    const forms = await runIn({ input: `${PUZZLE}\n${OTHER}\n` }, 'canonical');
    expect((await runIn({ input: output }, 'canonical')).output).toBe(forms.output);
  });

  it('is the same for the same seed, whatever stands around it', async () => {
    const alone = await runIn({}, 'permute', '--seed', 'monday', PUZZLE);
    const after = await runIn({ input: `${OTHER}\n${PUZZLE}\n` }, 'permute', '--seed', 'monday');
    const other = await runIn({}, 'permute', '--seed', 'tuesday', PUZZLE);
    expect(after.output.split('\n')[1]).toBe(alone.output.trimEnd());
    expect(other.output).not.toBe(alone.output);
  });

  it('shows its proof', async () => {
    const { output } = await runIn({}, 'permute', '--count', '5', '--proof', PUZZLE);
    const form = (await runIn({}, 'canonical', PUZZLE)).output.trimEnd();
    const lines = output.trimEnd().split('\n');
    expect(new Set(lines).size).toBe(5);
    for (const line of lines) expect(line.split('\t')[1]).toBe(form);
    const facts = JSON.parse((await runIn({}, 'permute', '--json', PUZZLE)).output) as Facts;
    expect(facts).toMatchObject({ status: 'permuted', same: true, form });
  });

  it('changes only what is named', async () => {
    const { output } = await runIn({}, 'permute', '--digits', PUZZLE);
    expect(output.replaceAll(/[1-9]/g, '1').trimEnd()).toBe(PUZZLE.replaceAll(/[1-9]/g, '1'));
  });

  it.each([
    { name: '6 × 6', args: ['--size', '6'], puzzle: `12${'.'.repeat(33)}3` },
    { name: 'jigsaw', args: ['--regions', 'AAABCABBCCDBCDDD'], puzzle: '1..2..3.........' },
    { name: 'samurai', args: ['--variant', 'samurai'], puzzle: `12${'.'.repeat(367)}` },
  ])('knows the symmetries of $name', async ({ args, puzzle }) => {
    const { output, exit } = await runIn({}, 'permute', '--json', ...args, puzzle);
    expect(exit).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ status: 'permuted', same: true });
  });

  it('keeps what stands in the cells of other formats', async () => {
    const { output, exit } = await runIn({}, 'permute', '--to', 'pencilmarks', '--lossy', PUZZLE);
    expect(exit).toBe(0);
    expect(output.split('\n').length).toBeGreaterThan(10);
  });

  it('writes nothing where it cannot, and goes on', async () => {
    const input = `1${'.'.repeat(35)}\n12..\n${PUZZLE}\n`;
    const { output, messages, exit } = await runIn({ input }, 'permute', '--transpose');
    expect(output.trimEnd().split('\n')).toHaveLength(1);
    expect(messages).toMatch(/line 1: This board has no symmetries of the kind "transpose"/);
    expect(messages).toMatch(/line 2, column/);
    expect(exit).toBe(2);
  });

  it('says what is wrong with the usage', async () => {
    const { messages, exit } = await runIn({}, 'permute', '--count', '0', PUZZLE);
    expect(messages).toMatch(/--count takes a whole number from 1/);
    expect(exit).toBe(2);
  });
});

describe('canonical', () => {
  it('counts automorphisms', async () => {
    const { output } = await runIn({}, 'canonical', '--automorphisms', MANY);
    // One given: all symmetries of its cell, and all labels of the eight other digits.
    expect(output.trimEnd()).toBe(`${MANY}\t${(3_359_232 / 81) * 40_320}`);
    const facts = JSON.parse((await runIn({}, 'canonical', '--json', PUZZLE)).output) as Facts;
    expect(facts).toMatchObject({ status: 'canonical', kind: 'min-lex', automorphisms: '1' });
  });

  it('keeps the first of each kind', async () => {
    const disguised = (await runIn({}, 'permute', '--count', '3', PUZZLE)).output;
    const input = `${PUZZLE}\n${disguised}12..\n${OTHER}\n`;
    const { output, messages, exit } = await runIn({ input }, 'canonical', '--unique');
    expect(output).toBe(`${PUZZLE}\n${OTHER}\n`);
    expect(messages).toMatch(/line 5, column/);
    expect(exit).toBe(2);
    const json = await runIn({ input }, 'canonical', '--unique', '--json');
    expect(json.output.trimEnd().split('\n')).toHaveLength(2);
  });

  it('keeps the first across sources and boards', async () => {
    const files = { a: `${PUZZLE}\n1${'.'.repeat(15)}\n`, b: `${PUZZLE}\n${'.'.repeat(15)}3\n${OTHER}\n` };
    const { output } = await runIn({ files }, 'canonical', '--unique', 'a', 'b');
    expect(output).toBe(`${PUZZLE}\n1${'.'.repeat(15)}\n${OTHER}\n`);
  });

  it('answers each line, readable or not', async () => {
    const { output, exit } = await runIn({ input: `12..\n${PUZZLE}\n` }, 'canonical');
    expect(output).toMatch(/^invalid: .*\n[.1-9]{81}\n$/);
    expect(exit).toBe(2);
  });
});

describe('analyse', () => {
  it('tells of a puzzle with one solution', async () => {
    const { output, exit } = await runIn({}, 'analyse', PUZZLE);
    expect(output).toMatch(/^board: +9×9, \d+ givens of 9 digits\nsolutions: +one\nleft out: /);
    expect(output).toMatch(/\nlogic: +medium, score 462 \(HoDoKu: medium\), needs \w.*, solved by logic\n/);
    expect(output).toMatch(/\nbackdoors: +\d+ (cells?|pairs?): r\dc\d=\d/);
    expect(output).toMatch(/\nsymmetries: +none leaves it as it is\ncanonical form: [.1-9]{81}\n$/);
    expect(exit).toBe(0);
  });

  it('tells what can be left out', async () => {
    const { output } = await runIn({}, 'analyse', EASY);
    expect(output).toMatch(
      /\nleft out: +each of r1c1, .* can be by itself\nminimal within: +at least \d+, with 2\d/,
    );
    expect(output).toMatch(/\nbackdoors: +none needed: singles solve it\n/);
  });

  it.each([
    {
      name: 'several solutions',
      puzzle: '1234............',
      expected: /solutions: +\d+\nto be unique: +2 more givens \(no fewer do\): r\dc\d=\d, /,
    },
    { name: 'no solution', puzzle: '123....4........', expected: /solutions: +none\nsymmetries/ },
    { name: 'no givens', puzzle: '................', expected: /0 givens of 0 digits\nsolutions: +288\n/ },
  ])('tells of a puzzle with $name', async ({ puzzle, expected }) => {
    const { output, exit } = await runIn({}, 'analyse', puzzle);
    expect(output).toMatch(expected);
    expect(exit).toBe(1);
  });

  it.each([
    ['forty counting circles', { kind: 'counting-circles', cells: range(40).map((k) => k * 2) }],
    [
      'two full ranks',
      { kind: 'full-rank', lines: [range(9), range(9).map((k) => k * 9)], ranks: [9, 99], ties: 'any' },
    ],
  ])('ends by itself where no part would: %s', async (_, constraint) => {
    const spec = { size: 9, boxes: { rows: 3, columns: 3 } };
    const puzzle = { spec, constraints: [constraint], givens: range(81).map(() => 0) };
    const input = JSON.stringify({ format: 'pencilmark', version: 1, puzzle });
    const { output, exit } = await runIn({ input }, 'analyse');
    expect(output).toMatch(/solutions: +(?:none found in the time there is|[\d,]+ or more)\n/);
    const { status, solutions } = JSON.parse((await runIn({ input }, 'analyse', '--json')).output) as Facts;
    expect(solutions).toMatchObject({ exact: false });
    expect(['unknown', 'multiple']).toContain(status);
    expect(exit).toBe(1);
  });

  it('says what is only a bound on a board that has too many solutions to count', async () => {
    // Counting until the search gives up takes half a minute; a limit ends it as well, with the same message.
    const limit = IS_THOROUGH ? [] : ['--limit', '3000'];
    const { output } = await runIn({}, 'analyse', '--variant', 'x', ...limit, '.'.repeat(81));
    expect(output).toMatch(
      /solutions: +[\d,]+ or more\nto be unique: +\d+ more givens \(\d+ at least, fewer may do\)/,
    );
  });

  it('stops counting at the limit', async () => {
    const { output } = await runIn({}, 'analyse', '--limit', '10', '................');
    expect(output).toMatch(/solutions: +10 or more\n/);
  });

  it('is one object a line for programs', async () => {
    const facts = JSON.parse((await runIn({}, 'analyse', '--json', PUZZLE)).output) as Facts;
    expect(facts).toMatchObject({
      status: 'unique',
      solutions: { count: 1, exact: true },
      automorphisms: '1',
    });
  });

  it('refuses givens at odds, and goes on', async () => {
    const { output, exit } = await runIn({ input: `44${'.'.repeat(79)}\n${PUZZLE}\n` }, 'analyse');
    expect(output).toMatch(/^invalid: row 1 holds 4 at r1c1 and r1c2.*\n[^]*canonical form/);
    expect(exit).toBe(2);
  });
});

describe('pencil-mark puzzles', () => {
  /** No givens; each cell allows its digit of the solution and the next two, some cells one more. */
  const SOLUTION = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';
  const marks = (step: number): string =>
    [...SOLUTION]
      .map((digit, cell) => {
        const count = cell % step === 0 ? 4 : 3;
        const own = Array.from({ length: count }, (_, k) => ((Number(digit) - 1 + k) % 9) + 1);
        return '123456789'.replace(/\d/g, (mark) => (own.includes(Number(mark)) ? mark : '.'));
      })
      .join('');

  it('keep their marks in the canonical form', async () => {
    const same = await runIn(
      { input: `${marks(7)}\n${marks(7)}\n` },
      'canonical',
      '--unique',
      '--format',
      'sukaku',
    );
    expect(same.output.trim().split('\n')).toHaveLength(1);
    expect(same.output.trim()).toHaveLength(729);
    const differ = await runIn(
      { input: `${marks(7)}\n${marks(11)}\n` },
      'canonical',
      '--unique',
      '--format',
      'sukaku',
    );
    expect(differ.output.trim().split('\n')).toHaveLength(2);
  });

  it('prove that a disguise is the same by their marks too', async () => {
    const { output, exit } = await runIn(
      { input: `${marks(7)}\n` },
      'permute',
      '--seed',
      'a',
      '--proof',
      '--to',
      'sukaku',
    );
    const [permuted, form] = output.trim().split('\t');
    expect([permuted.length, form.length, exit]).toEqual([729, 729, 0]);
  });
});
