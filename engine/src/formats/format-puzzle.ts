import { requireWriting } from './options.ts';
import { orderedJson } from '../json-fields.ts';
import { candidatesOf } from '../puzzle/candidates.ts';
import { type Digits, type Puzzle, sameDigits } from '../puzzle/puzzle.ts';
import { ok, failure, type Result } from '../result.ts';
import { usualSymbols } from './text/alphabet.ts';
import { isSameShape } from './text/infer-board.ts';
import { constraintFunctions } from '../constraints/provided.ts';
import { drawnSheet } from './drawing.ts';
import { formatNamed, leftOut } from './formats.ts';
import {
  type FormatName,
  type FormatOptions,
  type Loss,
  METADATA_FIELDS,
  type ParsedPuzzle,
} from './parsed-puzzle.ts';

/** The names of losses that are not just `the …`. */
const LOSS_NAMES: Readonly<Partial<Record<Loss, string>>> = {
  board: 'the shape of the board',
  symbols: 'the symbols of its digits',
  values: 'the values of its digits',
  allowed: 'the candidates that the puzzle rules out',
  entries: 'the digits that were entered',
  marks: 'the pencil marks',
  corners: 'the marks in the corners',
  drawings: 'drawings',
};

/**
 * Writes a parsed puzzle. Nothing is lost silently: the text is read again, and anything that does not come back is an
 * error, unless losses are allowed. Errors: `format.loss`, `format.unwritten`, `format.left-out`.
 */
export function formatPuzzle(
  whole: ParsedPuzzle,
  format: FormatName,
  options: FormatOptions = {},
): Result<string> {
  requireWriting(format, options);
  const known = formatNamed(format);
  if (!known) return failure('format.left-out', leftOut(format));
  const sheet = drawnSheet(whole);
  const text = known.format?.(sheet);
  if (text === undefined) {
    return failure('format.unwritten', `The format "${format}" is read here, not written.`);
  }
  if (options.lossy === 'allow') return ok(text);
  const losses = namedLosses(sheet, format, options);
  if (losses.length === 0) return ok(text);
  const listed = losses
    .map((loss) =>
      typeof loss === 'string'
        ? (LOSS_NAMES[loss] ?? `the ${loss}`)
        : `the constraints (${loss.kinds.join(', ')})`,
    )
    .join(', ');
  return failure('format.loss', `The format "${format}" would lose ${listed}.`);
}

/**
 * The parts of a parsed puzzle that are lost when it is written in a format and read again: `givens` if it cannot be
 * written at all.
 */
export function lossesOf(sheet: ParsedPuzzle, format: FormatName, options: FormatOptions = {}): Loss[] {
  requireWriting(format, options);
  return namedLosses(drawnSheet(sheet), format, options).map((loss) =>
    typeof loss === 'string' ? loss : loss.loss,
  );
}

/** A loss; for constraints, with the kinds that are lost. */
type NamedLoss =
  | Exclude<Loss, 'constraints'>
  | { readonly loss: 'constraints'; readonly kinds: readonly string[] };

function namedLosses(sheet: ParsedPuzzle, format: FormatName, { geometry }: FormatOptions = {}): NamedLoss[] {
  const known = formatNamed(format);
  const text = known?.format?.(sheet);
  if (!known || text === undefined) return ['givens'];
  const own = sheet.puzzle.geometry;
  const read = known.parse(text, { geometry });
  const alike = read.ok && read.value.length === 1 && isSameShape(read.value[0].puzzle.geometry, own);
  if (read.ok && alike) return differences(sheet, read.value[0]);
  const again = known.parse(text, { geometry: own });
  const others =
    again.ok && again.value.length === 1 ? differences(sheet, again.value[0]) : (['givens'] as const);
  const isUsual = own.symbols.join(' ') === usualSymbols(own.size).join(' ');
  return ['board', ...(isUsual || others.includes('givens') ? [] : (['symbols'] as const)), ...others];
}

function differences(sheet: ParsedPuzzle, read: ParsedPuzzle): NamedLoss[] {
  const losses: NamedLoss[] = [];
  const { puzzle } = sheet;
  if (puzzle.geometry.symbols.join(' ') !== read.puzzle.geometry.symbols.join(' ')) losses.push('symbols');
  if (puzzle.geometry.values[0] !== read.puzzle.geometry.values[0]) losses.push('values');
  const kinds = kindsBetween(puzzle, read.puzzle);
  if (kinds.length > 0) losses.push({ loss: 'constraints', kinds });
  if (!sameDigits(puzzle.givens, read.puzzle.givens)) losses.push('givens');
  else if (!sameOpen(puzzle, read.puzzle)) losses.push('allowed');
  if (!sameList(sheet.entries, read.entries)) losses.push('entries');
  if (!sameList(sheet.marks, read.marks)) losses.push('marks');
  if (!sameList(sheet.corners, read.corners)) losses.push('corners');
  if (!sameList(sheet.solution, read.solution)) losses.push('solution');
  for (const word of METADATA_FIELDS) if ((sheet[word] ?? '') !== (read[word] ?? '')) losses.push(word);
  if (drawn(sheet) !== drawn(read)) losses.push('drawings');
  return losses;
}

/** Whether the same digits are still possible, however they are stated. */
function sameOpen(a: Puzzle, b: Puzzle): boolean {
  if (a.geometry.size > 31) return !a.allowed && !b.allowed;
  // Constraints are compared separately.
  const open = (puzzle: Puzzle) => candidatesOf({ ...puzzle, constraints: [] });
  return sameDigits(open(a), open(b));
}

/** The kinds of constraints that one puzzle states and the other does not, each once. */
function kindsBetween(a: Puzzle, b: Puzzle): string[] {
  if (a.constraints.length === 0 && b.constraints.length === 0) return [];
  const { missingRules } = constraintFunctions();
  const missing = missingRules(a.geometry, a.constraints, b.constraints);
  const added = missingRules(a.geometry, b.constraints, a.constraints);
  return [...new Set([...missing, ...added].map(({ kind }) => kind))];
}

/** The drawings as a text, independent of their order. */
function drawn({ drawings = [] }: ParsedPuzzle): string {
  return drawings.map((drawing) => orderedJson(drawing)).sort().join(); // oxfmt-ignore
}

/** Whether two lists are equal; a list of zeros equals a missing one. */
function sameList(a: Digits | undefined, b: Digits | undefined): boolean {
  const empty = (list: Digits | undefined) => !list || list.every((item) => item === 0);
  return (empty(a) && empty(b)) || (a !== undefined && b !== undefined && sameDigits(a, b));
}
