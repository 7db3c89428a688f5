import type { Constraint, ConstraintOf } from '../../constraints/kinds.ts';
import type { Digit } from '../../model/digits.ts';
import type { Geometry, GeometrySpec } from '../../model/geometry.ts';
import { ok, type Result } from '../../result.ts';
import { countsOf } from '../text/counts.ts';
import { describedBoard, regionsOf, specOfRegions } from '../text/infer-board.ts';
import { readRules, type StatedRule } from '../text/stated-rules.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { eachLine, type Piece } from '../text/each-line.ts';
import { problemAt, type TextLine } from '../text/text.ts';

/**
 * Reads games of Solo, of Simon Tatham's collection, one per line: `3x3:`, `3x4x:` or `9j:` (boxes, with diagonals,
 * irregular regions), then the digits with a letter for a run of empty cells (`a` is one, `z` is 26; `_` keeps
 * neighbouring digits apart) and, after commas, the borders of regions and, for a killer (`3x3k:`), the borders of its
 * cages and their sums, each in the first cell of its cage.
 *
 * Errors: `solo.seed` (a number from which only the program can make a game), `solo.board`, `solo.grid`,
 * `solo.regions`, `solo.cages`, `solo.none`, `format.board`.
 */
export function eachSolo(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  return eachLine(text, {
    none: 'solo.none',
    thing: 'game',
    isComment: (line) => /^#(?!\d)/.test(line),
    read: (line) => readGame(line, options),
  });
}

export function formatSolo({ puzzle: { geometry, givens, constraints } }: ParsedPuzzle): string {
  const { size, spec } = geometry;
  const cages = cagesOf(constraints, geometry);
  const letters = `${spec.diagonals?.length === 2 ? 'x' : ''}${cages.length > 0 ? 'k' : ''}`;
  const regions = regionsOf(geometry) ?? [];
  const parts = [
    gridText(givens),
    ...(spec.boxes ? [] : [bordersText(regions, size)]),
    ...cagesText(cages, size),
  ];
  return `${spec.boxes ? `${spec.boxes.rows}x${spec.boxes.columns}` : `${size}j`}${letters}:${parts.join(',')}`;
}

/** The cages, if each cell is in one of them and each is connected: borders can express no others. */
function cagesOf(
  constraints: readonly Constraint[],
  { size, values, cells, rows, columns }: Geometry,
): ConstraintOf<'cage'>[] {
  const cages = constraints.filter(({ kind }) => kind === 'cage') as ConstraintOf<'cage'>[];
  const counts = countsOf(cages.flatMap((cage) => cage.cells));
  const areWhole = counts.size === cells.length && [...counts.values()].every((count) => count === 1);
  const isPlain = rows === size && columns === size && values[0] === 1;
  const canHold = cages.every(({ cells: own, sum }) => sum !== 0 && (sum ?? 0) <= MAX_SUM && isConnected(own, size)); // oxfmt-ignore
  return areWhole && isPlain && canHold ? cages : [];
}

function isConnected(cells: readonly number[], size: number): boolean {
  const reached = [cells[0]];
  for (const cell of reached) {
    for (const next of cells) {
      const [rows, columns] = [
        Math.abs(Math.floor(next / size) - Math.floor(cell / size)),
        Math.abs((next % size) - (cell % size)),
      ];
      if (rows + columns === 1 && !reached.includes(next)) reached.push(next);
    }
  }
  return reached.length === cells.length;
}

function cagesText(cages: readonly ConstraintOf<'cage'>[], size: number): string[] {
  if (cages.length === 0) return [];
  const names: number[] = new Array<number>(size * size).fill(-1);
  const sums: number[] = new Array<number>(size * size).fill(0);
  cages.forEach(({ cells, sum = 0 }, at) => {
    for (const cell of cells) names[cell] = at;
    sums[Math.min(...cells)] = sum;
  });
  return [bordersText(names, size), gridText(sums)];
}

function readGame(text: string, options: ParseOptions): Result<ParsedPuzzle> {
  const found = /^(?:(\d{1,2})x(\d{1,2})|(\d{1,2})j)([a-z0-9]*)([:#])(.*)$/.exec(text);
  if (!found) {
    return problemAt(text, 0, 'solo.board', 'A game begins with its board: 3x3: or 9j: for instance.');
  }
  const [, high, wide, jigsaw, letters, sign, body] = found;
  if (sign === '#') {
    const message =
      'This is the number of a game that only the program itself can make; copy the game as “specific”.';
    return problemAt(text, 0, 'solo.seed', message);
  }
  const isKiller = letters.includes('k');
  const [grid, ...more] = body.split(',');
  const borders = jigsaw ? (more.shift() ?? '') : '';
  const size = jigsaw ? Number(jigsaw) : Number(high) * Number(wide);
  const start = text.length - body.length;
  const names = jigsaw ? regionNames(borders, size) : undefined;
  if (jigsaw && !names) {
    const message = `The borders of regions do not fit a board of ${size}×${size}.`;
    return problemAt(text, start + grid.length, 'solo.regions', message);
  }
  const spec: GeometrySpec = {
    ...(names ? specOfRegions(names, size) : { size, boxes: { rows: Number(high), columns: Number(wide) } }),
    ...(letters.includes('x') ? { diagonals: ['main', 'anti'] } : {}),
  };
  const board = describedBoard(text, 0, spec, options);
  if (!board.ok) return board;
  const givens = readGrid(text, { text: grid, offset: start }, board.value.cells.length, size);
  if (!givens.ok) return givens;
  const cagesAt = text.length - more.join(',').length;
  const cages = isKiller ? readCages(text, more, cagesAt, size) : ok([]);
  if (!cages.ok) return cages;
  const rules = readRules(text, board.value, cages.value, options);
  if (!rules.ok) return rules;
  const { constraints } = rules.value;
  return ok({ puzzle: { geometry: board.value, constraints, givens: givens.value } });
}

/** Upper bound of sums: the maximum number of cells times the largest digit. */
const MAX_SUM = 999;

function readCages(
  text: string,
  [borders = '', sums = '']: readonly string[],
  offset: number,
  size: number,
): Result<StatedRule[]> {
  const names = regionNames(borders, size);
  if (!names) {
    const message = `The borders of cages do not fit a board of ${size}×${size}.`;
    return problemAt(text, offset, 'solo.cages', message);
  }
  const read = readGrid(text, { text: sums, offset: offset + borders.length + 1 }, size * size, MAX_SUM);
  if (!read.ok) return read;
  const cages = new Map<string, number[]>();
  names.forEach((name, cell) => cages.set(name, [...(cages.get(name) ?? []), cell]));
  return ok(
    [...cages.values()].map((cells): StatedRule => {
      const sum = cells.map((cell) => read.value[cell]).find((value) => value > 0);
      return { name: 'cage', offset, constraints: [{ kind: 'cage', cells, ...(sum && { sum }) }] };
    }),
  );
}

function readGrid(
  text: string,
  { text: grid, offset }: TextLine,
  cells: number,
  size: number,
): Result<Digit[]> {
  const givens: Digit[] = [];
  for (const { 0: part, index } of grid.matchAll(/\d+|[^\d]/g)) {
    const isRun = /^[a-z]$/.test(part);
    const digit = Number(part);
    const isDigit = /^\d{1,3}$/.test(part) && digit >= 1 && digit <= size;
    if (!isRun && !isDigit && part !== '_') {
      const message = `${part.slice(0, 10)} is no digit from 1 to ${size}, no run of empty cells and no _.`;
      return problemAt(text, offset + index, 'solo.grid', message);
    }
    if (isRun) givens.push(...new Array<Digit>(part.charCodeAt(0) - 96).fill(0));
    else if (isDigit) givens.push(digit);
    if (givens.length > cells) break;
  }
  if (givens.length === cells) return ok(givens);
  const message = `The board has ${cells} cells, the game ${givens.length > cells ? 'more' : givens.length}.`;
  return problemAt(text, offset + grid.length, 'solo.grid', message);
}

function gridText(givens: readonly Digit[]): string {
  const line = givens.map((digit) => (digit === 0 ? ' ' : `${digit}_`)).join('');
  return line.replace(/_(?= |$)/g, '').replace(/ {1,26}/g, (run) => String.fromCharCode(96 + run.length));
}

/** The pairs of neighbours in the order of borders: first along rows, then along columns. */
function neighbours(size: number): [number, number][] {
  const all = Array.from({ length: size * (size - 1) }, (_, index) => index);
  return [
    ...all.map((index): [number, number] => {
      const place = Math.floor(index / (size - 1)) * size + (index % (size - 1));
      return [place, place + 1];
    }),
    ...all.map((index): [number, number] => {
      const place = (index % (size - 1)) * size + Math.floor(index / (size - 1));
      return [place, place + size];
    }),
  ];
}

/**
 * The regions of cells without a border between them. `a`–`y`: a number of pairs without a border, then one with a
 * border.
 */
function regionNames(borders: string, size: number): string[] | undefined {
  if (size > 36 || !/^[a-z_]*$/.test(borders)) return undefined;
  const pairs = neighbours(size);
  const isOpen: boolean[] = [];
  for (const sign of borders) {
    const length = sign === '_' ? 0 : sign.charCodeAt(0) - 96;
    for (let k = 0; k < Math.min(length, 25); k++) isOpen.push(true);
    if (sign !== 'z') isOpen.push(false);
    if (isOpen.length > pairs.length + 1) return undefined;
  }
  // The last border comes after the last pair.
  if (isOpen.length !== pairs.length + 1 || isOpen.at(-1)) return undefined;
  const region = Array.from({ length: size * size }, (_, place) => place);
  const rootOf = (place: number): number => {
    while (region[place] !== place) place = region[place] = region[region[place]];
    return place;
  };
  pairs.forEach(([a, b], index) => {
    if (isOpen[index]) region[rootOf(a)] = rootOf(b);
  });
  return region.map((_, place) => `${rootOf(place)}`);
}

function bordersText(regions: readonly (number | undefined)[], size: number): string {
  const gaps = neighbours(size).map(([a, b]) => regions[a] === regions[b]);
  const line = [...gaps, false].map((isOpen) => (isOpen ? '.' : '|')).join('');
  return line.replace(/\.{25}|\.{0,24}\|/g, (run) => {
    if (run.length === 25 && !run.endsWith('|')) return 'z';
    return run === '|' ? '_' : String.fromCharCode(96 + run.length - 1);
  });
}
