import type { BoxShape } from '../../../model/boards.ts';
import {
  allDigits,
  type Digit,
  digitBit,
  digitCount,
  type DigitSet,
  digitsIn,
  MAX_SET_DIGIT,
} from '../../../model/digits.ts';
import { cellIn, type Diagonal, type Geometry, type GeometrySpec } from '../../../model/geometry.ts';
import { emptyPuzzle } from '../../../puzzle/puzzle.ts';
import { ok, type Result } from '../../../result.ts';
import { describedBoard, regionsOf, specOfRegions } from '../../text/infer-board.ts';
import { commentWith } from '../../text/rules.ts';
import { readRules } from '../../text/stated-rules.ts';
import { type IssPart, issRules } from './read-rules.ts';
import { issParts } from './write-rules.ts';
import { ISS_LINK } from '../looks-like.ts';
import type { ParseOptions, Sheet } from '../../sheet.ts';
import { eachLine, type Piece } from '../../text/each-line.ts';
import { problemAt, type Token, tokensBetween } from '../../text/text.ts';

/**
 * Reads puzzles of the Interactive Sudoku Solver, one to a line, or its links: `.Type~argument~…` repeated, where
 * `.~R1C1_5` is a given and `.~R1C1_1_5` leaves two candidates. `Shape`, `NoBoxes`, `RegionSize`, `Jigsaw`, `Diagonal`,
 * `Windoku` and `DisjointSets` are the board; the other types are rules. Lines with `#` are the comment of the next.
 *
 * Errors: `iss.syntax`, `iss.cell`, `iss.none`, `format.rules`, `format.board`, and those of `createGeometry`.
 */
export function eachIss(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  return eachLine(text, {
    name: 'iss',
    thing: 'puzzle',
    read: (line, words) => readPuzzle(listIn(line), words.join('\n'), options),
  });
}

/** The list of types in a link, or the line as it is. Errors are then placed in what the link holds. */
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

export function formatIss({ puzzle, comment }: Sheet): string {
  const { geometry, givens, allowed } = puzzle;
  const { spec, size, cells, rows, columns, values } = geometry;
  const low = values[0];
  const regions = spec.regions && regionsOf(geometry);
  const types = [
    ...(size === 9 && rows === 9 && columns === 9 && low === 1
      ? []
      : [
          `.Shape~${rows}x${columns}${size === Math.max(rows, columns) && low === 1 ? '' : `~${low}-${low + size - 1}`}`,
        ]),
    ...(spec.boxes ? [] : ['.NoBoxes']),
    ...(spec.boxes && spec.boxes.rows * spec.boxes.columns !== Math.max(rows, columns)
      ? [`.RegionSize~${spec.boxes.rows * spec.boxes.columns}`]
      : []),
    ...(regions ? [`.Jigsaw~${regions.map((region) => REGION_NAMES[region ?? -1] ?? '-').join('')}`] : []),
    ...(spec.diagonals ?? []).map((diagonal) => `.Diagonal~${diagonal === 'main' ? -1 : 1}`),
    ...(spec.windows ? ['.Windoku'] : []),
    ...(spec.disjoint ? ['.DisjointSets'] : []),
  ];
  const full = size <= MAX_SET_DIGIT ? allDigits(size) : 0;
  const digits = cells.flatMap(({ row, column }, cell) => {
    const set = givens[cell] === 0 ? (allowed?.[cell] ?? full) : 0;
    const held = givens[cell] === 0 ? digitsIn(set) : [givens[cell]];
    const name = `~R${(row + 1).toString(36)}C${(column + 1).toString(36)}`;
    return held.length === 0 || (givens[cell] === 0 && set === full)
      ? []
      : [`${name}_${held.map((digit) => digit + low - 1).join('_')}`];
  });
  const rules = isOneGrid(geometry) && low <= 1 && size <= 31 ? issParts(puzzle.constraints, geometry) : '';
  const line = `${types.join('')}${rules}${digits.length > 0 ? `.${digits.join('')}` : types.length + rules.length > 0 ? '' : '.'}`;
  return comment ? `# ${comment.replace(/\s+/g, ' ')}\n${line}` : line;
}

/** Whether every place of the canvas is a cell of one grid, as its programs number them. */
function isOneGrid({ cells, rows, columns, spec }: Geometry): boolean {
  return cells.length === rows * columns && !spec.grids;
}

const REGION_NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** What the types say together. */
interface Draft {
  rows: number;
  columns: number;
  /** The lowest digit, where not 1; it shifts all others. */
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
  /** How deep in alternatives the next part stands. */
  depth: number;
}

function readPuzzle(text: string, words: string, options: ParseOptions): Result<Sheet> {
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
  const puzzle = readDigits(text, draft, board.value);
  if (!puzzle.ok) return puzzle;
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
  const { constraints, left } = rules.value;
  return ok({ puzzle: { ...puzzle.value, constraints }, ...commentWith(words, { rules: left }) });
}

function readType(draft: Draft, { text, offset }: Token): void {
  const [type, ...args] = text.trim().split('~');
  const shape = /^(\d{1,2})x(\d{1,2})$/.exec(args[0] ?? '');
  const range = /^(?:(\d{1,2})-)?(\d{1,2})$/.exec(args[1] ?? '');
  if (type === 'End') draft.depth = Math.max(0, draft.depth - 1);
  const isWithin = draft.depth > 0;
  if (['Or', 'And', 'Replicate'].includes(type)) draft.depth++;
  if (type === '' && !isWithin) draft.cells.push(...tokensBetween({ text, offset }, /~/g));
  else if (type === 'Shape' && shape && (args.length === 1 || (args.length === 2 && range)) && !isWithin) {
    draft.rows = Number(shape[1]);
    draft.columns = Number(shape[2]);
    if (range) draft.low = Number(range[1] ?? 1);
    if (range) draft.size = Number(range[2]) - draft.low + 1;
  } else if (type === 'NoBoxes') draft.boxes = false;
  else if (type === 'Jigsaw') draft.layout = args.at(-1) ?? '';
  else if (type === 'Diagonal' && /^-?1$/.test(args[0] ?? '')) {
    const diagonal = args[0] === '1' ? 'anti' : 'main';
    if (!draft.diagonals.includes(diagonal)) draft.diagonals.push(diagonal);
  } else if (type === 'Windoku') draft.windows = true;
  else if (type === 'DisjointSets') draft.disjoint = true;
  else if (type === 'RegionSize' && /^\d{1,2}$/.test(args[0] ?? '')) draft.regionSize = Number(args[0]);
  else draft.parts.push({ type, args, offset });
}

function specOf({ rows, columns, size: told, boxes, layout, ...draft }: Draft): GeometrySpec {
  const most = Math.max(rows, columns);
  const size = told ?? most;
  const isRegular = rows === size && columns === size;
  const names =
    layout === undefined ? undefined : [...layout].map((name) => (/[-_.]/.test(name) ? '.' : name));
  const areas =
    names && !boxes && isRegular && names.length === size * size ? specOfRegions(names, size) : undefined;
  const box = boxes ? boxOf(rows, columns, draft.regionSize ?? most) : undefined;
  return {
    size,
    ...(isRegular ? {} : { rows, columns }),
    ...(areas ?? {}),
    ...(!areas && names ? { regions: names } : {}),
    ...(box ? { boxes: box } : {}),
    ...(draft.diagonals.length > 0 ? { diagonals: draft.diagonals } : {}),
    ...(draft.windows ? { windows: true } : {}),
    ...(draft.disjoint ? { disjoint: true } : {}),
    ...(draft.low === 1 ? {} : { lowestValue: draft.low }),
  };
}

/** The box of so many cells that is nearest to a square one, the wider way where both tile the board. */
function boxOf(rows: number, columns: number, cells: number): BoxShape | undefined {
  for (let small = Math.floor(Math.sqrt(cells)); small >= 2; small--) {
    if (cells % small !== 0) continue;
    const large = cells / small;
    if (rows % small === 0 && columns % large === 0) return { rows: small, columns: large };
    if (rows % large === 0 && columns % small === 0) return { rows: large, columns: small };
  }
  return undefined;
}

function readDigits(text: string, { cells, low }: Draft, geometry: Geometry): Result<Sheet['puzzle']> {
  if (cells.length === 0) return ok(emptyPuzzle(geometry));
  const givens: Digit[] = geometry.cells.map(() => 0);
  const full = geometry.size <= MAX_SET_DIGIT ? allDigits(geometry.size) : 0;
  const allowed: DigitSet[] = givens.map(() => full);
  for (const { text: entry, offset } of cells) {
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

/** `1` … `9`, `a` for 10 and so on; or two figures. */
function indexOf(text: string): number {
  return (text.length === 1 ? parseInt(text, 36) : Number(text)) - 1;
}
