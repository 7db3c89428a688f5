/** What came with a puzzle, as its game keeps it. */
import { digitsText, drawnPuzzle, type LeftOut, type Setter } from '@pencilmark/game';
import type { ParsedPuzzle } from 'pencilmark';
import { readRemark, splitComment } from 'pencilmark/internal';
import { plainText } from './plain-text.ts';

/** Undefined where a text holds a puzzle and no more. */
export function setterOf(sheet: ParsedPuzzle): Setter | undefined {
  const { author, message, solution } = sheet;
  const rules = plainText(splitComment(sheet.comment).words).trim();
  const leftOut = leftOutOf(sheet);
  const setter: Setter = {
    ...(author && { author }),
    ...(rules && { rules }),
    ...(message && { message: plainText(message) }),
    ...(solution && { solution: digitsText(solution) }),
    ...(leftOut.length > 0 && { leftOut }),
  };
  return Object.keys(setter).length > 0 ? setter : undefined;
}

/** Whether a puzzle is someone's: with words of theirs, or rules that we have not. */
export function isSetters(setter: Setter | undefined): boolean {
  const { author, rules, leftOut = [] } = setter ?? {};
  return author !== undefined || rules !== undefined || leftOut.some(({ kind }) => kind === 'rule');
}

/** The parts of a text that its puzzle was read without. */
export function leftOutOf(sheet: ParsedPuzzle): LeftOut[] {
  const { comment, remarks = [], drawings = sheet.puzzle.drawings ?? [] } = sheet;
  const { rules, parts } = splitComment(comment);
  const kind = drawnPuzzle(sheet).drawings ? 'drawing' : 'undrawn';
  const counts = new Map<string, number>();
  for (const { shape } of drawings) {
    // A coloured area that is drawn is no rule that we know of, and fog is played.
    if (kind === 'undrawn' || (shape !== 'colour' && shape !== 'fog'))
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  return [
    ...rules.map((name): LeftOut => ({ kind: 'rule', name })),
    ...remarks.flatMap(leftOutIn),
    ...parts.map((name): LeftOut => ({ kind: 'part', name })),
    ...[...counts].map(([shape, count]): LeftOut =>
      shape === 'fog' ? { kind: 'fog' } : { kind, name: shape, count },
    ),
  ];
}

function leftOutIn(sentence: string): readonly LeftOut[] {
  const remark = readRemark(sentence);
  if (!remark) return [{ kind: 'remark', name: sentence }];
  if (remark.kind === 'recognised') return [];
  return [remark.kind === 'picture' ? { kind: 'picture' } : { kind: 'column', name: remark.name }];
}
