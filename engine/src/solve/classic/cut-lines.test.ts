import { describe, expect, test } from 'vitest';
import { MALFORMED, solveLines } from './batch.ts';
import { cutLines } from './cut-lines.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const DOTS = '.'.repeat(81);

/** The program of the README; its input comes in pieces of `piece` bytes. */
function answers(text: string, piece: number): { lines: string[]; counts: number[] } {
  let rest = Buffer.alloc(0);
  let out = '';
  const counts: number[] = [];
  const answer = (bytes: Buffer<ArrayBuffer>, isEnd: boolean): void => {
    const { lines, used } = cutLines(bytes, isEnd);
    rest = bytes.subarray(used);
    const solved = new Uint8Array(lines.length);
    const found = new Uint32Array(lines.length / 82);
    solveLines(lines, solved, found);
    out += Buffer.from(solved).toString();
    counts.push(...found);
  };
  const all = Buffer.from(text);
  for (let at = 0; at < all.length; at += piece) {
    answer(Buffer.concat([rest, all.subarray(at, at + piece)]), false);
  }
  answer(rest, true);
  return { lines: out.split('\n').slice(0, -1), counts };
}

describe('a stream of lines is answered line by line', () => {
  test.each([1, 7, 82, 83, 1000])('in pieces of %i', (piece) => {
    for (const end of ['\n', '\r\n']) {
      const text = [PUZZLE, PUZZLE.slice(1), PUZZLE, '', `${PUZZLE}.`, PUZZLE].join(end);
      for (const last of ['', end]) {
        const { lines, counts } = answers(text + last, piece);
        expect(lines).toEqual([SOLUTION, DOTS, SOLUTION, DOTS, DOTS, SOLUTION]);
        expect(counts).toEqual([1, MALFORMED, 1, MALFORMED, MALFORMED, 1]);
      }
    }
  });

  test('nothing gives nothing, and a line in its shape is not copied', () => {
    expect(cutLines(new Uint8Array(0), true)).toEqual({ lines: new Uint8Array(0), used: 0 });
    const bytes = new TextEncoder().encode(`${PUZZLE}\n${PUZZLE}\n.`);
    const { lines, used } = cutLines(bytes, false);
    expect([lines.buffer, used]).toEqual([bytes.buffer, 164]);
  });
});
