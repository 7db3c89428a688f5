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

/** What the rows of a data set say. */
export interface RowWishes {
  readonly profile: ProfileName;
}

/** A row of a data set: its values by the names of its columns, in their order. */
export type Row = Readonly<Record<string, string | number>>;

/** What a column holds; a `word` is a text that many rows share. */
export type ColumnType = 'integer' | 'decimal' | 'text' | 'word';
export type Columns = Readonly<Record<string, ColumnType>>;

/** The columns of a data set, in their order. */
const CLASSIC_COLUMNS = {
  index: 'integer',
  puzzle: 'text',
  solution: 'text',
  givens: 'integer',
  level: 'word',
  score: 'integer',
  hardest: 'word',
  er: 'decimal',
  ep: 'decimal',
  ed: 'decimal',
  canonical: 'text',
  seed: 'word',
} as const satisfies Columns;

/** The columns of rows that `rowOf` makes. */
export function columnsOf(): Columns {
  return CLASSIC_COLUMNS;
}

/** A row with what is known of a puzzle. */
export function rowOf(
  made: Generated & { readonly puzzle: Puzzle },
  seed: string,
  { profile }: RowWishes,
): Readonly<Record<keyof typeof CLASSIC_COLUMNS, string | number>> {
  const { index, puzzle, solution, rating = difficultyOf(puzzle) } = made;
  const { geometry, givens } = puzzle;
  const { er, ep, ed } = unwrap(ratePuzzle(puzzle, profile));
  const canonical = unwrap(canonicalForm(puzzle)).puzzle.givens;
  return {
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
}
