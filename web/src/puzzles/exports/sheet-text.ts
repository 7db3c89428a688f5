/** A puzzle, or a board in play, as text for other programs. */
import {
  FORMAT_NAMES,
  type FormatName,
  formatPuzzle,
  type Loss,
  lossesOf,
  type ParsedPuzzle,
  type Puzzle,
  WRITTEN_FORMATS,
} from 'pencilmark';

/** A board as text, and what the text leaves out. */
export interface SheetText {
  readonly text: string;
  readonly losses: readonly Loss[];
}

/** Formats for cages without givens: other puzzles cannot be represented at all. */
const CAGES_ALONE: readonly FormatName[] = ['killer', 'cages'];

/** The formats available for a puzzle, in the order of the engine's table. */
export function formatsFor({ constraints }: Puzzle): FormatName[] {
  const hasCages = constraints.some(({ kind }) => kind === 'cage');
  return FORMAT_NAMES.filter(
    (name) => WRITTEN_FORMATS.includes(name) && (hasCages || !CAGES_ALONE.includes(name)),
  );
}

/**
 * The sheet in a format. Nothing is lost silently: every part of the board that does not survive reading the text back
 * is listed.
 */
export function writeText(sheet: ParsedPuzzle, format: FormatName): SheetText {
  const written = formatPuzzle(sheet, format, { lossy: 'allow' });
  return { text: written.ok ? written.value : '', losses: lossesOf(sheet, format) };
}

/** The usual file extension of a format. */
export function endingOf(format: FormatName): string {
  return ENDINGS[format] ?? 'txt';
}

const ENDINGS: Readonly<Partial<Record<FormatName, string>>> = {
  sdk: 'sdk',
  sdx: 'sdx',
  ss: 'ss',
  gnome: 'save',
  opensudoku: 'opensudoku',
  ksudoku: 'xml',
};
