import {
  canonicalForm,
  difficultyOf,
  digitsAsLine,
  formatPuzzle,
  type Generated,
  givenCount,
  type ProfileName,
  type Puzzle,
  ratePuzzle,
  ratingText,
  unwrap,
} from 'pencilmark';

/** The options for the rows of a data set. */
export interface RowOptions {
  /** Puzzles with rules beyond the houses have other columns. */
  readonly kind: 'classic' | 'rules';
  readonly profile: ProfileName;
}

/** A row of a data set: its values by column name, in column order. */
export type Row = Readonly<Record<string, string | number>>;

/** The type of a column; a `word` is a text shared by many rows. */
export type ColumnType = 'integer' | 'decimal' | 'text' | 'word';
export type Columns = Readonly<Record<string, ColumnType>>;

/** The first columns of every data set, in their order. */
const COMMON_COLUMNS = {
  index: 'integer',
  puzzle: 'text',
  solution: 'text',
  givens: 'integer',
  level: 'word',
  score: 'integer',
  hardest: 'word',
} as const satisfies Columns;

const CLASSIC_COLUMNS = {
  ...COMMON_COLUMNS,
  er: 'decimal',
  ep: 'decimal',
  ed: 'decimal',
  canonical: 'text',
  seed: 'word',
} as const satisfies Columns;

/** Puzzles with rules have neither a canonical form nor Sudoku Explainer's ratings. */
const RULES_COLUMNS = { ...COMMON_COLUMNS, seed: 'word' } as const satisfies Columns;

/** The columns of rows that `rowOf` makes. */
export function columnsOf(kind: RowOptions['kind']): Columns {
  return kind === 'classic' ? CLASSIC_COLUMNS : RULES_COLUMNS;
}

type Made = Generated & { readonly puzzle: Puzzle };

/** A row with all known values of a puzzle. */
export function rowOf(made: Made, seed: string, options: RowOptions): Row {
  return options.kind === 'classic' ? classicRow(made, seed, options) : rulesRow(made, seed);
}

/** A puzzle with rules is also written as text that contains the rules: this program's JSON, on one line. */
function rulesRow(
  { index, puzzle, solution, rating = difficultyOf(puzzle) }: Made,
  seed: string,
): Readonly<Record<keyof typeof RULES_COLUMNS, string | number>> {
  return {
    index,
    puzzle: unwrap(formatPuzzle({ puzzle }, 'pencilmark')).trimEnd(),
    solution: digitsAsLine(puzzle.geometry, solution),
    givens: givenCount(puzzle),
    level: rating.level,
    score: rating.score,
    hardest: rating.hardest ?? '',
    seed,
  };
}

function classicRow(
  made: Made,
  seed: string,
  { profile }: RowOptions,
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
