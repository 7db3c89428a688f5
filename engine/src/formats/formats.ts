import type { Result } from '../result.ts';
import { formatAlphabetGrid, looksLikeAlphabetGrid, parseAlphabetGrid } from './alphabet-grid.ts';
import { formatCellList, looksLikeCellList, parseCellList } from './cell-list.ts';
import { formatFpuzzles, looksLikeFpuzzles, parseFpuzzles } from './fpuzzles.ts';
import { formatGnome, looksLikeGnome, parseGnome } from './gnome.ts';
import { formatGrid, looksLikeGrid, parseGrid } from './grid.ts';
import { looksLikeHodoku, parseHodoku } from './hodoku.ts';
import { formatIss, looksLikeIss, parseIss } from './iss.ts';
import {
  formatJigsaw,
  formatSumocue,
  looksLikeJigsaw,
  looksLikeSumocue,
  parseJigsaw,
  parseSumocue,
} from './jigsaw.ts';
import { formatKsudoku, looksLikeKsudoku, parseKsudoku } from './ksudoku.ts';
import { formatLine, looksLikeLines, parseLines } from './line.ts';
import { formatList, looksLikeList, parseList } from './list.ts';
import { formatOpenSudoku, looksLikeOpenSudoku, parseOpenSudoku } from './opensudoku.ts';
import { formatPencilmarks, looksLikePencilmarks, parsePencilmarks } from './pencilmarks.ts';
import { looksLikePenpa, parsePenpa } from './penpa.ts';
import { formatSdk, looksLikeSdk, parseSdk } from './sdk.ts';
import { formatSdx, looksLikeSdx, parseSdx } from './sdx.ts';
import { FORMAT_NAMES, type FormatName, type ParseOptions, type Sheet } from './sheet.ts';
import { formatSimpleSudoku, looksLikeSimpleSudoku, parseSimpleSudoku } from './simple-sudoku.ts';
import { formatSolo, looksLikeSolo, parseSolo } from './solo.ts';
import { formatSudokuPad, looksLikeSudokuPad, parseSudokuPad } from './sudokupad.ts';
import { formatSukaku, looksLikeSukaku, parseSukaku } from './sukaku.ts';
import { formatTable, looksLikeTable, parseTable } from './table.ts';

/** One way of writing puzzles. */
export interface Format {
  /** Every puzzle in a text that is written in this form. */
  readonly parse: (text: string, options: ParseOptions) => Result<Sheet[]>;
  /** The sheet in this form, without what the form cannot hold. Forms without it are only read. */
  readonly format?: (sheet: Sheet) => string;
  /** Whether a text seems to be written in this form. Asked in the order of the table. */
  readonly resembles: (text: string, options: ParseOptions) => boolean;
}

/** All formats, the most telling first. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  opensudoku: { parse: parseOpenSudoku, format: formatOpenSudoku, resembles: looksLikeOpenSudoku },
  ksudoku: { parse: parseKsudoku, format: formatKsudoku, resembles: looksLikeKsudoku },
  gnome: { parse: parseGnome, format: formatGnome, resembles: looksLikeGnome },
  sudokupad: { parse: parseSudokuPad, format: formatSudokuPad, resembles: looksLikeSudokuPad },
  fpuzzles: { parse: parseFpuzzles, format: formatFpuzzles, resembles: looksLikeFpuzzles },
  penpa: { parse: parsePenpa, resembles: looksLikePenpa },
  sumocue: { parse: parseSumocue, format: formatSumocue, resembles: looksLikeSumocue },
  hodoku: { parse: parseHodoku, resembles: looksLikeHodoku },
  solo: { parse: parseSolo, format: formatSolo, resembles: looksLikeSolo },
  iss: { parse: parseIss, format: formatIss, resembles: looksLikeIss },
  jigsaw: { parse: parseJigsaw, format: formatJigsaw, resembles: looksLikeJigsaw },
  sdx: { parse: parseSdx, format: formatSdx, resembles: looksLikeSdx },
  sdk: { parse: parseSdk, format: formatSdk, resembles: looksLikeSdk },
  ss: { parse: parseSimpleSudoku, format: formatSimpleSudoku, resembles: looksLikeSimpleSudoku },
  'cell-list': { parse: parseCellList, format: formatCellList, resembles: looksLikeCellList },
  list: { parse: parseList, format: formatList, resembles: looksLikeList },
  table: { parse: parseTable, format: formatTable, resembles: looksLikeTable },
  alphabet: { parse: parseAlphabetGrid, format: formatAlphabetGrid, resembles: looksLikeAlphabetGrid },
  sukaku: { parse: parseSukaku, format: formatSukaku, resembles: looksLikeSukaku },
  line: { parse: parseLines, format: formatLine, resembles: looksLikeLines },
  pencilmarks: { parse: parsePencilmarks, format: formatPencilmarks, resembles: looksLikePencilmarks },
  grid: { parse: parseGrid, format: formatGrid, resembles: looksLikeGrid },
};

/** The formats that can be written. */
export const WRITTEN_FORMATS: readonly FormatName[] = FORMAT_NAMES.filter((name) => FORMATS[name].format);
