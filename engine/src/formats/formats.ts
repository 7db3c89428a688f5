import '../solve/constrained/provide.ts';
import type { Result } from '../result.ts';
import { allOf, type Piece } from './text/each-line.ts';
import { formatAlphabetGrid, looksLikeAlphabetGrid, parseAlphabetGrid } from './grids/alphabet-grid.ts';
import { formatCellList, looksLikeCellList, parseCellList } from './lines/cell-list.ts';
import { formatFpuzzles, looksLikeFpuzzles, parseFpuzzles } from './programs/fpuzzles.ts';
import { formatGnome, looksLikeGnome, parseGnome } from './programs/gnome.ts';
import { formatGrid, looksLikeGrid, parseGrid } from './grids/grid.ts';
import { looksLikeHodoku, eachHodoku } from './programs/hodoku.ts';
import { formatIss, looksLikeIss, eachIss } from './programs/iss.ts';
import {
  formatJigsaw,
  formatSumocue,
  looksLikeJigsaw,
  looksLikeSumocue,
  eachJigsaw,
  eachSumocue,
} from './lines/jigsaw.ts';
import {
  eachCages,
  eachKiller,
  formatCagesLine,
  formatKiller,
  looksLikeCages,
  looksLikeKiller,
} from './lines/killer.ts';
import { formatKsudoku, looksLikeKsudoku, parseKsudoku } from './programs/ksudoku.ts';
import { formatLine, looksLikeLines, eachPuzzleLine } from './lines/line.ts';
import { formatList, looksLikeList, parseList } from './lines/list.ts';
import { formatOpenSudoku, looksLikeOpenSudoku, parseOpenSudoku } from './programs/opensudoku.ts';
import { formatPencilmarks, looksLikePencilmarks, parsePencilmarks } from './grids/pencilmarks.ts';
import { looksLikePenpa, parsePenpa } from './programs/penpa.ts';
import { formatSdk, looksLikeSdk, parseSdk } from './programs/sdk.ts';
import { formatSdx, looksLikeSdx, parseSdx } from './programs/sdx.ts';
import { formatNative, looksLikeNative, parseNative } from './native/pencilmark.ts';
import { FORMAT_NAMES, type FormatName, type ParseOptions, type Sheet } from './sheet.ts';
import { formatSimpleSudoku, looksLikeSimpleSudoku, parseSimpleSudoku } from './programs/simple-sudoku.ts';
import { formatSolo, looksLikeSolo, eachSolo } from './programs/solo.ts';
import { formatSudokuMaker, looksLikeSudokuMaker, parseSudokuMaker } from './programs/sudokumaker.ts';
import { formatSudokuPad, looksLikeSudokuPad, parseSudokuPad } from './programs/sudokupad.ts';
import { formatSukaku, looksLikeSukaku, parseSukaku } from './lines/sukaku.ts';
import { formatTable, looksLikeTable, eachRecord } from './lines/csv.ts';

/** One way of writing puzzles. */
export interface Format {
  /** Every puzzle in a text that is written in this form. */
  readonly parse: (text: string, options: ParseOptions) => Result<Sheet[]>;
  /** The same one by one, for forms that hold several: a broken one does not hide the others. */
  readonly each?: (text: string, options: ParseOptions) => Iterable<Piece>;
  /** The sheet in this form, without what the form cannot hold. Forms without it are only read. */
  readonly format?: (sheet: Sheet) => string;
  /** Whether a text seems to be written in this form. Asked in the order of the table. */
  readonly resembles: (text: string, options: ParseOptions) => boolean;
}

/** A form that is read piece by piece is read whole as far as its first broken piece. */
function piecewise(format: Required<Pick<Format, 'each'>> & Omit<Format, 'parse'>): Format {
  return { ...format, parse: (text, options) => allOf(format.each(text, options)) };
}

/** All formats, the most telling first. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  pencilmark: { parse: parseNative, format: formatNative, resembles: looksLikeNative },
  opensudoku: { parse: parseOpenSudoku, format: formatOpenSudoku, resembles: looksLikeOpenSudoku },
  ksudoku: { parse: parseKsudoku, format: formatKsudoku, resembles: looksLikeKsudoku },
  gnome: { parse: parseGnome, format: formatGnome, resembles: looksLikeGnome },
  sudokupad: { parse: parseSudokuPad, format: formatSudokuPad, resembles: looksLikeSudokuPad },
  sudokumaker: { parse: parseSudokuMaker, format: formatSudokuMaker, resembles: looksLikeSudokuMaker },
  fpuzzles: { parse: parseFpuzzles, format: formatFpuzzles, resembles: looksLikeFpuzzles },
  penpa: { parse: parsePenpa, resembles: looksLikePenpa },
  sumocue: piecewise({ each: eachSumocue, format: formatSumocue, resembles: looksLikeSumocue }),
  hodoku: piecewise({ each: eachHodoku, resembles: looksLikeHodoku }),
  solo: piecewise({ each: eachSolo, format: formatSolo, resembles: looksLikeSolo }),
  iss: piecewise({ each: eachIss, format: formatIss, resembles: looksLikeIss }),
  cages: piecewise({ each: eachCages, format: formatCagesLine, resembles: looksLikeCages }),
  killer: piecewise({ each: eachKiller, format: formatKiller, resembles: looksLikeKiller }),
  jigsaw: piecewise({ each: eachJigsaw, format: formatJigsaw, resembles: looksLikeJigsaw }),
  sdx: { parse: parseSdx, format: formatSdx, resembles: looksLikeSdx },
  sdk: { parse: parseSdk, format: formatSdk, resembles: looksLikeSdk },
  ss: { parse: parseSimpleSudoku, format: formatSimpleSudoku, resembles: looksLikeSimpleSudoku },
  'cell-list': { parse: parseCellList, format: formatCellList, resembles: looksLikeCellList },
  list: { parse: parseList, format: formatList, resembles: looksLikeList },
  table: piecewise({ each: eachRecord, format: formatTable, resembles: looksLikeTable }),
  alphabet: { parse: parseAlphabetGrid, format: formatAlphabetGrid, resembles: looksLikeAlphabetGrid },
  sukaku: { parse: parseSukaku, format: formatSukaku, resembles: looksLikeSukaku },
  line: piecewise({ each: eachPuzzleLine, format: formatLine, resembles: looksLikeLines }),
  pencilmarks: { parse: parsePencilmarks, format: formatPencilmarks, resembles: looksLikePencilmarks },
  grid: { parse: parseGrid, format: formatGrid, resembles: looksLikeGrid },
};

/** The formats that can be written. */
export const WRITTEN_FORMATS: readonly FormatName[] = FORMAT_NAMES.filter((name) => FORMATS[name].format);
