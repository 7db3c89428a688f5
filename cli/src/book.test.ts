import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runIn } from './test-io.ts';

/** Wikipedia's example; Top 1465, the first puzzle; the first with a given left out. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const SEVERAL = `....7${EASY.slice(5)}`;

const captions = (html: string): string[] =>
  [...html.matchAll(/<figcaption>(.*?)<span>(.*?)<\/span>/g)].map(
    ([, caption, note]) => `${caption} ${note}`,
  );

describe('book', () => {
  it('has the puzzles with their levels and the solutions at the end', async () => {
    const { output, messages, exit } = await runIn(
      { input: `${HARD}\n${EASY}\n` },
      'book',
      '--title',
      'A & B',
    );
    expect([exit, messages]).toEqual([0, '']);
    expect(output).toContain('<h1>A &#38; B</h1><p>2 puzzles</p>');
    expect(captions(output)).toEqual(['1. 9×9 Beyond', '2. 9×9 Beginner', '1 Beyond', '2 Beginner']);
    expect(output.match(/<section/g)).toHaveLength(3);
  });

  it('goes from easy to hard where that is asked for', async () => {
    const { output } = await runIn(
      { files: { a: HARD, b: EASY } },
      'book',
      '--by-level',
      '--solutions',
      'none',
      'a',
      'b',
    );
    expect(captions(output)).toEqual(['1. 9×9 Beginner', '2. 9×9 Beyond']);
  });

  it('prints what has several solutions, and says so', async () => {
    const { output, messages, exit } = await runIn({}, 'book', SEVERAL);
    expect(captions(output)[0]).toBe('1. 9×9 several solutions');
    expect([exit, messages]).toEqual([1, 'argument 1: puzzle 1 has several solutions\n']);
  });

  it.each([
    [['book', '--per-page', '5', EASY], '--per-page takes 1, 2, 3, 4, 6, not "5".'],
    [['book', '--paper', 'a3', EASY], '--paper does not know "a3".'],
    [['book', '--solutions', 'top', EASY], '--solutions does not know "top".'],
    [['book', 'nowhere.txt'], 'nowhere.txt: there is no such file'],
    [['book', EASY.slice(1)], 'line 1, column 81: No board has 80 cells'],
  ])('%j is refused', async (args, message) => {
    const { messages, exit } = await runIn({}, ...args);
    expect(messages).toContain(message);
    expect(exit).toBe(2);
  });

  describe('reads what every command reads', () => {
    const made = async (...args: string[]) =>
      (await runIn({}, 'generate', '--size', '4', '--seed', '1', '--quiet', ...args)).output;
    const grids = [EASY, HARD].map((text) => text.match(/.{9}/g)!.join('\n')).join('\n\n');
    it.each([
      ['lines with comments', async () => `# a\n${EASY}\n\n${HARD}\n`],
      ['our own JSON, one a line', () => made('--rules', 'killer', '--count', '3')],
      [
        'JSON between lines',
        async () =>
          [EASY, await made('--rules', 'killer'), HARD, await made('--rules', 'thermo'), EASY].join('\n'),
      ],
      [
        'JSON lines with a puzzle',
        async () => [EASY, HARD].map((puzzle) => JSON.stringify({ puzzle })).join('\n'),
      ],
      ['what generate --json prints', () => made('--json', '--count', '2')],
      ['a table', async () => `puzzle,level\n${EASY},1\n${HARD},2\n`],
      ['a line that is broken, among others', async () => `${EASY}\n12345\n${HARD}\n`],
      ['grids', async () => grids],
      [
        'lists of JSON',
        async () => '[[1,0,0,0],[0,0,3,0],[0,2,0,0],[0,0,0,4]]\n\n[[1,0,0,0],[0,0,3,0],[0,2,0,0],[0,0,0,4]]',
      ],
      ['gzip', async () => gzipSync(`${EASY}\n${HARD}\n`)],
      ['UTF-16', async () => Buffer.from(`\uFEFF${EASY}\r\n${HARD}\r\n`, 'utf16le')],
    ])('%s', async (_, text) => {
      const input = [await text()];
      const checked = await runIn({ input }, 'check');
      const count = checked.output.split('\n').filter((line) => /^(?:unique|multiple)/.test(line)).length;
      expect(count).toBeGreaterThan(0);
      const { output, exit } = await runIn({ input }, 'book', '--solutions', 'none', '-');
      expect(captions(output)).toHaveLength(count);
      expect(exit).toBe(checked.exit);
    });

    it('takes a board and a format from the command line', async () => {
      const x = await runIn({ input: `${EASY}\n` }, 'book', '--variant', 'x', '-');
      expect(captions(x.output)[0]).toBe('1. 9×9 X no solution');
      const as = await runIn({ input: `${EASY}\n` }, 'book', '--from', 'sukaku', '-');
      expect(as.exit).toBe(2);
    });
  });
});
