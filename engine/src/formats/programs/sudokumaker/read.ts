import { type Digit, digitBit, type DigitSet, MAX_SET_DIGIT } from '../../../model/digits.ts';
import type { Cell, Geometry, GeometrySpec } from '../../../model/geometry.ts';
import { ok, type Result } from '../../../result.ts';
import { decompressLz } from '../../codecs/lz-string.ts';
import type { Drawing } from '../../../puzzle/drawing.ts';
import type { ParsedPuzzle, ParseOptions } from '../../parsed-puzzle.ts';
import { describedBoard, specOfRegions } from '../../text/infer-board.ts';
import { linksIn, readEachLink } from '../../text/links.ts';
import {
  fieldOf,
  itemsOf,
  type Literal,
  parseLiteral,
  plainOf,
  integerOf,
  wordIn,
} from '../../text/loose-json.ts';
import { withHouses } from '../../text/recognise-houses.ts';
import { commentWith, heldLists, heldParts } from '../../text/rules.ts';
import { readRules } from '../../text/stated-rules.ts';
import { problemAt } from '../../text/text.ts';
import { makerDrawings } from './drawings.ts';
import { TYPES } from './elements.ts';
import { makerRules } from './read-rules.ts';

/**
 * Reads puzzles of SudokuMaker, as links or as the JSON in them: square boards whose digits are as many as the cells in
 * a row. Rules programmed by users are never run. Errors: `sudokumaker.shape`, `sudokumaker.cell`, `sudokumaker.link`,
 * `format.rules`, `format.board`, those of `parseLiteral`, `createGeometry` and `checkConstraints`.
 */
export function parseSudokuMaker(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  if (/^\s*\{/.test(text)) return readJson(text, options);
  return readEachLink(text, linksIn(text, LINK, asBase64), {
    code: 'sudokumaker.link',
    expected: 'A link with "?puzzle=", or the JSON of a puzzle, is expected.',
    unpack: decompressLz,
    read: (json) => readJson(json, options),
  });
}

const LINK = /sudokumaker\.app\/?(\?puzzle=)([A-Za-z0-9+/=%_-])/g;

/** Converts to standard base64; the alphabet here ends with `+`, `-` and `$` for padding. */
function asBase64(packed: string): string {
  return packed.replace(/%2B/gi, '+').replace(/%24/gi, '').replace(/ /g, '+').replace(/-/g, '/');
}

function readJson(text: string, options: ParseOptions): Result<ParsedPuzzle[]> {
  const literal = parseLiteral(text);
  if (!literal.ok) return literal;
  const root = fieldOf(literal.value, 'puzzle') ?? literal.value;
  const cells = itemsOf(fieldOf(root, 'cells'));
  const [width, height] = ['width', 'height'].map((name) => integerOf(fieldOf(root, name)));
  const size = width ?? height ?? integerOf(fieldOf(root, 'size')) ?? Math.sqrt(cells.length);
  const low = integerOf(fieldOf(root, 'minDigit')) ?? 1;
  const high = integerOf(fieldOf(root, 'maxDigit')) ?? low + size - 1;
  const isUniform =
    cells.length === size * size && (height ?? size) === size && high - low + 1 === size && low >= 0;
  if (!isUniform) {
    const message = 'A square board with as many digits as cells in a row is expected.';
    return problemAt(text, root.offset, 'sudokumaker.shape', message);
  }
  const elements = itemsOf(fieldOf(root, 'constraints')).filter(
    (one) => plainOf(fieldOf(one, 'disabled')) !== true,
  );
  const board = describedBoard(text, root.offset, specOf(elements, size, low), options);
  if (!board.ok) return board;
  const rules = readRules(text, board.value, makerRules(elements, board.value), options);
  if (!rules.ok) return rules;
  const sheet = cellsOf(text, cells, board.value);
  if (!sheet.ok) return sheet;
  const { puzzle, ...more } = sheet.value;
  const drawings = [...makerDrawings(elements, size), ...colourDrawings(cells)];
  return ok([
    {
      puzzle: { ...puzzle, constraints: rules.value.constraints },
      ...more,
      ...heldParts({ title: wordIn(root, 'name'), author: wordIn(root, 'author'), drawings }),
      ...commentWith(wordIn(root, 'comment'), { rules: rules.value.left }),
    },
  ]);
}

function specOf(elements: readonly Literal[], size: number, low: number): GeometrySpec {
  const of = (type: number): Literal | undefined =>
    elements.find((one) => integerOf(fieldOf(one, 'type')) === type);
  const regions = itemsOf(fieldOf(of(TYPES.regions), 'regions')).map(integerOf);
  const names = regions.map((region) => (region === undefined || region < 0 ? '.' : `${region}`));
  const areas = names.some((name) => name !== '.') ? specOfRegions(names, size) : { size };
  const extra = elements
    .filter((one) => integerOf(fieldOf(one, 'type')) === TYPES.different)
    .map((one) => itemsOf(fieldOf(one, 'cells')).map((cell) => integerOf(cell) ?? -1))
    .filter(({ length }) => length > 0);
  const diagonals = [
    ...(of(TYPES.diagonalMinus) ? (['main'] as const) : []),
    ...(of(TYPES.diagonalPlus) ? (['anti'] as const) : []),
  ];
  return withHouses(
    {
      ...areas,
      ...(low === 1 ? {} : { lowestValue: low }),
      ...heldParts({ diagonals }),
      ...(of(TYPES.disjoint) ? { disjoint: true } : {}),
    },
    extra,
  );
}

function cellsOf(text: string, cells: readonly Literal[], geometry: Geometry): Result<ParsedPuzzle> {
  const { size, values } = geometry;
  const givens: Digit[] = [];
  const entries: Digit[] = [];
  const marks: DigitSet[] = [];
  const corners: DigitSet[] = [];
  for (const cell of cells) {
    const written = fieldOf(cell, 'value');
    const digit = !written || plainOf(written) === null ? 0 : (integerOf(written) ?? -99) - values[0] + 1;
    const isGiven = plainOf(fieldOf(cell, 'given')) === true;
    const [mark, corner] = ['candidates', 'cornerPencilMarks'].map((name) =>
      setOf(fieldOf(cell, name), geometry),
    );
    if (
      digit < 0 ||
      digit > size ||
      (digit === 0 && written && plainOf(written) !== null) ||
      mark === undefined ||
      corner === undefined
    ) {
      // oxfmt-ignore
      const message = `A cell holds digits from ${values[0]} to ${values[size - 1]}.`;
      return problemAt(text, cell.offset, 'sudokumaker.cell', message);
    }
    givens.push(isGiven ? digit : 0);
    entries.push(isGiven ? 0 : digit);
    marks.push(mark);
    corners.push(corner);
  }
  return ok({ puzzle: { geometry, constraints: [], givens }, ...heldLists({ entries, marks, corners }) });
}

/** The set of a number whose bit v represents the value v. */
function setOf(literal: Literal | undefined, { values }: Geometry): DigitSet | undefined {
  const bits = plainOf(literal) ?? 0;
  if (typeof bits !== 'number' || !Number.isSafeInteger(bits) || bits < 0) return undefined;
  const digits = values.flatMap((value, index) =>
    Math.floor(bits / 2 ** value) % 2 === 1 ? [index + 1] : [],
  );
  const isWhole = digits.reduce((sum, digit) => sum + 2 ** values[digit - 1], 0) === bits;
  if (!isWhole || digits.some((digit) => digit > MAX_SET_DIGIT)) return undefined;
  return digits.reduce((set, digit) => set | digitBit(digit), 0);
}

/** The coloured cells; colours are numbers of a palette. */
function colourDrawings(cells: readonly Literal[]): Drawing[] {
  const areas = new Map<number, Cell[]>();
  cells.forEach((literal, cell) => {
    const colours = integerOf(fieldOf(literal, 'colors')) ?? 0;
    if (colours > 0) areas.set(colours, [...(areas.get(colours) ?? []), cell]);
  });
  return [...areas].map(([bits, own]) => {
    const colours = Array.from({ length: 31 }, (_, index) => index).filter(
      (index) => Math.floor(bits / 2 ** index) % 2 === 1,
    );
    return { shape: 'colour', cells: own, colours: colours.map(String) };
  });
}
