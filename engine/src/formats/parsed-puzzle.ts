import type { DigitSet } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Digits, Puzzle } from '../puzzle/puzzle.ts';
import type { Symbols } from '../model/symbols.ts';
import type { Drawing } from '../puzzle/drawing.ts';

/** A puzzle with everything else that a text can hold about it. Lists of digits and marks have one item per cell. */
export interface ParsedPuzzle {
  /** The puzzle itself: board, rules and givens. */
  readonly puzzle: Puzzle;
  /** The player's digits; 0 if there is none, and in every given cell. */
  readonly entries?: Digits;
  /** The player's pencil marks. The digits that the *puzzle* allows in a cell are `puzzle.allowed`. */
  readonly marks?: readonly DigitSet[];
  /** The corner marks, if a text distinguishes them from centre marks (`marks`). */
  readonly corners?: readonly DigitSet[];
  /** The solution that the text states, unchecked. */
  readonly solution?: Digits;
  /** The name of the puzzle. */
  readonly title?: string;
  /** The name of who set it. */
  readonly author?: string;
  /** Any other text that came with the puzzle. */
  readonly comment?: string;
  /** The setter's message to those who have solved the puzzle. */
  readonly message?: string;
  /** Drawings on the board in addition to its rules, or in place of rules that are not known here. */
  readonly drawings?: readonly Drawing[];
  /** Remarks by the parser on how it read the text. No format has to keep them. */
  readonly remarks?: readonly string[];
}

/** The text fields of a parsed puzzle, in the order in which they are written. */
export const METADATA_FIELDS = ['title', 'author', 'comment', 'message'] as const;
/** One of `METADATA_FIELDS`. */
export type MetadataField = (typeof METADATA_FIELDS)[number];

/** The names of all formats that are read. */
export const FORMAT_NAMES = [
  'pencilmark',
  'line',
  'grid',
  'pencilmarks',
  'sukaku',
  'alphabet',
  'cell-list',
  'record',
  'list',
  'table',
  'sdk',
  'sdx',
  'ss',
  'jigsaw',
  'sumocue',
  'solo',
  'hodoku',
  'iss',
  'gnome',
  'opensudoku',
  'ksudoku',
  'fpuzzles',
  'sudokupad',
  'sudokumaker',
  'penpa',
  'puzzlink',
  'killer',
  'cages',
] as const;
/** One of `FORMAT_NAMES`. */
export type FormatName = (typeof FORMAT_NAMES)[number];

/** The formats that can be written. */
export const WRITTEN_FORMATS: readonly FormatName[] = FORMAT_NAMES.filter(
  (name) => !['hodoku', 'penpa', 'puzzlink', 'record'].includes(name),
);

/** Facts that are known about a text before it is read. */
export interface ParseOptions {
  /** Read the text only as this format; default: detect it. */
  readonly format?: FormatName;
  /** The board that is expected; default: inferred from the text. */
  readonly geometry?: Geometry;
  /** The symbols of the digits, if the text does not state them. They replace those of `geometry`. */
  readonly symbols?: Symbols;
  /** The handling of unknown rules. Default: `refuse`, since without them it would be a different puzzle. */
  readonly unknownRules?: 'refuse' | 'leave-out';
}

/** Parts that a format may be unable to keep. A text that cannot be read again at all loses `givens`. */
export const LOSSES = [
  'board',
  'symbols',
  'givens',
  'values',
  'constraints',
  'allowed',
  'entries',
  'marks',
  'corners',
  'solution',
  ...METADATA_FIELDS,
  'drawings',
] as const;
/** One of `LOSSES`. */
export type Loss = (typeof LOSSES)[number];

/** Options for writing a parsed puzzle. */
export interface FormatOptions {
  /** The board that the reader will know, so that it does not count as lost. */
  readonly geometry?: Geometry;
  /** Default: `refuse`, an error that lists the losses. */
  readonly lossy?: 'refuse' | 'allow';
}
