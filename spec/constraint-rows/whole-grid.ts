/** For constraints of whole grids, of marked cells and of pairs of cells: fillings that obey and break them. */
import { type ConstraintRow, DOPPELGANGER, FOUR, FROM_0, top, TWO_BY_TWO } from './row.ts';

export const GRID_ROWS = {
  'all-different': [
    {
      constraint: { kind: 'all-different', cells: [0, 1, 10] },
      obey: ['12/13'],
      break: ['12/12', '11/52'],
      source: 'ISS AllDifferent',
    },
  ],
  'anti-knight': [
    {
      constraint: { kind: 'anti-knight' },
      board: FOUR,
      obey: ['1212/3434/1212/3434'],
      break: ['1212/3414/2323/4141'],
      source: 'FP antiknight',
    },
  ],
  'anti-king': [
    {
      constraint: { kind: 'anti-king' },
      board: FOUR,
      obey: ['1234/3412/1234/3412', '1111/2222/1111/2222'],
      break: ['1234/2143/1234/2143'],
      source: 'FP antiking: corners alone, edges are up to the houses',
    },
  ],
  'anti-chess': [
    {
      constraint: { kind: 'anti-chess', steps: [[0, 2]] },
      board: FOUR,
      obey: ['1234/3412/2143/4321'],
      break: ['1234/3412/1243/4321', '1214/3432/2143/4321'],
      source: 'R chess: the step in all directions',
    },
    {
      constraint: { kind: 'anti-chess', steps: [[0, 2]], values: [1] },
      board: FOUR,
      obey: ['1234/3412/3241/2323'],
      break: ['1214/3432/3241/2323'],
      source: 'R chess with v1: other values are free',
    },
    {
      constraint: { kind: 'anti-chess', steps: [[0, 2]], cells: top(4) },
      board: FOUR,
      obey: ['1234/1234/1234/1234'],
      break: ['1212/3412/1234/1234'],
      source: 'R chess with cells',
    },
  ],
  taxicab: [
    {
      constraint: { kind: 'taxicab', distance: 3 },
      board: FOUR,
      obey: ['1212/3434/1212/3434'],
      break: ['1234/3412/2143/4321'],
      source: 'R taxi: r1c1 and r2c3 are three steps apart',
    },
  ],
  'anti-taxicab': [
    {
      constraint: { kind: 'anti-taxicab' },
      board: { size: 4, rows: 1, columns: 4 },
      obey: ['1313', '2213'],
      break: ['1123', '2123', '3123'],
      source: 'ISS AntiTaxicab: no 1s side by side, 2s two apart, 3s three apart',
    },
  ],
  'no-difference': [
    {
      constraint: { kind: 'no-difference', differences: [1], neighbours: 'orthogonal' },
      board: TWO_BY_TWO,
      obey: ['13/57', '11/11'],
      break: ['12/58', '13/29'],
      source: 'FP nonconsecutive',
    },
    {
      constraint: { kind: 'no-difference', differences: [1], neighbours: 'orthogonal', except: [[0, 1]] },
      board: TWO_BY_TWO,
      obey: ['12/58'],
      break: ['12/25'],
      source: 'ISS StrictKropki: a pair with a dot is free',
    },
  ],
  'no-ratio': [
    {
      constraint: { kind: 'no-ratio', ratios: [2], neighbours: 'orthogonal' },
      board: TWO_BY_TWO,
      obey: ['13/57'],
      break: ['12/59', '43/85'],
      source: 'FP negative ratio',
    },
    {
      constraint: { kind: 'no-ratio', ratios: [2], neighbours: 'diagonal' },
      board: TWO_BY_TWO,
      obey: ['12/58'],
      break: ['14/85'],
      source: 'R: corners alone',
    },
  ],
  'no-sum': [
    {
      constraint: { kind: 'no-sum', sums: [5, 10], neighbours: 'orthogonal' },
      board: TWO_BY_TWO,
      obey: ['12/57'],
      break: ['14/28', '12/93'],
      source: 'FP negative xv: neither 5 nor 10',
    },
  ],
  'global-entropy': [
    {
      constraint: { kind: 'global-entropy' },
      board: TWO_BY_TWO,
      obey: ['14/79', '39/61', '12/49'],
      break: ['14/56', '12/39', '47/58'],
      source: 'ISS GlobalEntropy: 1–3, 4–6, 7–9',
    },
  ],
  'global-modular': [
    {
      constraint: { kind: 'global-modular' },
      board: TWO_BY_TWO,
      obey: ['12/34', '85/31'],
      break: ['14/73', '12/45'],
      source: 'ISS GlobalMod: remainders by 3',
    },
  ],
  'dutch-flatmates': [
    {
      constraint: { kind: 'dutch-flatmates' },
      board: { size: 5, rows: 2, columns: 2 },
      obey: ['12/34', '34/52', '12/45'],
      break: ['32/15', '23/54', '12/43'],
      source: 'ISS DutchFlatmates: 1 above the 3, or 5 below it',
    },
  ],
  doppelganger: [
    {
      constraint: { kind: 'doppelganger' },
      board: DOPPELGANGER,
      obey: ['0123/2410/3204/4031'],
      break: ['0123/2301/1032/3210'],
      source: 'ISS Doppelganger: no two rows lack the same digit',
    },
  ],
  clone: [
    {
      constraint: { kind: 'clone', cells: [0, 1], copy: [10, 11] },
      obey: ['12/512', '33/533'],
      break: ['12/521', '12/513'],
      source: 'FP clone: equal in order',
    },
  ],
  'same-digits': [
    {
      constraint: {
        kind: 'same-digits',
        sets: [
          [0, 1, 2],
          [9, 10, 11],
        ],
      },
      obey: ['123/312', '112/211'],
      break: ['123/124', '112/122'],
      source: 'ISS SameValues: each as often',
    },
  ],
  odd: [
    { constraint: { kind: 'odd', cells: [0, 1] }, obey: ['13', '99'], break: ['12', '41'], source: 'FP odd' },
  ],
  even: [
    {
      constraint: { kind: 'even', cells: [0, 1] },
      obey: ['24', '88'],
      break: ['23', '14'],
      source: 'FP even',
    },
    {
      constraint: { kind: 'even', cells: [0] },
      board: FROM_0,
      obey: ['0', '8'],
      break: ['1'],
      source: 'R: 0 is even',
    },
  ],
  minimum: [
    {
      constraint: { kind: 'minimum', cells: [0] },
      obey: ['12/3', '4'],
      break: ['5', '31/4', '32/9'],
      source: 'FP minimum: smaller than each neighbour',
    },
    {
      constraint: { kind: 'minimum', cells: [0, 1] },
      obey: ['11', '14', '41'],
      break: ['16', '61'],
      source: 'R: marked neighbours are not compared',
    },
  ],
  maximum: [
    {
      constraint: { kind: 'maximum', cells: [10] },
      obey: ['515/161'],
      break: ['515/151', '595/161'],
      source: 'FP maximum: larger than each neighbour',
    },
    {
      constraint: { kind: 'maximum', cells: [0, 1] },
      obey: ['99', '67'],
      break: ['94', '49'],
      source: 'R: marked neighbours are not compared',
    },
  ],
  'row-index': [
    {
      constraint: { kind: 'row-index', cells: [0] },
      obey: ['1', '2/1', '3/5/1'],
      break: ['2/2', '3/1/2'],
      source: 'ISS RowIndexing: r1c1 holds v, so rvc1 holds 1',
    },
  ],
  'column-index': [
    {
      constraint: { kind: 'column-index', cells: [1] },
      obey: ['52', '21', '532'],
      break: ['11', '533'],
      source: 'ISS ColumnIndexing: r1c2 holds v, so r1cv holds 2',
    },
  ],
  'box-index': [
    {
      constraint: { kind: 'box-index', cells: [1] },
      obey: ['52', '21', '54/2'],
      break: ['11', '54/1'],
      source: 'R boxindexer: the second cell holds v, so the v-th holds 2',
    },
  ],
  'counting-circles': [
    {
      constraint: { kind: 'counting-circles', cells: top(3) },
      obey: ['122', '221', '333'],
      break: ['123', '222', '111'],
      source: 'ISS CountingCircles',
    },
  ],
  difference: [
    {
      constraint: { kind: 'difference', cells: [0, 1], difference: 1 },
      obey: ['12', '98'],
      break: ['13', '44'],
      source: 'FP difference without a label',
    },
    {
      constraint: { kind: 'difference', cells: [0, 1], difference: 4 },
      obey: ['15', '95'],
      break: ['14'],
      source: 'FP difference with a label',
    },
  ],
  ratio: [
    {
      constraint: { kind: 'ratio', cells: [0, 1], ratio: 2 },
      obey: ['12', '84'],
      break: ['13', '45', '22'],
      source: 'FP ratio without a label',
    },
    {
      constraint: { kind: 'ratio', cells: [0, 1], ratio: 2 },
      board: FROM_0,
      obey: ['00', '12'],
      break: ['01', '20'],
      source: 'ISS: twice 0 is 0',
    },
  ],
  'pair-sum': [
    {
      constraint: { kind: 'pair-sum', cells: [0, 1], sum: 10 },
      obey: ['19', '64', '55'],
      break: ['18', '29'],
      source: 'FP xv with X',
    },
  ],
  greater: [
    {
      constraint: { kind: 'greater', cells: [0, 1] },
      obey: ['21', '98'],
      break: ['12', '33'],
      source: 'ISS GreaterThan: strictly',
    },
  ],
  quadruple: [
    {
      constraint: { kind: 'quadruple', cells: [0, 1, 9, 10], values: [1, 2] },
      obey: ['12/34', '91/29'],
      break: ['13/45', '22/34'],
      source: 'FP quadruple',
    },
    {
      constraint: { kind: 'quadruple', cells: [0, 1, 9, 10], values: [3, 3] },
      obey: ['31/43', '33/33'],
      break: ['31/42'],
      source: 'ISS Quad: one named twice is there twice',
    },
  ],
} satisfies Readonly<Record<string, readonly ConstraintRow[]>>;
