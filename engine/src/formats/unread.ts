import type { Problem } from '../result.ts';
import { problemAt } from './text.ts';

/** A form of puzzle that is known but not read yet, and what it begins with or (with the flag m) what betrays it. */
type Unread = readonly [name: string, sign: RegExp];

const FILES: readonly Unread[] = [
  ['an OpenSudoku file', /^(?:<\?xml[^>]*>\s*)?<opensudoku\b/],
  ['a KSudoku file', /^(?:<!DOCTYPE[^>]*>\s*)?<ksudoku/],
  ['a killer line of 81 characters', /^(?=[^\n]*[<^>]{2})[0-9A-Za-z<>^v`',. ]{81}[ \t\r]*$/m],
  ['an XML or HTML file', /^<[?!a-zA-Z][^<>]*>/],
  ['a SudokuPad puzzle', /^\{\s*id\s*:\s*'/],
  ['a SudokuPad file', /^\{[^]{0,400}"cellSize"\s*:/],
  ['a GNOME Sudoku save', /^\{[^]{0,400}"(?:difficulty_category|earmarks)"\s*:/],
  ['an f-puzzles file', /^\{[^]{0,100}"size"\s*:[^]*"grid"\s*:/],
  ['a penpa puzzle', /^(?:square|sudoku|hex|kakuro),\d+,\d+,/],
  ['an Interactive Sudoku Solver text', /^[ \t]*\.(?:~R\d|[A-Z][A-Za-z]+[^\n]*~)/m],
  ['a killer line', /^\dx\d:[a-z]*:k:/m],
  ['a SumoCue jigsaw', /^SumoCueV1/m],
  ['a line of givens and regions', /^[ \t]*[.0-9]{81}[A-Za-z0-9]{81}[ \t\r]*$/m],
  ["a game of Simon Tatham's Solo", /^\d+(?:x\d+|j)[xjkdha]*[:#][a-z0-9_]/m],
  ['a SudoCue file (.sdx)', /^(?=[^\n]*u\d)(?:u?\d+ +){8}u?\d+[ \t\r]*$/m],
  ['a SadMan file with sections (.sdk)', /^\[(?:Puzzle|State)\]/m],
  ['a HoDoKu library', /^:\d{4}(?:-\d+)?:/m],
  ['a board shape of KSudoku', /^\d+\s*\n\d+ \d+ \d+\s*\n\d+\s*\n/],
];

const LINKS: readonly Unread[] = [
  ['an f-puzzles link', /f-puzzles\.com\/|^\?load=/],
  [
    'a SudokuPad link',
    /sudokupad\.app\/|crackingthecryptic\.com\/|^(?:scl|ctc|scf|fpuz(?:zles)?)[A-Za-z0-9+/=%]{20,}/m,
  ],
  ['a penpa link', /penpa-edit|#m=(?:edit|solve)&p=/],
];

/**
 * The problem of a file whose form we know but cannot read; undefined for all others.
 * Error: `format.unread`, at the first sign of that form.
 */
export function findUnreadFile(text: string): Problem | undefined {
  return firstOf(FILES, text);
}

/** The same for links. They may also stand beside a puzzle that can be read. */
export function findUnreadLink(text: string): Problem | undefined {
  return firstOf(LINKS, text);
}

function firstOf(forms: readonly Unread[], text: string): Problem | undefined {
  const blanks = /^[\s\uFEFF]*/.exec(text)![0].length;
  const head = text.slice(blanks, blanks + 20_000);
  for (const [name, sign] of forms) {
    const found = sign.exec(head);
    if (!found) continue;
    const message = `This looks like ${name}, which is not read yet.`;
    return problemAt(text, blanks + found.index, 'format.unread', message).error;
  }
  return undefined;
}
