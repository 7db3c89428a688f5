/** For lines: fillings that obey and break them. */
import { type ConstraintRow, top } from './row.ts';

export const LINE_ROWS = {
  thermometer: [
    {
      constraint: { kind: 'thermometer', cells: top(4) },
      obey: ['1359', '1234'],
      break: ['1339', '9531', '1325'],
      source: 'FP thermometer',
    },
  ],
  'slow-thermometer': [
    {
      constraint: { kind: 'slow-thermometer', cells: top(4) },
      obey: ['1339', '5555'],
      break: ['1325', '9998'],
      source: 'R slowthermometer',
    },
  ],
  palindrome: [
    {
      constraint: { kind: 'palindrome', cells: top(5) },
      obey: ['12321', '11911'],
      break: ['12312', '12331'],
      source: 'FP palindrome',
    },
    {
      constraint: { kind: 'palindrome', cells: top(2) },
      obey: ['44'],
      break: ['45'],
      source: 'FP palindrome of two cells',
    },
  ],
  renban: [
    {
      constraint: { kind: 'renban', cells: top(4) },
      obey: ['3412', '6789'],
      break: ['1245', '3345'],
      source: 'FP renban: consecutive, no repeats',
    },
  ],
  nabner: [
    {
      constraint: { kind: 'nabner', cells: top(3) },
      obey: ['159', '913'],
      break: ['132', '155', '192'],
      source: 'R nabner: anywhere on the line, no repeats',
    },
  ],
  whisper: [
    {
      constraint: { kind: 'whisper', cells: top(4), difference: 5 },
      obey: ['1616', '4938'],
      break: ['1519', '4839'],
      source: 'FP whispers on nine digits',
    },
    {
      constraint: { kind: 'whisper', cells: top(3), difference: 4 },
      obey: ['159', '515'],
      break: ['258'],
      source: 'R: Dutch whispers',
    },
  ],
  between: [
    {
      constraint: { kind: 'between', cells: top(4) },
      obey: ['1349', '9431'],
      break: ['1195', '1943', '3453'],
      source: 'FP betweenline: strictly, either end the larger',
    },
    {
      constraint: { kind: 'between', cells: top(2) },
      obey: ['11', '19'],
      break: [],
      source: 'R: without inner cells the ends are free',
    },
  ],
  lockout: [
    {
      constraint: { kind: 'lockout', cells: top(4), difference: 4 },
      obey: ['4128', '8394'],
      break: ['4568', '4127', '4488'],
      source: 'ISS Lockout: ends four apart, nothing from one to the other',
    },
  ],
  zipper: [
    {
      constraint: { kind: 'zipper', cells: top(5) },
      obey: ['13524'],
      break: ['13624', '14523'],
      source: 'R zipperline: the sum is in the middle',
    },
    {
      constraint: { kind: 'zipper', cells: top(4) },
      obey: ['1324', '5555'],
      break: ['1325'],
      source: 'ISS Zipper of even length',
    },
  ],
  'region-sum': [
    {
      constraint: { kind: 'region-sum', cells: [1, 2, 3, 4] },
      obey: ['51432', '52846'],
      break: ['51433'],
      source: 'FP regionsumline: the border of the boxes splits the line',
    },
    {
      constraint: { kind: 'region-sum', cells: [2, 3, 11] },
      obey: ['5577/557'],
      break: ['5534/551'],
      source: 'ISS: a box entered again is a run of its own',
    },
  ],
  'sum-segments': [
    {
      constraint: { kind: 'sum-segments', cells: top(4), sum: 10 },
      obey: ['1937', '1234'],
      break: ['1936', '2345'],
      source: 'ISS SumLine',
    },
    {
      constraint: { kind: 'sum-segments', cells: [0, 1, 10, 9], sum: 10, shape: 'loop' },
      obey: ['41/69'],
      break: ['41/68'],
      source: 'ISS SumLine with LOOP: a segment may run across the start',
    },
  ],
  entropic: [
    {
      constraint: { kind: 'entropic', cells: top(4) },
      obey: ['1471', '9258'],
      break: ['1474', '1245'],
      source: 'R entropicline: any three in a row',
    },
    {
      constraint: { kind: 'entropic', cells: top(2) },
      obey: ['14'],
      break: ['12'],
      source: 'R: two cells differ in rank',
    },
  ],
  modular: [
    {
      constraint: { kind: 'modular', cells: top(4), modulus: 3 },
      obey: ['1231', '7894'],
      break: ['1232', '1471'],
      source: 'R modularline',
    },
    {
      constraint: { kind: 'modular', cells: top(2), modulus: 5 },
      obey: ['12'],
      break: ['16'],
      source: 'ISS Modular: shorter than the modulus',
    },
  ],
  'double-arrow': [
    {
      constraint: { kind: 'double-arrow', cells: top(4) },
      obey: ['3445', '9999'],
      break: ['3425'],
      source: 'ISS DoubleArrow',
    },
    {
      constraint: { kind: 'double-arrow', cells: top(2) },
      obey: ['19'],
      break: [],
      source: 'R: nothing without inner cells',
    },
  ],
  'value-index': [
    {
      constraint: { kind: 'value-index', cells: top(4) },
      obey: ['7217', '3139'],
      break: ['7271', '7377'],
      source: 'ISS Indexing: the k-th cell after the second',
    },
  ],
  arrow: [
    {
      constraint: { kind: 'arrow', circle: [0], shaft: [1, 2] },
      obey: ['936', '211'],
      break: ['937'],
      source: 'FP arrow: repeats are allowed',
    },
    {
      constraint: { kind: 'arrow', circle: [0, 1], shaft: [2, 3] },
      obey: ['1596', '1899'],
      break: ['1598', '9615'],
      source: 'ISS PillArrow: 15 = 9 + 6',
    },
    {
      constraint: { kind: 'arrow', circle: [0], shaft: [1] },
      obey: ['44'],
      break: ['45'],
      source: 'R: one and one are equal',
    },
  ],
} satisfies Readonly<Record<string, readonly ConstraintRow[]>>;
