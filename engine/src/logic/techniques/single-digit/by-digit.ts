/** The shared loop of families with patterns of one digit. */
import { type Digit, lowestDigit } from '../../../model/digits.ts';
import { lastEmptyRevision, type FinderContext } from '../../finder-context.ts';
import type { Step } from '../../step.ts';
import { digitsToSearch } from '../../templates.ts';
import { NOTHING } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

export type DigitFinder = (context: FinderContext, technique: TechniqueId, digit: Digit) => Iterable<Step>;

/** The steps of the wanted techniques, digit by digit; skips digits that cannot have any. */
export function findByDigit(
  context: FinderContext,
  wanted: readonly TechniqueId[],
  find: DigitFinder,
): Iterable<Step> {
  for (let i = 0; i < wanted.length; i++) {
    if (digitsToSearch(context, vainDigits(context, wanted[i])) !== 0)
      return eachDigit(context, wanted, find);
  }
  return NOTHING;
}

function* eachDigit(
  context: FinderContext,
  wanted: readonly TechniqueId[],
  find: DigitFinder,
): Generator<Step> {
  for (const technique of wanted) {
    const lastEmpty = vainDigits(context, technique);
    for (let rest = digitsToSearch(context, lastEmpty); rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      let isAny = false;
      for (const step of find(context, technique, digit)) {
        isAny = true;
        yield step;
      }
      if (!isAny) lastEmpty[digit] = context.position.revision;
    }
  }
}

function vainDigits(context: FinderContext, technique: TechniqueId): Int32Array {
  return lastEmptyRevision(context, technique, context.tables.stride);
}
