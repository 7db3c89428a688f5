import { puzzleKey } from '@pencilmark/game';
import { classic9, createPuzzle, type Difficulty } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import type { GameHead, StoredPuzzle } from '../storage/database.ts';
import {
  arrange,
  newestFirst,
  changedGames,
  DEFAULT_FILTER,
  type Known,
  rowsOf,
  waitingRow,
  type Filter,
  withRatings,
} from './rows.ts';

// Source: the shelf, with some givens left out; nobody solves them here.
const LINES = [
  '..1..6.872.6537......184.3.65....3..7.32.51.8..8....75.1.752......4698.146.3..7..',
  '37.5...18........92.4.39.65..7..58.6..86745..6.39..1..96.74.2.17........83...6.74',
  '2..4.6..1.8..13...3.5..7.....1....6..43...12..2....7.....6..3.8...29..5.4..5.8..2',
];

const keyOf = (line: string): string => {
  const puzzle = createPuzzle(
    classic9(),
    Array.from(line, (sign) => (sign === '.' ? 0 : Number(sign))),
  );
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzleKey(puzzle.value);
};
const KEYS = LINES.map(keyOf);

const stored = (index: number, change: Partial<StoredPuzzle> = {}): StoredPuzzle => ({
  puzzle: KEYS[index],
  title: `Puzzle ${index + 1}`,
  source: 'imported',
  collection: 'Evenings',
  added: 100,
  place: index,
  ...change,
});

const head = (id: string, change: Partial<GameHead> = {}): GameHead => ({
  id,
  title: `Game ${id}`,
  created: 1,
  updated: 200,
  status: 'open',
  played: 5,
  ...change,
});

const digits = LINES[0].replaceAll('.', '0');
const summary = (game: string, filled = digits) => ({
  game,
  updated: 200,
  puzzle: KEYS[0],
  digits: filled,
  assists: {},
});

describe('rows', () => {
  test('a game and the puzzle that it was begun from are one row', () => {
    const rows = rowsOf({
      games: [head('a')],
      summaries: [summary('a')],
      waiting: [stored(0), stored(1)].map(waitingRow),
    });
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['game a', 'open'],
      [`puzzle ${KEYS[1]}`, 'waiting'],
    ]);
    expect(rows[0]).toMatchObject({ title: 'Game a', givenCount: 38, progress: 0, stored: { place: 0 } });
  });

  test('of two games of a puzzle the newer one is its own', () => {
    const games = [head('a', { updated: 200 }), head('b', { updated: 300 })];
    const rows = rowsOf({
      games,
      summaries: [summary('a'), summary('b')],
      waiting: [stored(0)].map(waitingRow),
    });
    expect(rows.map(({ id, stored: own }) => [id, own !== undefined])).toEqual([
      ['game b', true],
      ['game a', false],
    ]);
  });

  test('progress is the share of open cells that are filled', () => {
    const half = Array.from(digits, (sign, cell) => (sign === '0' && cell < 41 ? '1' : sign)).join('');
    const open = digits.match(/0/g)!.length;
    const entered = digits.slice(0, 41).match(/0/g)!.length;
    const [row] = rowsOf({
      games: [head('a')],
      summaries: [summary('a', half)],
      waiting: [],
    });
    expect(row.progress).toBeCloseTo(entered / open);
  });

  test('a game whose moves were not read yet has a row', () => {
    const [row] = rowsOf({
      games: [head('a')],
      summaries: [],
      waiting: [],
    });
    expect(row).toMatchObject({ title: 'Game a', board: '', givenCount: 0 });
  });

  test('games that changed since are read again', () => {
    expect(
      changedGames([head('a'), head('b'), head('c', { updated: 9 })], [summary('a'), summary('c')]),
    ).toEqual(['b', 'c']);
  });
});

describe('what is shown', () => {
  const rating = (puzzle: string, level: Difficulty, score: number) =>
    ({ puzzle, solutions: 'unique', level, score }) as const;
  const ratings = withRatings([
    rating(KEYS[0], 'hard', 10),
    rating(KEYS[1], 'easy', 500),
    { puzzle: KEYS[2], solutions: 'multiple' },
  ]);
  const known: Known = {
    rating: (puzzle) => ratings.get(puzzle),
    nameOf: () => '9×9',
    titlePlaces: new Map(['Älter', 'Game a', 'Mine', 'Puzzle 2'].map((title, place) => [title, place])),
  };
  const rows = newestFirst(
    rowsOf({
      games: [head('a'), head('b', { status: 'won', updated: 150, title: 'Älter' })],
      summaries: [summary('a')],
      waiting: [
        stored(0),
        stored(1),
        stored(2, { source: 'made', title: 'Mine', words: 'by Ann', collection: '', tags: ['late'] }),
      ].map(waitingRow),
    }),
  );
  const titles = (filter: Partial<Filter>): string[] =>
    arrange(rows, { ...DEFAULT_FILTER, ...filter }, known).map(({ title }) => title);

  test.each<[Partial<Filter>, string[]]>([
    [{}, ['Game a', 'Älter', 'Puzzle 2', 'Mine']],
    [{ state: 'open' }, ['Game a']],
    [{ state: 'won' }, ['Älter']],
    [{ state: 'waiting' }, ['Puzzle 2', 'Mine']],
    [{ state: 'made' }, ['Mine']],
    [{ state: 'imported' }, ['Game a', 'Puzzle 2']],
    [{ state: 'ambiguous' }, ['Mine']],
    [{ label: 'late' }, ['Mine']],
    [{ label: 'Evenings' }, ['Game a', 'Puzzle 2']],
    [{ text: 'LATE' }, ['Mine']],
    [{ level: 'easy' }, ['Puzzle 2']],
    [{ level: 'unknown' }, ['Älter', 'Mine']],
    [{ text: 'EVENINGS' }, ['Game a', 'Puzzle 2']],
    [{ text: 'ann mine' }, ['Mine']],
    [{ text: 'ann puzzle' }, []],
    [{ text: LINES[1].slice(0, 12) }, ['Puzzle 2']],
    [{ sort: 'oldest' }, ['Puzzle 2', 'Mine', 'Älter', 'Game a']],
    [{ sort: 'easiest' }, ['Puzzle 2', 'Game a', 'Älter', 'Mine']],
    [{ sort: 'hardest' }, ['Game a', 'Puzzle 2', 'Älter', 'Mine']],
    [{ sort: 'title' }, ['Älter', 'Game a', 'Mine', 'Puzzle 2']],
    [{ sort: 'furthest' }, ['Game a', 'Puzzle 2', 'Mine', 'Älter']],
  ])('%j', (filter, expected) => {
    expect(titles(filter)).toEqual(expected);
  });

  test('by givens, either way', () => {
    const counts = (sort: 'fewest' | 'most'): number[] =>
      arrange(rows, { ...DEFAULT_FILTER, sort }, known).map(({ givenCount }) => givenCount);
    expect(counts('most')).toEqual(counts('fewest').toReversed());
    expect(counts('fewest')).toEqual(counts('fewest').toSorted((a, b) => a - b));
  });
});
