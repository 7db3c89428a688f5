/**
 * For each kind of constraint fillings that obey it and fillings that break it, made by hand from the definition in the
 * programs that know it. A filling has the values row by row from the top left corner, rows separated by `/`; cells that it
 * leaves out hold 5. One table, and so longer than other files.
 */
import type { Constraint, ConstraintKind, GeometrySpec } from 'pencilmark';

export interface ConstraintRow {
  readonly constraint: Constraint;
  /** Without one the classic board. */
  readonly board?: GeometrySpec;
  readonly obey: readonly string[];
  readonly break: readonly string[];
  /** Whose definition: FP is f-puzzles, ISS Interactive Sudoku Solver, R Rangsk's solver. */
  readonly source: string;
}

const FOUR: GeometrySpec = { size: 4, boxes: { rows: 2, columns: 2 } };
const FROM_0: GeometrySpec = { size: 9, lowestValue: 0, boxes: { rows: 3, columns: 3 } };
const TWO_BY_TWO: GeometrySpec = { size: 9, rows: 2, columns: 2 };
const TEN_IN_NINE: GeometrySpec = { size: 10, lowestValue: 0, rows: 1, columns: 9 };
const DOPPELGANGER: GeometrySpec = { ...FOUR, size: 5, lowestValue: 0, rows: 4, columns: 4 };

/** The first cells of the first row. */
function top(count: number): number[] {
  return Array.from({ length: count }, (_, cell) => cell);
}

export const CONSTRAINT_ROWS: { readonly [K in ConstraintKind]: readonly ConstraintRow[] } = {
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
};
