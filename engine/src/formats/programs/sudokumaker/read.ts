import { type Digit, digitBit, type DigitSet, MAX_SET_DIGIT } from '../../../model/digits.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import { ok, type Result } from '../../../result.ts';
import { decompressLz } from '../../codecs/lz-string.ts';
import type { Drawing } from '../../../puzzle/drawing.ts';
import type { ParsedPuzzle, ParseOptions } from '../../parsed-puzzle.ts';
import { describedBoard } from '../../text/infer-board.ts';
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
import { commentWith, heldLists, heldParts } from '../../text/rules.ts';
import { readRules } from '../../text/stated-rules.ts';
import { problemAt } from '../../text/text.ts';
import { filledSolution } from '../filled-solution.ts';
import { boardOf, type Canvas } from './board.ts';
import { makerDrawings } from './drawings.ts';
import { makerRules } from './read-rules.ts';

/**
 * Reads puzzles of SudokuMaker, as links or as the JSON in them. A full filling that obeys the rules is the setter's
 * solution. Rules programmed by users are never run. Errors: `sudokumaker.shape`, `sudokumaker.cell`, `sudokumaker.link`,
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
  const canvas = canvasOf(root, cells.length);
  if (cells.length !== canvas.rows * canvas.columns || canvas.low < 0 || canvas.size < 1) {
    const message = 'As many cells as the width and height say, and digits from 0 up, are expected.';
    return problemAt(text, root.offset, 'sudokumaker.shape', message);
  }
  const elements = itemsOf(fieldOf(root, 'constraints')).filter(
    (one) => plainOf(fieldOf(one, 'disabled')) !== true,
  );
  const board = describedBoard(text, root.offset, boardOf(elements, canvas), options);
  if (!board.ok) return board;
  const words = wordIn(root, 'comment');
  const rules = readRules(text, board.value, makerRules(elements, board.value, words), options);
  if (!rules.ok) return rules;
  const sheet = cellsOf(text, cells, board.value);
  if (!sheet.ok) return sheet;
  const { puzzle, ...more } = sheet.value;
  const drawings = [...makerDrawings(elements, cells.length), ...colourDrawings(cells)];
  return ok([
    filledSolution({
      puzzle: { ...puzzle, constraints: rules.value.constraints },
      ...more,
      ...heldParts({ title: wordIn(root, 'name'), author: wordIn(root, 'author'), drawings }),
      ...commentWith(words, { rules: rules.value.left }),
    }),
  ]);
}

function canvasOf(root: Literal, count: number): Canvas {
  const [width, height, both, lowest, highest] = ['width', 'height', 'size', 'minDigit', 'maxDigit'].map(
    (name) => integerOf(fieldOf(root, name)),
  );
  const columns = width ?? both ?? height ?? Math.sqrt(count);
  const isFree = plainOf(fieldOf(root, 'type')) === 'custom';
  const low = lowest ?? 1;
  const high = highest ?? (isFree ? 9 : low + columns - 1);
  return { rows: height ?? both ?? columns, columns, low, size: high - low + 1, isFree };
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
