import type { Result } from '../result.ts';
import { formatAlphabetGrid, looksLikeAlphabetGrid, parseAlphabetGrid } from './alphabet-grid.ts';
import { formatCellList, looksLikeCellList, parseCellList } from './cell-list.ts';
import { formatGrid, looksLikeGrid, parseGrid } from './grid.ts';
import { formatLine, looksLikeLines, parseLines } from './line.ts';
import { formatList, looksLikeList, parseList } from './list.ts';
import { formatPencilmarks, looksLikePencilmarks, parsePencilmarks } from './pencilmarks.ts';
import type { FormatName, ParseOptions, Sheet } from './sheet.ts';
import { formatSukaku, looksLikeSukaku, parseSukaku } from './sukaku.ts';
import { formatTable, looksLikeTable, parseTable } from './table.ts';

/** One way of writing puzzles. */
export interface Format {
  /** Every puzzle in a text that is written in this form. */
  readonly parse: (text: string, options: ParseOptions) => Result<Sheet[]>;
  /** The sheet in this form, without what the form cannot hold. */
  readonly format: (sheet: Sheet) => string;
  /** Whether a text seems to be written in this form. Asked in the order of the table. */
  readonly resembles: (text: string, options: ParseOptions) => boolean;
}

/** All formats, the most telling first. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  'cell-list': { parse: parseCellList, format: formatCellList, resembles: looksLikeCellList },
  list: { parse: parseList, format: formatList, resembles: looksLikeList },
  table: { parse: parseTable, format: formatTable, resembles: looksLikeTable },
  alphabet: { parse: parseAlphabetGrid, format: formatAlphabetGrid, resembles: looksLikeAlphabetGrid },
  sukaku: { parse: parseSukaku, format: formatSukaku, resembles: looksLikeSukaku },
  line: { parse: parseLines, format: formatLine, resembles: looksLikeLines },
  pencilmarks: { parse: parsePencilmarks, format: formatPencilmarks, resembles: looksLikePencilmarks },
  grid: { parse: parseGrid, format: formatGrid, resembles: looksLikeGrid },
};
