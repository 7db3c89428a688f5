import type { DigitSet } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Digits, Puzzle } from '../puzzle/puzzle.ts';
import type { Symbols } from '../model/symbols.ts';
import type { Drawing } from '../puzzle/drawing.ts';

/** A puzzle with whatever else a text can hold about it. Every list has one item per cell. */
export interface ParsedPuzzle {
  /** The puzzle itself: board, rules and givens. */
  readonly puzzle: Puzzle;
  /** The player's digits; 0 if there is none, and in every given cell. */
  readonly entries?: Digits;
  /** The player's pencil marks. The digits that the *puzzle* allows in a cell are `puzzle.allowed`. */
  readonly marks?: readonly DigitSet[];
  /** The corner marks, if a text distinguishes them from those in the middle (`marks`). */
  readonly corners?: readonly DigitSet[];
  /** The solution as the text states it; nobody has checked it. */
  readonly solution?: Digits;
  /** The name of the puzzle. */
  readonly title?: string;
  /** The name of who set it. */
  readonly author?: string;
  /** Any other words that came with the puzzle. */
  readonly comment?: string;
  /** What the setter says to those who have solved the puzzle. */
  readonly message?: string;
  /** Drawings on the board besides its rules, or in place of rules that are not known here. */
  readonly drawings?: readonly Drawing[];
  /** Remarks of the reader on how it read the text. No format has to hold them. */
  readonly remarks?: readonly string[];
}

/** The words of a parsed puzzle, in the order in which we write them. */
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
  (name) => !['hodoku', 'penpa', 'puzzlink'].includes(name),
);

/** Facts known about a text before it is read. */
export interface ParseOptions {
  /** Read the text as this format only; default: detect it. */
  readonly format?: FormatName;
  /** The board that is expected; default: inferred from the text. */
  readonly geometry?: Geometry;
  /** The symbols of the digits, where neither `geometry` nor the text says them. They replace the geometry's. */
  readonly symbols?: Symbols;
  /** The handling of rules that are not known here. Default `refuse`: without them it would be another puzzle. */
  readonly unknownRules?: 'refuse' | 'leave-out';
}

/** Parts that a format may be unable to hold. A text that could not be read again at all loses `givens`. */
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

/** How a parsed puzzle is written. */
export interface FormatOptions {
  /** The board that the reader will be given: it then counts as kept. */
  readonly geometry?: Geometry;
  /** Default `refuse`: an error that lists what would be lost. */
  readonly lossy?: 'refuse' | 'allow';
}
