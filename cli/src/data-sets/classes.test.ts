import { createHash } from 'node:crypto';
import { canonicalForm, formatLine, parseLine, unwrap } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import type { Row } from '../generating/rows.ts';
import { createDigestSet } from './digest-set.ts';
import { createSelection } from './selection.ts';
import { partOf, readSplit, type Share } from './split.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A digest that begins with these four words. */
const digestWith = (...words: readonly number[]): Buffer => {
  const digest = Buffer.alloc(32);
  for (const [k, word] of words.entries()) digest.writeUInt32LE(word, k * 4);
  return digest;
};

const shares: readonly Share[] = [
  { name: 'train', share: 0.9 },
  { name: 'test', share: 0.1 },
];

describe('a set of digests', () => {
  test('knows what it has, and nothing else, while it grows', () => {
    const set = createDigestSet();
    const all = Array.from({ length: 50_000 }, (_, k) => digestOf(String(k)));
    expect(all.every((digest) => set.add(digest))).toBe(true);
    expect(all.some((digest) => set.add(digest))).toBe(false);
    expect(set.add(digestOf('new'))).toBe(true);
  });

  test('compares all four words, and has room for those that begin alike or are 0', () => {
    const set = createDigestSet();
    const alike = [[0], [1], [1, 1], [1, 1, 1], [1, 1, 1, 2], [1, 0, 0, 2]].map((words) =>
      digestWith(...words),
    );
    expect(alike.map((digest) => set.add(digest))).toEqual(alike.map(() => true));
    expect(alike.map((digest) => set.add(digest))).toEqual(alike.map(() => false));
  });
});

describe('a split', () => {
  test('gives each part about its share', () => {
    const parts = Array.from({ length: 20_000 }, (_, k) => partOf(digestOf(String(k)), shares));
    const tested = parts.filter((part) => part === 'test').length / parts.length;
    expect(tested).toBeGreaterThan(0.09);
    expect(tested).toBeLessThan(0.11);
  });

  test('follows from the first 48 bits', () => {
    expect(partOf(Buffer.from('e66666666665', 'hex'), shares)).toBe('train');
    expect(partOf(Buffer.from('e66666666667', 'hex'), shares)).toBe('test');
    expect(partOf(Buffer.from('ffffffffffff', 'hex'), unwrap(readSplit('a=.1,b=.2,c=.7'))!)).toBe('c');
  });

  test.each([
    'train',
    'train=1.1',
    'train=0.9',
    'a=0.5,a=0.5',
    'a=0.5,=0.5',
    'a=0,b=1',
    'a=0.6,b=0.6',
    'a=1,',
  ])('%j is refused', (text) => {
    const read = readSplit(text);
    expect(!read.ok && read.error.message).toContain('--split takes');
  });
});

describe('puzzles in disguise', () => {
  const puzzle = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
  const relabelled = puzzle.replaceAll(/[1-9]/g, (digit) => String(10 - Number(digit)));
  const turned = [...puzzle].map((_, k) => puzzle[(k % 9) * 9 + Math.floor(k / 9)]).join('');
  const other = puzzle.replace('4', '.');
  const rows = [puzzle, relabelled, other, turned].map((line, index): Row => {
    const { puzzle: canonical } = unwrap(canonicalForm(unwrap(parseLine(line)).puzzle));
    return { index, canonical: formatLine({ puzzle: canonical }) };
  });

  test('keep the first of them', () => {
    const selection = createSelection({ unique: 'canonical' });
    const kept = rows.map((row) => selection.take(row)).filter((row) => row !== undefined);
    expect([kept.map(({ index }) => index), selection.omitted()]).toEqual([[0, 2], 2]);
  });

  test('are in one part', () => {
    const split = Array.from({ length: 10 }, (_, k) => ({ name: `part-${k}`, share: 0.1 }));
    const [first, second, , fourth] = rows.map((row) => createSelection({ split }).take(row)!.split);
    expect([second, fourth]).toEqual([first, first]);
  });
});
