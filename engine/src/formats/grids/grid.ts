import type { BoxShape } from '../../model/boards.ts';
import type { Geometry } from '../../model/geometry.ts';
import { type Digits, isFilled, type Puzzle } from '../../puzzle/puzzle.ts';
import { err, ok, placeAt, type Problem, type Result } from '../../result.ts';
import { isLeftOver, isSizeOf, remarkOnWords } from '../text/account.ts';
import { type Block, type Layout, layoutsOf } from '../text/blocks.ts';
import { boardWithBoxes, expectedBoard, hasGaps } from '../text/infer-board.ts';
import { lettersBeside, readCells, styleOf, symbolsIn } from '../text/cells.ts';
import { remarksOnRows } from './doubtful.ts';
import { doubledRow, strangeGrid, strangenessAfter } from './strange.ts';
import { signsInRows } from '../text/digits-line.ts';
import { diagnose } from '../text/diagnose.ts';
import { type ScannedLine, scanLine, scanLines } from '../text/scan-line.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { eachLineOf, linesOf, problemAt, quoted, type Token, withoutInvisible } from '../text/text.ts';
import { boardOfMap, isRegionMap } from '../text/region-map.ts';
import { heldParts } from '../text/rules.ts';
import { withoutTail } from '../text/views.ts';

/**
 * Reads grids as people paste them: one line per row, with or without bars, borders, commas, brackets, blanks and words
 * around them. Regular borders determine the shape of the boxes. A full grid that follows its puzzle is the solution; a
 * grid that only adds to it, framed as in Simple Sudoku, holds the entries.
 *
 * Errors: `grid.length` (above a million characters), `grid.rows`, `grid.columns`, `grid.none`, `board.regions` and
 * those of `readCells`.
 */
export function parseGrid(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const expected = expectedBoard(options);
  if (!expected.ok) return expected;
  if (text.length > MAX_TEXT) {
    const message = `Grids of more than ${MAX_TEXT} characters must have blank lines between them.`;
    return problemAt(text, MAX_TEXT, 'grid.length', message);
  }
  const lines = scanLines(withoutInvisible(text));
  let first: Problem | undefined;
  let ofWords: Problem | undefined;
  for (const layout of layoutsOf(lines, expected.value)) {
    const sheets = readLayout(text, layout, expected.value, options);
    if (sheets.ok) return sheets;
    if (layout.isOfWords) ofWords ??= sheets.error;
    else first ??= sheets.error;
  }
  if (first) return err(first);
  const found = diagnose(text, lines, expected.value);
  // Words that were taken for a row say less than the rows do.
  return ofWords && found.error.code === 'grid.none' ? err(ofWords) : found;
}

/** Maximum number of characters: every line is kept in memory, cut in several ways. */
const MAX_TEXT = 1_000_000;

/** One row per line, with bars and borders around boxes; then a blank line and the solution, if there is one. */
export function formatGrid({ puzzle, solution }: ParsedPuzzle): string {
  const grids = solution ? [puzzle.givens, solution] : [puzzle.givens];
  return grids.map((digits) => drawGrid(puzzle.geometry, digits)).join('\n');
}

/** Whether any line could be a row of cells. */
export function looksLikeGrid(text: string): boolean {
  for (const line of eachLineOf(text)) {
    const text = withoutTail(line.text);
    const { kind, hasWords } = scanLine({ ...line, text });
    if (kind === 'text' && !hasWords && /[\p{N}\p{L}.*_]/u.test(text)) return true;
  }
  return false;
}

function readLayout(
  text: string,
  { cut, blocks, others, isShortened }: Layout,
  expected: Geometry | undefined,
  options: ParseOptions,
): Result<ParsedPuzzle[]> {
  const size = blocks[0].rows.length;
  const [top] = blocks[0].rows;
  const isTopHeading = (cut === 'columns' || cut === 'wide') && isSizeOf(top.line.text, size);
  const stray = isTopHeading ? top.line : others.find((line) => isLeftOver(line, size));
  if (stray) {
    const message = `The line ${quoted(stray.text.trim())} belongs to no grid of ${size} rows.`;
    return problemAt(text, stray.offset, 'grid.rows', message);
  }
  const words = wordsOf(text, blocks, others);
  const sheets: ParsedPuzzle[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const mapped = expected ? undefined : readWithMap(text, blocks, at, options);
    const twice = mapped || (others.length === 0 && !isShortened) ? undefined : doubledRow(blocks[at]);
    if (twice) return problemAt(text, twice.line.offset, 'grid.rows', 'This row stands here twice.');
    const puzzle = mapped ?? readBlock(text, blocks[at], expected, options);
    if (!puzzle.ok) return puzzle;
    const doubts = remarksOnRows(text, blocks[at], cut);
    const letters = { comment: lettersIn(blocks[at], puzzle.value), remarks: doubts };
    sheets.push(withWords(withWords({ puzzle: puzzle.value }, words[at]), letters));
    if (mapped) sheets[sheets.length - 1] = withWords(sheets[sheets.length - 1], words[++at]);
  }
  const isFramed = linesOf(text).some((line) => /^\*-+\*$/.test(line.text.trim()));
  if (sheets.length === 2 && blocks.length === 2 && !isFramed) {
    const reason = strangenessAfter(sheets[0], sheets[1]);
    if (reason) return strangeGrid(text, blocks[1].rows[0].line.offset, reason);
  }
  return ok(joined(besideSolutions(sheets), isFramed));
}

/** Puzzles in one column and their solutions in another, each solution after its puzzle. */
function besideSolutions(sheets: readonly ParsedPuzzle[]): readonly ParsedPuzzle[] {
  const half = sheets.length / 2;
  const arePairs =
    half > 1 &&
    Number.isInteger(half) &&
    sheets.slice(0, half).every(({ puzzle }, at) => {
      const { givens } = sheets[half + at].puzzle;
      return (
        !isFilled(puzzle.givens) &&
        isFilled(givens) &&
        puzzle.givens.length === givens.length &&
        puzzle.givens.every((digit, cell) => digit === 0 || digit === givens[cell])
      );
    });
  return arePairs ? sheets.slice(0, half).flatMap((sheet, at) => [sheet, sheets[half + at]]) : sheets;
}

/** The words beside a grid, and the remarks on them. */
interface Words {
  readonly comment: readonly string[];
  readonly remarks: readonly string[];
}

/** A line about the letters beside candidates, which say nothing about the puzzle. */
function lettersIn({ rows }: Block, { allowed }: Puzzle): string[] {
  if (!allowed) return [];
  const letters = rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ text }, column) => {
      const own = /[A-Za-z]/.test(text) ? lettersBeside(text) : undefined;
      return own === undefined ? [] : [`${own} r${row + 1}c${column + 1}`];
    }),
  );
  return letters.length > 0 ? [`Letters beside candidates: ${letters.join(', ')}.`] : [];
}

/**
 * The words that belong to each grid: those above it, and below the last one. If words stand below the last grid and
 * none above the first, they are captions, which belong to the grid above them.
 */
function wordsOf(text: string, blocks: readonly Block[], others: readonly ScannedLine[]): Words[] {
  const starts = blocks.map(({ rows }) => rows[0].line.offset);
  const areCaptions =
    others.length > 0 &&
    others.every(({ offset }) => offset > starts[0]) &&
    others.at(-1)!.offset > starts.at(-1)!;
  const words = blocks.map(() => ({ comment: [] as string[], remarks: [] as string[] }));
  for (const line of others) {
    const next = starts.findIndex((start) => start > line.offset);
    const at = next < 0 ? blocks.length - 1 : areCaptions ? Math.max(next - 1, 0) : next;
    words[at].comment.push(line.text.trim());
    const remark = remarkOnWords(line.text.trim(), placeAt(text, line.offset).line);
    if (remark) words[at].remarks.push(remark);
  }
  return words;
}

function withWords(sheet: ParsedPuzzle, words: Words | undefined): ParsedPuzzle {
  const { comment = [], remarks = [] } = words ?? {};
  return {
    ...sheet,
    ...heldParts({
      comment: [...(sheet.comment ? [sheet.comment] : []), ...comment].join('\n'),
      remarks: [...(sheet.remarks ?? []), ...remarks],
    }),
  };
}

/** The puzzle of a grid whose regions are drawn by the next one, which names the region of every cell. */
function readWithMap(
  text: string,
  blocks: readonly Block[],
  at: number,
  { symbols }: ParseOptions,
): Result<Puzzle> | undefined {
  const [first, second] = [blocks[at], blocks[at + 1]];
  if (!second || second.rows.length !== first.rows.length) return undefined;
  const names = second.rows.flatMap(({ cells }) => cells.map((cell) => cell.text));
  if (!isRegionMap(names)) return undefined;
  const cells = first.rows.flatMap((row) => row.cells);
  const size = first.rows.length;
  const board = boardOfMap(names, symbols ?? symbolsIn(cells, styleOf(cells, size), size));
  return board && readCells(text, cells, board);
}

function readBlock(
  text: string,
  block: Block,
  expected: Geometry | undefined,
  { symbols }: ParseOptions,
): Result<Puzzle> {
  if (expected) return readCells(text, cellsOnCanvas(block, expected), expected);
  const cells = block.rows.flatMap((row) => row.cells);
  const size = block.rows.length;
  const found = symbols ?? symbolsIn(cells, styleOf(cells, size), size);
  const board = boardWithBoxes(size, found, boxIn(block));
  if (!board.ok) return problemAt(text, cells[0].offset, board.error.code, board.error.message);
  return readCells(text, cells, board.value);
}

/** The texts of the cells, whether or not the rows also have texts for places without a cell. */
function cellsOnCanvas({ rows }: Block, { cellAt, columns }: Geometry): Token[] {
  return rows.flatMap(({ cells }, row) => {
    if (cells.length !== columns) return cells;
    return cells.filter((_, column) => cellAt[row * columns + column] >= 0);
  });
}

/** The shape of the boxes that the bars and borders draw; undefined if they draw none. */
function boxIn({ rows, breaks }: Block): BoxShape | undefined {
  const size = rows.length;
  const bars = rows[0].bars;
  const sameBars = rows.every((row) => row.bars.join() === bars.join());
  const wide = sameBars ? stepOf(bars, size) : undefined;
  const high = stepOf(breaks, size);
  if (wide && high) return wide * high === size ? { rows: high, columns: wide } : undefined;
  if (wide) return { rows: size / wide, columns: wide };
  return high ? { rows: high, columns: size / high } : undefined;
}

/** The distance between evenly spaced marks, if it is more than one cell and less than all. */
function stepOf(marks: readonly number[], size: number): number | undefined {
  const inner = marks.filter((mark) => mark > 0 && mark < size);
  const step = inner[0];
  if (!step || step < 2 || size % step !== 0 || inner.length !== size / step - 1) return undefined;
  return inner.every((mark, index) => mark === step * (index + 1)) ? step : undefined;
}

/**
 * Joins puzzles with their solutions. If there is only one full grid after a puzzle, it is the stated solution, even if
 * the two disagree.
 */
function joined(grids: readonly ParsedPuzzle[], isFramed: boolean): ParsedPuzzle[] {
  const sheets: ParsedPuzzle[] = [];
  for (const grid of grids) {
    const before = sheets.at(-1);
    const isFresh = before && !before.solution && !before.entries;
    const extra = isFresh && additionTo(before.puzzle, grid.puzzle, isFramed, grids.length === 2);
    const words = { comment: grid.comment ? [grid.comment] : [], remarks: grid.remarks ?? [] };
    if (extra) sheets[sheets.length - 1] = withWords({ ...before, ...extra }, words);
    else sheets.push(grid);
  }
  return sheets;
}

function additionTo(first: Puzzle, second: Puzzle, isFramed: boolean, areAlone: boolean) {
  const { givens, geometry } = first;
  if (first.allowed || second.allowed || givens.length !== second.givens.length) return undefined;
  const keeps = givens.every((digit, cell) => digit === 0 || second.givens[cell] === digit);
  if (isFramed && keeps)
    return { entries: second.givens.map((digit, cell) => (givens[cell] === 0 ? digit : 0)) };
  const isStated = areAlone && !isFilled(givens) && geometry === second.geometry;
  return !isFramed && (keeps || isStated) && isFilled(second.givens)
    ? { solution: second.givens }
    : undefined;
}

function drawGrid(geometry: Geometry, digits: Digits): string {
  const { rows, columns, spec } = geometry;
  const box = spec.boxes && !hasGaps(geometry) ? spec.boxes : { rows, columns };
  const lines = signsInRows(geometry, digits).flatMap((signs, row) => {
    const line = signs.map((sign, column) => (isBar(column, box.columns) ? `| ${sign}` : sign)).join(' ');
    return isBar(row, box.rows) ? [border(columns, box.columns), line] : line;
  });
  return `${lines.join('\n')}\n`;
}

function isBar(place: number, wide: number): boolean {
  return place > 0 && place % wide === 0;
}

function border(columns: number, wide: number): string {
  return Array.from({ length: columns / wide }, (_, at) => '-'.repeat(wide * 2 + (at > 0 ? 1 : 0))).join('+');
}
