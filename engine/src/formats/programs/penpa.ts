import { defaultBox } from '../../model/boards.ts';
import type { Digit } from '../../model/digits.ts';
import { ok, type Result } from '../../result.ts';
import { describedBoard, specOfRegions } from '../text/infer-board.ts';
import { NONE, SIX_BITS, withoutPadding } from '../codecs/base64.ts';
import { inflate } from '../codecs/inflate.ts';
import { linksIn, readEachLink } from '../text/links.ts';
import { type Literal, parseLiteral, plainOf } from '../text/loose-json.ts';
import { commentWith, refuseRules, heldLists, heldParts } from '../text/rules.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { problemAt } from '../text/text.ts';
import { PENPA_HEADER, PENPA_LINK } from './looks-like.ts';
import type { Geometry } from '../../model/geometry.ts';

/**
 * Reads square boards drawn in penpa, as links or as the text packed in them: the digits, the edges drawn between
 * regions, digits of the answer as entries, title and author. A drawing does not state its meaning, so anything else in
 * it is treated as an unknown rule.
 *
 * Errors: `penpa.link`, `penpa.shape`, `penpa.regions` (no edges are drawn and no board is given), `penpa.digit`,
 * `format.rules`, `format.board`, and those of `createGeometry`.
 */
export function parsePenpa(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  if (PENPA_HEADER.test(text)) return readDrawing(text, options);
  return readEachLink(text, linksIn(text, PENPA_LINK), {
    code: 'penpa.link',
    expected: 'A link with "&p=" is expected.',
    unpack: (packed) => {
      const bytes = bytesOf(packed);
      const unpacked = bytes && inflate(bytes);
      return unpacked && textOf(unpacked);
    },
    read: (drawing) => readDrawing(drawing, options),
  });
}

/** The short names of the parts of a drawing that are read, or that are not rules. */
const READ = { digits: 'zN', edges: 'zE', colours: 'zS' };
/** The names of the other parts. Commands and erased edges are ignored. */
const DRAWN: Readonly<Record<string, string>> = {
  z1: 'small digits',
  zL: 'lines',
  zW: 'walls',
  zC: 'cages',
  zY: 'symbols',
  zF: 'free lines',
  z2: 'free lines on edges',
  zT: 'thermometers',
  z3: 'arrows',
  zD: 'directions',
  z0: 'frames',
  z5: 'polygons',
  z6: 'killer cages',
  z7: 'thermometers without a bulb',
};

/** The board within a drawing, which is two places wider on each side, plus any margin. */
interface Frame {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

function readDrawing(text: string, options: ParseOptions): Result<ParsedPuzzle[]> {
  const lines = text.trim().split(/\r?\n/);
  const header = lines[0].split(',');
  const frame = frameOf(header, lines[1] ?? '');
  const drawing = drawingOf(lines[3] ?? '');
  if (!frame || !drawing) {
    return problemAt(text, 0, 'penpa.shape', 'A square board, as many rows as columns, is expected.');
  }
  const regions = regionNames(drawing.get(READ.edges), frame);
  const digits = digitsOf(drawing.get(READ.digits), frame);
  const rules = [
    ...[...drawing]
      .filter(([name, part]) => Object.hasOwn(DRAWN, name) && !isEmpty(part))
      .map(([name]) => DRAWN[name]),
    ...(regions === null ? ['edges'] : []),
    ...(digits.others > 0 ? ['other texts in cells'] : []),
  ];
  const refused = refuseRules(text, 0, rules, options);
  if (refused) return refused;
  const board = boardOf(text, header[0], regions ?? undefined, frame.size, options);
  if (!board.ok) return board;
  const wrong = [...digits.digits.values()].some((digit) => digit < 1 || digit > frame.size);
  if (wrong || board.value.cells.length !== frame.size ** 2) {
    return problemAt(text, 0, 'penpa.digit', `The digits of this board are 1 to ${frame.size}.`);
  }
  const givens = board.value.cells.map((_, cell): Digit => digits.digits.get(cell) ?? 0);
  const answer = digitsOf(drawingOf(lines[4] ?? '')?.get(READ.digits), frame).digits;
  const entries = givens.map((digit, cell) => {
    const entry = answer.get(cell) ?? 0;
    return digit === 0 && entry >= 1 && entry <= frame.size ? entry : 0;
  });
  const colours = isEmpty(drawing.get(READ.colours)) ? [] : ['the colours of cells'];
  return ok([
    {
      puzzle: { geometry: board.value, constraints: [], givens },
      ...heldLists({ entries }),
      ...wordsOf(header),
      ...commentWith(undefined, { rules, parts: colours }),
    },
  ]);
}

function boardOf(
  text: string,
  kind: string,
  regions: readonly string[] | undefined,
  size: number,
  options: ParseOptions,
): Result<Geometry> {
  if (regions) return describedBoard(text, 0, specOfRegions(regions, size), options);
  const boxes = defaultBox(size);
  const spec = options.geometry?.spec ?? (kind === 'sudoku' && boxes ? { size, boxes } : undefined);
  if (spec) return describedBoard(text, 0, spec, options);
  const message = 'This drawing shows no regions, so its board must be given.';
  return problemAt(text, 0, 'penpa.regions', message);
}

function frameOf(header: readonly string[], margins: string): Frame | undefined {
  const [columns, rows] = [Number(header[1]), Number(header[2])];
  const [top, bottom, left, right] = (
    /^\[(\d+),(\d+),(\d+),(\d+)\]$/.exec(margins.trim()) ?? ['', 0, 0, 0, 0]
  )
    .slice(1)
    .map(Number);
  const size = rows - top - bottom;
  const isRegular = /^\s*(?:square|sudoku)$/.test(header[0]) && size === columns - left - right;
  const isRight = isRegular && size >= 4 && size <= 36;
  return isRight ? { size, width: columns + 4, height: rows + 4, left: left + 2, top: top + 2 } : undefined;
}

/** The parts of a layer by their short names, which represent quoted words. */
function drawingOf(line: string): ReadonlyMap<string, Literal> | undefined {
  const literal = parseLiteral(line.replace(/z[0-9A-Z_]/g, '"$&"').replace(/"zO"/g, 'null'));
  return literal.ok && literal.value.kind === 'record' ? literal.value.fields : undefined;
}

function isEmpty(part: Literal | undefined): boolean {
  if (part?.kind === 'list') return part.items.length === 0;
  return part?.kind !== 'record' || part.fields.size === 0;
}

function cellAt(index: number, { size, width, left, top }: Frame): number | undefined {
  const [row, column] = [Math.floor(index / width) - top, (index % width) - left];
  const isInside = row >= 0 && column >= 0 && row < size && column < size;
  return isInside ? row * size + column : undefined;
}

/** The ordinary digits by cell, and the number of other texts. */
function digitsOf(part: Literal | undefined, frame: Frame): { digits: Map<number, Digit>; others: number } {
  const digits = new Map<number, Digit>();
  let others = 0;
  for (const [key, entry] of part?.kind === 'record' ? part.fields : []) {
    const [text, , kind] = entry.kind === 'list' ? entry.items.map(plainOf) : [];
    const cell = /^\d{1,5}$/.test(key) ? cellAt(Number(key), frame) : undefined;
    const isDigit = kind === '1' && /^\d{1,2}$/.test(String(text));
    if (cell !== undefined && isDigit) digits.set(cell, Number(text));
    else if (String(text ?? '').trim() !== '') others++;
  }
  return { digits, others };
}

/** The regions between drawn edges; undefined if none are drawn, null if they are not N regions of N cells. */
function regionNames(part: Literal | undefined, frame: Frame): string[] | null | undefined {
  const { size, width, height } = frame;
  const walls = new Set<string>();
  for (const key of part?.kind === 'record' ? part.fields.keys() : []) {
    const [a, b] = key.split(',').map((end) => Number(end) - width * height);
    const cells = b - a === 1 ? [b, b + width] : [b, b + 1];
    const [first, second] = cells.map((index) => cellAt(index, frame));
    if (first !== undefined && second !== undefined) walls.add(`${first},${second}`);
  }
  if (walls.size === 0) return undefined;
  const names: string[] = new Array(size * size).fill('');
  const counts: number[] = [];
  for (let start = 0; start < names.length; start++) {
    if (names[start] !== '') continue;
    const reached = [start];
    names[start] = `${counts.length + 1}`;
    for (const place of reached) {
      for (const next of [place + 1, place - 1, place + size, place - size]) {
        const isBeside = Math.abs(next - place) > 1 || Math.floor(next / size) === Math.floor(place / size);
        const wall = `${Math.min(place, next)},${Math.max(place, next)}`;
        if (!isBeside || next < 0 || next >= names.length || names[next] !== '' || walls.has(wall)) continue;
        names[next] = names[start];
        reached.push(next);
      }
    }
    counts.push(reached.length);
  }
  return counts.length === size && counts.every((count) => count === size) ? names : null;
}

function wordsOf(header: readonly string[]): Pick<ParsedPuzzle, 'title' | 'author'> {
  const word = (name: string): string =>
    (header.find((part) => part.startsWith(`${name}:`)) ?? '')
      .slice(name.length + 1)
      .replace(/%2C/g, ',')
      .trim();
  return heldParts({ title: word('Title'), author: word('Author') });
}

function bytesOf(packed: string): Uint8Array | undefined {
  const signs = withoutPadding(packed);
  const bytes = new Uint8Array(Math.floor((signs.length * 3) / 4));
  for (let at = 0; at < signs.length; at++) {
    const six = SIX_BITS[signs.charCodeAt(at)] ?? NONE;
    if (six === NONE) return undefined;
    // Six bits are in one byte or in two; bits after the last byte are dropped.
    const byte = (at * 6) >> 3;
    const shifted = six << (10 - ((at * 6) & 7));
    bytes[byte] |= shifted >> 8;
    bytes[byte + 1] |= shifted & 255;
  }
  return bytes;
}

/** Decodes UTF-8; invalid bytes become the replacement character. */
function textOf(bytes: Uint8Array): string {
  const escaped = Array.from(bytes, (byte) =>
    byte < 128 && byte !== 37 ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
  );
  try {
    return decodeURIComponent(escaped.join(''));
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}
