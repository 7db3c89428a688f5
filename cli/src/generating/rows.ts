import {
  canonicalForm,
  difficultyOf,
  digitsAsLine,
  type Generated,
  givenCount,
  type ProfileName,
  type Puzzle,
  ratePuzzle,
  ratingText,
  unwrap,
} from 'pencilmark';

/** How the rows of a data set are written. */
export interface RowFormat {
  readonly as: 'csv' | 'jsonl';
  readonly profile: ProfileName;
}

/** The columns of a data set, in their order. */
export const COLUMNS = [
  'index',
  'puzzle',
  'solution',
  'givens',
  'level',
  'score',
  'hardest',
  'er',
  'ep',
  'ed',
  'canonical',
  'seed',
] as const;

/** A row with what is known of a puzzle, and its line end. */
export function rowOf(
  made: Generated & { readonly puzzle: Puzzle },
  seed: string,
  format: RowFormat,
): string {
  const { index, puzzle, solution, rating = difficultyOf(puzzle) } = made;
  const { geometry, givens } = puzzle;
  const { er, ep, ed } = unwrap(ratePuzzle(puzzle, format.profile));
  const canonical = unwrap(canonicalForm(puzzle)).puzzle.givens;
  const row: Readonly<Record<(typeof COLUMNS)[number], string | number>> = {
    index,
    puzzle: digitsAsLine(geometry, givens),
    solution: digitsAsLine(geometry, solution),
    givens: givenCount(puzzle),
    level: rating.level,
    score: rating.score,
    hardest: rating.hardest ?? '',
    er: Number(ratingText(er)),
    ep: Number(ratingText(ep)),
    ed: Number(ratingText(ed)),
    canonical: digitsAsLine(geometry, canonical),
    seed,
  };
  const text =
    format.as === 'jsonl' ? JSON.stringify(row) : COLUMNS.map((column) => quoted(row[column])).join(',');
  return `${text}\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
