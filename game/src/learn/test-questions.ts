/** Questions in words, for comparing them in tests. */
import { cellName, classic9 } from 'pencilmark';
import type { Question } from './question.ts';

const { houses } = classic9();
const named = (cells: readonly number[]): string => cells.map((cell) => cellName(classic9(), cell)).join(' ');

/** Such as `place r7 4 if not 4 r7c8: r7c2`. */
export function told({ kind, houses: asked, across, digits, premises, cells, under }: Question): string {
  const inHouses = (list: readonly number[]): string =>
    list.map((house) => `${houses[house].kind[0]}${(house % 9) + 1}`).join(' ');
  const parts = [
    kind,
    inHouses(asked),
    across.length > 0 ? `across ${inHouses(across)}` : '',
    digits.join(''),
    ...premises.map(
      (premise) => `${premise.is === 'true' ? 'if' : 'if not'} ${premise.digit} ${named(premise.cells)}`,
    ),
    under.length > 0 ? `under ${named(under)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join(' ')}: ${named(cells)}`;
}
