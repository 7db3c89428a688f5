/** For cages, sums and numbers beside the grid; for relations written out, and constraints made of others: fillings that obey and break them. */
import { type ConstraintRow, FOUR, FROM_0, TEN_IN_NINE, top } from './row.ts';

export const SUM_ROWS = {
  cage: [
    {
      constraint: { kind: 'cage', cells: [0, 1, 9], sum: 6 },
      obey: ['12/3', '32/1'],
      break: ['11/4', '12/4'],
      source: 'FP killercage: no repeats',
    },
    {
      constraint: { kind: 'cage', cells: [0, 1, 9] },
      obey: ['12/9'],
      break: ['11/2'],
      source: 'FP killercage without a sum',
    },
  ],
  'cage-sums': [
    {
      constraint: { kind: 'cage-sums', cells: [0, 1], sums: [5, 15] },
      obey: ['14', '69', '78'],
      break: ['16', '55'],
      source: 'R: DR5 cages',
    },
  ],
  sum: [
    {
      constraint: { kind: 'sum', cells: top(3), sum: 10 },
      obey: ['334', '118'],
      break: ['335'],
      source: 'ISS Sum: repeats are allowed',
    },
    {
      constraint: { kind: 'sum', cells: top(2), sum: 7, weights: [1, 2] },
      obey: ['13', '51'],
      break: ['31'],
      source: 'ISS Sum with coefficients',
    },
  ],
  rellik: [
    {
      constraint: { kind: 'rellik', cells: top(3), sum: 10 },
      obey: ['125', '999'],
      break: ['195', '127'],
      source: 'ISS Rellik: no cells add up to it',
    },
  ],
  'equality-cage': [
    {
      constraint: { kind: 'equality-cage', cells: top(4) },
      obey: ['1289', '3467'],
      break: ['1279', '1258', '1238'],
      source: 'ISS EqualityCage: no 5',
    },
  ],
  lunchbox: [
    {
      constraint: { kind: 'lunchbox', cells: top(4), sum: 7 },
      obey: ['2349', '9342'],
      break: ['2394', '2359'],
      source: 'ISS Lunchbox: strictly between smallest and largest',
    },
  ],
  'look-and-say': [
    {
      constraint: {
        kind: 'look-and-say',
        cells: top(4),
        counts: [
          [2, 1],
          [0, 9],
        ],
      },
      obey: ['1123', '2141'],
      break: ['1111', '1193', '1234'],
      source: 'ISS LookAndSay: exactly so many',
    },
  ],
  contain: [
    {
      constraint: { kind: 'contain', cells: top(4), values: [1, 1, 3] },
      obey: ['1131', '3115'],
      break: ['1335'],
      source: 'ISS ContainAtLeast',
    },
  ],
  'contain-exactly': [
    {
      constraint: { kind: 'contain-exactly', cells: top(4), values: [1, 1, 3] },
      obey: ['1135'],
      break: ['1113', '1133'],
      source: 'ISS ContainExact',
    },
  ],
  'count-distinct': [
    {
      constraint: { kind: 'count-distinct', control: [0], cells: [1, 2, 3] },
      obey: ['2331', '1777', '3123'],
      break: ['2123'],
      source: 'ISS CountDistinct',
    },
  ],
  'equal-sums': [
    {
      constraint: {
        kind: 'equal-sums',
        sets: [
          [0, 1],
          [9, 10],
        ],
      },
      obey: ['18/36', '55/91'],
      break: ['18/37'],
      source: 'ISS EqualSum',
    },
  ],
  sandwich: [
    {
      constraint: { kind: 'sandwich', cells: top(9), sum: 12 },
      obey: ['157923468', '975123468'],
      break: ['195723468', '179523468'],
      source: 'FP sandwichsum: between 1 and 9',
    },
    {
      constraint: { kind: 'sandwich', cells: top(9), sum: 7, crusts: 'line' },
      board: TEN_IN_NINE,
      obey: ['152936478'],
      break: ['129536478'],
      source: 'ISS Sandwich: crusts are the least and the greatest of the line',
    },
  ],
  'x-sum': [
    {
      constraint: { kind: 'x-sum', cells: top(9), sum: 6 },
      obey: ['312', '24'],
      break: ['313', '6'],
      source: 'FP xsum: the first X, the X itself included',
    },
  ],
  skyscraper: [
    {
      constraint: { kind: 'skyscraper', cells: top(4), count: 3 },
      obey: ['1324', '2134'],
      break: ['4321', '1234'],
      source: 'FP skyscraper',
    },
    {
      constraint: { kind: 'skyscraper', cells: top(3), count: 1 },
      board: FROM_0,
      obey: ['010'],
      break: ['012'],
      source: 'ISS: 0 is no building',
    },
  ],
  'hidden-skyscraper': [
    {
      constraint: { kind: 'hidden-skyscraper', cells: top(5), value: 3 },
      obey: ['25341', '33124'],
      break: ['35241', '12345'],
      source: 'ISS HiddenSkyscraper: the first hidden one',
    },
  ],
  'numbered-room': [
    {
      constraint: { kind: 'numbered-room', cells: top(9), value: 7 },
      obey: ['4127', '27'],
      break: ['4172'],
      source: 'ISS NumberedRoom',
    },
  ],
  'little-killer': [
    {
      constraint: { kind: 'little-killer', cells: [0, 10, 20], sum: 9 },
      obey: ['3/53/553', '1/57/551'],
      break: ['3/53/554'],
      source: 'FP littlekillersum: repeats are allowed',
    },
  ],
  'full-rank': [
    {
      constraint: {
        kind: 'full-rank',
        lines: [
          [0, 1, 2, 3],
          [0, 4, 8, 12],
        ],
        ranks: [1, 3],
        ties: 'any',
      },
      board: FOUR,
      obey: ['1234/3412/2143/4321'],
      break: ['1234/2143/3412/4321'],
      source: 'ISS FullRank: 1234 is read twice, so 1324 is the third',
    },
    {
      constraint: { kind: 'full-rank', lines: [[0, 1, 2, 3]], ranks: [1], ties: 'none' },
      board: FOUR,
      obey: [],
      break: ['1234/3412/2143/4321'],
      source: 'ISS FullRank: 1234 is read twice',
    },
  ],
  'pair-relation': [
    {
      constraint: {
        kind: 'pair-relation',
        cells: top(3),
        pairs: [
          [1, 2],
          [2, 3],
        ],
        between: 'neighbours',
      },
      obey: ['123'],
      break: ['132', '321'],
      source: 'ISS Pair',
    },
    {
      constraint: {
        kind: 'pair-relation',
        cells: top(3),
        pairs: [
          [1, 2],
          [1, 3],
          [2, 3],
        ],
        between: 'all',
      },
      obey: ['123'],
      break: ['132', '321'],
      source: 'ISS PairX',
    },
    {
      constraint: {
        kind: 'pair-relation',
        cells: top(3),
        pairs: [
          [1, 2],
          [2, 3],
        ],
        between: 'all',
      },
      obey: [],
      break: ['123'],
      source: 'ISS PairX: 1 and 3 are a pair, too',
    },
  ],
  automaton: [
    {
      constraint: {
        kind: 'automaton',
        cells: top(3),
        start: [0],
        accept: [1],
        arcs: [
          [0, 1, 0],
          [0, 2, 1],
          [1, 1, 1],
        ],
      },
      obey: ['121', '211', '112'],
      break: ['111', '212', '131'],
      source: 'ISS NFA: 1s and one 2',
    },
  ],
  pattern: [
    {
      constraint: { kind: 'pattern', cells: top(3), expression: '1[2-4]+' },
      obey: ['123', '144'],
      break: ['112', '213', '125'],
      source: 'ISS Regex: the whole line',
    },
  ],
  'any-of': [
    {
      constraint: {
        kind: 'any-of',
        alternatives: [[{ kind: 'odd', cells: [0] }], [{ kind: 'even', cells: [1] }]],
      },
      obey: ['11', '22', '12'],
      break: ['21'],
      source: 'ISS Or',
    },
  ],
  'all-of': [
    {
      constraint: { kind: 'all-of', lists: [[{ kind: 'odd', cells: [0] }], [{ kind: 'even', cells: [1] }]] },
      obey: ['12'],
      break: ['11', '22', '21'],
      source: 'ISS And',
    },
  ],
} satisfies Readonly<Record<string, readonly ConstraintRow[]>>;
