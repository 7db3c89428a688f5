/**
 * The table of formats. This file provides the texts that people write; the formats of other programs, which are large
 * and have rules beyond houses, come from `programs/provide.ts`, and a bundle may leave them out.
 */
import type { Result } from '../result.ts';
import { formatGrid, parseGrid } from './grids/grid.ts';
import { formatPencilmarks } from './grids/pencilmarks.ts';
import { eachPuzzleLine, formatLine } from './lines/line.ts';
import { formatNative, parseNative } from './native/pencilmark.ts';
import type { FormatName, ParsedPuzzle, ParseOptions } from './parsed-puzzle.ts';
import { allOf, type Piece } from './text/each-line.ts';

/** One way of writing puzzles. `resemblance.ts` recognises it. */
export interface Format {
  /** Every puzzle in a text that is written in this form. */
  readonly parse: (text: string, options: ParseOptions) => Result<ParsedPuzzle[]>;
  /** The same puzzles one by one, for forms that hold several: a broken one does not hide the others. */
  readonly each?: (text: string, options: ParseOptions) => Iterable<Piece>;
  /**
   * Writes the parsed puzzle in this form, without the parts that the form cannot hold. Forms without this function can
   * only be read.
   */
  readonly format?: (sheet: ParsedPuzzle) => string;
}

/** A format that is read piece by piece; `parse` fails at the first broken piece. */
export function piecewise(format: Required<Pick<Format, 'each'>> & Omit<Format, 'parse'>): Format {
  return { ...format, parse: (text, options) => allOf(format.each(text, options)) };
}

const TEXTS = {
  pencilmark: { parse: parseNative, format: formatNative },
  line: piecewise({ each: eachPuzzleLine, format: formatLine }),
  pencilmarks: { parse: parseGrid, format: formatPencilmarks },
  grid: { parse: parseGrid, format: formatGrid },
} satisfies { readonly [Name in FormatName]?: Format };

/** The formats of other programs. */
export type ProgramFormats = Readonly<Record<Exclude<FormatName, keyof typeof TEXTS>, Format>>;

let programs: ProgramFormats | undefined;

export function provideFormats(formats: ProgramFormats): void {
  programs = formats;
}

/** The format of a name; undefined for a format of another program in a bundle that leaves these out. */
export function formatNamed(name: FormatName): Format | undefined {
  return isText(name) ? TEXTS[name] : programs?.[name];
}

function isText(name: FormatName): name is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, name);
}

/** The message about a text in a format that was left out. */
export function leftOut(name: FormatName): string {
  return `The format "${name}" was left out of this program: it does not import 'pencilmark/formats/programs'.`;
}
