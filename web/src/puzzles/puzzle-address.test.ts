import {
  classic9,
  createGeometry,
  createPuzzle,
  type Geometry,
  parsePuzzle,
  type Puzzle,
  variantSpec,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { puzzleOf } from './shelf-puzzle.ts';
import { SHELF } from './shelf.generated.ts';
import { parseAddress, parseSubject } from '../state/addresses.ts';
import { puzzleAddress, puzzleText } from './puzzle-address.ts';

const readAddress = (address: string) => parsePuzzle(parseSubject('path', parseAddress(address).text).text);

test.each(SHELF.map((entry) => [entry.id, puzzleOf(entry)] as const))(
  'any board of the shelf goes through an address: %s',
  (_, puzzle) => {
    const read = readAddress(puzzleAddress('path', puzzle));
    expect(read.ok && read.value.puzzle.givens).toEqual(puzzle.givens);
    expect(read.ok && read.value.puzzle.geometry.houses).toHaveLength(puzzle.geometry.houses.length);
  },
);

test('a classic puzzle is its line', () => {
  const text = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const sheet = parsePuzzle(text);
  expect(sheet.ok && puzzleText(sheet.value.puzzle)).toBe(text);
});

test('what a puzzle forbids in its cells goes along', () => {
  const givens = new Array<number>(81).fill(0);
  const allowed = givens.map((_, cell) => (cell < 5 ? 0b101 : 0b111111111));
  const made = createPuzzle(classic9(), givens, allowed);
  const puzzle = (made as { value: Puzzle }).value;
  const read = readAddress(puzzleAddress('path', puzzle));
  expect(read.ok && read.value.puzzle.allowed).toEqual(allowed);
});

test('symbols of its own go along', () => {
  const board = createGeometry({ ...variantSpec('classic', 4), symbols: [...'♠♥♦♣'] });
  const puzzle = {
    geometry: (board as { value: Geometry }).value,
    constraints: [],
    givens: [...'1000020000300004'].map(Number),
  };
  const read = readAddress(puzzleAddress('path', puzzle));
  expect(read.ok && read.value.puzzle.geometry.symbols.join('')).toBe('♠♥♦♣');
  expect(read.ok && read.value.puzzle.givens).toEqual(puzzle.givens);
});

test.each(['', '%', '%ZZ', 'hello', '1'.repeat(80)])(
  'an address without a puzzle is refused: %s',
  (subject) => {
    expect(readAddress(`#/path/${subject}`).ok).toBe(false);
  },
);
