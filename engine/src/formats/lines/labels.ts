import type { Problem } from '../../result.ts';
import type { ParsedPuzzle } from '../parsed-puzzle.ts';
import { isLabel, remarkOnWords } from '../text/account.ts';
import { heldParts } from '../text/rules.ts';

/** A line of words between puzzles, with its number. */
export interface LineOfWords<Code extends string = string> {
  readonly line: number;
  readonly text: string;
  /** The reason that it is no puzzle. */
  readonly problem: Problem<Code>;
}

/** Whether a line that could not be read, for this problem, is a label of the puzzle after it. */
export function isTalk(line: string, { code }: { readonly code: string }): boolean {
  return (code === 'line.length' || code === 'cell.symbol') && isLabel(line);
}

/** The first of these lines that is no words: below all puzzles, a number is left over. */
export function leftOverIn<Code extends string>(
  words: readonly LineOfWords<Code>[],
): LineOfWords<Code> | undefined {
  return words.find(({ text }) => !/\p{L}{2}/u.test(text));
}

/** The puzzle with the words before it as its comment, and remarks on those that may state rules. */
export function withWords(sheet: ParsedPuzzle, words: readonly LineOfWords[]): ParsedPuzzle {
  if (words.length === 0) return sheet;
  const remarks = words.flatMap(({ line, text }) => remarkOnWords(text, line) ?? []);
  return {
    ...sheet,
    comment: [...(sheet.comment ? [sheet.comment] : []), ...words.map(({ text }) => text)].join('\n'),
    ...heldParts({ remarks: [...(sheet.remarks ?? []), ...remarks] }),
  };
}
