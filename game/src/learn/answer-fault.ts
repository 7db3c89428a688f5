/** The reason that a cell touched for an answer is wrong. */
import { type Cell, classic9, type Digit, digitBit, digitsIn, type HouseIndex } from 'pencilmark';
import type { DrillPosition } from './drill-position.ts';
import type { Question } from './question.ts';

export type Fault =
  | { readonly is: 'filled'; readonly cell: Cell }
  /** It is not in these houses, or it is in them but must not be. */
  | { readonly is: 'outside' | 'inside'; readonly cell: Cell; readonly of: 'houses' | 'across' }
  | { readonly is: 'cannot'; readonly cell: Cell; readonly digit: Digit }
  /** It can also be other digits, or only these. */
  | { readonly is: 'also' | 'limited'; readonly cell: Cell; readonly digits: readonly Digit[] }
  /** It is assumed not to have the digit. */
  | { readonly is: 'supposed'; readonly cell: Cell; readonly digit: Digit }
  /** It is not under the rule, or it is not the part in question. */
  | { readonly is: 'apart' | 'other'; readonly cell: Cell }
  /** It has no such mark. */
  | { readonly is: 'without'; readonly cell: Cell; readonly digit: Digit }
  /** It can still be the digit. */
  | { readonly is: 'stays'; readonly cell: Cell; readonly digit: Digit }
  /** The question is about another cell. */
  | { readonly is: 'elsewhere'; readonly cell: Cell };

/** Undefined for a right answer. `digit` matters only if the question asks for one. */
export function answerFault(
  { kind, cells, houses, across, digits, premises, under }: Question,
  { candidates, digits: filled }: DrillPosition,
  cell: Cell,
  digit?: Digit,
): Fault | undefined {
  if (kind === 'digit') {
    if (cell !== cells[0]) return { is: 'elsewhere', cell: cells[0] };
    return digit === digits[0] ? undefined : { is: 'cannot', cell, digit: digit ?? 0 };
  }
  if (cells.includes(cell)) return undefined;
  if (under.length > 0 && !under.includes(cell)) return { is: 'apart', cell };
  if (kind === 'bulb' || kind === 'circle') return { is: 'other', cell };
  if (filled[cell] !== 0 && kind !== 'crossing') return { is: 'filled', cell };
  const own = digits.reduce((set, one) => set | digitBit(one), 0);
  const isIn = (list: readonly HouseIndex[]): boolean =>
    list.length === 0 || list.some((house) => classic9().houses[house].cells.includes(cell));
  if (kind === 'left') return { is: 'other', cell };
  if (!isIn(houses)) return { is: 'outside', cell, of: 'houses' };
  switch (kind) {
    case 'crossing':
    case 'else':
      return isIn(across)
        ? { is: 'limited', cell, digits: digitsIn(candidates[cell]) }
        : { is: 'outside', cell, of: 'across' };
    case 'fins':
      return (candidates[cell] & own) === 0
        ? { is: 'cannot', cell, digit: digits[0] }
        : { is: 'inside', cell, of: 'across' };
    case 'struck':
      return { is: (candidates[cell] & own) === 0 ? 'without' : 'stays', cell, digit: digits[0] };
    case 'odd':
      return { is: 'limited', cell, digits: digitsIn(candidates[cell]) };
    case 'only':
    case 'single':
    case 'open':
      return { is: 'also', cell, digits: digitsIn(candidates[cell] & ~own) };
    case 'places':
    case 'place': {
      const isSupposed = premises.some((one) => one.is === 'false' && one.cells.includes(cell));
      return { is: isSupposed ? 'supposed' : 'cannot', cell, digit: digits[0] };
    }
  }
}
