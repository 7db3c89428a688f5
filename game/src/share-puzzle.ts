import {
  createGeometry,
  createPuzzle,
  type Digit,
  type Geometry,
  MAX_SET_DIGIT,
  type Puzzle,
  type Result,
} from 'pencilmark';
import { failure, ok, placeAt } from 'pencilmark/internal';
import { MAX_GAME_SIZE } from './game.ts';
import { beyondFromJson, hasBeyond, packBeyond, unpackBeyond } from './share-beyond.ts';
import { bounded, exactly, readBits, writeBits } from './share-bits.ts';
import { boardFromText, boardToText } from './share-board.ts';

/** The start and end of a part of a link. */
export interface Part {
  readonly from: number;
  readonly end: number;
}

/**
 * A puzzle as text for an address: its givens as the digits `1–9 A–P` with a lower-case letter for a run of empty cells
 * (`a` is one, `z` is 26); before them, after `~`, the board, if it is not the ordinary 9×9; after them, following
 * another `~`, the given candidates, if any; and following a third, its rules and drawings in bits (`packBeyond`).
 */
export function puzzleToText({
  geometry,
  constraints,
  givens,
  allowed,
  drawings,
  ...others
}: Puzzle): string {
  // Does not compile if a puzzle gets a field that this format would lose.
  others satisfies Readonly<Record<string, never>>;
  const board = boardToText(geometry.spec);
  const digits = givensToText(givens);
  if (hasBeyond({ constraints, drawings })) {
    const candidates = allowed ? writeBits(allowedCode(geometry), allowed) : '';
    return [board, digits, candidates, packBeyond(geometry, { constraints, drawings })].join('~');
  }
  if (allowed) return [board, digits, writeBits(allowedCode(geometry), allowed)].join('~');
  return board === CLASSIC ? digits : `${board}~${digits}`;
}

/**
 * Reads such a text, which may also have `.` or `0` for each empty cell; `from` is its offset in `whole`, used for the
 * places of errors. Older links have rules and drawings as escaped JSON, each after a `~` of its own. Errors:
 * `share.board`, `share.givens`, `share.candidates`, `share.constraints`, `share.drawings`, those of `unpackBeyond`,
 * and those of `createGeometry`.
 */
export function puzzleFromText(whole: string, { from, end }: Part, isPacked: boolean): Result<Puzzle> {
  const parts = whole.slice(from, end).split('~');
  const [board, digits, candidates, rules, drawn] = parts.length === 1 ? [CLASSIC, parts[0]] : parts;
  const givensAt = parts.length === 1 ? from : from + board.length + 1;
  if (parts.length > (isPacked ? 4 : 5)) {
    return failure('share.givens', 'This link has more parts than a puzzle.', placeAt(whole, from));
  }
  const spec = boardFromText(board);
  if (!spec.ok) return failure(spec.error.code, spec.error.message, placeAt(whole, from));
  const geometry = createGeometry(spec.value);
  if (!geometry.ok) return failure(geometry.error.code, geometry.error.message, placeAt(whole, from));
  const givens = givensFromText(digits, geometry.value, (at) => placeAt(whole, givensAt + at));
  if (!givens.ok) return givens;
  const rulesAt = from + parts.slice(0, 3).join('~').length + 1;
  const beyond =
    isPacked && rules !== undefined
      ? unpackBeyond(geometry.value, rules, placeAt(whole, rulesAt))
      : beyondFromJson(rules, drawn, placeAt(whole, end));
  if (!beyond.ok) return beyond;
  const { constraints, drawings } = beyond.value;
  const create = (allowed?: Puzzle['allowed']): Result<Puzzle> => {
    const made = createPuzzle(geometry.value, givens.value, allowed, constraints);
    return made.ok && drawings.length > 0 ? ok({ ...made.value, drawings }) : made;
  };
  if (!candidates) return create();
  const fits = geometry.value.size <= Math.min(MAX_SET_DIGIT, MAX_GAME_SIZE);
  const allowed = fits ? readBits(allowedCode(geometry.value), candidates) : undefined;
  if (allowed) return create(allowed);
  const at = placeAt(whole, givensAt + digits.length + 1);
  return failure('share.candidates', 'The candidates in this link are damaged.', at);
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
