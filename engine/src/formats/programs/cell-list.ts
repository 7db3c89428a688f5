import { createGeometry, MAX_SIZE, MIN_SIZE } from '../../model/create-geometry.ts';
import type { Digit } from '../../model/digits.ts';
import { cellIn, cellName, type Geometry } from '../../model/geometry.ts';
import { isFilled } from '../../puzzle/puzzle.ts';
import type { Symbols } from '../../model/symbols.ts';
import { ok, failure, type Result } from '../../result.ts';
import { alphabetOf, readSymbol, usualSymbols } from '../text/alphabet.ts';
import { expectedBoard, specOfRegions } from '../text/infer-board.ts';
import { unknownSymbol } from '../text/cells.ts';
import { type Literal, parseLiteral } from '../text/loose-json.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { type FieldPart, partOf } from '../records/field-names.ts';
import { isNothing } from '../records/rules.ts';
import { commentWith, refuseRules } from '../text/rules.ts';
import { problemAt, quoted } from '../text/text.ts';

/** One entry of the list. `block` is converted to a string. */
interface Entry {
  readonly offset: number;
  readonly row: number;
  readonly column: number;
  readonly block: string | undefined;
  readonly content: Literal | undefined;
  readonly isEmpty: boolean;
}

/**
 * Reads a list of `{row, col, block, value, empty?}`, the form of danyelkoca.com's article on a Sudoku in Svelte. Rows
 * and columns count from 0, or from 1 if no 0 occurs. Cells of equal `block`, `box` or `region` form a region; a list
 * without them has none. A number is a digit from 1 to N and a text is a symbol; 0, `""` and `null` are empty. With
 * `empty: true` or `given: false` the cell is not given and its number belongs to the solution. Other fields are named
 * in the comment, unless they hold rules.
 *
 * Errors: `format.rules`, for a field that names a rule; at the cell: `cell-list.shape`, `cell-list.field`, `cell-list.place`, `cell-list.digit`,
 * `cell-list.solution`, those of `parseLiteral`, and those of `createGeometry` for its blocks.
 */
export function parseCellList(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const expected = expectedBoard(options);
  if (!expected.ok) return expected;
  const literal = parseLiteral(text);
  if (!literal.ok) return literal;
  const list = literal.value;
  if (list.kind !== 'list' || list.items.length === 0) {
    return problemAt(
      text,
      list.offset,
      'cell-list.shape',
      'A list of cells is expected: [{"row": 0, "col": 0, …}, …].',
    );
  }
  const entries: Entry[] = [];
  const unread = new Map<string, number>();
  for (const item of list.items) {
    const entry = readEntry(text, item, unread);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  const rules = [...unread].filter(([name]) => RULE_PARTS.includes(partOf(name)));
  const refused =
    rules.length > 0 &&
    refuseRules(
      text,
      rules[0][1],
      rules.map(([name]) => name),
      options,
    );
  if (refused) return refused;
  const sheet = sheetOf(text, entries, expected.value, options.symbols);
  if (!sheet.ok) return sheet;
  const names = [...unread.keys()].filter((name) => !rules.some(([rule]) => rule === name));
  const comment = names.length > 0 ? `Fields that were not read: ${names.join(', ')}.` : undefined;
  return ok([{ ...sheet.value, ...commentWith(comment, { rules: rules.map(([name]) => name) }) }]);
}

/** One cell per line, counted from 0, with the digits of the solution in empty cells if it is known. */
export function formatCellList({ puzzle: { geometry, givens }, solution }: ParsedPuzzle): string {
  const lines = geometry.cells.map(({ row, column }, cell) => {
    const block = blockName(geometry, cell);
    const place = { row, col: column, ...(block ? { block } : {}) };
    if (givens[cell] !== 0) return JSON.stringify({ ...place, value: givens[cell] });
    return JSON.stringify({ ...place, value: solution?.[cell] ?? 0, empty: true });
  });
  return `[\n  ${lines.join(',\n  ')}\n]\n`;
}

/** The parts of a puzzle that are rules, of which a cell holds its own share. */
const RULE_PARTS: readonly FieldPart[] = [
  'rule',
  'flag',
  'kind',
  'cages',
  'thermometer',
  'palindrome',
  'renban',
  'regions',
  'box',
];

const BLOCK_FIELDS = ['block', 'box', 'region'];
const GIVEN_FIELDS = ['given', 'isGiven', 'fixed', 'isFixed', 'locked'];
const KNOWN_FIELDS = ['row', 'col', 'column', 'value', 'empty'];

/** Reads a cell, and adds the fields that are not read, each with its place. */
function readEntry(text: string, item: Literal, unread: Map<string, number>): Result<Entry> {
  if (item.kind !== 'record') {
    return problemAt(
      text,
      item.offset,
      'cell-list.shape',
      'A cell is expected here: {"row": 0, "col": 0, …}.',
    );
  }
  const { fields, offset } = item;
  const blockName = BLOCK_FIELDS.find((name) => fields.has(name));
  const givenName = GIVEN_FIELDS.find((name) => fields.has(name));
  for (const [name, value] of fields) {
    const isRead = KNOWN_FIELDS.includes(name) || name === blockName || name === givenName;
    if (!isRead && !unread.has(name) && !isNothing(value)) unread.set(name, value.offset);
  }
  const row = readIndex(text, fields.get('row'), 'row', offset);
  if (!row.ok) return row;
  const column = readIndex(text, fields.get('col') ?? fields.get('column'), 'col', offset);
  if (!column.ok) return column;
  const block = blockName === undefined ? undefined : fields.get(blockName);
  const isNamed = block?.kind === 'plain' && block.data !== null;
  if (block && !isNamed)
    return problemAt(text, block.offset, 'cell-list.field', `"${blockName}" must be a text such as "0-2".`);
  const empty = fields.get('empty');
  if (empty && !(empty.kind === 'plain' && (typeof empty.data === 'boolean' || empty.data === null))) {
    return problemAt(text, empty.offset, 'cell-list.field', '"empty" must be true or false.');
  }
  const given = givenName === undefined ? undefined : fields.get(givenName);
  if (given && !(given.kind === 'plain' && typeof given.data === 'boolean'))
    return problemAt(text, given.offset, 'cell-list.field', `"${givenName}" must be true or false.`);
  const isOpen = given?.kind === 'plain' && given.data === false;
  return ok({
    offset,
    row: row.value,
    column: column.value,
    block: isNamed ? String(block.data) : undefined,
    content: fields.get('value'),
    isEmpty: isOpen || (empty?.kind === 'plain' && empty.data === true),
  });
}

function readIndex(text: string, literal: Literal | undefined, name: string, offset: number): Result<number> {
  const data = literal?.kind === 'plain' ? literal.data : undefined;
  const index = typeof data === 'string' && /^\d{1,4}$/.test(data) ? Number(data) : data;
  if (typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < 1000) return ok(index);
  const message = literal ? `"${name}" must be a whole number from 0.` : `The cell has no "${name}".`;
  return problemAt(text, literal?.offset ?? offset, 'cell-list.field', message);
}

function sheetOf(
  text: string,
  entries: readonly Entry[],
  expected: Geometry | undefined,
  symbols: Symbols | undefined,
): Result<ParsedPuzzle> {
  const isFromOne = entries.every(({ row, column }) => row > 0 && column > 0);
  const placed = isFromOne
    ? entries.map((entry) => ({ ...entry, row: entry.row - 1, column: entry.column - 1 }))
    : entries;
  const board = expected ? ok(expected) : boardOf(text, placed, symbols);
  if (!board.ok) return board;
  const inOrder = orderedEntries(text, placed, board.value);
  return inOrder.ok ? digitsOf(text, inOrder.value, board.value) : inOrder;
}

function boardOf(text: string, entries: readonly Entry[], symbols: Symbols | undefined): Result<Geometry> {
  const size = 1 + entries.reduce((most, { row, column }) => Math.max(most, row, column), 0);
  if (size < MIN_SIZE || size > MAX_SIZE || entries.length !== size * size) {
    const message = `${entries.length} cells do not fill a board of ${size}×${size}.`;
    return problemAt(text, entries[0].offset, 'cell-list.shape', message);
  }
  const names: (string | undefined)[] = new Array(size * size).fill(undefined);
  const seen = new Set<number>();
  for (const { row, column, block, offset } of entries) {
    const place = row * size + column;
    if (seen.has(place)) {
      return problemAt(text, offset, 'cell-list.place', `r${row + 1}c${column + 1} stands here twice.`);
    }
    seen.add(place);
    names[place] = block;
  }
  const board = boardOfBlocks(names, size, symbols ?? usualSymbols(size));
  return board.ok ? board : problemAt(text, entries[0].offset, board.error.code, board.error.message);
}

/** The board of the blocks: boxes if they tile the board like boxes, otherwise irregular regions. */
function boardOfBlocks(
  names: readonly (string | undefined)[],
  size: number,
  symbols: Symbols,
): Result<Geometry> {
  if (names.every((name) => name === undefined)) return createGeometry({ size, symbols });
  const missing = names.indexOf(undefined);
  if (missing >= 0) {
    const place = `r${Math.floor(missing / size) + 1}c${(missing % size) + 1}`;
    return failure('cell-list.field', `${place} has no "block" where others have one.`);
  }
  return createGeometry({
    ...specOfRegions(
      names.map((name) => `=${name}`),
      size,
    ),
    symbols,
  });
}

/** The entry of each cell. */
function orderedEntries(text: string, entries: readonly Entry[], geometry: Geometry): Result<Entry[]> {
  const ordered: Entry[] = [];
  for (const entry of entries) {
    const cell = cellIn(geometry, entry.row, entry.column);
    if (cell === undefined)
      return problemAt(text, entry.offset, 'cell-list.place', 'The board has no cell here.');
    if (ordered[cell]) {
      return problemAt(
        text,
        entry.offset,
        'cell-list.place',
        `${cellName(geometry, cell)} stands here twice.`,
      );
    }
    ordered[cell] = entry;
  }
  const missing = geometry.cells.findIndex((_, cell) => !ordered[cell]);
  if (missing < 0) return ok(ordered);
  return problemAt(text, 0, 'cell-list.shape', `${cellName(geometry, missing)} is missing.`);
}

function digitsOf(text: string, entries: readonly Entry[], geometry: Geometry): Result<ParsedPuzzle> {
  const digits: Digit[] = [];
  for (const entry of entries) {
    const digit = readContent(text, entry, geometry);
    if (!digit.ok) return digit;
    digits.push(digit.value);
  }
  const puzzle = {
    geometry,
    constraints: [],
    givens: digits.map((digit, cell) => (entries[cell].isEmpty ? 0 : digit)),
  };
  const states = entries.some(({ isEmpty }, cell) => isEmpty && digits[cell] !== 0);
  if (!states) return ok({ puzzle });
  if (isFilled(digits)) return ok({ puzzle, solution: digits });
  const message = 'This cell has no digit of the solution, but others have.';
  return problemAt(text, entries[digits.indexOf(0)].offset, 'cell-list.solution', message);
}

function readContent(text: string, { content, offset }: Entry, { symbols, size }: Geometry): Result<Digit> {
  if (!content || (content.kind === 'plain' && (content.data === null || content.data === ''))) return ok(0);
  const data = content.kind === 'plain' ? content.data : undefined;
  if (typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= size) return ok(data);
  const isNumeral = typeof data === 'string' && /^\d{2}$/.test(data) && Number(data) <= size;
  const digit =
    typeof data === 'string'
      ? isNumeral
        ? Number(data)
        : readSymbol(alphabetOf(symbols), data.trim())
      : undefined;
  if (digit !== undefined) return ok(digit);
  const message =
    typeof data === 'string'
      ? unknownSymbol(data, symbols)
      : `${quoted(String(data))} is no digit from 1 to ${size}.`;
  return problemAt(text, content.offset ?? offset, 'cell-list.digit', message);
}

/** `band-stack` if there are boxes, otherwise the region, counted from 0. */
function blockName(geometry: Geometry, cell: number): string | undefined {
  const { regions, cells, spec } = geometry;
  if (spec.boxes) {
    const { row, column } = cells[cell];
    return `${Math.floor(row / spec.boxes.rows)}-${Math.floor(column / spec.boxes.columns)}`;
  }
  const region = regions.findIndex((region) => region.includes(cell));
  return region < 0 ? undefined : `region-${region}`;
}
