import {
  createGeometry,
  createPuzzle,
  type Digit,
  type Drawing,
  type Geometry,
  MAX_SET_DIGIT,
  ok,
  failure,
  type Puzzle,
  type Result,
} from 'pencilmark';
import { drawingList, placeAt } from 'pencilmark/internal';
import { readAll } from 'pencilmark/internal/json-fields';
import { MAX_GAME_SIZE } from './game.ts';
import { bounded, exactly, readBits, writeBits } from './share-bits.ts';
import { boardFromText, boardToText } from './share-board.ts';

/**
 * A puzzle as a text for an address: its givens as the digits `1–9 A–P` with a small letter for a run of empty
 * cells (`a` is one, `z` is 26); before them, behind `~`, the board, if it is not the ordinary 9×9; after them,
 * behind another `~`, the candidates of a puzzle that gives some; behind a third, its constraints as escaped JSON; and
 * behind a fourth, its drawings.
 */
export function puzzleToText({
  geometry,
  constraints,
  givens,
  allowed,
  drawings,
  ...others
}: Puzzle): string {
  // Does not compile when a puzzle gets a field that this form would lose.
  others satisfies Readonly<Record<string, never>>;
  const board = boardToText(geometry.spec);
  const digits = givensToText(givens);
  if (constraints.length > 0 || drawings?.length) {
    const candidates = allowed ? writeBits(allowedCode(geometry), allowed) : '';
    const lists = drawings?.length ? [constraints, drawings] : [constraints];
    const texts = lists.map((list) => encodeURIComponent(JSON.stringify(list)).replaceAll('~', '%7E'));
    return [board, digits, candidates, ...texts].join('~');
  }
  if (allowed) return [board, digits, writeBits(allowedCode(geometry), allowed)].join('~');
  return board === CLASSIC ? digits : `${board}~${digits}`;
}

/**
 * Reads such a text, which may also have `.` or `0` for each empty cell; `from` is its offset in `whole`, where
 * errors are placed. Errors: `share.board`, `share.givens`, `share.candidates`, `share.constraints`, `share.drawings`, and those of `createGeometry`.
 */
export function puzzleFromText(whole: string, from: number, end: number): Result<Puzzle> {
  const parts = whole.slice(from, end).split('~');
  const [board, digits, candidates, rules, drawn] = parts.length === 1 ? [CLASSIC, parts[0]] : parts;
  const givensAt = parts.length === 1 ? from : from + board.length + 1;
  if (parts.length > 5) {
    return failure('share.givens', 'This link has more parts than a puzzle.', placeAt(whole, from));
  }
  const spec = boardFromText(board);
  if (!spec.ok) return failure(spec.error.code, spec.error.message, placeAt(whole, from));
  const geometry = createGeometry(spec.value);
  if (!geometry.ok) return failure(geometry.error.code, geometry.error.message, placeAt(whole, from));
  const givens = givensFromText(digits, geometry.value, (at) => placeAt(whole, givensAt + at));
  if (!givens.ok) return givens;
  const constraints = listFromText(rules);
  if (!constraints) {
    return failure('share.constraints', 'The constraints in this link are damaged.', placeAt(whole, end));
  }
  const drawings = drawingsFromText(drawn);
  if (!drawings) {
    return failure('share.drawings', 'The drawings in this link are damaged.', placeAt(whole, end));
  }
  const create = (allowed?: Puzzle['allowed']): Result<Puzzle> => {
    const made = createPuzzle(geometry.value, givens.value, allowed, constraints as Puzzle['constraints']);
    return made.ok && drawings.length > 0 ? ok({ ...made.value, drawings }) : made;
  };
  if (!candidates) return create();
  const fits = geometry.value.size <= Math.min(MAX_SET_DIGIT, MAX_GAME_SIZE);
  const allowed = fits ? readBits(allowedCode(geometry.value), candidates) : undefined;
  if (allowed) return create(allowed);
  const at = placeAt(whole, givensAt + digits.length + 1);
  return failure('share.candidates', 'The candidates in this link are damaged.', at);
}

/** None if there is no text; undefined if it cannot be read. What it holds, others check. */
function listFromText(text: string | undefined): unknown {
  if (text === undefined) return [];
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

function drawingsFromText(text: string | undefined): readonly Drawing[] | undefined {
  const read = readAll(listFromText(text), 'drawings', drawingList);
  return read.ok ? read.value : undefined;
}

const CLASSIC = '9';
const DIGIT_SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const RUNS = 'abcdefghijklmnopqrstuvwxyz';

function allowedCode({ size, cells }: Geometry) {
  return exactly(bounded(0, 2 ** size - 1), cells.length);
}

function givensToText(givens: readonly Digit[]): string {
  const line = givens.map((digit) => DIGIT_SIGNS[digit]).join('');
  return line.replace(/0{1,26}/g, (run) => RUNS[run.length - 1]);
}

function givensFromText(
  text: string,
  { cells, size }: Geometry,
  placed: (at: number) => ReturnType<typeof placeAt>,
): Result<Digit[]> {
  const givens: Digit[] = [];
  for (let at = 0; at < text.length && givens.length <= cells.length; at++) {
    const run = RUNS.indexOf(text[at]) + 1;
    const digit = text[at] === '.' ? 0 : DIGIT_SIGNS.indexOf(text[at]);
    if (run === 0 && (digit < 0 || digit > size)) {
      const message = `"${text[at]}" is neither a digit from 1 to ${DIGIT_SIGNS[size]} nor a run of empty cells.`;
      return failure('share.givens', message, placed(at));
    }
    givens.push(...(run > 0 ? new Array<Digit>(run).fill(0) : [digit]));
  }
  if (givens.length === cells.length) return ok(givens);
  const found = givens.length > cells.length ? 'more' : String(givens.length);
  const message = `The board has ${cells.length} cells, the link has ${found}: it may have been cut off.`;
  return failure('share.givens', message, placed(text.length));
}
