import { defaultBox } from '../../model/boards.ts';
import { type Digit, digitBit, type DigitSet, digitsIn, MAX_SET_DIGIT } from '../../model/digits.ts';
import { cellIn, type Diagonal, type Geometry, type GeometrySpec } from '../../model/geometry.ts';
import { ok, type Result } from '../../result.ts';
import { usualSymbols } from '../text/alphabet.ts';
import { describedBoard, regionsOf, specOfRegions } from '../text/infer-board.ts';
import { withHouses } from '../text/recognise-houses.ts';
import { linksIn, problemInLink } from '../text/links.ts';
import { fieldOf, itemsOf, type Literal, parseLiteral, plainOf, wholeOf } from '../text/loose-json.ts';
import { compressLz, decompressLz } from '../codecs/lz-string.ts';
import { commentWith, refuseRules } from '../text/rules.ts';
import type { ParseOptions, Sheet } from '../sheet.ts';
import { problemAt } from '../text/text.ts';

/**
 * Reads puzzles of f-puzzles, as links or as the JSON in them: size, regions, diagonals, disjoint groups, extra
 * regions; givens, given candidates, entries and both kinds of marks; title, author, rules (as the comment), solution.
 * Everything else in them is a rule, or was drawn to show one.
 *
 * Errors: `fpuzzles.shape`, `fpuzzles.cell`, `fpuzzles.link`, `format.rules`, `format.board`, those of
 * `parseLiteral` and `createGeometry`.
 */
export function parseFpuzzles(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  if (/^[\s\uFEFF]*\{/.test(text)) return readJson(text, options);
  const sheets: Sheet[] = [];
  for (const { offset, packed } of linksIn(text, LINK)) {
    const read = readPackedFpuzzles(text, offset, packed, options);
    if (!read.ok) return read;
    sheets.push(...read.value);
  }
  if (sheets.length > 0) return ok(sheets);
  return problemAt(text, 0, 'fpuzzles.link', 'A link with "?load=", or the JSON of a puzzle, is expected.');
}

/** The puzzle that is packed in a link at an offset. */
export function readPackedFpuzzles(
  text: string,
  offset: number,
  packed: string,
  options: ParseOptions,
): Result<Sheet[]> {
  const json = decompressLz(packed);
  if (json === undefined || json === '') {
    return problemAt(
      text,
      offset,
      'fpuzzles.link',
      'What this link holds is damaged: it may have been cut off.',
    );
  }
  const read = readJson(json, options);
  return read.ok ? read : problemInLink(text, offset, read.error);
}

/** A link that f-puzzles opens. */
export function formatFpuzzles(sheet: Sheet): string {
  return `https://www.f-puzzles.com/?load=${compressLz(fpuzzlesJson(sheet))}`;
}

export function looksLikeFpuzzles(text: string): boolean {
  const head = text.slice(0, 20_000);
  return /^[\s\uFEFF]*\{\s*"size"\s*:[^]*"grid"\s*:/.test(head) || hasFpuzzlesLink(head, /^[\s\uFEFF]*/);
}

/** Whether there is a link anywhere; `before` is what may stand before it. */
export function hasFpuzzlesLink(text: string, before = /(?:)/): boolean {
  return new RegExp(before.source + LINK.source, 'i').test(text);
}

const LINK = /(?:(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/?)?(\?load=)([A-Za-z0-9+/=%_-])/g;

/** Fields that say nothing about the puzzle: how the program shows it. */
const SETTINGS = [
  'disabledlogic',
  'truecandidatesoptions',
  'highlightconflicts',
  'successmessage',
  'customcolors',
  'metadata',
];
/** What fields that are rules are called, where their own name does not say it. */
const RULE_NAMES: Readonly<Record<string, string>> = {
  antiknight: 'anti-knight',
  antiking: 'anti-king',
  nonconsecutive: 'non-consecutive',
  killercage: 'killer cages',
  littlekillersum: 'little killer sums',
  sandwichsum: 'sandwich sums',
  thermometer: 'thermometers',
  betweenline: 'between lines',
  arrow: 'arrows',
  palindrome: 'palindromes',
  difference: 'differences',
  ratio: 'ratios',
  line: 'lines',
  rectangle: 'rectangles',
  circle: 'circles',
  text: 'texts on the board',
  cage: 'cages',
  quadruple: 'quadruples',
  minimum: 'minima',
  maximum: 'maxima',
};

const OURS = [
  'size',
  'title',
  'author',
  'ruleset',
  'grid',
  'solution',
  'diagonal+',
  'diagonal-',
  'disjointgroups',
  'extraregion',
];

function readJson(text: string, options: ParseOptions): Result<Sheet[]> {
  const literal = parseLiteral(text);
  if (!literal.ok) return literal;
  const root = literal.value;
  const size = wholeOf(fieldOf(root, 'size')) ?? 0;
  const rows = itemsOf(fieldOf(root, 'grid')).map(itemsOf);
  if (root.kind !== 'record' || rows.length !== size || rows.some((row) => row.length !== size) || size < 1) {
    return problemAt(
      text,
      root.offset,
      'fpuzzles.shape',
      'A size, and a grid of as many rows and cells, are expected.',
    );
  }
  const rules = rulesIn(root);
  const refused = refuseRules(text, root.offset, rules, options);
  if (refused) return refused;
  const board = describedBoard(text, root.offset, specOf(root, rows, size), options);
  if (!board.ok) return board;
  const sheet = cellsOf(text, rows.flat(), board.value);
  if (!sheet.ok) return sheet;
  const wordOf = (name: string): string => String(plainOf(fieldOf(root, name)) ?? '').trim();
  const solution = itemsOf(fieldOf(root, 'solution')).map(wholeOf);
  const isWhole =
    solution.length === size * size &&
    solution.every((digit) => digit !== undefined && digit > 0 && digit <= size);
  const colours = rows.flat().some((cell) => fieldOf(cell, 'c', 'highlight', 'cArray', 'highlightArray'));
  return ok([
    {
      ...sheet.value,
      ...(isWhole ? { solution: solution.map((digit) => digit!) } : {}),
      ...(wordOf('title') ? { title: wordOf('title') } : {}),
      ...(wordOf('author') ? { author: wordOf('author') } : {}),
      ...commentWith(wordOf('ruleset'), { rules, parts: colours ? ['the colours of cells'] : [] }),
    },
  ]);
}

/** All fields that are set and are neither ours nor settings; `negative` lists what is ruled out where not drawn. */
function rulesIn(root: Literal): string[] {
  if (root.kind !== 'record') return [];
  const names = [...root.fields].filter(([name, literal]) => {
    const known = OURS.includes(name) || SETTINGS.includes(name.toLowerCase());
    return !known && !isEmpty(literal);
  });
  return names.map(([name]) => (Object.hasOwn(RULE_NAMES, name) ? RULE_NAMES[name] : name));
}

function isEmpty(literal: Literal): boolean {
  if (literal.kind === 'list') return literal.items.length === 0;
  if (literal.kind === 'record') return literal.fields.size === 0;
  return literal.data === false || literal.data === null || literal.data === '' || literal.data === 0;
}

function specOf(root: Literal, rows: readonly (readonly Literal[])[], size: number): GeometrySpec {
  const box = defaultBox(size);
  const isOn = (name: string): boolean => plainOf(fieldOf(root, name)) === true;
  const diagonals: Diagonal[] = [
    ...(isOn('diagonal-') ? (['main'] as const) : []),
    ...(isOn('diagonal+') ? (['anti'] as const) : []),
  ];
  const extra = itemsOf(fieldOf(root, 'extraregion')).map((region) =>
    itemsOf(fieldOf(region, 'cells')).map((cell) => placeOf(plainOf(cell), size)),
  );
  const names = rows.flatMap((row, r) =>
    row.map((cell, c) => {
      const region = fieldOf(cell, 'region');
      if (region) return plainOf(region) === null ? '.' : `${plainOf(region)}`;
      return box ? `${Math.floor(r / box.rows) * (size / box.columns) + Math.floor(c / box.columns)}` : '.';
    }),
  );
  const spec = names.every((name) => name === '.') ? { size } : specOfRegions(names, size);
  return withHouses(
    {
      ...spec,
      ...(diagonals.length > 0 ? { diagonals } : {}),
      ...(isOn('disjointgroups') ? { disjoint: true } : {}),
    },
    extra,
  );
}

/** The place of `R3C10`; −1 where there is none. */
function placeOf(name: unknown, size: number): number {
  const found = /^R(\d{1,2})C(\d{1,2})$/i.exec(String(name));
  const [row, column] = found ? [Number(found[1]), Number(found[2])] : [0, 0];
  return row >= 1 && column >= 1 && row <= size && column <= size ? (row - 1) * size + column - 1 : -1;
}

function cellsOf(text: string, cells: readonly Literal[], geometry: Geometry): Result<Sheet> {
  const { size } = geometry;
  const givens: Digit[] = [];
  const lists = { entries: [] as Digit[], marks: [] as DigitSet[], corners: [] as DigitSet[] };
  const allowed: DigitSet[] = [];
  const full = size <= MAX_SET_DIGIT ? 2 ** size - 1 : 0;
  for (const cell of cells) {
    const digit = wholeOf(fieldOf(cell, 'value')) ?? 0;
    const isGiven = plainOf(fieldOf(cell, 'given')) === true;
    const [centre, corner, given] = ['centerPencilMarks', 'cornerPencilMarks', 'givenPencilMarks'].map(
      (name) => setOf(fieldOf(cell, name), size),
    );
    const isRight = cell.kind === 'record' && digit >= 0 && digit <= size;
    if (!isRight || centre === undefined || corner === undefined || given === undefined) {
      const message = `A cell holds digits from 1 to ${size}.`;
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
  const held = Object.entries(lists).filter(([, list]) => list.some((item) => item !== 0));
  return ok({ puzzle, ...Object.fromEntries(held) });
}

function setOf(literal: Literal | undefined, size: number): DigitSet | undefined {
  const digits = itemsOf(literal).map(wholeOf);
  if (!digits.every((digit) => digit !== undefined && digit >= 1 && digit <= Math.min(size, MAX_SET_DIGIT))) {
    return undefined;
  }
  return digits.reduce<DigitSet>((set, digit) => set | digitBit(digit!), 0);
}

/** The JSON of a puzzle on a single grid of N × N. */
export function fpuzzlesJson(sheet: Sheet): string {
  const { puzzle, title, author, comment, solution } = sheet;
  const { geometry } = puzzle;
  const { size, spec, houses, cells } = geometry;
  const box = defaultBox(size);
  const isUsual = spec.boxes && spec.boxes.rows === box?.rows && spec.boxes.columns === box.columns;
  const regions = isUsual ? undefined : regionsOf(geometry);
  const more = houses.filter(({ kind }) => kind === 'extra' || kind === 'window');
  const hasDefaultSymbols = geometry.symbols.join() === usualSymbols(size).join();
  return JSON.stringify({
    size,
    ...(title ? { title } : {}),
    ...(author ? { author } : {}),
    ...(comment ? { ruleset: comment } : {}),
    grid: Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => {
        const cell = cellIn(geometry, row, column);
        const region =
          isUsual || (!box && !regions) ? {} : { region: regions?.[row * size + column] ?? null };
        return cell === undefined || !hasDefaultSymbols ? {} : { ...region, ...cellJson(sheet, cell) };
      }),
    ),
    ...(spec.diagonals?.includes('main') ? { 'diagonal-': true } : {}),
    ...(spec.diagonals?.includes('anti') ? { 'diagonal+': true } : {}),
    ...(spec.disjoint ? { disjointgroups: true } : {}),
    ...(more.length > 0
      ? {
          extraregion: more.map((house) => ({
            cells: house.cells.map((cell) => `R${cells[cell].row + 1}C${cells[cell].column + 1}`),
          })),
        }
      : {}),
    ...(solution ? { solution } : {}),
  });
}

function cellJson({ puzzle, entries, marks, corners }: Sheet, cell: number): object {
  const { givens, allowed, geometry } = puzzle;
  const full = geometry.size <= MAX_SET_DIGIT ? 2 ** geometry.size - 1 : 0;
  const given = givens[cell] === 0 && allowed && allowed[cell] !== full ? allowed[cell] : 0;
  const digit = givens[cell] || (entries?.[cell] ?? 0);
  return {
    ...(digit !== 0 ? { value: digit } : {}),
    ...(givens[cell] !== 0 ? { given: true } : {}),
    ...(given ? { givenPencilMarks: digitsIn(given) } : {}),
    ...(marks?.[cell] ? { centerPencilMarks: digitsIn(marks[cell]) } : {}),
    ...(corners?.[cell] ? { cornerPencilMarks: digitsIn(corners[cell]) } : {}),
  };
}
