import { expect, test } from 'vitest';
import { gameNames } from './game-names.ts';
import type { Row } from './rows.ts';

const BOARD = '{"boxes":{"columns":3,"rows":3},"size":9}';
const now = new Date('2026-11-26T12:00').getTime();

function row(id: string, title: string, created: string): Row {
  const at = new Date(created).getTime();
  return {
    id,
    title,
    state: 'open',
    game: { id, title, created: at, updated: at, status: 'open', played: 0 },
    board: BOARD,
    givens: '',
    digits: '',
    givenCount: 0,
    progress: 0,
    byProgram: false,
    isLooked: false,
    date: at,
    place: 0,
  };
}

const namesOf = (...rows: Row[]): string[] => {
  const names = gameNames(rows, 'en', now);
  return rows.map(({ id, title }) => names.get(id) ?? title);
};

test('games of a level are told apart by the day on which they were begun', () => {
  expect(
    namesOf(
      row('a', 'Hard · 9×9', '2026-11-25T10:00'),
      row('b', 'Hard · 9×9', '2026-11-21T10:00'),
      row('c', '9×9', '2025-03-02T10:00'),
    ),
  ).toEqual(['Hard · 25 Nov', 'Hard · 21 Nov', '9×9 · 2 Mar 2025']);
});

test('two of one day are told apart by the time', () => {
  expect(
    namesOf(row('a', 'Hard · 9×9', '2026-11-25T10:05'), row('b', 'Hard · 9×9', '2026-11-25T14:30')),
  ).toEqual(['Hard · 25 Nov, 10:05', 'Hard · 25 Nov, 14:30']);
});

test('titles of a setter, of a collection and of days stay, unless there are two', () => {
  expect(
    namesOf(
      row('a', 'On the train', '2026-11-25T10:05'),
      row('daily-2026-11-24', '24 Nov 2026 · Medium', '2026-11-25T10:05'),
      row('c', 'Beyond · AI Escargot', '2026-11-25T10:05'),
      row('d', 'Beyond · AI Escargot', '2026-11-23T10:05'),
    ),
  ).toEqual([
    'On the train',
    '24 Nov 2026 · Medium',
    'Beyond · AI Escargot · 25 Nov',
    'Beyond · AI Escargot · 23 Nov',
  ]);
});

test('a name is the same before the game was summed up, when its board is not known', () => {
  const one = row('a', 'Hard · 9×9', '2026-11-25T10:00');
  expect(namesOf({ ...one, board: '' })).toEqual(namesOf(one));
});
