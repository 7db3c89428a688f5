import { type AlgorithmName, parsePuzzle } from 'pencilmark';
import { expect, test } from 'vitest';
import { filmAlgorithm } from './film.ts';
import { finishersOf } from './standing.ts';

const read = parsePuzzle('4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........');
if (!read.ok) throw new Error(read.error.message);
const { puzzle } = read.value;

const METHODS: readonly AlgorithmName[] = ['naked-singles', 'singles-tree', 'exact-cover'];

function race(places?: number) {
  let clock = 0;
  const films = METHODS.map((method) => filmAlgorithm(method, puzzle, () => clock++));
  for (const film of films) while (film.ending() === undefined) film.advance(1000, Infinity);
  return finishersOf({ films, atOf: (index) => places ?? films[index].length() }, METHODS);
}

test('nobody has won before the race is seen to its end', () => {
  expect(race(5)).toBeUndefined();
});

test('who solved the puzzle stands in the order of working time; who is stuck does not', () => {
  const finishers = race()!;
  expect(finishers.map(({ method }) => method).sort()).toEqual(['exact-cover', 'singles-tree']);
  expect(finishers[0].time).toBeLessThanOrEqual(finishers[1].time);
  for (const { guesses } of finishers) expect(guesses).toBeGreaterThan(0);
});
