/** What damages a text: a line or a character lost, a line doubled, two texts in one. */
import { collectPuzzles, type ParsedPuzzle } from '../../engine/src/index.ts';
import type { Layout } from './layouts.ts';
import type { Printed } from './printed.ts';

/** `same`: all puzzles as they were; `told`: a refusal or a remark; `silent`: another puzzle, and nothing is said. */
export type Changed = 'same' | 'told' | 'silent';

/** A damaged text, and the line of it that was lost or doubled, from 1. */
export interface Change {
  readonly name: 'line lost' | 'line doubled' | 'sign lost' | 'joined';
  readonly text: string;
  readonly place: number;
}

/** Every line lost, every line doubled, and every sign but a blank lost. */
export function* changesOf(text: string): Generator<Change, void> {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    yield { name: 'line lost', text: lines.toSpliced(at, 1).join('\n'), place: at + 1 };
    yield { name: 'line doubled', text: lines.toSpliced(at, 0, line).join('\n'), place: at + 1 };
  }
  for (let at = 0; at < text.length; at++)
    if (text[at].trim() !== '')
      yield { name: 'sign lost', text: text.slice(0, at) + text.slice(at + 1), place: at };
}

/** Two texts in one, with and without a blank line between them. */
export function joinedTexts(first: string, second: string): Change[] {
  return ['\n', '\n\n'].map((gap) => ({ name: 'joined', text: first + gap + second, place: 0 }));
}

/** What is read of a damaged text of these puzzles. */
export function afterChange({ text }: Change, layout: Layout, printed: readonly Printed[]): Changed {
  const sheets: ParsedPuzzle[] = [];
  for (const part of collectPuzzles(text)) {
    if (part.kind === 'fault') return 'told';
    sheets.push(...part.puzzles);
  }
  if (sheets.length === 0 || sheets.some(({ remarks = [] }) => remarks.length > 0)) return 'told';
  const isSame = (sheet: ParsedPuzzle, { givens, size, box }: Printed): boolean =>
    sheet.puzzle.geometry.size === size &&
    sheet.puzzle.givens.join() === givens.join() &&
    sheet.puzzle.allowed === undefined &&
    sheet.puzzle.geometry.spec.boxes?.rows === box.rows;
  const areSame = sheets.length === printed.length && sheets.every((sheet, at) => isSame(sheet, printed[at]));
  return areSame || isPrintOf(text, layout, sheets, printed[0]) ? 'same' : 'silent';
}

/** Whether the damaged text is what the layout prints for the puzzle that was read, so that nobody could tell. */
function isPrintOf(text: string, layout: Layout, sheets: readonly ParsedPuzzle[], printed: Printed): boolean {
  if (sheets.length !== 1 || sheets[0].puzzle.geometry.size !== printed.size) return false;
  const again = layout.print({ ...printed, givens: [...sheets[0].puzzle.givens] });
  return again.replace(/[ \t]+/g, '') === text.replace(/[ \t]+/g, '');
}
