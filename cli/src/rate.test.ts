import { createRater, PROFILE_NAMES, ratingText } from 'pencilmark';
import { describe, expect, it } from 'vitest';
import { runIn } from './test-io.ts';

/** Random minimal puzzles with the results of Sudoku Explainer 1.2.1 itself. */
const EASY = '000000000035600000060080520000000009000320870570400100040208060000000083300060040';
const PAIRS = '000000010080010075030604000007096200920000040400807000298005000000002750000000000';
const CHAINS = '006010000070400000400003190000020480000907000001000500830000700000300040209005003';
const FILE = `# three\n${EASY}\n\n${PAIRS}\n12345\n${CHAINS}\n`;
const RATINGS = ['1.2/1.2/1.2', '3.0/1.2/1.2', 'invalid: ', '8.8/1.2/1.2'];
const SEVERAL = `12${'0'.repeat(79)}`;

function linesOf(output: string): string[] {
  return output.trimEnd().split('\n');
}

describe('rate', () => {
  it('prints a rating for each line', async () => {
    const { output, exit } = await runIn({ input: FILE }, 'rate');
    expect(linesOf(output).map((line, at) => line.slice(0, RATINGS[at].length))).toEqual(RATINGS);
    expect(exit).toBe(2);
  });

  it('says what has no rating, and why', async () => {
    const { output, exit } = await runIn({}, 'rate', SEVERAL);
    expect([output, exit]).toEqual([
      'invalid: Only a puzzle with one solution has a rating; this one has several.\n',
      1,
    ]);
    const { output: json } = await runIn({}, 'rate', '--json', SEVERAL);
    expect(JSON.parse(json)).toMatchObject({ error: { code: 'rating.solutions' } });
    const other = await runIn({}, 'rate', '--size', '4', '1..4.4..4..2.2..');
    expect([other.output, other.exit]).toEqual(['invalid: se-1.2.1 rates classic 9×9 puzzles only.\n', 1]);
  });

  it('tells the steps of the path, of which the hardest makes the rating', async () => {
    const { output } = await runIn({}, 'rate', '--steps', PAIRS);
    const [rating, ...steps] = linesOf(output);
    expect(rating).toBe('3.0/1.2/1.2');
    expect(steps.every((line) => /^ {2}\d\.\d [a-z-]+: r\dc\d(=|<>)/.test(line))).toBe(true);
    expect(steps.some((line) => line.startsWith('  3.0 naked-pair: '))).toBe(true);
    expect(steps.filter((line) => line.includes('=')).length).toBe(PAIRS.match(/0/g)!.length);
  });

  it('gives facts as JSON, with proofs where steps are wanted', async () => {
    const plain = await runIn({}, 'rate', '--json', CHAINS);
    expect(JSON.parse(plain.output)).toEqual({
      line: 1,
      puzzle: CHAINS.replaceAll('0', '.'),
      profile: 'se-1.2.1',
      er: 8.8,
      ep: 1.2,
      ed: 1.2,
      outcome: 'solved',
    });
    const { output } = await runIn({}, 'rate', '--json', '--steps', CHAINS);
    const { steps } = JSON.parse(output) as { steps: { rating: number; reason: object }[] };
    const hardest = steps.reduce((a, b) => (b.rating > a.rating ? b : a));
    expect(ratingText(hardest.rating)).toBe('8.8');
    expect(hardest.reason).toMatchObject({ kind: 'chains', proof: { trails: expect.any(Array) as unknown } });
  });

  it('rates by a profile, and knows no other', async () => {
    const bug = '070020010000704008000000906000000093701000000800030005900003000057001000040080021';
    const original = await runIn({}, 'rate', bug);
    const corrected = await runIn({}, 'rate', '--profile', 'se-1.2.1-corrected', bug);
    expect([original.output, corrected.output]).toEqual(['6.7/1.2/1.2\n', '5.7/1.2/1.2\n']);
    const unknown = await runIn({}, 'rate', '--profile', 'se-2', bug);
    expect(unknown.exit).toBe(2);
    for (const name of PROFILE_NAMES) expect(unknown.messages).toContain(name);
  });

  it('shows on a terminal how far a hard puzzle is', async () => {
    const { messages } = await runIn({ terminals: ['messages'] }, 'rate', CHAINS);
    expect(messages).toMatch(/in this one \d+ steps, \d\.\d so far/);
    const { messages: none } = await runIn({ terminals: ['messages'] }, 'rate', '--quiet', CHAINS);
    expect(none).toBe('');
  });
});

describe('rate --resume', () => {
  it.each([
    ['plain', []],
    ['with steps', ['--steps']],
    ['as JSON', ['--json', '--steps']],
  ])('goes on from wherever a run ended, %s', async (_, options) => {
    const whole = (await runIn({ input: FILE }, 'rate', ...options)).output;
    const starts = [...whole.matchAll(/^\S/gm)].map(({ index }) => index);
    expect(starts.length).toBe(RATINGS.length);
    for (const start of [...starts, whole.length]) {
      const done = whole.slice(0, start);
      const world = { input: FILE, files: { done } };
      const { output } = await runIn(world, 'rate', ...options, '--resume', 'done');
      expect(done + output).toBe(whole);
    }
  });

  it('goes on over several sources, puzzles over several lines among them', async () => {
    const grid = (await runIn({}, 'convert', '--to', 'grid', EASY)).output;
    const world = { files: { 'a.txt': FILE, 'b.txt': grid, 'c.txt': `${PAIRS}\n` } };
    const sources = ['a.txt', 'b.txt', 'c.txt'];
    const whole = linesOf((await runIn(world, 'rate', ...sources)).output);
    expect(whole.length).toBe(6);
    for (const count of whole.keys()) {
      const done = whole.slice(0, count).map((line) => `${line}\n`).join(''); // oxfmt-ignore
      const rest = await runIn({ files: { ...world.files, done } }, 'rate', '--resume', 'done', ...sources);
      expect(linesOf(rest.output)).toEqual(whole.slice(count));
    }
  });

  it('keeps the numbers of lines', async () => {
    const world = { input: FILE, files: { done: '1.2/1.2/1.2\n' } };
    const { output } = await runIn(world, 'rate', '--json', '--resume', 'done');
    const lines = linesOf(output).map((line) => (JSON.parse(line) as { line: number }).line);
    expect(lines).toEqual([4, 5, 6]);
  });

  it('refuses a file that is missing, or whose last line is torn', async () => {
    const missing = await runIn({ input: FILE }, 'rate', '--resume', 'gone');
    expect([missing.exit, missing.output]).toEqual([2, '']);
    expect(missing.messages).toContain('gone: there is no such file');
    const torn = await runIn(
      { input: FILE, files: { done: '1.2/1.2/1.2\n3.0/1' } },
      'rate',
      '--resume',
      'done',
    );
    expect([torn.exit, torn.output]).toEqual([2, '']);
    expect(torn.messages).toContain('not whole');
  });
});

describe('generate --rating', () => {
  const rate = createRater('se-1.2.1');
  const erOf = (line: string) =>
    Number(ratingText(rate([...line].map((symbol) => (symbol === '.' ? 0 : Number(symbol)))).er));

  it.each([
    ['se-1.2.1:3.0-4.2', 3.0, 4.2],
    ['se-1.2.1:7.1-7.3', 7.1, 7.3],
    ['se-1.2.1:1.5', 1.5, 1.5],
  ])('makes puzzles within the range: %s', async (range, from, to) => {
    const made = await runIn({}, 'generate', '--seed', 'r', '--count', '3', '--minimal', '--rating', range);
    const ratings = linesOf(made.output).map(erOf);
    expect(ratings.length).toBe(3);
    for (const er of ratings) {
      expect(er).toBeGreaterThanOrEqual(from);
      expect(er).toBeLessThanOrEqual(to);
    }
  });

  it('goes with a symmetry', async () => {
    const options = ['--rating', 'se-1.2.1:3.0-7.0', '--symmetry', 'rotation-180'];
    const { output } = await runIn({}, 'generate', '--seed', 's', ...options);
    const filled = [...output.trimEnd()].map((symbol) => symbol !== '.');
    expect(filled).toEqual([...filled].reverse());
    expect(erOf(output.trimEnd())).toBeGreaterThanOrEqual(3.0);
  });

  it.each([
    ['an unknown profile', ['--rating', 'se-2:7.1-7.3'], /se-1\.2\.1, se-1\.2\.1-corrected/],
    ['no range', ['--rating', 'se-1.2.1'], /7\.1-7\.3/],
    ['a range the wrong way', ['--rating', 'se-1.2.1:7.3-7.1'], /--rating/],
    ['another board', ['--size', '6', '--rating', 'se-1.2.1:3.0-4.0'], /9×9/],
    ['two targets', ['--level', 'hard', '--rating', 'se-1.2.1:3.0-4.0'], /exclude/],
  ])('refuses %s', async (_, args, message) => {
    const { exit, messages, output } = await runIn({}, 'generate', ...args);
    expect([exit, output]).toEqual([2, '']);
    expect(messages).toMatch(message);
  });
});
