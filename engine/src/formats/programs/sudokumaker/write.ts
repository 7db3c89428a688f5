import { type DigitSet, MAX_SET_DIGIT } from '../../../model/digits.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import { compressLz } from '../../codecs/lz-string.ts';
import type { Drawing } from '../../../puzzle/drawing.ts';
import type { ParsedPuzzle } from '../../parsed-puzzle.ts';
import { regionsOf } from '../../text/infer-board.ts';
import { heldParts } from '../../text/rules.ts';
import { TYPES } from './elements.ts';
import { writtenElements } from './write-rules.ts';

/** A link that opens the puzzle in SudokuMaker. */
export function formatSudokuMaker(sheet: ParsedPuzzle): string {
  const packed = compressLz(makerJson(sheet)).replace(/=/g, '').replace(/\//g, '-');
  return `https://sudokumaker.app/?puzzle=${packed}`;
}

function bitsOf(set: DigitSet = 0, { values }: Geometry): number | undefined {
  const bits = values.reduce(
    (sum, value, index) => (index < MAX_SET_DIGIT && (set >>> index) & 1 ? sum + 2 ** value : sum),
    0,
  );
  return bits || undefined;
}

function makerJson({
  puzzle,
  entries,
  marks,
  corners,
  title,
  author,
  comment,
  drawings = [],
}: ParsedPuzzle): string {
  const { geometry, givens } = puzzle;
  const { size, values, rows, columns, cells, spec } = geometry;
  const isUniform = rows === size && columns === size && cells.length === size * size && !puzzle.allowed;
  const regions = regionsOf(geometry);
  const hasRegions = spec.boxes !== undefined || spec.regions !== undefined;
  const more = geometry.houses.filter(({ kind }) => kind === 'extra' || kind === 'window');
  const constraints = [
    { type: TYPES.rules },
    ...(hasRegions && regions
      ? [{ type: TYPES.regions, regions: regions.map((region) => region ?? -1) }]
      : []),
    ...(spec.diagonals?.includes('main') ? [{ type: TYPES.diagonalMinus }] : []),
    ...(spec.diagonals?.includes('anti') ? [{ type: TYPES.diagonalPlus }] : []),
    ...(spec.disjoint ? [{ type: TYPES.disjoint }] : []),
    ...more.map((house) => ({ type: TYPES.different, cells: house.cells })),
    ...(isUniform ? writtenElements(puzzle.constraints, drawings, geometry) : []),
  ];
  const colours = coloursOf(drawings);
  const written = cells.map((_, cell) => {
    const digit = givens[cell] || (entries?.[cell] ?? 0);
    return {
      // A field that is undefined is not written.
      value: values[digit - 1],
      given: givens[cell] > 0 || undefined,
      candidates: bitsOf(marks?.[cell], geometry),
      cornerPencilMarks: bitsOf(corners?.[cell], geometry),
      colors: colours.get(cell) || undefined,
    };
  });
  const isUsual = values[0] === 1;
  return JSON.stringify({
    formatVersion: '1.5.0',
    puzzle: {
      ...heldParts({ name: title, author, comment }),
      type: 'sudoku',
      ...(size === 9 && isUsual
        ? {}
        : { width: size, height: size, minDigit: values[0], maxDigit: values[size - 1] }),
      cells: isUniform ? written : [],
      constraints,
    },
  });
}

function coloursOf(drawings: readonly Drawing[]): ReadonlyMap<Cell, number> {
  const colours = new Map<Cell, number>();
  for (const drawing of drawings) {
    if (drawing.shape !== 'colour' || drawing.colours.some((name) => !/^(?:[0-2]?\d|30)$/.test(name)))
      continue;
    const bits = drawing.colours.reduce((sum, name) => sum + 2 ** Number(name), 0);
    for (const cell of drawing.cells) colours.set(cell, bits);
  }
  return colours;
}
