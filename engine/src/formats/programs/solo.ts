import type { Digit } from '../../model/digits.ts';
import type { Geometry, GeometrySpec } from '../../model/geometry.ts';
import { ok, type Result } from '../../result.ts';
import { describedBoard, regionsOf, specOfRegions } from '../text/infer-board.ts';
import { commentWith, refuseRules } from '../text/rules.ts';
import type { ParseOptions, Sheet } from '../sheet.ts';
import { eachLine, type Piece } from '../text/each-line.ts';
import { problemAt, type TextLine } from '../text/text.ts';

/**
 * Reads games of Solo, of Simon Tatham's collection, one to a line: `3x3:`, `3x4x:` or `9j:` (boxes, with diagonals,
 * irregular regions), then the digits with a letter for a run of empty cells (`a` is one, `z` is 26; `_` keeps
 * neighbouring digits apart) and, behind a comma, the borders of regions.
 *
 * Errors: `solo.seed` (a number that only the program can make a game of), `solo.board`, `solo.grid`, `solo.regions`,
 * `solo.none`, `format.rules`, `format.board`.
 */
export function eachSolo(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  return eachLine(text, {
    name: 'solo',
    thing: 'game',
    isComment: (line) => /^#(?!\d)/.test(line),
    read: (line) => readGame(line, options),
  });
}

export function formatSolo({ puzzle: { geometry, givens } }: Sheet): string {
  const { size, spec } = geometry;
  const cross = spec.diagonals?.length === 2 ? 'x' : '';
  const grid = gridText(givens);
  if (spec.boxes) return `${spec.boxes.rows}x${spec.boxes.columns}${cross}:${grid}`;
  return `${size}j${cross}:${grid},${bordersText(geometry)}`;
}

export function looksLikeSolo(text: string): boolean {
  return /^[ \t\uFEFF]*(?:\d+x\d+|\d+j)[a-z]*(?::[a-z0-9_]*(?:,|[ \t\r]*$)|#\d)/m.test(text.slice(0, 20_000));
}

function readGame(text: string, options: ParseOptions): Result<Sheet> {
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
  const rules = letters.includes('k') ? ['killer cages'] : [];
  const refused = refuseRules(text, 0, rules, options);
  if (refused) return refused;
  const [grid, borders] = body.split(',');
  const size = jigsaw ? Number(jigsaw) : Number(high) * Number(wide);
  const start = text.length - body.length;
  const names = jigsaw ? regionNames(borders ?? '', size) : undefined;
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
  const givens = readGrid(text, { text: grid, offset: start }, board.value);
  if (!givens.ok) return givens;
  return ok({
    puzzle: { geometry: board.value, constraints: [], givens: givens.value },
    ...commentWith(undefined, { rules }),
  });
}

function readGrid(
  text: string,
  { text: grid, offset }: TextLine,
  { size, cells }: Geometry,
): Result<Digit[]> {
  const givens: Digit[] = [];
  for (const { 0: part, index } of grid.matchAll(/\d+|[^\d]/g)) {
    const isRun = /^[a-z]$/.test(part);
    const digit = Number(part);
    const isDigit = /^\d{1,2}$/.test(part) && digit >= 1 && digit <= size;
    if (!isRun && !isDigit && part !== '_') {
      const message = `${part.slice(0, 10)} is no digit from 1 to ${size}, no run of empty cells and no _.`;
      return problemAt(text, offset + index, 'solo.grid', message);
    }
    if (isRun) givens.push(...new Array<Digit>(part.charCodeAt(0) - 96).fill(0));
    else if (isDigit) givens.push(digit);
    if (givens.length > cells.length) break;
  }
  if (givens.length === cells.length) return ok(givens);
  const message = `The board has ${cells.length} cells, the game ${givens.length > cells.length ? 'more' : givens.length}.`;
  return problemAt(text, offset + grid.length, 'solo.grid', message);
}

function gridText(givens: readonly Digit[]): string {
  const line = givens.map((digit) => (digit === 0 ? ' ' : `${digit}_`)).join('');
  return line.replace(/_(?= |$)/g, '').replace(/ {1,26}/g, (run) => String.fromCharCode(96 + run.length));
}

/** The pairs of neighbours in the order in which borders are told: along rows first, then along columns. */
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

/** Cells without a border between them are of one region. `a`–`y`: so many pairs without, then one with a border. */
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
  // The last border lies behind the last pair.
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

function bordersText(geometry: Geometry): string {
  const regions = regionsOf(geometry) ?? [];
  const gaps = neighbours(geometry.size).map(([a, b]) => regions[a] === regions[b]);
  const line = [...gaps, false].map((isOpen) => (isOpen ? '.' : '|')).join('');
  return line.replace(/\.{25}|\.*\|/g, (run) => {
    if (run.length === 25 && !run.endsWith('|')) return 'z';
    return run === '|' ? '_' : String.fromCharCode(96 + run.length - 1);
  });
}
