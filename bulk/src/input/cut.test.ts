import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINE } from 'pencilmark-cli';
import { cutLines, type Piece } from './cut.ts';

async function cut(chunks: readonly Uint8Array[], lines: number, most = 1 << 20): Promise<Piece[]> {
  async function* bytes() {
    yield* chunks;
  }
  const pieces: Piece[] = [];
  for await (const piece of cutLines(bytes(), lines, most)) pieces.push(piece);
  return pieces;
}

const encode = (text: string) => new TextEncoder().encode(text);
const textsOf = (pieces: readonly Piece[]) => pieces.map(({ parts }) => Buffer.concat(parts).toString());

describe('lines are cut', () => {
  it.each([
    { text: '', lines: 2, most: 99, pieces: [] },
    { text: 'a\nb\nc\n', lines: 2, most: 99, pieces: ['a\nb\n', 'c\n'] },
    { text: 'a\nb\nc', lines: 3, most: 99, pieces: ['a\nb\nc\n'] },
    { text: '\n\n\n', lines: 2, most: 99, pieces: ['\n\n', '\n'] },
    { text: 'aaa\nbbb\nc\n', lines: 9, most: 6, pieces: ['aaa\n', 'bbb\nc\n'] },
    { text: 'aaaaaaaaa\nb\n', lines: 9, most: 6, pieces: ['aaaaaaaaa\n', 'b\n'] },
  ])('$text by $lines, at most $most bytes', async ({ text, lines, most, pieces }) => {
    expect(textsOf(await cut([encode(text)], lines, most))).toEqual(pieces);
  });

  it('as long as they are read at all: what is longer is cut off, up to its end', async () => {
    const long = 'x'.repeat(MAX_LINE + 9);
    for (const step of [1 << 16, 1 << 22]) {
      const bytes = encode(`a\n${long}\nb\n${long}`);
      const blocks = [];
      for (let at = 0; at < bytes.length; at += step) blocks.push(bytes.slice(at, at + step));
      const texts = textsOf(await cut(blocks, 2, 1 << 24));
      expect(texts.map((text) => text.split('\n').map(({ length }) => length))).toEqual([
        [1, MAX_LINE, 0],
        [1, MAX_LINE, 0],
      ]);
    }
  });

  it('the same however the bytes come, with nothing lost and lines counted', async () => {
    const line = fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[\r\n]/g, ''));
    const property = fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 80 }),
      fc.integer({ min: 1, max: 9 }),
      async (all, lines, most, step) => {
        const text = `${all.join('\n')}\n`;
        const bytes = encode(text);
        const parts = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) =>
          bytes.slice(at * step, (at + 1) * step),
        );
        const pieces = await cut(parts, lines, most);
        const inOne = await cut([bytes], lines, most);
        expect(textsOf(inOne)).toEqual(textsOf(pieces));
        expect(textsOf(pieces).join('')).toBe(text);
        let next = 1;
        for (const piece of pieces) {
          expect(piece.firstLine).toBe(next);
          expect(piece.lines).toBe(textsOf([piece])[0].split('\n').length - 1);
          expect(piece.lines).toBeLessThanOrEqual(lines);
          expect(piece.size).toBe(textsOf([piece])[0].length);
          next += piece.lines;
        }
      },
    );
    await fc.assert(property, { numRuns: 50, verbose: 0 });
  });
});
