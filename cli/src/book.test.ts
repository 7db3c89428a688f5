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
    [['book', EASY.slice(1)], 'argument 1: '],
  ])('%j is refused', async (args, message) => {
    const { messages, exit } = await runIn({}, ...args);
    expect(messages).toContain(message);
    expect(exit).toBe(2);
  });
});
