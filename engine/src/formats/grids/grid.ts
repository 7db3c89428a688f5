import type { BoxShape } from '../../model/boards.ts';
import type { Geometry } from '../../model/geometry.ts';
import { type Digits, isFilled, type Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Problem, type Result } from '../../result.ts';
import { type Block, type Layout, layoutsOf } from '../text/blocks.ts';
import { boardWithBoxes, expectedBoard, hasGaps } from '../text/infer-board.ts';
import { lettersBeside, readCells, styleOf, symbolsIn } from '../text/cells.ts';
import { signsInRows } from '../text/digits-line.ts';
import { diagnose } from '../text/diagnose.ts';
import { type ScannedLine, scanLine, scanLines } from '../text/scan-line.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { eachLineOf, linesOf, problemAt, quoted, type Token, withoutInvisible } from '../text/text.ts';
import { isColumnLabels, withoutTail } from '../text/views.ts';

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
  for (const layout of layoutsOf(lines, expected.value)) {
    const sheets = readLayout(text, layout, expected.value, options);
    if (sheets.ok) return sheets;
    first ??= sheets.error;
  }
  return first ? { ok: false, error: first } : diagnose(text, lines, expected.value);
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
  { blocks, others }: Layout,
  expected: Geometry | undefined,
  options: ParseOptions,
): Result<ParsedPuzzle[]> {
  const size = blocks[0].rows.length;
  const stray = others.find(
    (line) =>
      !line.hasWords && isLeftOver(line, size) && !isNumber(line.text) && !isColumnLabels(line.text, size),
  );
  if (stray) {
    const message = `The line ${quoted(stray.text.trim())} belongs to no grid of ${size} rows.`;
    return problemAt(text, stray.offset, 'grid.rows', message);
  }
  const puzzles: Puzzle[] = [];
  for (const block of blocks) {
    const puzzle = readBlock(text, block, expected, options);
    if (!puzzle.ok) return puzzle;
    puzzles.push(puzzle.value);
  }
  const letters = blocks.flatMap((block) => lettersIn(block, puzzles[0]));
  const comment = [...others.map((line) => line.text.trim()), ...letters].join('\n');
  const sheets = joined(
    puzzles,
    linesOf(text).some((line) => /^\*-+\*$/.test(line.text.trim())),
  );
  return ok(comment ? sheets.map((sheet) => ({ ...sheet, comment })) : sheets);
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
 * Whether an unused line seems to belong to a grid: it has a digit, at least half a row of other characters, or bars or
 * commas as between cells.
 */
function isLeftOver({ text, signs, bars, listed }: ScannedLine, size: number): boolean {
  return (
    bars > 0 ||
    (signs === 0 && listed > 1) ||
    /\p{N}/u.test(text) ||
    text.replace(/[^\p{L}.]/gu, '').length * 2 >= size
  );
}

/** Whether a line is the number of a puzzle, a rating or a date. */
function isNumber(line: string): boolean {
  return /^(?:\p{L}{1,3}\.?[ \t]*)?\(?(?:\d{1,9}(?:\.\d{1,3})?|\d{1,4}([-./])\d{1,2}\1\d{1,4})[.:)]?\s*$/u.test(
    line,
  );
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
function joined(puzzles: readonly Puzzle[], isFramed: boolean): ParsedPuzzle[] {
  const sheets: ParsedPuzzle[] = [];
  for (const puzzle of puzzles) {
    const before = sheets.at(-1);
    const isFresh = before && !before.solution && !before.entries;
    const extra = isFresh && additionTo(before.puzzle, puzzle, isFramed, puzzles.length === 2);
    if (extra) sheets[sheets.length - 1] = { ...before, ...extra };
    else sheets.push({ puzzle });
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
