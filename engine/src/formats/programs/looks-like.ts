/**
 * Recognises texts of other programs. Separate from their parsers, which a bundle may leave out: even then such a text
 * must not be mistaken for something simpler and lose its rules.
 */
import { classic9 } from '../../model/boards.ts';
import { MAX_SET_DIGIT } from '../../model/digits.ts';
import type { ParseOptions } from '../parsed-puzzle.ts';
import { asSource } from '../text/source-text.ts';
import { isMapOfRegions, sizeOfCount } from '../text/infer-board.ts';
import {
  eachLineOf,
  headOf,
  linesOf,
  symbolsOf,
  symbolTokens,
  type TextLine,
  type Token,
  trimmed,
  withoutInvisible,
} from '../text/text.ts';

export function looksLikeOpenSudoku(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?<opensudoku\b/.test(text.slice(0, 2_000));
}

export function looksLikeKsudoku(text: string): boolean {
  const head = text.slice(0, 2_000);
  return (
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>]*>\s*)?<ksudoku/.test(head) ||
    /^\d{1,2}[ \t]*\r?\n\d+ \d+ \d+[ \t]*\r?\n\d+[ \t]*\r?\n\d+(?: \d+)+/.test(head)
  );
}

export function looksLikeGnome(text: string): boolean {
  return /^\s*\{[^]{0,400}"(?:difficulty_category|earmarks)"\s*:/.test(text.slice(0, 2_000));
}

export function looksLikeSudokuPad(text: string): boolean {
  const head = text.slice(0, 20_000);
  return (
    /^\s*\{\s*id\s*:\s*'/.test(head) ||
    /^\s*\{[^]{0,400}"cellSize"\s*:/.test(head) ||
    isSudokuPadBoard(head) ||
    new RegExp(`^\\s*(?:${SUDOKUPAD_SITE.source}|${SUDOKUPAD_LINK.source})`).test(head)
  );
}

/** Whether a text begins with an object that has rows of cells and then a field of SudokuPad. */
function isSudokuPadBoard(head: string): boolean {
  if (!/^\s*\{/.test(head)) return false;
  // Cells of SudokuPad are objects: numbers and texts are another program's.
  const cells = head.slice(0, 4_000).search(/"(?:cells|ce)"\s{0,9}:\s{0,9}\[\s{0,9}\[(?!\s{0,9}[\d"n-])/);
  return cells >= 0 && /"(?:regions|re|cages|ca|metadata)"\s{0,9}:/.test(head.slice(cells));
}

/** Whether there is a link anywhere. */
export function hasSudokuPadLink(text: string): boolean {
  return SUDOKUPAD_NAME.test(text) || text.search(SUDOKUPAD_LINK) >= 0;
}

export const SUDOKUPAD_SITE =
  /(?:https?:\/\/)?(?:[a-z]{1,20}\.)?(?:sudokupad\.app|crackingthecryptic\.com)\//;
export const SUDOKUPAD_NAME = /(?:sudokupad\.app|crackingthecryptic\.com)\//;
export const SUDOKUPAD_LINK = /(?<![A-Za-z0-9])(scl|ctc|scf|fpuz(?:zles)?)([A-Za-z0-9+/=_%-]{20})/g;

export function looksLikeSudokuMaker(text: string): boolean {
  const head = text.slice(0, 20_000);
  return (
    /^\s*\{\s*"formatVersion"\s*:/.test(head) ||
    /^\s*(?:https?:\/\/)?(?:www\.)?sudokumaker\.app\/?\?puzzle=/.test(head)
  );
}

/** Whether there is a link anywhere. */
export function hasSudokuMakerLink(text: string): boolean {
  return /sudokumaker\.app\/?\?puzzle=/.test(text);
}

export function looksLikeFpuzzles(text: string): boolean {
  const head = text.slice(0, 20_000);
  return (
    /^\s*\{\s*"size"\s*:[^]*"grid"\s*:(?!\s*(?:"|\[\s*(?:"|\d|\[\s*[\d"n-])))/.test(head) ||
    hasFpuzzlesLink(head, /^\s*/) ||
    FPUZZLES_BARE.test(head)
  );
}

/** Whether there is a link anywhere; `before` matches what may precede it. */
export function hasFpuzzlesLink(text: string, before = /(?:)/): boolean {
  return new RegExp(before.source + FPUZZLES_LINK.source, 'i').test(text);
}

/** The packed text alone, on lines of its own: JSON of f-puzzles begins with the size. */
export const FPUZZLES_BARE = /^\s*["'`<]?(N4Ig)[A-Za-z0-9+/=%_-]{60}/;
export const FPUZZLES_LINES = /(?<=^|\n)[ \t]*["'`<]?(N4Ig)([A-Za-z0-9+/=%_-])/g;

export const FPUZZLES_LINK = /(?:(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/?)?(\?load=)([A-Za-z0-9+/=%_-])/g;

export function looksLikePenpa(text: string): boolean {
  const head = text.slice(0, 20_000);
  return (
    PENPA_HEADER.test(head) || /^\s*(?:https?:\/\/\S{1,200}penpa-edit\/?)?#m=(?:edit|solve)&p=/.test(head)
  );
}

/** Whether there is a link anywhere. */
export function hasPenpaLink(text: string): boolean {
  return text.search(PENPA_LINK) >= 0;
}

export const PENPA_HEADER = /^\s*(?:square|sudoku|hex|tri|pyramid|kakuro|iso|cairo\w*),\d+,\d+,/;
export const PENPA_LINK = /#(m=(?:edit|solve)&p=)([A-Za-z0-9+/=%_-])/g;

export function looksLikePuzzlink(text: string): boolean {
  return (
    PZPR_FILE.test(text.slice(0, 200)) || new RegExp(`^\\s*[\\w.:/-]*${PUZZLINK_LINK.source}`, 'i').test(text)
  );
}

/** Whether there is a link anywhere. */
export function hasPuzzlinkLink(text: string): boolean {
  return PUZZLINK_LINK.test(text);
}

/** The head of a saved puzzle: the version, the kind and the number of rows, on lines of their own or between slashes. */
export const PZPR_FILE = /^\s*pzprv3(?:\.\d)?\s{0,9}[\n/]\s{0,9}([a-z]\w{0,30})\s{0,9}[\n/]/;

/** From the name of the site on: what stands before it may be long, and says nothing. */
export const PUZZLINK_LINK =
  /(?:puzz\.link|pzv\.jp|pzprxs?[\w.-]{0,30})\/p(?:\.html)?\?sudoku\/(\d{1,2})\/(\d{1,2})\/([\w-]+)/i;

export function looksLikeSumocue(text: string): boolean {
  return /^[ \t\uFEFF]*SumoCueV1=/m.test(text.slice(0, 20_000));
}

export function looksLikeHodoku(text: string): boolean {
  return /^[ \t\uFEFF]*:\d{4}(?:-\d+)?:/m.test(text.slice(0, 20_000));
}

export function looksLikeSolo(text: string): boolean {
  return /^[ \t\uFEFF]*(?:\d+x\d+|\d+j)[a-z]*(?::[a-z0-9_]*(?:,|[ \t\r]*$)|#\d)/m.test(text.slice(0, 20_000));
}

/** Whether some line is a list of types. */
export function looksLikeIss(text: string): boolean {
  const head = text.slice(0, 20_000);
  if (ISS_LINK.test(head.trimStart())) return true;
  return /\.[~A-Z]/.test(head) && linesOf(head).some(({ text: line }) => isListOfTypes(line.trim()));
}

/** Whether there is a link to the solver anywhere. */
export function hasIssLink(text: string): boolean {
  return /Interactive-Sudoku-Solver\/?\S{0,40}[?&]q=/i.test(text);
}

function isListOfTypes(line: string): boolean {
  if (!line.startsWith('.')) return false;
  if (/^\.~R\w/.test(line)) return true;
  if (!/^\.(?:[A-Z][A-Za-z]|[XV]~)/.test(line)) return false;
  const types = line.slice(1).replace(/\.$/, '').split('.');
  return line.includes('~') || types.every((type) => /^[A-Z][A-Za-z]+$/.test(type));
}

export const ISS_LINK = /^(?:https?:\/\/)?\S{1,100}Interactive-Sudoku-Solver\/?\S{0,40}[?&]q=/i;

export function looksLikeCages(text: string): boolean {
  return linesOf(text.slice(0, 20_000)).some(({ text: line }) => CAGES_HEAD.test(line));
}

export const CAGES_HEAD = /^\s*3x3:(d?):k:/;

export function looksLikeKiller(text: string): boolean {
  return linesOf(text.slice(0, 20_000)).some(({ text: line }) => KILLER_LINE.test(line));
}

/** A line with a pointing character that no other format has, and a sum. */
const KILLER_LINE = /^(?=[^\n\r]*[<^>`'])(?=[^\n\r]*[0-9A-Za-j])[0-9A-Za-j<>^v`',.]{81}[ \t\r]*$/;

/**
 * Whether a row has an entry with its `u`, or the text is just nine rows of nine cells with one blank between them, at
 * least 17 with a single digit. Other programs align candidates in columns.
 */
export function looksLikeSdx(text: string): boolean {
  const head = text.slice(0, 20_000);
  if (!/\d[ \t]+u?\d/.test(head)) return false;
  if (/u\d/.test(head)) {
    return linesOf(head).some(({ text: line }) => /\bu\d/.test(line) && isRowOfGroups(line));
  }
  const rows = text.length > head.length ? [] : rowsOf(text);
  const cells = rows.flat();
  const isNineByNine = rows.length > 0 && rows.every((row) => row.length === 9);
  const isOurs = isNineByNine && areRagged(rows) && cells.every((cell) => /^1?2?3?4?5?6?7?8?9?$/.test(cell));
  return isOurs && cells.filter((cell) => cell.length === 1).length >= 17;
}

/** The cells between single blanks, line by line, of a text of nine lines. */
function rowsOf(text: string): string[][] {
  const lines = linesOf(text).filter(({ text: line }) => line.trim() !== '');
  return lines.length === 9 ? lines.map(({ text: line }) => line.trimEnd().split(' ')) : [];
}

/** Whether the cells of some column are not aligned. */
function areRagged(rows: readonly (readonly string[])[]): boolean {
  const places = rows.map((row) =>
    row
      .slice(0, -1)
      .map((cell) => cell.length)
      .join(),
  );
  return places.some((place) => place !== places[0]);
}

function isRowOfGroups(line: string): boolean {
  const parts = line.trim().split(/[ \t]+/);
  return parts.length >= 4 && parts.every((part) => /^u?\d+$/.test(part));
}

/** Whether there are sections, or headings followed only by one row of a small board per line. */
export function looksLikeSdk(text: string): boolean {
  const head = text.slice(0, 20_000);
  if (!/[#[]/.test(head)) return false;
  const lines = linesOf(head)
    .map((line) => line.text.trim())
    .filter((line) => line !== '' && line !== '\uFEFF');
  if (lines.some((line) => /^\[(?:puzzle|state)\]$/i.test(line))) return true;
  const rows = lines.filter((line) => !line.startsWith('#'));
  const isHeaded = /^\uFEFF?#[ABCDHLNSTU]/.test(lines[0] ?? '') && lines[0] !== '#';
  return isHeaded && rows.length >= 4 && rows.every((row) => row.length === rows.length && !/\s/.test(row));
}

/** Whether a frame is followed by a row without blanks. */
export function looksLikeSimpleSudoku(text: string): boolean {
  return /^[ \t]*\*-+\*[ \t]*\r?\n[ \t]*\|(?:[^\s|]+\|)+[ \t\r]*$/m.test(text.slice(0, 20_000));
}

/** Whether a text begins with a list of objects that have a row. */
export function looksLikeCellList(text: string): boolean {
  const start = text.slice(0, 2_000).trimStart();
  return /^(?:[\w$][\w\s$:]*=\s*)?\[\s*\{[^}]*["']?\brow["']?\s*:/.test(start);
}

/**
 * Whether a text begins with a list: in brackets, or after the words of a programming language. A bracketed cell, in
 * contrast, has others beside it.
 */
export function looksLikeList(text: string): boolean {
  const start = listStart(text);
  return start >= 0 && !/^[[({][^[({\n]{0,9}[\])}][ \t]*[[({]/.test(text.slice(start, start + 50));
}

/** The beginning of another list of rows, perhaps with its name: `Output: [[`. */
export const BEGINS_LIST = /^\s*(?:[A-Za-z][\w ]{0,20}[:=]\s*){0,2}(?:array\()?\[\s*\[/;
/** The name of a list on the line above it. */
export const LIST_NAME = /^\s*[A-Za-z][\w ]{0,20}:\s*$/;

/** The start of the list, after its declaration; −1 if there is none. */
export function listStart(text: string): number {
  const head = asSource(text).slice(0, 2_000);
  const start = DECLARATION.exec(head)?.[0].length ?? head.length - head.trimStart().length;
  return (text[start] === '[' || /[\w$]/.test(head.slice(0, start)) ? LIST : NESTED).test(head.slice(start))
    ? start
    : -1;
}

/**
 * Declarations up to the list or its own words: `int a[9][9] =`, `let b: [[u8; 9]; 9] =`, `:= [9][9]int`, `new
 * int[][]`, `puzzle(7,`.
 */
const DECLARATION =
  /^\s*(?:(?:\w{1,20}\(\w{0,20}\)\s*:-\s*)?[A-Za-z$@#&][\w$*&<>,:;#@\s[\].-]{0,300}?(?:=|<-)\s*|\w{1,20}\(\w{1,20},\s*|\(def\s\S{1,20}\s|\{\s*"\w{1,20}"\s*:\s*(?=\[))(?:new\s)?(?:\w{0,10}(?:\[[\d,]{0,5}\])+\w{0,10}\s*)?/;
const ITEM = `(?:["'\\d_-]|\\.[\\d.\\s]|null|None|undefined)`;
const OPENING = `(?:[\\w.:!&'<>]{0,20}(?:\\[,?\\])?\\s?[[({][\\s.]{0,999})`;
const LIST = new RegExp(`^${OPENING}{1,4}${ITEM}`);
/** A nested list without any words before it. */
const NESTED = new RegExp(`^${OPENING}{2,4}${ITEM}`);

/** Whether the first line lists symbols and the second one cells. */
export function looksLikeAlphabetGrid(text: string): boolean {
  const head = headOf(text);
  if (!head.includes(',')) return false;
  const [first, second] = linesOf(withoutInvisible(head)).filter((line) => line.text.trim() !== '');
  if (!first || !second || first.text.includes(',')) return false;
  const symbols = first.text.trim().split(/\s+/);
  const areSigns =
    symbols.length >= 4 && symbols.every((symbol) => /^\d\d$/.test(symbol) || symbolsOf(symbol).length === 1);
  return areSigns && second.text.split(',').length >= symbols.length;
}

/**
 * Whether the first line is a heading with a column of puzzles; if it is the only column, the lines below must be
 * puzzles.
 */
export function looksLikeTable(text: string): boolean {
  const [first, ...lines] = linesOf(withoutInvisible(text.slice(0, 4_000))).filter(
    (line) => line.text.trim() !== '',
  );
  if (!first) return false;
  const separator = separatorIn(first.text);
  const names = first.text
    .trim()
    .split(separator)
    .map((name) => name.replace(/"/g, '').trim());
  if (!names.some((name) => PUZZLE_NAMES.test(name)) || !names.every((name) => /^[\p{L}\d_ -]*$/u.test(name)))
    return false;
  if (separator === ' ')
    return names.length > 1 && isRowBelow(names, lines[0]?.text.trim().split(/ +/) ?? []);
  const cells = lines[0]?.text.trim().length;
  // Not the rows of a grid below a title, which are as many as they have symbols.
  return names.length > 1 || (cells >= MIN_CELLS && cells !== lines.length);
}

/** Whether a line has a field for each of the names, with a board below the name of a puzzle. */
function isRowBelow(names: readonly string[], fields: readonly string[]): boolean {
  const at = names.findIndex((name) => PUZZLE_NAMES.test(name));
  return fields.length === names.length && sizeOfCount(fields[at].length) !== undefined;
}

/** The number of cells of the smallest board. */
const MIN_CELLS = 16;

/** The separator between the names of a heading, and therefore between the fields below. */
export function separatorIn(heading: string): string {
  return ['\t', ',', ';'].find((sign) => heading.includes(sign)) ?? (/\S \S/.test(heading) ? ' ' : ',');
}

/** The names of the column of puzzles in collections. */
export const PUZZLE_NAMES =
  /^(?:puzzles?|puzzle.?string|quiz(?:zes)?|sudokus?|(?:initial.?|start.?)?(?:grid|board)|questions?|problem|unsolved|clues|givens|input)$/i;
/**
 * Whether every symbol is at the place of its digit, which is never so in an ordinary grid of 27×27. Lines that could
 * each be a board must leave every cell a candidate, which several empty boards do not.
 */
export function looksLikeSukaku(text: string, { geometry = classic9() }: ParseOptions = {}): boolean {
  const { size, cells, symbols } = geometry;
  const wanted = size * cells.length;
  if (size > MAX_SET_DIGIT || text.length < wanted || isLargerBoard(text, wanted)) return false;
  const head: Token[] = [];
  let areBoards = true;
  for (const line of sukakuLines(text)) {
    const signs = symbolTokens({ ...line, text: line.text.slice(0, wanted * 4).replace(/\s/g, '') });
    areBoards &&= signs.length === cells.length;
    head.push(...signs);
    if (head.length > 0 && !isPlain(head[0], symbols[0])) return false;
    if (head.length >= wanted) break;
  }
  if (head.length < wanted) return false;
  const isHeld = new Array<boolean>(cells.length).fill(false);
  for (let at = 0; at < wanted; at++) {
    const symbol = symbols[at % size];
    if (!isPlain(head[at], symbol)) return false;
    if (head[at].text === symbol) isHeld[Math.floor(at / size)] = true;
  }
  return !areBoards || !isHeld.includes(false);
}

/** Whether the first line alone has as many symbols as a board that is larger than all candidates of this one. */
function isLargerBoard(text: string, wanted: number): boolean {
  const line: TextLine | undefined = sukakuLines(text).next().value ?? undefined;
  return line !== undefined && line.text.length > wanted && sizeOfCount(line.text.length) !== undefined;
}

function isPlain({ text: sign }: Token, symbol: string): boolean {
  return sign === '.' || sign === '0' || sign === symbol;
}

/** The lines of symbols, without blank lines and comments. */
export function* sukakuLines(text: string): Generator<TextLine, void> {
  for (const line of eachLineOf(withoutInvisible(text))) {
    const content = trimmed(line);
    if (content.text !== '' && !content.text.startsWith('#')) yield content;
  }
}

/**
 * Whether a line has the length of a jigsaw and its second half names N connected regions of N cells, or no regions at
 * all.
 */
export function looksLikeJigsaw(text: string): boolean {
  if (text.length < 32) return false;
  const lines = linesOf(text.slice(0, 20_000)).map((line) => line.text.trim());
  return lines.some((line) => {
    const size = /^[\w.]{32,}$/.test(line) ? sizeOfCount(line.length / 2) : undefined;
    const names = size === undefined ? '' : line.slice(size * size);
    return (
      size !== undefined &&
      (/^\.+$/.test(names) ||
        (names.length === size * size && !names.includes('.') && isMapOfRegions([...names], size)))
    );
  });
}
