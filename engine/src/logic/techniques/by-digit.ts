/** The frame of families whose patterns are made of one digit. */
import { type Digit, lowestDigit } from '../../grid/digits.ts';
import { lookedInVain, type Search } from '../search.ts';
import type { Step } from '../step.ts';
import { digitsToSearch } from '../templates.ts';
import { NOTHING } from './family.ts';
import type { TechniqueId } from './table.ts';

export type DigitFinder = (search: Search, technique: TechniqueId, digit: Digit) => Iterable<Step>;

/** The steps of the wanted techniques, digit by digit; digits that can hold none are left out. */
export function findByDigit(
  search: Search,
  wanted: readonly TechniqueId[],
  find: DigitFinder,
): Iterable<Step> {
  for (let i = 0; i < wanted.length; i++) {
    if (digitsToSearch(search, vainDigits(search, wanted[i])) !== 0) return eachDigit(search, wanted, find);
  }
  return NOTHING;
}

function* eachDigit(search: Search, wanted: readonly TechniqueId[], find: DigitFinder): Generator<Step> {
  for (const technique of wanted) {
    const vain = vainDigits(search, technique);
    for (let rest = digitsToSearch(search, vain); rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      let isAny = false;
      for (const step of find(search, technique, digit)) {
        isAny = true;
        yield step;
      }
      if (!isAny) vain[digit] = search.position.revision;
    }
  }
}

function vainDigits(search: Search, technique: TechniqueId): Int32Array {
  return lookedInVain(search, technique, search.tables.stride);
}
