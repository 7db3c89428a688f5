/** The response to an answer, in one line. */
import { cellName, classic9, type TechniqueId } from 'pencilmark';
import { learnWords } from '../words.ts';
import type { Exercise } from './drill-protocol.ts';
import type { Verdict } from './practice.svelte.ts';

export function headlineOf(
  verdict: Verdict,
  { kind }: Exercise,
  nameOf: (id: TechniqueId) => string,
): string {
  const words = learnWords.drill;
  const name = (cell: number): string => cellName(classic9(), cell);
  switch (verdict.verdict) {
    case 'right':
      return verdict.steps.length === 0 ? words.rightlyNothing : words.right;
    case 'other':
      return words.other(nameOf(verdict.technique));
    case 'wrong': {
      const { mark, stands } = verdict;
      return mark.is === 'placed'
        ? words.elsewhere(name(mark.cell), mark.digit, name(stands.cell))
        : words.notRuledOut(name(stands.cell), stands.digit);
    }
    case 'not shown':
      return words.notShown(name(verdict.mark.cell), verdict.mark.digit);
    case 'missed':
      return words.missed;
    case 'empty':
      return words.unmarked;
    case 'shown':
      return kind === 'nothing' ? words.none : words.shown;
    case 'incomplete':
    case 'not there':
      return words.unmarked;
  }
}
