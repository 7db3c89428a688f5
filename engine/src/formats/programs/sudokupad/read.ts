import { constraintFunctions } from '../../../constraints/provided.ts';
import { classic9 } from '../../../model/boards.ts';
import type { Digit, DigitSet } from '../../../model/digits.ts';
import type { Geometry } from '../../../model/geometry.ts';
import { MAX_SIZE } from '../../../model/plain-board.ts';
import { ok, type Result } from '../../../result.ts';
import { decompressLz } from '../../codecs/lz-string.ts';
import { formatRemark } from '../../remarks.ts';
import type { ParsedPuzzle, ParseOptions } from '../../parsed-puzzle.ts';
import { countsOf } from '../../text/counts.ts';
import { describedBoard } from '../../text/infer-board.ts';
import { linksIn, readEachLink } from '../../text/links.ts';
import { fieldOf, itemsOf, type Literal, parseLiteral, plainOf, integerOf } from '../../text/loose-json.ts';
import { commentWith, heldLists, heldParts } from '../../text/rules.ts';
import { readRules, withoutRepeated } from '../../text/stated-rules.ts';
import { problemAt } from '../../text/text.ts';
import { cageWords } from '../cage-words.ts';
import { readFpuzzlesJson, setOf as digitSet } from '../fpuzzles/read.ts';
import { SUDOKUPAD_LINK, SUDOKUPAD_NAME, SUDOKUPAD_SITE } from '../looks-like.ts';
import { filledSolution } from '../filled-solution.ts';
import { solutionOf, type ToldValues, toldValues } from '../told-digits.ts';
import { boardOf, regionsIn } from './board.ts';
import { impossibleLooks } from './impossible-looks.ts';
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
  const words = wordsIn(root);
  const told = toldValues([...(words.get('solution') ?? '')], size * size);
  const places = regionsIn(root, size, [...(told ?? []), ...givenValues(rows.flat())]);
  const contents = contentsOf(root, { size, digits: places.digits.size }, doubted);
  const { rules: stated, recognised } = contents;
  const board = describedBoard(text, root.offset, boardOf(places, size, contents), options);
  if (!board.ok) return board;
  const rules = readRules(text, board.value, withoutRepeated(stated), options);
  if (!rules.ok) return rules;
  const sheet = cellsOf(text, rows.flat(), board.value, told);
  if (!sheet.ok) return sheet;
  const { puzzle, ...more } = sheet.value;
  const solution = solutionOf(told, board.value);
  const drawings = [...contents.drawings, ...places.frames];
  const wrong = [
    ...wronglyKnown(stated, recognised, board.value, solution),
    ...(solution && !solution.includes(0) ? [] : impossibleLooks(puzzle, stated, recognised)),
  ];
  if (wrong.length > 0) return readText(text, options, new Set([...doubted, ...wrong]));
  const named = [...countsOf(recognised)].map(([name, count]) => `${name} (${count})`).join(', ');
  const remarks = [
    ...(named ? [formatRemark({ kind: 'recognised', names: named })] : []),
    ...(doubted.size > 0 ? [formatRemark({ kind: 'doubted', names: [...doubted].join(', ') })] : []),
    ...([...words.keys()].some((name) => /image|img/i.test(name)) ? [formatRemark({ kind: 'picture' })] : []),
  ];
  return ok([
    filledSolution({
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
    }),
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
  if (!solution || solution.includes(0)) return [];
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

/** The values of given digits beyond those of every board, of letters too. */
function givenValues(cells: readonly Literal[]): ToldValues {
  return cells.map((cell) => {
    const written = plainOf(fieldOf(cell, 'value', 'v'));
    const value = /^[a-z]$/i.test(String(written ?? ''))
      ? parseInt(String(written), 36)
      : Number(written || NaN);
    return Number.isInteger(value) && value >= 0 && value <= MAX_SIZE ? value : undefined;
  });
}

function cellsOf(
  text: string,
  cells: readonly Literal[],
  geometry: Geometry,
  told?: ToldValues,
): Result<ParsedPuzzle> {
  const { size, values } = geometry;
  const [low] = values;
  const givens: Digit[] = [];
  const lists = { entries: [] as Digit[], marks: [] as DigitSet[], corners: [] as DigitSet[] };
  for (const [at, cell] of cells.entries()) {
    const written = plainOf(fieldOf(cell, 'value', 'v')) ?? '';
    // Where 0 is no digit, or another one is right, it stands for an empty cell.
    const isBlank = written === '' || (Number(written) === 0 && (low > 0 || (told?.[at] ?? 0) !== 0));
    const value = /^[a-z]$/i.test(String(written)) ? parseInt(String(written), 36) : Number(written);
    const digit = isBlank ? 0 : value - low + 1;
    const isEntry = plainOf(fieldOf(cell, 'given')) === false;
    const centre = setOf(fieldOf(cell, 'centremarks', 'centreMarks', 'pencilMarks', 'cm'), geometry);
    const corner = setOf(fieldOf(cell, 'cornermarks', 'cornerMarks', 'pm'), geometry);
    const isDigit = Number.isInteger(digit) && digit >= (isBlank ? 0 : 1) && digit <= size;
    if (!isDigit || centre === undefined || corner === undefined) {
      const message = `A cell holds digits from ${low} to ${values[size - 1]}.`;
      return problemAt(text, cell.offset, 'sudokupad.cell', message);
    }
    givens.push(isEntry ? 0 : digit);
    lists.entries.push(isEntry ? digit : 0);
    lists.marks.push(centre);
    lists.corners.push(corner);
  }
  return ok({ puzzle: { geometry, constraints: [], givens }, ...heldLists(lists) });
}

/** The set of a list or string of values. */
function setOf(literal: Literal | undefined, { size, values }: Geometry): DigitSet | undefined {
  const text = plainOf(literal);
  const marked = typeof text === 'string' ? [...text].map(Number) : itemsOf(literal).map(integerOf);
  return digitSet(
    marked.map((value) => (value === undefined ? value : value - values[0] + 1)),
    size,
  );
}
