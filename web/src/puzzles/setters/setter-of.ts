/** The setter's data of a puzzle, in the form stored in its game. */
import { digitsText, drawnPuzzle, type LeftOut, type Setter } from '@pencilmark/game';
import type { ParsedPuzzle } from 'pencilmark';
import { readRemark, splitComment } from 'pencilmark/internal';
import { plainText } from './plain-text.ts';

/** Undefined if a text contains only a puzzle. */
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

/** Whether a puzzle has a setter: with texts by them, or rules that are unknown here. */
export function isSetters(setter: Setter | undefined): boolean {
  const { author, rules, leftOut = [] } = setter ?? {};
  return author !== undefined || rules !== undefined || leftOut.some(({ kind }) => kind === 'rule');
}

/** The parts of a text that were left out when its puzzle was read. */
export function leftOutOf(sheet: ParsedPuzzle): LeftOut[] {
  const { comment, remarks = [], drawings = sheet.puzzle.drawings ?? [] } = sheet;
  const { rules, parts } = splitComment(comment);
  const kind = drawnPuzzle(sheet).drawings ? 'drawing' : 'undrawn';
  const counts = new Map<string, number>();
  for (const { shape } of drawings) {
    // A drawn coloured area is not a known rule, and fog is supported in play.
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
  if (remark.kind === 'row') return [{ kind: 'row', name: remark.row }];
  if (remark.kind === 'words') return [{ kind: 'words', name: remark.words }];
  if (remark.kind === 'column') return [{ kind: 'column', name: remark.name }];
  return remark.kind === 'picture' ? [{ kind: 'picture' }] : [];
}
