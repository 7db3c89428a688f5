import { describe, expect, test } from 'vitest';
import { puzzleLines, readSet, setQuery } from './learn-set.ts';

const LINE = '37.5...18........92.4.39.65..7..58.6..86745..6.39..1..96.74.2.17........83...6.74';
const read = (text: string) => readSet(new URLSearchParams(text));

describe('a set', () => {
  test('is written so that it can be read, and read again', () => {
    const set = {
      title: 'Fish & more',
      items: [
        { kind: 'lesson', technique: 'x-wing' },
        { kind: 'drill', technique: 'skyscraper' },
        { kind: 'puzzle', line: LINE },
      ],
      count: 3,
    } as const;
    const query = setQuery(set, 'abc');
    expect(query).toBe(
      `do=x-wing/lesson,skyscraper/drill,puzzle/${LINE}&count=3&seed=abc&title=Fish+%26+more`,
    );
    expect(read(query)).toEqual(set);
  });

  test('leaves out what it does not know, and what comes twice', () => {
    expect(read('do=x-wing/lesson,x-wing/lesson,brute-force/drill,none/lesson,x-wing/x,,puzzle/12')).toEqual({
      title: '',
      items: [{ kind: 'lesson', technique: 'x-wing' }],
      count: 5,
    });
    expect(read('count=1e9&title=%20').count).toBe(5);
    expect(read(`title=${'x'.repeat(1000)}`).title).toHaveLength(100);
  });
});

test('puzzles are pasted a line each', () => {
  expect(puzzleLines(`\n ${LINE.replaceAll('.', '0')} \n1234\n`)).toEqual([LINE, undefined]);
});
