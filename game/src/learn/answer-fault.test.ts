/** What is said of each cell that is not the answer. The board is 9×9; houses 0 to 8 are its rows, then its columns. */
import { classic9, digitSet } from 'pencilmark';
import { expect, test } from 'vitest';
import { answerFault, type Fault } from './answer-fault.ts';
import type { DrillPosition } from './drill-position.ts';
import type { Question } from './question.ts';

const QUESTION: Question = {
  kind: 'places',
  cells: [1],
  houses: [],
  across: [],
  digits: [4],
  premises: [],
  under: [],
};
const row = 0;
const column = 9;

/** All cells are empty and can be 4 or 5, but cell 2 holds a 3, cell 3 can only be 5, and cell 4 be 4 alone. */
const drill = {
  digits: classic9().cells.map((_, cell) => (cell === 2 ? 3 : 0)),
  candidates: classic9().cells.map((_, cell) =>
    digitSet(cell === 2 ? [] : cell === 3 ? [5] : cell === 4 ? [4] : [4, 5]),
  ),
} as unknown as DrillPosition;

test.each<[string, Partial<Question>, number, Fault | undefined]>([
  ['a right cell', {}, 1, undefined],
  ['a right cell that is filled', { cells: [2] }, 2, undefined],
  ['a cell not under the rule', { under: [1, 5] }, 6, { is: 'apart', cell: 6 }],
  ['a cell under the rule', { under: [1, 5] }, 5, { is: 'cannot', cell: 5, digit: 4 }],
  ['a cell that is no bulb', { kind: 'bulb', under: [1, 2] }, 2, { is: 'other', cell: 2 }],
  ['a cell that is no circle', { kind: 'circle', under: [1, 5] }, 5, { is: 'other', cell: 5 }],
  ['a filled cell', {}, 2, { is: 'filled', cell: 2 }],
  ['a filled cell, of those left', { kind: 'left' }, 2, { is: 'filled', cell: 2 }],
  ['a filled cell where houses cross', { kind: 'crossing', houses: [row], across: [column] }, 2,
    { is: 'outside', cell: 2, of: 'across' }],
  ['a cell that is not left', { kind: 'left', houses: [row] }, 80, { is: 'other', cell: 80 }],
  ['a cell of no house in question', { houses: [row, column] }, 80, { is: 'outside', cell: 80, of: 'houses' }],
  ['a cell of the second house', { houses: [row, column] }, 9, { is: 'cannot', cell: 9, digit: 4 }],
  ['a crossing cell that is not asked for', { kind: 'crossing', houses: [row], across: [column] }, 0,
    { is: 'limited', cell: 0, digits: [4, 5] }],
  ['a corner with these digits alone', { kind: 'else' }, 3, { is: 'limited', cell: 3, digits: [5] }],
  ['a corner outside', { kind: 'else', across: [column] }, 3, { is: 'outside', cell: 3, of: 'across' }],
  ['a fin that cannot be the digit', { kind: 'fins' }, 3, { is: 'cannot', cell: 3, digit: 4 }],
  ['a fin inside', { kind: 'fins' }, 4, { is: 'inside', cell: 4, of: 'across' }],
  ['nothing to strike', { kind: 'struck' }, 3, { is: 'without', cell: 3, digit: 4 }],
  ['something not to strike', { kind: 'struck' }, 4, { is: 'stays', cell: 4, digit: 4 }],
  ['something to strike of two digits', { kind: 'struck', digits: [5, 4] }, 4, { is: 'stays', cell: 4, digit: 5 }],
  ['a cell with no third candidate', { kind: 'odd' }, 5, { is: 'limited', cell: 5, digits: [4, 5] }],
  ['a cell with another digit', { kind: 'only' }, 5, { is: 'also', cell: 5, digits: [5] }],
  ['a cell that is no single', { kind: 'single' }, 3, { is: 'also', cell: 3, digits: [5] }],
  ['a cell of a house with several open', { kind: 'open', digits: [5] }, 0, { is: 'also', cell: 0, digits: [4] }],
  ['another place', { kind: 'place' }, 5, { is: 'cannot', cell: 5, digit: 4 }],
  ['a place that was supposed to be none', { kind: 'place', premises: [{ is: 'false', cells: [7, 5], digit: 4 }] }, 5,
    { is: 'supposed', cell: 5, digit: 4 }],
  ['a place that another premise is about', { premises: [{ is: 'false', cells: [7], digit: 4 }] }, 5,
    { is: 'cannot', cell: 5, digit: 4 }],
  ['a place that is supposed to have a digit', { premises: [{ is: 'true', cells: [5], digit: 4 }] }, 5,
    { is: 'cannot', cell: 5, digit: 4 }],
])('%s', (_, parts, cell, fault) => {
  expect(answerFault({ ...QUESTION, ...parts }, drill, cell)).toEqual(fault);
}); // oxfmt-ignore

test.each<[string, number, number | undefined, Fault | undefined]>([
  ['the right digit', 1, 4, undefined],
  ['another digit', 1, 5, { is: 'cannot', cell: 1, digit: 5 }],
  ['no digit', 1, undefined, { is: 'cannot', cell: 1, digit: 0 }],
  ['the digit in another cell', 5, 4, { is: 'elsewhere', cell: 1 }],
])('%s for a cell', (_, cell, digit, fault) => {
  expect(answerFault({ ...QUESTION, kind: 'digit' }, drill, cell, digit)).toEqual(fault);
});
