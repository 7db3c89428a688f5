import { looksLikeGrid } from './grids/grid.ts';
import { looksLikePencilmarks } from './grids/pencilmarks.ts';
import { looksLikeLines } from './lines/line.ts';
import { looksLikeNative } from './native/pencilmark.ts';
import * as programs from './programs/looks-like.ts';
import { looksLikeRecord } from './records/looks-like-record.ts';
import type { FormatName, ParseOptions } from './parsed-puzzle.ts';

/** Whether a text resembles a format. Called in the order of the table: the most distinctive first. */
export const RESEMBLANCE: Readonly<Record<FormatName, (text: string, options: ParseOptions) => boolean>> = {
  pencilmark: looksLikeNative,
  opensudoku: programs.looksLikeOpenSudoku,
  ksudoku: programs.looksLikeKsudoku,
  gnome: programs.looksLikeGnome,
  sudokupad: programs.looksLikeSudokuPad,
  sudokumaker: programs.looksLikeSudokuMaker,
  fpuzzles: (text) => programs.looksLikeFpuzzles(text),
  penpa: programs.looksLikePenpa,
  puzzlink: programs.looksLikePuzzlink,
  sumocue: programs.looksLikeSumocue,
  record: looksLikeRecord,
  hodoku: programs.looksLikeHodoku,
  solo: programs.looksLikeSolo,
  iss: programs.looksLikeIss,
  cages: programs.looksLikeCages,
  killer: programs.looksLikeKiller,
  jigsaw: programs.looksLikeJigsaw,
  sdx: programs.looksLikeSdx,
  sdk: programs.looksLikeSdk,
  ss: programs.looksLikeSimpleSudoku,
  'cell-list': programs.looksLikeCellList,
  list: programs.looksLikeList,
  table: programs.looksLikeTable,
  alphabet: programs.looksLikeAlphabetGrid,
  sukaku: programs.looksLikeSukaku,
  line: looksLikeLines,
  pencilmarks: looksLikePencilmarks,
  grid: looksLikeGrid,
};

/** The formats whose links may be among words, each with a check whether a text has such a link. */
export const LINKED: readonly (readonly [FormatName, (text: string) => boolean])[] = [
  ['fpuzzles', (text) => programs.hasFpuzzlesLink(text)],
  ['sudokupad', programs.hasSudokuPadLink],
  ['sudokumaker', programs.hasSudokuMakerLink],
  ['iss', programs.hasIssLink],
  ['penpa', programs.hasPenpaLink],
  ['puzzlink', programs.hasPuzzlinkLink],
];
