import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINE, wholeLines } from './blocks.ts';

async function* chunked(text: string, sizes: readonly number[]) {
  const bytes = Buffer.from(text);
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length];
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function cut(text: string, sizes: readonly number[], wanted: number) {
  const blocks: { text: string; firstLine: number }[] = [];
  for await (const { bytes, firstLine } of wholeLines(chunked(text, sizes), () => wanted)) {
    // Transfers the memory, as a thread does. Nothing may have been shared with it.
    const own = structuredClone(bytes, { transfer: [bytes.buffer as ArrayBuffer] });
    blocks.push({ text: new TextDecoder().decode(own), firstLine });
  }
  return blocks;
}

describe('wholeLines', () => {
  it('loses nothing, cuts only behind line breaks and counts lines', async () => {
    const line = fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\n', ''));
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        sizes,
        fc.integer({ min: 1, max: 60 }),
        async (lines, steps, wanted) => {
          const text = lines.join('\n');
          const blocks = await cut(text, steps, wanted);
          expect(blocks.map((block) => block.text).join('')).toBe(text);
          let before = '';
          for (const block of blocks) {
            expect(block.firstLine).toBe(before.split('\n').length);
            if (before !== '') expect(before.endsWith('\n')).toBe(true);
            before += block.text;
          }
        },
      ),
    );
  });

  it.each([
    ['as many lines as fit', 'aa\nbb\ncc\ndd\n', 7, ['aa\nbb\n', 'cc\ndd\n']],
    ['a line at least', 'aaaaaaaa\nb\n', 3, ['aaaaaaaa\n', 'b\n']],
    ['a last line without a break', 'aa\nbb', 100, ['aa\n', 'bb']],
    ['blank lines', '\n\n\n', 2, ['\n\n', '\n']],
    ['nothing', '', 10, []],
  ])('%s', async (_, text, wanted, blocks) => {
    expect((await cut(text, [1000], wanted)).map((block) => block.text)).toEqual(blocks);
  });

  it('does not wait for the next chunk to pass on a whole line', async () => {
    const blocks = await cut('aa\nbb\n', [3], 100);
    expect(blocks.map((block) => block.text)).toEqual(['aa\n', 'bb\n']);
  });

  it('cuts a line that never ends, drops the rest of it and goes on after it', async () => {
    const blocks = await cut(`a\n${'x'.repeat(3 * MAX_LINE)}\nb\n`, [1 << 16], 1 << 12);
    expect(blocks.map(({ text, firstLine }) => [text.length, firstLine])).toEqual([
      [2, 1],
      [MAX_LINE, 2],
      [2, 3],
    ]);
  });
});
