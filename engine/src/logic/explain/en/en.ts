import { digitSet, digitsIn } from '../../../grid/digits.ts';
import type { Cell } from '../../../grid/geometry.ts';
import type { House, HouseKind } from '../../../grid/geometry.ts';
import { EN_CHAINS } from './chains.ts';
import { EN_NAMES } from './names.ts';
import { EN_PATTERNS } from './patterns.ts';
import { EN_SETS } from './sets.ts';
import { EN_UNIQUENESS } from './uniqueness.ts';
import { and, or } from './words.ts';
import type { Facts } from '../facts.ts';
import type { Focus } from '../focus.ts';
import type { Locale } from '../locale.ts';
import type { Say } from '../say.ts';

/** English. */
export const EN: Locale = {
  language: 'en',
  direction: 'ltr',
  names: EN_NAMES,
  lists: { and, or },
  houses: (houses, grid) => (grid === undefined ? names(houses) : `${names(houses)} of grid ${grid + 1}`),
  nudge,
  conclusion,
  tell: { ...EN_PATTERNS, ...EN_UNIQUENESS, ...EN_CHAINS, ...EN_SETS },
};

const DIAGONALS = ['the falling diagonal', 'the rising diagonal'];

const HOUSES: Readonly<Record<Exclude<HouseKind, 'diagonal'>, readonly [one: string, many: string]>> = {
  row: ['row', 'rows'],
  column: ['column', 'columns'],
  box: ['box', 'boxes'],
  region: ['region', 'regions'],
  window: ['window', 'windows'],
  disjoint: ['group', 'groups'],
  extra: ['extra house', 'extra houses'],
};

function names(houses: readonly House[]): string {
  const { kind } = houses[0];
  const indices = [...new Set(houses.map(({ index }) => index))];
  if (kind === 'diagonal') return and(indices.map((index) => DIAGONALS[index]));
  return `${HOUSES[kind][indices.length === 1 ? 0 : 1]} ${and(indices.map((index) => String(index + 1)))}`;
}

function nudge(focus: Focus, say: Say): string {
  switch (focus.kind) {
    case 'house':
      return `Look at ${say.house(focus.house)}.`;
    case 'houses':
      return `Look at ${say.houses(focus.houses)}.`;
    case 'around':
      return `Look at ${say.house(focus.house)} and the cells that it reaches.`;
    case 'board':
      return 'Look at the whole board.';
  }
}

/** `So r6c2 is not 8.` Cells that lose the same digits are told together. */
function conclusion({ placements, eliminations }: Facts, say: Say): string {
  const placed = placements.map(({ cell, digit }) => `${say.cell(cell, digit)} is ${say.digit(digit)}`);
  const struck = new Map<Cell, number>();
  for (const { cell, digit } of eliminations) struck.set(cell, (struck.get(cell) ?? 0) | digitSet([digit]));
  const groups = new Map<number, Cell[]>();
  for (const [cell, digits] of struck) groups.set(digits, [...(groups.get(digits) ?? []), cell]);
  const lost = [...groups].map(([digits, cells]) => {
    const verb = cells.length === 1 ? 'is' : 'are';
    return `${say.cells(cells, digitsIn(digits))} ${verb} ${negated(digitsIn(digits), say)}`;
  });
  return `So ${and([...placed, ...lost])}.`;
}

function negated(digits: readonly number[], say: Say): string {
  if (digits.length === 1) return `not ${say.digit(digits[0])}`;
  if (digits.length === 2) return `neither ${say.digit(digits[0])} nor ${say.digit(digits[1])}`;
  return `none of ${say.digits(digits)}`;
}
