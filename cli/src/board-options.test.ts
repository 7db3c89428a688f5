import { geometryName } from 'pencilmark';
import { describe, expect, it } from 'vitest';
import { BOARD_OPTIONS, readBoard } from './board-options.ts';
import { readArguments } from './options.ts';

function board(line: string) {
  const args = readArguments(line === '' ? [] : line.split(' '), BOARD_OPTIONS);
  if (!args.ok) throw new Error(args.error.message);
  return readBoard(args.value);
}

describe('readBoard', () => {
  it.each([
    ['--size 9', '9×9', '123456789'],
    ['--size 6', '6×6 (2×3)', '123456'],
    ['--size 6 --box 3x2', '6×6 (3×2)', '123456'],
    ['--box 3x4', '12×12 (3×4)', '123456789ABC'],
    ['--box 2X5', '10×10 (2×5)', '123456789A'],
    ['--symbols ABCD', '4×4', 'ABCD'],
    ['--symbols 🍎,🍐,🍊,🍋', '4×4', '🍎🍐🍊🍋'],
    ['--variant x', '9×9 X', '123456789'],
    ['--variant X --size 16', '16×16 X', '123456789ABCDEFG'],
    ['--variant windoku', '9×9 windoku', '123456789'],
    ['--variant samurai', '21×21 5 grids', '123456789'],
    ['--variant latin --size 7', '7×7', '1234567'],
    ['--regions AABB/ACBB/ACCD/CDDD', '4×4 jigsaw', '1234'],
    ['--regions AABBACBBACCDCDDD --variant x', '4×4 jigsaw X', '1234'],
  ])('%s: %s', (line, name, symbols) => {
    const made = board(line);
    if (!made.ok || !made.value) throw new Error('no board');
    expect(geometryName(made.value)).toBe(name);
    expect(made.value.symbols.join('')).toBe(symbols);
  });

  it('leaves the board to the puzzles without any of them', () => {
    expect(board('')).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['--size 7', 'No box tiles'],
    ['--size 3', '4 to 36'],
    ['--size 37', '1 to 36'],
    ['--size nine', 'whole number'],
    ['--size 9 --box 2x3', 'Boxes of 2 × 3'],
    ['--size 12 --box 2x3', 'Boxes of 2 × 3 have 6 cells'],
    ['--box 3', 'rows and columns'],
    ['--symbols AABC', 'repeats'],
    ['--symbols ABCDD', 'Symbol 5, "D", repeats symbol 4'],
    ['--symbols ABCD --size 9', '9 symbols are needed'],
    ['--variant samurei', 'Did you mean samurai?'],
    ['--regions AABB/ACBB/ACCD/CDDC', 'Region'],
    ['--regions AABB/ACBB/ACCD/CDD', '16 region names are needed, 15 were given'],
    ['--regions AABB --box 2x2', 'not both'],
  ])('%s: %s', (line, message) => {
    const made = board(line);
    expect(made.ok ? '' : made.error.message).toContain(message);
  });
});
