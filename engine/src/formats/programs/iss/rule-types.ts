/** The types of rules and their constraints. */
import type { Constraint } from '../../../constraints/kinds.ts';
import { type Cell, cellIn, type Geometry } from '../../../model/geometry.ts';
import { cellNamed, cellsNamed, diagonalFrom, lineNamed, NO_CELL, touchingPairs } from './cells.ts';
import { machineOf, pairsOf, plainText } from './codes.ts';

/** A type with its arguments, `.Cage~10~R1C1~R1C2`, and its place. */
export interface IssPart {
  readonly type: string;
  readonly args: readonly string[];
  readonly offset: number;
}

/** A part with the parts between it and its `.End`. */
export interface Node extends IssPart {
  readonly children: Node[];
}

export interface Board {
  readonly geometry: Geometry;
  /** All top-level parts, since some refer to others. */
  readonly nodes: readonly Node[];
}

type Read = (args: readonly string[], board: Board) => readonly Constraint[] | undefined;

function whole(text: string | undefined): number {
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : NaN;
}

type CellsKind =
  | 'thermometer'
  | 'renban'
  | 'between'
  | 'palindrome'
  | 'zipper'
  | 'double-arrow'
  | 'value-index'
  | 'equality-cage'
  | 'counting-circles'
  | 'all-different';

const flag =
  (...constraints: readonly Constraint[]): Read =>
  () =>
    constraints;

const line =
  (kind: CellsKind): Read =>
  (args, { geometry }) => {
    const names = args.filter((arg) => arg !== 'LOOP');
    return [{ kind, cells: cellsNamed(names, geometry) }];
  };

/** The cells of a line; one declared to be a loop returns to its first cell. */
function lineOf(args: readonly string[], geometry: Geometry): Cell[] {
  const names = args.filter((arg) => arg !== 'LOOP');
  return cellsNamed(names.length < args.length ? [...names, names[0]] : names, geometry);
}

/** A number, then cells. */
const numbered =
  (
    make: (value: number, cells: Cell[]) => readonly Constraint[] | undefined,
    cellsOf: (names: readonly string[], geometry: Geometry) => Cell[] = cellsNamed,
  ): Read =>
  ([first, ...rest], { geometry }) => {
    const value = first === '' ? 0 : whole(first);
    return Number.isNaN(value) ? undefined : make(value, cellsOf(rest, geometry));
  };

/** All pairs of the cells that touch, in the order in which they are named. */
const touching =
  (make: (cells: Cell[]) => Constraint): Read =>
  (args, { geometry }) => {
    const cells = cellsNamed(args, geometry);
    const pairs = touchingPairs(cells, geometry);
    return pairs.length > 0 ? pairs.map(make) : cells.includes(NO_CELL) ? [make(cells)] : undefined;
  };

/** A row or column, and a clue for each of its ends. */
const outside =
  <T>(make: (cells: Cell[], value: number) => T) =>
  ([name, forward = '', backward = '']: readonly string[], { geometry }: Board): T[] | undefined => {
    const cells = lineNamed(name, geometry);
    const ends = [[cells, forward] as const, [[...cells].reverse(), backward] as const];
    const stated = ends.filter(([, text]) => text !== '').map(([list, text]) => [list, whole(text)] as const);
    if (stated.some(([, value]) => Number.isNaN(value))) return undefined;
    return stated.map(([list, value]) => make(list, value));
  };

const values =
  (kind: 'contain' | 'contain-exactly'): Read =>
  ([first = '', ...rest], { geometry }) => {
    const wanted = first.split('_').map(whole);
    return wanted.some(Number.isNaN)
      ? undefined
      : [{ kind, cells: cellsNamed(rest, geometry), values: wanted }];
  };

/** The lines of a custom relation, each after its name or after an empty argument. */
const relation =
  (between: 'neighbours' | 'all', isOld = false): Read =>
  ([key = '', ...rest], { geometry }) => {
    const turned = isOld ? key.replace(/[-_]/g, (sign) => (sign === '-' ? '_' : '-')) : key;
    const pairs = pairsOf(turned, geometry);
    return (
      pairs &&
      groupsOf(rest).map((names) => ({
        kind: 'pair-relation',
        cells: cellsNamed(names, geometry),
        pairs,
        between,
      }))
    );
  };

export const TYPES: Readonly<Record<string, Read>> = {
  AntiKnight: flag({ kind: 'anti-knight' }),
  AntiKing: flag({ kind: 'anti-king' }),
  AntiTaxicab: flag({ kind: 'anti-taxicab' }),
  AntiConsecutive: flag({ kind: 'no-difference', differences: [1], neighbours: 'orthogonal' }),
  GlobalEntropy: flag({ kind: 'global-entropy' }),
  GlobalMod: flag({ kind: 'global-modular' }),
  DutchFlatmates: flag({ kind: 'dutch-flatmates' }),
  Doppelganger: flag({ kind: 'doppelganger' }),
  SearchPriority: flag(),
  StrictKropki: (_, board) => {
    const except = markedPairs(board, 'WhiteDot', 'BlackDot');
    return [
      { kind: 'no-difference', differences: [1], neighbours: 'orthogonal', except },
      { kind: 'no-ratio', ratios: [2], neighbours: 'orthogonal', except },
    ];
  },
  StrictXV: (_, board) => [
    { kind: 'no-sum', sums: [5, 10], neighbours: 'orthogonal', except: markedPairs(board, 'X', 'V') },
  ],
  Thermo: line('thermometer'),
  Renban: line('renban'),
  Between: line('between'),
  Palindrome: line('palindrome'),
  Zipper: line('zipper'),
  Entropic: (args, { geometry }) => [{ kind: 'entropic', cells: lineOf(args, geometry) }],
  DoubleArrow: line('double-arrow'),
  ValueIndexing: line('value-index'),
  EqualityCage: line('equality-cage'),
  CountingCircles: line('counting-circles'),
  AllDifferent: line('all-different'),
  RegionSumLine: (args, { geometry }) => [
    { kind: 'region-sum', cells: lineOf(args, geometry), outside: 'own-run' },
  ],
  Whisper: (args, board) =>
    Number.isNaN(whole(args[0]))
      ? [{ kind: 'whisper', cells: lineOf(args, board.geometry), difference: 5 }]
      : numbered((difference, cells) => [{ kind: 'whisper', cells, difference }], lineOf)(args, board),
  Modular: numbered((modulus, cells) => [{ kind: 'modular', cells, modulus }], lineOf),
  Lockout: numbered((difference, cells) => [{ kind: 'lockout', cells, difference }]),
  SumLine: ([sum = '', ...rest], board) => {
    const isLoop = rest[rest.length - 1] === 'LOOP';
    const cells = cellsNamed(isLoop ? rest.slice(0, -1) : rest, board.geometry);
    return [{ kind: 'sum-segments', cells, sum: whole(sum), shape: isLoop ? 'loop' : 'open' }];
  },
  Cage: numbered((sum, cells) => [{ kind: 'cage', cells, ...(sum !== 0 && { sum }) }]),
  RellikCage: numbered((sum, cells) => [
    { kind: 'rellik', cells, sum },
    { kind: 'all-different', cells },
  ]),
  Lunchbox: numbered((sum, cells) => [{ kind: 'lunchbox', cells, sum }]),
  Sum: ([first = '', ...rest], { geometry }) => {
    const [sum, isWeighted, ...weights] = first.split('_');
    const terms = [sum, ...weights].map(whole);
    if (terms.some(Number.isNaN) || (isWeighted !== undefined && isWeighted !== '=')) return undefined;
    const cells = cellsNamed(rest, geometry);
    return [{ kind: 'sum', cells, sum: terms[0], ...(isWeighted && { weights: terms.slice(1) }) }];
  },
  Arrow: (args, { geometry }) => {
    const [circle, ...shaft] = cellsNamed(args, geometry);
    return shaft.length > 0 ? [{ kind: 'arrow', circle: [circle], shaft }] : [];
  },
  PillArrow: numbered((length, cells) => [
    // The pill is in reading order, whatever the order of its cells.
    { kind: 'arrow', circle: cells.slice(0, length).sort((a, b) => a - b), shaft: cells.slice(length) },
  ]),
  WhiteDot: touching((cells) => ({ kind: 'difference', cells, difference: 1 })),
  BlackDot: touching((cells) => ({ kind: 'ratio', cells, ratio: 2 })),
  X: touching((cells) => ({ kind: 'pair-sum', cells, sum: 10 })),
  V: touching((cells) => ({ kind: 'pair-sum', cells, sum: 5 })),
  GreaterThan: touching((cells) => ({ kind: 'greater', cells })),
  XSum: outside((cells, sum) => ({ kind: 'x-sum', cells, sum })),
  Skyscraper: outside((cells, count) => ({ kind: 'skyscraper', cells, count })),
  HiddenSkyscraper: outside((cells, value) => ({ kind: 'hidden-skyscraper', cells, value })),
  NumberedRoom: outside((cells, value) => ({ kind: 'numbered-room', cells, value })),
  Sandwich: ([sum, name], { geometry }) => [
    { kind: 'sandwich', cells: lineNamed(name, geometry), sum: whole(sum), crusts: 'line' },
  ],
  LittleKiller: ([sum, name], { geometry }) => [
    {
      kind: 'little-killer',
      cells: diagonalFrom(cellNamed(name ?? '', geometry), geometry),
      sum: whole(sum),
    },
  ],
  FullRank: (args, board) => {
    const stated = board.nodes.filter(({ type }) => type === 'FullRank');
    // The first of them represents all.
    if (stated.find((node) => node.args === args) !== stated[0]) return [];
    const read = outside((cells, rank) => ({ cells, rank }));
    const ends = stated.flatMap(({ args: own }) => read(own, board) ?? []);
    const ranks = ends.map(({ rank }) => rank);
    const lines = ends.map(({ cells }) => cells);
    const ruleOfTies = board.nodes.find(({ type }) => type === 'FullRankTies')?.args[0] ?? 'only-unclued';
    const ties = ({ none: 'none', 'only-unclued': 'only-unranked', any: 'any' } as const)[ruleOfTies];
    return ties && [{ kind: 'full-rank', lines, ranks, ties }];
  },
  FullRankTies: ([ties], { nodes }) =>
    ties !== 'none' || nodes.some(({ type }) => type === 'FullRank') ? [] : undefined,
  ContainAtLeast: values('contain'),
  ContainExact: values('contain-exactly'),
  LookAndSay: ([clue = '', ...rest], { geometry }) =>
    /^(?:\d\d)+$/.test(clue)
      ? [
          {
            kind: 'look-and-say',
            cells: cellsNamed(rest, geometry),
            counts: clue.match(/\d\d/g)!.map((pair) => [Number(pair[0]), Number(pair[1])]),
          },
        ]
      : undefined,
  CountDistinct: (args, { geometry }) => {
    const [control, ...cells] = cellsNamed(args, geometry);
    return [{ kind: 'count-distinct', control: [control ?? NO_CELL], cells }];
  },
  SameValues: numbered((count, cells) => {
    const size = cells.length / count;
    if (!Number.isInteger(size) || count < 1) return undefined;
    const sets = Array.from({ length: count }, (_, at) => cells.slice(at * size, (at + 1) * size));
    return [{ kind: 'same-digits', sets }];
  }),
  EqualSum: (args, { geometry }) => {
    const sets = splitAt(args, (arg) => arg === '-');
    return [{ kind: 'equal-sums', sets: sets.map((names) => cellsNamed(names, geometry)) }];
  },
  Quad: ([name = '', ...wanted], { geometry }) => {
    const corner = cellNamed(name, geometry);
    const { row, column } = geometry.cells[corner] ?? { row: -9, column: -9 };
    const cells = [0, 1].flatMap((r) => [0, 1].map((c) => cellIn(geometry, row + r, column + c) ?? NO_CELL));
    return [{ kind: 'quadruple', cells, values: wanted.map(whole) }];
  },
  Pair: relation('neighbours'),
  PairX: relation('all'),
  Binary: relation('neighbours', true),
  BinaryX: relation('all', true),
  NFA: ([packed = '', ...rest], { geometry }) => {
    const machine = machineOf(packed, geometry);
    const groups = groupsOf(rest);
    if (!machine || groups.some((names) => names.includes('-'))) return undefined;
    return groups.map((names) => ({ kind: 'automaton', cells: cellsNamed(names, geometry), ...machine }));
  },
  Regex: ([packed = '', ...rest], { geometry }) => {
    const expression = plainText(packed)?.replace(/\s/g, '').toUpperCase();
    return expression === undefined
      ? undefined
      : groupsOf(rest).map((names) => ({ kind: 'pattern', cells: cellsNamed(names, geometry), expression }));
  },
  // Any other word than `R` means columns.
  Indexing: ([type, ...rest], { geometry }) => [
    { kind: type === 'R' ? 'row-index' : 'column-index', cells: cellsNamed(rest, geometry) },
  ],
  RegionSameValues: (_, { geometry }) => {
    const lines = geometry.houses.filter(({ kind }) => kind === 'row' || kind === 'column');
    const all = [...geometry.regions, ...lines.map(({ cells }) => cells)];
    const most = Math.max(...all.map(({ length }) => length));
    const sets = all.filter(({ length }) => length === most);
    return most === geometry.size || sets.length < 2 ? [] : [{ kind: 'same-digits', sets }];
  },
  // A candidate within alternatives.
  '': (args, { geometry }) =>
    args.map((arg): Constraint => {
      const [name, ...digits] = arg.split('_');
      const cells = [cellNamed(name, geometry)];
      const sums = digits.map((digit): Constraint => ({ kind: 'sum', cells, sum: whole(digit) }));
      return sums.length === 1 ? sums[0] : { kind: 'any-of', alternatives: sums.map((one) => [one]) };
    }),
};

/** Rules about unmarked pairs exempt marks of the whole puzzle, those in an `And` among them. */
function markedPairs({ geometry, nodes }: Board, ...types: readonly string[]): Cell[][] {
  const within = (list: readonly Node[]): Node[] =>
    list.flatMap((node) => (node.type === 'And' ? within(node.children) : [node]));
  const marks = within(nodes).filter(({ type }) => types.includes(type));
  return marks.flatMap(({ args }) => touchingPairs(cellsNamed(args, geometry), geometry));
}

function groupsOf(items: readonly string[]): string[][] {
  return splitAt(items, (item) => item === '' || item.startsWith('_')).filter(({ length }) => length > 0);
}

function splitAt(items: readonly string[], isBorder: (item: string) => boolean): string[][] {
  const groups: string[][] = [[]];
  for (const item of items) {
    if (isBorder(item)) groups.push([]);
    else groups[groups.length - 1].push(item);
  }
  return groups;
}
