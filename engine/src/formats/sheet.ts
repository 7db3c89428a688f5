import type { DigitSet } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Digits, Puzzle } from '../puzzle/puzzle.ts';
import type { Symbols } from '../model/symbols.ts';
import type { Drawing } from './drawing.ts';

/** A puzzle with whatever else a text can hold about it. Every list has one item per cell. */
export interface Sheet {
  readonly puzzle: Puzzle;
  /** What a player has placed; 0 where nothing is, and in every given cell. */
  readonly entries?: Digits;
  /** What a player has pencilled in. What the *puzzle* allows in a cell is `puzzle.allowed`. */
  readonly marks?: readonly DigitSet[];
  /** What stands in the corners of the cells, where a text tells such marks from those in the middle (`marks`). */
  readonly corners?: readonly DigitSet[];
  /** The solution as the text states it; nobody has checked it. */
  readonly solution?: Digits;
  readonly title?: string;
  readonly author?: string;
  /** Any other words that came with the puzzle. */
  readonly comment?: string;
  /** What is drawn on the board beside its rules, or may stand for rules that are not known here. */
  readonly drawings?: readonly Drawing[];
  /** What the reader of a text has to say about how it read it. No format has to hold it. */
  readonly remarks?: readonly string[];
}

/** The words of a sheet, in the order in which we write them. */
export const SHEET_WORDS = ['title', 'author', 'comment'] as const;
/** One of `SHEET_WORDS`. */
export type SheetWord = (typeof SHEET_WORDS)[number];

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

/** What is known of a text before it is read. */
export interface ParseOptions {
  /** Read the text as this format only; default: detect it. */
  readonly format?: FormatName;
  /** The board that is expected; default: inferred from the text. */
  readonly geometry?: Geometry;
  /** The symbols of the digits, where neither `geometry` nor the text says them. They replace the geometry's. */
  readonly symbols?: Symbols;
  /** What to do about rules that are not known here. Default `refuse`: the puzzle would be another one without. */
  readonly unknownRules?: 'refuse' | 'leave-out';
}

/** What a format may be unable to hold. A text that would not be read again at all loses `givens`. */
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
  ...SHEET_WORDS,
  'drawings',
] as const;
/** One of `LOSSES`. */
export type Loss = (typeof LOSSES)[number];

/** How a sheet is written. */
export interface FormatOptions {
  /** The board that the reader will be told: it then counts as kept. */
  readonly geometry?: Geometry;
  /** Default `refuse`: an error that lists what would be lost. */
  readonly lossy?: 'refuse' | 'allow';
}
