import type { BoxShape } from '../../../model/boards.ts';
import {
  allDigits,
  type Digit,
  digitBit,
  digitCount,
  type DigitSet,
  MAX_SET_DIGIT,
} from '../../../model/digits.ts';
import { cellIn, type Diagonal, type Geometry, type GeometrySpec } from '../../../model/geometry.ts';
import { emptyPuzzle } from '../../../puzzle/puzzle.ts';
import { ok, type Result } from '../../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../../parsed-puzzle.ts';
import { movedTo, type Piece, tooLong } from '../../text/each-line.ts';
import { describedBoard, specOfRegions } from '../../text/infer-board.ts';
import { commentWith, heldParts } from '../../text/rules.ts';
import { readRules } from '../../text/stated-rules.ts';
import { problemAt, type Token, tokensBetween } from '../../text/text.ts';
import { ISS_LINK } from '../looks-like.ts';
import { withHouses } from '../../text/recognise-houses.ts';
import { eachBlock, isTooLong } from './blocks.ts';
import { indexOf } from './cells.ts';
import { issRules, VARIABLE } from './read-rules.ts';
import type { IssPart } from './rule-types.ts';

/**
 * Reads puzzles of the Interactive Sudoku Solver, or its links: `.Type~argument~…` repeated, where `.~R1C1_5` is a given
 * and `.~R1C1_1_5` leaves two candidates. `Shape`, `NoBoxes`, `RegionSize`, `Jigsaw`, `Diagonal`, `Windoku` and
 * `DisjointSets` are the board; the other types are rules. A puzzle may go over several lines. Lines with `#` are the
 * comment of the next.
 *
 * Errors: `iss.syntax`, `iss.cell`, `iss.none`, `format.rules`, `format.board`, and those of `createGeometry`.
 */
export function* eachIss(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  let count = 0;
  for (const { content, words, start } of eachBlock(text)) {
    count++;
    const list = listIn(content);
    const piece = isTooLong(content) ? tooLong() : readPuzzle(list, words.join('\n'), options);
    yield piece.ok ? piece : movedTo(piece.error, start);
  }
  if (count === 0) yield problemAt(text, 0, 'iss.none', 'There is no puzzle in this text.');
}

/** The list of types in a link, or the line as it is. For a link, errors are placed in its contents. */
function listIn(line: string): string {
  const link = ISS_LINK.exec(line)?.[0];
  if (link === undefined) return line;
  const list = line.slice(link.length).split(/[&#]/)[0];
  try {
    return decodeURIComponent(list);
  } catch {
    return list;
  }
}

/** The combined result of the types. */
interface Draft {
  rows: number;
  columns: number;
  /** The lowest digit, if not 1; it shifts all others. */
  low: number;
  size?: number;
  boxes: boolean;
  layout?: string;
  diagonals: Diagonal[];
  windows: boolean;
  disjoint: boolean;
  regionSize?: number;
  readonly cells: Token[];
  readonly parts: IssPart[];
  /** The nesting depth of alternatives at the next part. */
  depth: number;
}

function readPuzzle(text: string, words: string, options: ParseOptions): Result<ParsedPuzzle> {
  const draft: Draft = {
    rows: 9,
    columns: 9,
    low: 1,
    boxes: true,
    diagonals: [],
    windows: false,
    disjoint: false,
    cells: [],
    parts: [],
    depth: 0,
  };
  if (!text.startsWith('.')) {
    return problemAt(text, 0, 'iss.syntax', 'A type with a point before it is expected: .Windoku, .~R1C1_5');
  }
  for (const part of tokensBetween({ text, offset: 0 }, /\./g)) readType(draft, part);
  const board = describedBoard(text, 0, specOf(draft), options);
  if (!board.ok) return board;
  const stated = issRules(draft.parts, board.value);
  if (!stated)
    return problemAt(
      text,
      0,
      'iss.syntax',
      'Alternatives begin with .Or, .And or .Replicate and end with .End.',
    );
  const rules = readRules(text, board.value, stated, options);
  if (!rules.ok) return rules;
  const puzzle = readDigits(text, draft, board.value);
  if (!puzzle.ok) return puzzle;
  const { constraints, left } = rules.value;
  return ok({ puzzle: { ...puzzle.value, constraints }, ...commentWith(words, { rules: left }) });
}

function readType(draft: Draft, { text, offset }: Token): void {
  const [type, ...args] = text.replace(/\s+/g, '').split('~');
  if (type === 'End') draft.depth = Math.max(0, draft.depth - 1);
  const isWithin = draft.depth > 0;
  if (['Or', 'And', 'Replicate'].includes(type)) draft.depth++;
  const board = Object.hasOwn(BOARD_TYPES, type) && BOARD_TYPES[type](args, draft);
  if (board) Object.assign(draft, board);
  else if (type === '' && !isWithin) draft.cells.push(...tokensBetween({ text, offset }, /~/g));
  else draft.parts.push({ type, args, offset });
}

/** The parsers of the board types; they return undefined for arguments that describe no board. */
const BOARD_TYPES: Readonly<
  Record<string, (args: readonly string[], draft: Draft) => Partial<Draft> | undefined>
> = {
  Shape: (args, { depth }) => {
    const shape = /^(\d{1,2})x(\d{1,2})$/.exec(args[0] ?? '');
    const range = /^(?:(\d{1,2})-)?(\d{1,2})$/.exec(args[1] ?? '');
    if (!shape || args.length > 2 || (args.length === 2 && !range) || depth > 0) return undefined;
    const [rows, columns] = [Number(shape[1]), Number(shape[2])];
    const low = Number(range?.[1] ?? 1);
    return { rows, columns, ...(range && { low, size: Number(range[2]) - low + 1 }) };
  },
  NoBoxes: () => ({ boxes: false }),
  Jigsaw: (args) => ({ layout: args.at(-1) ?? '' }),
  Diagonal: ([direction = ''], { diagonals }) =>
    /^-?1$/.test(direction)
      ? { diagonals: [...new Set([...diagonals, direction === '1' ? ('anti' as const) : ('main' as const)])] }
      : undefined,
  Windoku: () => ({ windows: true }),
  DisjointSets: () => ({ disjoint: true }),
  RegionSize: ([cells = '']) => (/^\d{1,2}$/.test(cells) ? { regionSize: Number(cells) } : undefined),
};

function specOf({ rows, columns, size: stated, boxes, layout, ...draft }: Draft): GeometrySpec {
  const most = Math.max(rows, columns);
  const size = stated ?? most;
  const isRegular = rows === size && columns === size;
  const names =
    layout === undefined ? undefined : [...layout].map((name) => (/[-_.]/.test(name) ? '.' : name));
  const areas =
    names && !boxes && isRegular && names.length === size * size ? specOfRegions(names, size) : undefined;
  const box = boxes ? boxOf(rows, columns, draft.regionSize ?? most) : undefined;
  const spec: GeometrySpec = {
    size,
    ...(isRegular ? {} : { rows, columns }),
    ...(areas ?? {}),
    ...(!areas && !box && names ? { regions: names } : {}),
    ...(box ? { boxes: box } : {}),
    ...heldParts({ diagonals: draft.diagonals }),
    ...(draft.windows ? { windows: true } : {}),
    ...(draft.disjoint ? { disjoint: true } : {}),
    ...(draft.low === 1 ? {} : { lowestValue: draft.low }),
  };
  // A board has boxes or regions: beside boxes, the regions are further houses.
  return box && names ? withHouses(spec, placesOf(names)) : spec;
}

function placesOf(names: readonly string[]): number[][] {
  const regions = new Map<string, number[]>();
  for (const [place, name] of names.entries())
    if (name !== '.') regions.set(name, [...(regions.get(name) ?? []), place]);
  return [...regions.values()];
}

/** The box with this number of cells that is nearest to a square, the wider one if both orientations tile the board. */
function boxOf(rows: number, columns: number, cells: number): BoxShape | undefined {
  for (let small = Math.floor(Math.sqrt(cells)); small >= 2; small--) {
    if (cells % small !== 0) continue;
    const large = cells / small;
    if (rows % small === 0 && columns % large === 0) return { rows: small, columns: large };
    if (rows % large === 0 && columns % small === 0) return { rows: large, columns: small };
  }
  return undefined;
}

function readDigits(
  text: string,
  { cells, low, parts }: Draft,
  geometry: Geometry,
): Result<ParsedPuzzle['puzzle']> {
  if (cells.length === 0) return ok(emptyPuzzle(geometry));
  const givens: Digit[] = geometry.cells.map(() => 0);
  const full = geometry.size <= MAX_SET_DIGIT ? allDigits(geometry.size) : 0;
  const allowed: DigitSet[] = givens.map(() => full);
  const hasVariables = parts.some(({ type }) => type === 'Var');
  for (const { text: entry, offset } of cells) {
    // Variables that the caller leaves out take their values along.
    if (hasVariables && VARIABLE.test(entry.trim())) continue;
    const found = /^R([0-9a-z]|[1-3]\d)C([0-9a-z]|[1-3]\d)((?:_\d{1,2})*)$/i.exec(entry.trim());
    const [row, column] = found ? [found[1], found[2]].map(indexOf) : [-1, -1];
    const cell = cellIn(geometry, row, column);
    const digits = (found?.[3] ?? '')
      .split('_')
      .slice(1)
      .map((digit) => Number(digit) - low + 1);
    if (cell === undefined || digits.some((digit) => digit < 1 || digit > geometry.size)) {
      return problemAt(
        text,
        offset,
        'iss.cell',
        `${entry.slice(0, 30)} is no cell of this board with its digits.`,
      );
    }
    if (digits.length === 0) continue;
    const set = digits.reduce((all, digit) => (full ? all | digitBit(digit) : digit), 0);
    if (digits.length === 1) givens[cell] = digits[0];
    else allowed[cell] = set;
  }
  const saysMore = allowed.some(
    (set, cell) => givens[cell] === 0 && digitCount(set) < geometry.size && full !== 0,
  );
  const ownSets = allowed.map((set, cell) => (givens[cell] === 0 ? set : digitBit(givens[cell])));
  return ok(
    saysMore
      ? { geometry, constraints: [], givens, allowed: ownSets }
      : { geometry, constraints: [], givens },
  );
}
