/** Imported for its side effect: it registers the formats of other programs and their rules. */
import '../../solve/constrained/provide.ts';
import { piecewise, provideFormats } from '../formats.ts';
import { formatAlphabetGrid, parseAlphabetGrid } from './alphabet-grid.ts';
import { eachRecord, formatTable } from './csv.ts';
import { formatCellList, parseCellList } from './cell-list.ts';
import { parseFpuzzles } from './fpuzzles/read.ts';
import { formatFpuzzles } from './fpuzzles/write.ts';
import { formatGnome, parseGnome } from './gnome.ts';
import { eachHodoku } from './hodoku.ts';
import { eachIss } from './iss/read.ts';
import { formatIss } from './iss/write.ts';
import { eachRecordOf } from '../records/record.ts';
import { eachJigsaw, formatJigsaw } from './jigsaw.ts';
import { eachCages, eachKiller, formatCagesLine, formatKiller } from './killer.ts';
import { parseKsudoku } from './ksudoku/read.ts';
import { formatKsudoku } from './ksudoku/write.ts';
import { formatList, parseList, rowsOfList } from './list.ts';
import { formatOpenSudoku, parseOpenSudoku } from './opensudoku.ts';
import { parsePenpa } from './penpa.ts';
import { parsePuzzlink } from './puzzlink.ts';
import { formatSdk, parseSdk } from './sdk.ts';
import { formatSdx, parseSdx } from './sdx.ts';
import { formatSimpleSudoku, parseSimpleSudoku } from './simple-sudoku.ts';
import { eachSolo, formatSolo } from './solo.ts';
import { parseSudokuMaker } from './sudokumaker/read.ts';
import { formatSudokuMaker } from './sudokumaker/write.ts';
import { parseSudokuPad } from './sudokupad/read.ts';
import { formatSudokuPad } from './sudokupad/write.ts';
import { formatSukaku, parseSukaku } from './sukaku.ts';
import { eachSumocue, formatSumocue } from './sumocue.ts';

provideFormats({
  jigsaw: piecewise({ each: eachJigsaw, format: formatJigsaw }),
  record: piecewise({ each: (text, options) => eachRecordOf(text, options, rowsOfList) }),
  table: piecewise({ each: eachRecord, format: formatTable }),
  opensudoku: { parse: parseOpenSudoku, format: formatOpenSudoku },
  ksudoku: { parse: parseKsudoku, format: formatKsudoku },
  gnome: { parse: parseGnome, format: formatGnome },
  sudokupad: { parse: parseSudokuPad, format: formatSudokuPad },
  sudokumaker: { parse: parseSudokuMaker, format: formatSudokuMaker },
  fpuzzles: { parse: parseFpuzzles, format: formatFpuzzles },
  penpa: { parse: parsePenpa },
  puzzlink: { parse: parsePuzzlink },
  sumocue: piecewise({ each: eachSumocue, format: formatSumocue }),
  hodoku: piecewise({ each: eachHodoku }),
  solo: piecewise({ each: eachSolo, format: formatSolo }),
  iss: piecewise({ each: eachIss, format: formatIss }),
  cages: piecewise({ each: eachCages, format: formatCagesLine }),
  killer: piecewise({ each: eachKiller, format: formatKiller }),
  sdx: { parse: parseSdx, format: formatSdx },
  sdk: { parse: parseSdk, format: formatSdk },
  sukaku: { parse: parseSukaku, format: formatSukaku },
  alphabet: { parse: parseAlphabetGrid, format: formatAlphabetGrid },
  list: { parse: parseList, format: formatList },
  'cell-list': { parse: parseCellList, format: formatCellList },
  ss: { parse: parseSimpleSudoku, format: formatSimpleSudoku },
});
