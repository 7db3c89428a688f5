import { EN_RULE_NAMES } from 'pencilmark/explain';
import {
  allowedPairs,
  housesAmong,
  inOrder,
  isReadOnward,
  listOr,
  named,
  type RuleWords,
  stepsOf,
} from '../rule-words.ts';

const or = listOr('en-GB');

const HOUSES = {
  row: 'row',
  column: 'column',
  box: 'box',
  region: 'outlined region',
  diagonal: 'marked diagonal',
  window: 'shaded window',
  disjoint: 'group of cells at the same place in their boxes',
  extra: 'shaded region',
};

const NEIGHBOURS = {
  orthogonal: 'cells that share an edge',
  diagonal: 'cells that touch only at a corner',
  knight: 'cells a knight’s move apart',
};

const THIRDS =
  'These are the thirds of the digits, such as 1–3, 4–6 and 7–9; if they don’t divide evenly, the middle third is the one of another size.';

const TIES = {
  none: 'No two readings are equal.',
  'only-unranked': 'No other reading equals one whose rank is given.',
  any: 'Equal readings share the first of their ranks.',
};

/** English for the rules of puzzles. */
export const enRules: RuleWords = {
  title: 'Rules',
  card: {
    start: 'Start',
    normal: 'Normal sudoku',
    cages: 'Select a cage while you play to see which digits fit.',
  },
  houses: (kinds, values) => {
    const names = housesAmong(kinds, HOUSES);
    if (names.length === 0) return `Put a digit from ${values} in every cell.`;
    return `Normal sudoku rules apply: put a digit from ${values} in every cell so that none repeats in any ${or(names)}.`;
  },
  names: EN_RULE_NAMES,
  texts: {
    'all-different': 'Digits don’t repeat in a shaded area with an outline.',
    'anti-knight': 'Cells a knight’s move apart, as in chess, hold different digits.',
    'anti-king': 'Cells that touch at a corner hold different digits.',
    'anti-chess': ({ steps, values, cells }) => {
      const apart = or(steps.map(([rows, columns]) => `${rows} by ${columns}`));
      const only = values ? `, if that digit is ${or(inOrder(values))}` : '';
      return `${cells ? 'Shaded cells' : 'Cells'} that are ${apart} steps apart, in any direction, don’t hold the same digit${only}.`;
    },
    taxicab: ({ distance }) =>
      `Cells ${distance} ${distance === 1 ? 'step' : 'steps'} apart, counted along rows and columns, hold different digits.`,
    'anti-taxicab':
      'Two equal digits are never exactly as many steps apart, counted along rows and columns, as the digit says.',
    'no-difference': ({ differences, neighbours, except }) =>
      `Digits in ${NEIGHBOURS[neighbours]} never differ by ${or(inOrder(differences))}${exempt(except)}.`,
    'no-ratio': ({ ratios, neighbours, except }) =>
      `Of two digits in ${NEIGHBOURS[neighbours]}, neither is ${or(inOrder(ratios))} times the other${exempt(except)}.`,
    'no-sum': ({ sums, neighbours, except }) =>
      `Digits in ${NEIGHBOURS[neighbours]} never add up to ${or(inOrder(sums))}${exempt(except)}.`,
    'global-entropy': `Every 2×2 area holds a low, a middle and a high digit. ${THIRDS}`,
    'global-modular':
      'Every 2×2 area holds digits of all three remainders when divided by 3: one like 1, 4, 7, one like 2, 5, 8 and one like 3, 6, 9.',
    'dutch-flatmates':
      'Every middle digit (5 of 1–9) has the lowest digit directly above it or the highest directly below it.',
    doppelganger:
      'Each row, column and box holds a 0 and all but one of the other digits. No two rows lack the same digit, nor do two columns or two boxes, and the row, the column and the box of each 0 lack three different ones.',
    clone: 'A shaded area and its copy hold the same digits, cell by cell.',
    'same-digits': 'Outlined areas marked ≡ hold the same digits, each equally often.',
    odd: 'A digit on a shaded disc is odd.',
    even: 'A digit on a shaded square is even. 0 is even.',
    minimum:
      'A shaded cell with wedges pointing inward is smaller than every cell it shares an edge with. Minimum cells side by side are not compared.',
    maximum:
      'A shaded cell with wedges pointing outward is larger than every cell it shares an edge with. Maximum cells side by side are not compared.',
    'row-index':
      'A shaded cell marked ↕ gives the row of its column that holds its own row number: a 4 in row 2 means that row 4 has a 2 there.',
    'column-index':
      'A shaded cell marked ↔ gives the column of its row that holds its own column number: a 4 in column 2 means that column 4 has a 2 there.',
    'box-index':
      'A shaded cell marked □ gives the place in its box or region that holds its own place number. Places count from 1 in reading order.',
    'counting-circles': 'A digit in a circle says how many of the circles hold that digit.',
    difference: 'Digits joined by a white dot differ by the number on it, or by 1 if the dot is empty.',
    ratio:
      'Of two digits joined by a black dot, one is the other times the number on it, or twice the other if the dot is empty.',
    'pair-sum': 'Digits joined by an X add up to 10, by a V to 5, and by a number to that number.',
    greater: 'The sign between two cells points at the smaller digit.',
    quadruple:
      'The digits in a small circle where four cells meet all appear in those cells, each at least as often as it is listed.',
    contain: 'A dashed cage marked ⊇ contains the listed digits, each at least as often as it is listed.',
    'contain-exactly':
      'A dashed cage marked = and digits contains each of them exactly as often as it is listed. Other digits are free.',
    'look-and-say':
      'A dashed cage marked 2×5 contains exactly two 5s, and so for other counts and digits. Digits not mentioned are free.',
    'count-distinct':
      'The digit in the circle is the number of different digits in the dashed cage marked ≠.',
    'equality-cage':
      'Digits don’t repeat in a dashed cage marked = alone. Half of them are odd and half even, half low and half high; a digit right in the middle (5 of 1–9) may not appear.',
    thermometer: 'Digits on a grey line with a bulb increase from the bulb to the other end.',
    'slow-thermometer':
      'Digits on a grey line with a bulb, a dotted core and ≤ never decrease from the bulb to the other end. They may stay the same.',
    palindrome: 'A grey line with a dashed core reads the same from both ends.',
    renban: 'A purple line holds consecutive digits in any order, without repeats.',
    nabner:
      'No two digits on an orange line with a dashed core are equal or consecutive, wherever they are on it.',
    whisper: ({ difference }) => `Neighbouring digits on a green line differ by at least ${difference}.`,
    between: 'Digits on a grey line between two rings are strictly between the two digits in the rings.',
    lockout: ({ difference }) =>
      `The two digits in the diamonds of a teal line differ by at least ${difference}. Every digit between them is lower than both or higher than both.`,
    zipper:
      'On a pink line, all pairs of digits equally far from its middle have the same sum. A digit in a ring at the middle is that sum.',
    'region-sum': ({ outside }) =>
      `The borders of boxes or regions divide a blue line into parts with equal sums.${outside === 'left-out' ? ' Cells in none of them are skipped.' : ''}`,
    'sum-segments': ({ shape }) =>
      `A blue line with a dashed core divides into parts that each add up to the number after Σ.${shape === 'loop' ? ' The line is a loop: a part may run from its last cell on to its first.' : ''}`,
    entropic: `Any three consecutive cells of an orange line hold a low, a middle and a high digit, and a line of two cells holds two of these. ${THIRDS}`,
    modular: ({ modulus }) =>
      `Any ${modulus} consecutive cells of a teal line with a dashed core, or all cells of a shorter one, hold digits with different remainders when divided by ${modulus}.`,
    'double-arrow':
      'If a thin line with a ring at both ends has digits in between, these add up to the same as the two digits in the rings.',
    'value-index':
      'On a pink line with a dashed core, the second cell says how many cells after it the digit in the ring appears again.',
    arrow: ({ circle }) =>
      `Digits along an arrow add up to the digit in its circle; they may repeat. Digits in a pill form one decimal number, read ${isReadOnward(circle) ? 'left to right or top to bottom' : 'right to left or bottom to top'}.`,
    cage: 'Digits in a dashed cage don’t repeat and add up to the number in its corner, where there is one.',
    'cage-sums':
      'Digits in a dashed cage with several numbers don’t repeat and add up to one of these numbers.',
    sum: 'Digits in a dashed cage marked Σ add up to its number; they may repeat. A cell marked × counts as many times as the number after it says.',
    'little-killer':
      'A number outside the board with an arrow is the sum of the digits on the diagonal it points along. They may repeat.',
    'equal-sums': 'Outlined areas marked Σ= all have the same sum.',
    rellik:
      'In a dashed cage marked ≠ and a number, no digit and no group of digits adds up to that number. Digits may repeat.',
    lunchbox:
      'Digits don’t repeat on a green line with a dash-dot core. Those between its lowest and its highest digit add up to the number on it.',
    sandwich: ({ crusts }) =>
      `A number outside the board marked S is the sum of the digits between the lowest and the highest digit ${crusts === 'line' ? 'in its row or column' : 'of the board (1 and 9 of 1–9)'}. Each of these two appears there exactly once.`,
    'x-sum':
      'A number outside the board marked X is the sum of the first X digits seen from there, and the first of them is X.',
    skyscraper:
      'Digits are the heights of buildings. A number outside the board marked ▲ says how many can be seen from there: each hides those behind it that are not taller. A 0 is never seen.',
    'hidden-skyscraper':
      'Digits are the heights of buildings. A number outside the board marked △ is the first one hidden from there, behind one that is at least as tall.',
    'numbered-room':
      'A number outside the board marked # is the digit in the Xth cell seen from there, where X is the digit in the first.',
    'full-rank': ({ ties }) =>
      `All rows and columns, read as numbers in both directions, are ranked from the smallest, which is 1. A number outside the board marked R is the rank of the reading that begins there. ${TIES[ties]}`,
    'pair-relation': ({ pairs, between }) => {
      const { isEitherWay, list } = allowedPairs(pairs);
      const which = between === 'all' ? 'Any two digits' : 'Neighbouring digits';
      const order = isEitherWay ? 'in either order' : 'in the order of the line from its first cell';
      return `${which} on an orange line with a dotted core form one of these pairs, ${order}: ${list}.`;
    },
    automaton: ({ start, accept, arcs }) =>
      `Read from the ring, the digits on a purple line with a dotted core lead from state ${or(inOrder(start))} to state ${or(inOrder(accept))}. Each makes one step: ${stepsOf(arcs) ?? `one of ${arcs.length}, too many to list`}.`,
    pattern: ({ expression }) =>
      `Read from the ring, the digits on a blue line with a dotted core match the regular expression ${expression} as a whole. 10, 11 … are written A, B …`,
    'any-of': 'At least one of the alternatives holds. Their cells are shaded, outlined and marked ∨.',
    'all-of': 'All of these rules hold together.',
  },
  combinations: {
    title: (name, possible) => `${name}: ${possible === 1 ? '1 combination' : `${possible} combinations`}`,
    refused: 'ruled out:',
    label: 'Selected cage',
    inCells: (cells) => `in ${cells} cells`,
    cross: (digits) => `Cross out ${digits}`,
  },
  alternative: (ordinal) => `Alternative ${ordinal}`,
  cell: {
    inSet: (name, size, value) => `${named(name, value)}, ${size === 1 ? '1 cell' : `${size} cells`}`,
    onLine: (name, position, length, value) => `${named(name, value)}, cell ${position} of ${length}`,
    withCell: (name, other, value) => `${named(name, value)} with ${other}`,
    inFog: 'in fog',
    inCircle: (name) => `${name}, in the circle`,
    greaterThan: (other) => `greater than ${other}`,
    lessThan: (other) => `less than ${other}`,
  },
};

function exempt(pairs: readonly unknown[] = []): string {
  return pairs.length === 0
    ? ''
    : ', except in pairs that the puzzle exempts, usually by a mark between them';
}
