import { defaultBox } from '../../../model/boards.ts';
import { type Digit, digitBit, type DigitSet, MAX_SET_DIGIT } from '../../../model/digits.ts';
import type { Diagonal, Geometry, GeometrySpec } from '../../../model/geometry.ts';
import { ok, type Result } from '../../../result.ts';
import { decompressLz } from '../../codecs/lz-string.ts';
import type { ParsedPuzzle, ParseOptions } from '../../parsed-puzzle.ts';
import { countsOf } from '../../text/counts.ts';
import { describedBoard, specOfRegions } from '../../text/infer-board.ts';
import { linksIn, type PackedLink, readEachLink } from '../../text/links.ts';
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
import { cageWords } from '../cage-words.ts';
import { filledSolution } from '../filled-solution.ts';
import { FPUZZLES_BARE, FPUZZLES_LINES, FPUZZLES_LINK } from '../looks-like.ts';
import { solutionOf, toldDigits, type ToldValues, toldValues } from '../told-digits.ts';
import { fpuzzlesDrawings } from './drawings.ts';
import { cellsIn, fpuzzlesRules } from './read-rules.ts';

/**
 * Reads puzzles of f-puzzles, as links or as the JSON in them: size, regions, diagonals, disjoint groups, extra
 * regions; givens, given candidates, entries and both kinds of marks; title, author, rules (as the comment), solution.
 * Everything else in them is a rule, or a drawing of one.
 *
 * Errors: `fpuzzles.shape`, `fpuzzles.cell`, `fpuzzles.link`, `format.rules`, `format.board`, those of
 * `parseLiteral` and `createGeometry`.
 */
export function parseFpuzzles(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  if (/^\s*\{/.test(text)) return readFpuzzlesJson(text, options);
  const links = FPUZZLES_BARE.test(text) ? bareLinks(text) : linksIn(text, FPUZZLES_LINK);
  return readEachLink(text, links, {
    code: 'fpuzzles.link',
    expected: 'A link with "?load=", or the JSON of a puzzle, is expected.',
    unpack: decompressLz,
    read: (json) => readFpuzzlesJson(json, options),
  });
}

/** Packed texts without a link around them. */
function bareLinks(text: string): PackedLink[] {
  return linksIn(text, FPUZZLES_LINES).map((link) => ({ ...link, packed: link.kind + link.packed }));
}

/** The puzzle that is packed in a link. */
export function readFpuzzlesJson(text: string, options: ParseOptions): Result<ParsedPuzzle[]> {
  const literal = parseLiteral(text);
  if (!literal.ok) return literal;
  const root = literal.value;
  const size = integerOf(fieldOf(root, 'size')) ?? 0;
  const rows = itemsOf(fieldOf(root, 'grid')).map(itemsOf);
  if (root.kind !== 'record' || rows.length !== size || rows.some((row) => row.length !== size) || size < 1) {
    return problemAt(
      text,
      root.offset,
      'fpuzzles.shape',
      'A size, and a grid of as many rows and cells, are expected.',
    );
  }
  const names = regionNames(rows, size);
  const isEven = [...countsOf(names)].every(([name, count]) => name === '.' || count === size);
  const words = cageWords(root);
  const told = solutionIn(fieldOf(root, 'solution'), words.get('solution'), size);
  const { lowestValue } = toldDigits(size, told ?? []);
  const spec = {
    ...specOf(root, isEven ? names : names.fill('.'), size),
    ...(lowestValue === undefined ? {} : { lowestValue }),
  };
  const board = describedBoard(text, root.offset, spec, options);
  if (!board.ok) return board;
  const stated = fpuzzlesRules(root, size);
  if (!isEven) stated.push({ name: 'regions of other sizes', offset: root.offset });
  const rules = readRules(text, board.value, stated, options);
  if (!rules.ok) return rules;
  const sheet = cellsOf(text, rows.flat(), board.value);
  if (!sheet.ok) return sheet;
  const { puzzle, ...more } = sheet.value;
  const solution = solutionOf(told, board.value);
  const drawings = fpuzzlesDrawings(root, rows.flat(), size);
  return ok([
    filledSolution({
      puzzle: { ...puzzle, constraints: rules.value.constraints },
      ...more,
      ...heldParts({
        solution,
        title: wordIn(root, 'title'),
        author: wordIn(root, 'author'),
        message: wordIn(root, 'successMessage') || words.get('msgcorrect'),
        drawings,
      }),
      ...commentWith(wordIn(root, 'ruleset'), { rules: rules.value.left }),
    }),
  ]);
}

/** The values of the solution, from a list, in which 0 is an empty cell, or from a text, also that of a cage. */
function solutionIn(
  literal: Literal | undefined,
  cageText: string | undefined,
  size: number,
): ToldValues | undefined {
  const stated = plainOf(literal);
  const text = typeof stated === 'string' ? stated : literal ? undefined : cageText;
  const signs =
    text === undefined
      ? itemsOf(literal).map((item) => (Number(plainOf(item)) === 0 ? null : String(plainOf(item) ?? '')))
      : text.split(text.includes(',') ? ',' : '');
  const told = toldValues(signs, size * size);
  return told && fits(toldDigits(size, told), size) ? told : undefined;
}

/** Whether the digits are as many as the cells in a row, as they always are here. */
function fits({ size: digits }: Pick<GeometrySpec, 'size'>, size: number): boolean {
  return digits === size;
}

function specOf(root: Literal, names: readonly string[], size: number): GeometrySpec {
  const isOn = (name: string): boolean => plainOf(fieldOf(root, name)) === true;
  const diagonals: Diagonal[] = [
    ...(isOn('diagonal-') ? (['main'] as const) : []),
    ...(isOn('diagonal+') ? (['anti'] as const) : []),
  ];
  const extra = itemsOf(fieldOf(root, 'extraregion')).map((region) => cellsIn(region, 'cells', size));
  const spec = names.every((name) => name === '.') ? { size } : specOfRegions(names, size);
  return withHouses(
    {
      ...spec,
      ...heldParts({ diagonals }),
      ...(isOn('disjointgroups') ? { disjoint: true } : {}),
    },
    extra,
  );
}

/** The name of each cell's region, `.` if it is in none. */
function regionNames(rows: readonly (readonly Literal[])[], size: number): string[] {
  const box = defaultBox(size);
  const hasOwnRegions = rows.flat().some((cell) => plainOf(fieldOf(cell, 'region')) !== undefined);
  return rows.flatMap((row, r) =>
    row.map((cell, c) => {
      const region = fieldOf(cell, 'region');
      if (region) return plainOf(region) === null ? '.' : `${plainOf(region)}`;
      if (box) return `${Math.floor(r / box.rows) * (size / box.columns) + Math.floor(c / box.columns)}`;
      // If no box tiles the board, a row is the default region, unless no cell has a region of its own.
      return hasOwnRegions ? `${r}` : '.';
    }),
  );
}

function cellsOf(text: string, cells: readonly Literal[], geometry: Geometry): Result<ParsedPuzzle> {
  const { size, values } = geometry;
  const givens: Digit[] = [];
  const lists = { entries: [] as Digit[], marks: [] as DigitSet[], corners: [] as DigitSet[] };
  const allowed: DigitSet[] = [];
  const full = size <= MAX_SET_DIGIT ? 2 ** size - 1 : 0;
  const shift = 1 - values[0];
  for (const cell of cells) {
    const value = integerOf(fieldOf(cell, 'value'));
    const digit = value === undefined ? 0 : value + shift;
    const isGiven = plainOf(fieldOf(cell, 'given')) === true;
    const [centre, corner, given] = ['centerPencilMarks', 'cornerPencilMarks', 'givenPencilMarks'].map(
      (name) =>
        setOf(
          itemsOf(fieldOf(cell, name)).map((mark) => shifted(integerOf(mark), shift)),
          size,
        ),
    );
    const isRight = cell.kind === 'record' && digit >= 0 && digit <= size;
    if (!isRight || centre === undefined || corner === undefined || given === undefined) {
      const message = `A cell holds digits from ${values[0]} to ${values[size - 1]}.`;
      return problemAt(text, cell.offset, 'fpuzzles.cell', message);
    }
    givens.push(isGiven ? digit : 0);
    lists.entries.push(isGiven ? 0 : digit);
    lists.marks.push(centre);
    lists.corners.push(corner);
    allowed.push(isGiven && digit > 0 ? digitBit(digit) : given || full);
  }
  const saysMore = full > 0 && allowed.some((set, at) => givens[at] === 0 && set !== full);
  const puzzle = { geometry, constraints: [], givens, ...(saysMore ? { allowed } : {}) };
  return ok({ puzzle, ...heldLists(lists) });
}

function shifted(value: number | undefined, by: number): number | undefined {
  return value === undefined ? undefined : value + by;
}

/** The set of some digits; undefined if any is not a digit of the board. */
export function setOf(digits: readonly (number | undefined)[], size: number): DigitSet | undefined {
  const most = Math.min(size, MAX_SET_DIGIT);
  const isWhole = digits.every((digit) => digit !== undefined && digit >= 1 && digit <= most);
  return isWhole ? digits.reduce<DigitSet>((set, digit) => set | digitBit(digit!), 0) : undefined;
}
