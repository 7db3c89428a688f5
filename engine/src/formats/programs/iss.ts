import { defaultBox } from '../../model/boards.ts';
import {
  allDigits,
  type Digit,
  digitBit,
  digitCount,
  type DigitSet,
  digitsIn,
  MAX_SET_DIGIT,
} from '../../model/digits.ts';
import { cellIn, type Diagonal, type Geometry, type GeometrySpec } from '../../model/geometry.ts';
import { emptyPuzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { describedBoard, regionsOf, specOfRegions } from '../text/infer-board.ts';
import { commentWith, refuseRules } from '../text/rules.ts';
import type { ParseOptions, Sheet } from '../sheet.ts';
import { eachLine, type Piece } from '../text/each-line.ts';
import { linesOf, problemAt, type Token, tokensBetween } from '../text/text.ts';

/**
 * Reads puzzles of the Interactive Sudoku Solver, one to a line: `.Type~argument~…` repeated, where `.~R1C1_5` is a
 * given and `.~R1C1_1_5` leaves two candidates. Boards by `Shape`, `NoBoxes`, `Jigsaw`, `Diagonal`, `Windoku` and
 * `DisjointSets` are ours; any other type is a rule that we do not have. Lines with `#` are the comment of the next.
 *
 * Errors: `iss.syntax`, `iss.cell`, `iss.none`, `format.rules`, `format.board`, and those of `createGeometry`.
 */
export function eachIss(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  return eachLine(text, {
    name: 'iss',
    thing: 'puzzle',
    read: (line, words) => readPuzzle(line, words.join('\n'), options),
  });
}

export function formatIss({ puzzle, comment }: Sheet): string {
  const { geometry, givens, allowed } = puzzle;
  const { spec, size, cells, rows, columns } = geometry;
  const regions = spec.regions && regionsOf(geometry);
  const types = [
    ...(size === 9 && rows === 9 && columns === 9 ? [] : [`.Shape~${rows}x${columns}`]),
    ...(spec.boxes ? [] : ['.NoBoxes']),
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
    return held.length === 0 || (givens[cell] === 0 && set === full) ? [] : [`${name}_${held.join('_')}`];
  });
  const line = `${types.join('')}${digits.length > 0 ? `.${digits.join('')}` : types.length > 0 ? '' : '.'}`;
  return comment ? `# ${comment.replace(/\s+/g, ' ')}\n${line}` : line;
}

/** Whether some line is a list of types. */
export function looksLikeIss(text: string): boolean {
  const head = text.slice(0, 20_000);
  return /\.[~A-Z]/.test(head) && linesOf(head).some(({ text: line }) => isListOfTypes(line.trim()));
}

function isListOfTypes(line: string): boolean {
  if (!line.startsWith('.')) return false;
  if (/^\.~R\w/.test(line)) return true;
  if (!/^\.[A-Z][A-Za-z]/.test(line)) return false;
  const types = line.slice(1).replace(/\.$/, '').split('.');
  return line.includes('~') || types.every((type) => /^[A-Z][A-Za-z]+$/.test(type));
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
  readonly cells: Token[];
  readonly rules: string[];
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
    rules: [],
  };
  if (!text.startsWith('.')) {
    return problemAt(text, 0, 'iss.syntax', 'A type with a point before it is expected: .Windoku, .~R1C1_5');
  }
  for (const part of tokensBetween({ text, offset: 0 }, /\./g)) readType(draft, part);
  const refused = refuseRules(text, 0, draft.rules, options);
  if (refused) return refused;
  const board = describedBoard(text, 0, specOf(draft), options);
  if (!board.ok) return board;
  const puzzle = readDigits(text, draft, board.value);
  if (!puzzle.ok) return puzzle;
  return ok({ puzzle: puzzle.value, ...commentWith(words, { rules: draft.rules }) });
}

function readType(draft: Draft, { text, offset }: Token): void {
  const [type, ...args] = text.trim().split('~');
  const shape = /^(\d{1,2})x(\d{1,2})$/.exec(args[0] ?? '');
  const range = /^(\d{1,2})-(\d{1,2})$/.exec(args[1] ?? '');
  if (type === '') draft.cells.push(...tokensBetween({ text, offset }, /~/g));
  else if (type === 'Shape' && shape && (args.length === 1 || (args.length === 2 && range))) {
    draft.rows = Number(shape[1]);
    draft.columns = Number(shape[2]);
    if (range) draft.low = Number(range[1]);
    if (range) draft.size = Number(range[2]) - Number(range[1]) + 1;
  } else if (type === 'NoBoxes') draft.boxes = false;
  else if (type === 'Jigsaw') draft.layout = args.at(-1) ?? '';
  else if (type === 'Diagonal' && /^-?1$/.test(args[0] ?? '')) {
    const diagonal = args[0] === '1' ? 'anti' : 'main';
    if (!draft.diagonals.includes(diagonal)) draft.diagonals.push(diagonal);
  } else if (type === 'Windoku') draft.windows = true;
  else if (type === 'DisjointSets') draft.disjoint = true;
  else draft.rules.push(type);
}

function specOf({ rows, columns, size: told, boxes, layout, ...draft }: Draft): GeometrySpec {
  const size = told ?? Math.max(rows, columns);
  const isRegular = rows === size && columns === size;
  const names =
    layout === undefined ? undefined : [...layout].map((name) => (/[-_.]/.test(name) ? '.' : name));
  const areas =
    names && !boxes && isRegular && names.length === size * size ? specOfRegions(names, size) : undefined;
  const box = boxes ? defaultBox(size) : undefined;
  return {
    size,
    ...(isRegular ? {} : { rows, columns }),
    ...(areas ?? {}),
    ...(!areas && names ? { regions: names } : {}),
    ...(box && isRegular ? { boxes: box } : {}),
    ...(draft.diagonals.length > 0 ? { diagonals: draft.diagonals } : {}),
    ...(draft.windows ? { windows: true } : {}),
    ...(draft.disjoint ? { disjoint: true } : {}),
    ...(draft.low === 1 ? {} : { symbols: Array.from({ length: size }, (_, at) => `${draft.low + at}`) }),
  };
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
