import { constraintFunctions } from '../../../constraints/provided.ts';
import { classic9 } from '../../../model/boards.ts';
import type { Digit, DigitSet } from '../../../model/digits.ts';
import type { Geometry, GeometrySpec } from '../../../model/geometry.ts';
import { ok, type Result } from '../../../result.ts';
import { decompressLz } from '../../codecs/lz-string.ts';
import { formatRemark } from '../../remarks.ts';
import type { ParsedPuzzle, ParseOptions } from '../../parsed-puzzle.ts';
import { countsOf } from '../../text/counts.ts';
import { describedBoard, specOfRegions } from '../../text/infer-board.ts';
import { linksIn, readEachLink } from '../../text/links.ts';
import { fieldOf, itemsOf, type Literal, parseLiteral, plainOf, integerOf } from '../../text/loose-json.ts';
import { withHouses } from '../../text/recognise-houses.ts';
import { commentWith, heldLists, heldParts } from '../../text/rules.ts';
import { readRules, withoutRepeated } from '../../text/stated-rules.ts';
import { problemAt } from '../../text/text.ts';
import { cageWords } from '../cage-words.ts';
import { cellAt } from '../fog.ts';
import { readFpuzzlesJson, setOf as digitSet } from '../fpuzzles/read.ts';
import { SUDOKUPAD_LINK, SUDOKUPAD_NAME, SUDOKUPAD_SITE } from '../looks-like.ts';
import { contentsOf, type PadContents } from './read-rules.ts';

/**
 * Reads puzzles of SudokuPad: links and ids that begin with `scl`, `ctc`, `scf` or `fpuz`, or the unpacked contents of
 * `scl` (its short form, or JSON). Regions and cages without a sum are houses. Most rules are only drawn there:
 * drawings in a known style are recognised, and a remark says so; the rest stay drawings. The text of the rules becomes
 * the comment.
 *
 * Errors: `sudokupad.remote` (an id whose puzzle lies on their server), `sudokupad.link`, `sudokupad.shape`,
 * `sudokupad.cell`, `format.rules`, `format.board`, those of `parseFpuzzles`, `parseLiteral`, `createGeometry`.
 */
export function parseSudokuPad(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  if (/^\s*\{/.test(text)) return readText(text, options);
  const links = linksIn(text, SUDOKUPAD_LINK);
  const remote = links.length === 0 && SUDOKUPAD_NAME.test(text) ? text.search(SUDOKUPAD_SITE) : -1;
  const message =
    'This link names a puzzle that lies on the server of SudokuPad: it cannot be read without it.';
  if (remote >= 0) return problemAt(text, remote, 'sudokupad.remote', message);
  return readEachLink(text, links, {
    code: 'sudokupad.link',
    expected: 'A link or id of SudokuPad is expected.',
    unpack: decompressLz,
    read: (unpacked, kind) => {
      if (kind.startsWith('fpuz')) return readFpuzzlesJson(unpacked, options);
      return kind === 'scf' ? readClassic(unpacked, options) : readText(unpacked, options);
    },
  });
}

/**
 * Reads the classic form: each base-62 character is a digit plus ten times the number of empty cells after it; the
 * digit 0 is itself an empty cell.
 */
function readClassic(text: string, options: ParseOptions): Result<ParsedPuzzle[]> {
  const board = describedBoard(text, 0, classic9().spec, options);
  if (!board.ok) return board;
  const givens: Digit[] = [];
  for (const sign of text.trim()) {
    const both = BASE_62.indexOf(sign);
    if (both < 0) return problemAt(text, 0, 'sudokupad.link', 'The digits in this link are damaged.');
    givens.push(both % 10, ...new Array<Digit>(Math.floor(both / 10)).fill(0));
  }
  const { length } = board.value.cells;
  const isLonger = givens.slice(length).some((digit) => digit !== 0);
  if (isLonger || givens.length < length - 9) {
    return problemAt(
      text,
      0,
      'sudokupad.link',
      `${length} cells are expected, the link has ${givens.length}.`,
    );
  }
  const digits = Array.from({ length }, (_, cell) => givens[cell] ?? 0);
  return ok([{ puzzle: { geometry: board.value, constraints: [], givens: digits } }]);
}

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function readText(
  text: string,
  options: ParseOptions,
  doubted: ReadonlySet<string> = new Set(),
): Result<ParsedPuzzle[]> {
  const literal = parseLiteral(text, /^\s*\{\s*"/.test(text) ? 'json' : 'zipped');
  if (!literal.ok) return literal;
  const root = literal.value;
  const rows = itemsOf(fieldOf(root, 'cells', 'ce')).map(itemsOf);
  const size = rows.length;
  if (size === 0 || rows.some((row) => row.length !== size)) {
    const message = 'Rows of cells are expected, as many as there are cells in a row.';
    return problemAt(text, root.offset, 'sudokupad.shape', message);
  }
  const { rules: stated, recognised, drawings, ...shape } = contentsOf(root, size, doubted);
  const board = describedBoard(text, root.offset, specOf(root, size, shape), options);
  if (!board.ok) return board;
  const rules = readRules(text, board.value, withoutRepeated(stated), options);
  if (!rules.ok) return rules;
  const sheet = cellsOf(text, rows.flat(), board.value);
  if (!sheet.ok) return sheet;
  const { puzzle, ...more } = sheet.value;
  const words = wordsIn(root);
  const solution = solutionFrom(words.get('solution') ?? '', board.value);
  const wrong = wronglyKnown(stated, recognised, board.value, solution);
  if (wrong.length > 0) return readText(text, options, new Set([...doubted, ...wrong]));
  const named = [...countsOf(recognised)].map(([name, count]) => `${name} (${count})`).join(', ');
  const remarks = [
    ...(named ? [formatRemark({ kind: 'recognised', names: named })] : []),
    ...([...words.keys()].some((name) => /image|img/i.test(name)) ? [formatRemark({ kind: 'picture' })] : []),
  ];
  return ok([
    {
      puzzle: { ...puzzle, constraints: rules.value.constraints },
      ...more,
      ...heldParts({
        solution,
        title: words.get('title') ?? words.get('t'),
        author: words.get('author'),
        message: words.get('msgcorrect'),
        drawings,
        remarks,
      }),
      ...commentWith(words.get('rules'), { rules: rules.value.left }),
    },
  ]);
}

/**
 * The names of rules that were recognised only from drawings but are broken by the setter's solution, so that they mean
 * something else.
 */
function wronglyKnown(
  stated: PadContents['rules'],
  recognised: PadContents['recognised'],
  geometry: Geometry,
  solution: Digit[] | undefined,
): string[] {
  if (!solution) return [];
  const isBroken = ({ name, constraints = [] }: PadContents['rules'][number]): boolean =>
    recognised.includes(name) && !constraintFunctions().allHold(geometry, constraints, solution);
  return stated.filter(isBroken).map(({ name }) => name);
}

/** The texts of the metadata, otherwise those of cages; a line break may be written as two characters. */
function wordsIn(root: Literal): ReadonlyMap<string, string> {
  const metadata = fieldOf(root, 'metadata', 'md');
  const fields = metadata?.kind === 'record' ? [...metadata.fields] : [];
  const stated = fields.map(([name, literal]) => [name, String(plainOf(literal) || '')] as const);
  const said = [...cageWords(root), ...stated].map(
    ([name, text]) => [name, text.replaceAll('\\n', '\n').trim()] as const,
  );
  return new Map(said.filter(([, text]) => text));
}

function specOf(
  root: Literal,
  size: number,
  { houses, diagonals, disjoint }: Pick<PadContents, 'houses' | 'diagonals' | 'disjoint'>,
): GeometrySpec {
  const names: string[] = new Array(size * size).fill('.');
  const further: (readonly number[])[] = [];
  itemsOf(fieldOf(root, 'regions', 're')).forEach((region, index) => {
    const places = itemsOf(region).map((cell) => cellAt(cell, size));
    const isRegion = places.length === size && places.every((place) => names[place] === '.');
    if (isRegion) for (const place of places) names[place] = `${index + 1}`;
    else if (places.length > 0) further.push(places);
  });
  const spec = names.every((name) => name === '.') ? { size } : specOfRegions(names, size);
  const named = {
    ...spec,
    ...heldParts({ diagonals }),
    ...(disjoint && spec.boxes && { disjoint: true as const }),
  };
  return withHouses(named, [...further, ...houses]);
}

function cellsOf(text: string, cells: readonly Literal[], geometry: Geometry): Result<ParsedPuzzle> {
  const { size } = geometry;
  const givens: Digit[] = [];
  const lists = { entries: [] as Digit[], marks: [] as DigitSet[], corners: [] as DigitSet[] };
  for (const cell of cells) {
    const written = fieldOf(cell, 'value', 'v');
    const isBlank = written === undefined || plainOf(written) === null || plainOf(written) === '';
    const digit = isBlank ? 0 : (integerOf(written) ?? -1);
    const isEntry = plainOf(fieldOf(cell, 'given')) === false;
    const centre = setOf(fieldOf(cell, 'centremarks', 'centreMarks', 'pencilMarks', 'cm'), size);
    const corner = setOf(fieldOf(cell, 'cornermarks', 'cornerMarks', 'pm'), size);
    if (digit < 0 || digit > size || centre === undefined || corner === undefined) {
      return problemAt(text, cell.offset, 'sudokupad.cell', `A cell holds digits from 1 to ${size}.`);
    }
    givens.push(isEntry ? 0 : digit);
    lists.entries.push(isEntry ? digit : 0);
    lists.marks.push(centre);
    lists.corners.push(corner);
  }
  return ok({ puzzle: { geometry, constraints: [], givens }, ...heldLists(lists) });
}

/** The set of a list or string of digits. */
function setOf(literal: Literal | undefined, size: number): DigitSet | undefined {
  const text = plainOf(literal);
  return digitSet(typeof text === 'string' ? [...text].map(Number) : itemsOf(literal).map(integerOf), size);
}

function solutionFrom(text: string, { cells, size }: Geometry): Digit[] | undefined {
  const digits = [...text].map((sign) => parseInt(sign, 36));
  const isWhole = digits.length === cells.length && digits.every((digit) => digit >= 1 && digit <= size);
  return isWhole ? digits : undefined;
}
