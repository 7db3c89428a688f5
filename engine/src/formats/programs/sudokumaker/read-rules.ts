import type { Constraint, ConstraintKind, ConstraintOf } from '../../../constraints/kinds.ts';
import { ORTHOGONAL, pairsApart, thirdOf } from '../../../constraints/surroundings.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import type { Drawing, DrawnPlace } from '../../drawing.ts';
import { fieldOf, itemsOf, type Literal, plainOf, wholeOf } from '../../text/loose-json.ts';
import { hasLoneCells, sortedPairs } from '../fpuzzles/write-rules.ts';
import type { StatedRule } from '../../text/stated-rules.ts';

/** The numbers that SudokuMaker gives its elements. */
export const TYPES = {
  givens: 0,
  regions: 1,
  diagonalMinus: 10,
  diagonalPlus: 11,
  antiKing: 12,
  antiKnight: 13,
  disjoint: 14,
  nonConsecutive: 15,
  globalGroups: 16,
  even: 100,
  odd: 101,
  maximum: 102,
  minimum: 103,
  difference: 200,
  ratio: 201,
  xv: 202,
  thermometer: 300,
  killer: 301,
  clone: 302,
  quadruple: 303,
  lookAndSay: 304,
  different: 305,
  renban: 400,
  whisper: 401,
  palindrome: 402,
  between: 403,
  regionSum: 404,
  sequence: 405,
  entropy: 406,
  lockout: 407,
  arrow: 408,
  doubleArrow: 409,
  rowIndex: 600,
  columnIndex: 601,
  line: 2000,
  cage: 2001,
  symbol: 2002,
  rules: 2003,
  fogLights: 4000,
  fogTriggers: 4001,
} as const;

/** Elements that are the board, or are only drawn. */
const NO_RULES: readonly number[] = [
  TYPES.givens, TYPES.regions, TYPES.diagonalMinus, TYPES.diagonalPlus, TYPES.disjoint, TYPES.different, TYPES.line,
  TYPES.symbol, TYPES.rules, TYPES.fogLights, TYPES.fogTriggers,
]; // prettier-ignore

/** What elements are called whose rule we cannot read: where clues beside the board stand is not known. */
const NAMES: Readonly<Record<number, string>> = {
  16: 'global groups',
  302: 'clones',
  303: 'quadruples',
  406: 'digit group lines',
  500: 'little killers',
  501: 'sandwich sums',
  502: 'X-sums',
  503: 'skyscrapers',
  504: 'numbered rooms',
  1000: 'rules that are programmed',
};

/** The rules among elements. */
export function makerRules(elements: readonly Literal[], geometry: Geometry): StatedRule[] {
  return elements.flatMap((element): StatedRule[] => {
    const type = wholeOf(fieldOf(element, 'type')) ?? -1;
    if (NO_RULES.includes(type)) return [];
    const name = NAMES[type] ?? `type ${type}`;
    const { offset } = element;
    if (type === TYPES.cage) return namedCages(element);
    const constraints = READERS[type]?.(element, geometry, elements);
    if (!constraints && isEmpty(element)) return [];
    return constraints
      ? constraints.map((one) => ({ name: one.kind, offset, constraints: [one] }))
      : [{ name, offset }];
  });
}

/** An element of clues that has none says nothing, whatever it would say. */
function isEmpty(element: Literal): boolean {
  const lists = ['clues', 'cages', 'groups', 'lines', 'cells'].flatMap(
    (name) => fieldOf(element, name) ?? [],
  );
  return lists.length > 0 && lists.every((list) => itemsOf(list).length === 0);
}

type Read = (element: Literal, geometry: Geometry, all: readonly Literal[]) => Constraint[] | undefined;

function cellsIn(element: Literal, field: string): Cell[] {
  return numbersOf(fieldOf(element, field));
}

function numbersOf(literal: Literal | undefined): number[] {
  return itemsOf(literal).map((item) => wholeOf(item) ?? -1);
}

type LineKind = 'renban' | 'palindrome' | 'between' | 'double-arrow';
const lines =
  (
    make: (cells: Cell[], element: Literal, geometry: Geometry) => Constraint | undefined,
    field = 'lines',
  ): Read =>
  (element, geometry) => {
    const made = itemsOf(fieldOf(element, field)).map((line) => make(numbersOf(line), element, geometry));
    return made.includes(undefined) ? undefined : made.map((one) => one!);
  };
const plainLines = (kind: LineKind): Read => lines((cells) => ({ kind, cells }));
const marks =
  (kind: 'even' | 'odd' | 'maximum' | 'minimum' | 'row-index' | 'column-index'): Read =>
  (element) => {
    const cells = cellsIn(element, 'cells');
    return cells.length > 0 ? [{ kind, cells }] : [];
  };

/** Dots and letters, and the rule about pairs without any. */
const edges =
  (
    mark: (cells: Cell[], value: number) => Constraint,
    negative: (values: number[], except: Cell[][]) => Constraint,
    also?: { readonly type: number; readonly flag: string },
  ): Read =>
  // prettier-ignore
  (element, geometry, all) => {
    const dots = itemsOf(fieldOf(element, 'clues'));
    const own = dots.map((dot) => edgeCells(wholeOf(fieldOf(dot, 'edge')) ?? -1, geometry));
    const others = all.filter((one) => also && wholeOf(fieldOf(one, 'type')) === also.type && plainOf(fieldOf(one, also.flag)) === true); // prettier-ignore
    const exempt = others.flatMap((one) =>
      itemsOf(fieldOf(one, 'clues')).map((dot) => edgeCells(wholeOf(fieldOf(dot, 'edge')) ?? -1, geometry)),
    );
    const ruledOut = numbersOf(fieldOf(element, 'negative'));
    return [
      ...dots.map((dot, at) => mark(own[at], wholeOf(fieldOf(dot, 'value')) ?? -1)),
      ...(ruledOut.length > 0 ? [negative(ruledOut, [...own, ...exempt])] : []),
    ];
  };

/** Edges count by rows: in each, first those between its cells, then those to the row below. */
function edgeCells(edge: number, { size }: Geometry): Cell[] {
  const [row, at] = [Math.floor(edge / (2 * size)), edge % (2 * size)];
  if (edge < 0 || row >= size) return [-1, -1];
  if (at >= 1 && at < size) return [row * size + at - 1, row * size + at];
  return at >= size && row < size - 1 ? [row * size + at - size, (row + 1) * size + at - size] : [-1, -1];
}

function edgeOf([a, b]: readonly Cell[], { size }: Geometry): number | undefined {
  const [first, second] = a < b ? [a, b] : [b, a];
  const [row, column] = [Math.floor(first / size), first % size];
  if (second === first + 1 && column < size - 1) return 2 * size * row + column + 1;
  return second === first + size ? 2 * size * row + column + size : undefined;
}

const READERS: Readonly<Record<number, Read>> = {
  [TYPES.antiKing]: () => [{ kind: 'anti-king' }],
  [TYPES.antiKnight]: () => [{ kind: 'anti-knight' }],
  [TYPES.nonConsecutive]: () => [{ kind: 'no-difference', differences: [1], neighbours: 'orthogonal' }],
  [TYPES.globalGroups]: (element, geometry) => {
    const groups = groupsIn(element);
    if (groups === groupText(geometry, (value) => thirdOf(value, geometry)))
      return [{ kind: 'global-entropy' }];
    return groups === groupText(geometry, (value) => value % 3) ? [{ kind: 'global-modular' }] : undefined;
  },
  [TYPES.even]: marks('even'),
  [TYPES.odd]: marks('odd'),
  [TYPES.maximum]: marks('maximum'),
  [TYPES.minimum]: marks('minimum'),
  [TYPES.rowIndex]: marks('row-index'),
  [TYPES.columnIndex]: marks('column-index'),
  [TYPES.difference]: edges(
    (cells, difference) => ({ kind: 'difference', cells, difference }),
    (differences, except) => ({ kind: 'no-difference', differences, neighbours: 'orthogonal', except }),
    { type: TYPES.ratio, flag: 'overrideNegativeDifferences' },
  ),
  [TYPES.ratio]: edges(
    (cells, ratio) => ({ kind: 'ratio', cells, ratio }),
    (ratios, except) => ({ kind: 'no-ratio', ratios, neighbours: 'orthogonal', except }),
    { type: TYPES.difference, flag: 'overrideNegativeRatios' },
  ),
  [TYPES.xv]: edges(
    (cells, sum) => ({ kind: 'pair-sum', cells, sum }),
    (sums, except) => ({ kind: 'no-sum', sums, neighbours: 'orthogonal', except }),
  ),
  [TYPES.thermometer]: lines((cells, element) => ({ kind: plainOf(fieldOf(element, 'slow')) === true ? 'slow-thermometer' : 'thermometer', cells }), 'thermometers'), // prettier-ignore
  [TYPES.killer]: (element) =>
    itemsOf(fieldOf(element, 'cages')).map((cage) => {
      const sum = wholeOf(fieldOf(cage, 'value')) ?? 0;
      return { kind: 'cage', cells: cellsIn(cage, 'cells'), ...(sum !== 0 && { sum }) };
    }),
  [TYPES.lookAndSay]: (element) => {
    const cages = itemsOf(fieldOf(element, 'cages')).map((cage): Constraint | undefined => {
      const told = String(plainOf(fieldOf(cage, 'value')) ?? '');
      if (!/^(?:\d\d)+$/.test(told)) return undefined;
      const counts = told.match(/\d\d/g)!.map((pair) => [Number(pair[0]), Number(pair[1])]);
      return { kind: 'look-and-say', cells: cellsIn(cage, 'cells'), counts };
    });
    return cages.includes(undefined) ? undefined : cages.map((one) => one!);
  },
  [TYPES.renban]: plainLines('renban'),
  [TYPES.palindrome]: plainLines('palindrome'),
  [TYPES.between]: plainLines('between'),
  [TYPES.doubleArrow]: plainLines('double-arrow'),
  [TYPES.lockout]: lines((cells) => ({ kind: 'lockout', cells, difference: 4 })),
  [TYPES.whisper]: lines((cells, element) => ({ kind: 'whisper', cells, difference: wholeOf(fieldOf(element, 'minDifference')) ?? -1 })), // prettier-ignore
  [TYPES.regionSum]: (element, geometry, all) =>
    plainOf(fieldOf(element, 'singleRegionTotals')) === true
      ? undefined
      : lines((cells) => ({ kind: 'region-sum', cells, outside: geometry.regions.length > 0 ? 'left-out' : 'own-run' }))(element, geometry, all), // prettier-ignore
  [TYPES.entropy]: (element, geometry, all) => {
    const groups = groupsIn(element);
    if (groups === groupText(geometry, (value) => thirdOf(value, geometry))) {
      return lines((cells) => ({ kind: 'entropic', cells }))(element, geometry, all);
    }
    const modulus = [2, 3].find((m) => groups === groupText(geometry, (value) => value % m));
    return modulus && lines((cells) => ({ kind: 'modular', cells, modulus }))(element, geometry, all);
  },
  [TYPES.arrow]: (element) =>
    itemsOf(fieldOf(element, 'bulbsWithArrows')).flatMap((bulb) => {
      // The bulb's first cell is its last figure.
      const circle = cellsIn(bulb, 'bulbCells').reverse();
      return itemsOf(fieldOf(bulb, 'arrows')).flatMap((line): Constraint[] => {
        const shaft = numbersOf(line).slice(1);
        return shaft.length > 0 ? [{ kind: 'arrow', circle, shaft }] : [];
      });
    }),
} as Readonly<Record<number, Read>>;

function groupsIn(element: Literal): string {
  return numbersOf(fieldOf(element, 'groups')).sort((a, b) => a - b).join(); // prettier-ignore
}

/** Groups of values as numbers whose bit v stands for the value v. */
function groupText({ values }: Geometry, groupOf: (value: number) => number): string {
  return groupSets(values, groupOf).sort((a, b) => a - b).join(); // prettier-ignore
}

function groupSets(values: readonly number[], groupOf: (value: number) => number): number[] {
  const sets = new Map<number, number>();
  for (const value of values) sets.set(groupOf(value), (sets.get(groupOf(value)) ?? 0) + 2 ** value);
  return [...sets.values()];
}

/** Cages that are only drawn, but named after a rule. */
function namedCages(element: Literal): StatedRule[] {
  const name = String(plainOf(fieldOf(element, 'name')) ?? '').trim();
  const kind = name.toLowerCase();
  if (name === '') return [];
  return itemsOf(fieldOf(element, 'cages')).map((cage): StatedRule => {
    const text = String(plainOf(fieldOf(cage, 'value')) ?? '').trim();
    const cells = cellsIn(cage, 'cells');
    const sum = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    const isKiller = (kind === 'sum' || kind === 'killer') && (sum !== undefined || text === '');
    const isRellik = kind === 'rellik' && sum !== undefined;
    const known: Constraint | undefined = isKiller
      ? { kind: 'cage', cells, ...(sum !== undefined && sum > 0 && { sum }) }
      : isRellik
        ? { kind: 'rellik', cells, sum }
        : undefined;
    return {
      name: `cages named "${name.slice(0, 30)}"`,
      offset: cage.offset,
      ...(known && { constraints: [known] }),
    };
  });
}

/** What is only drawn. */
export function makerDrawings(elements: readonly Literal[], size: number): Drawing[] {
  return elements.flatMap((element): Drawing[] => {
    const type = wholeOf(fieldOf(element, 'type'));
    const style = fieldOf(element, 'style');
    const text = (literal: Literal | undefined): string | undefined =>
      typeof plainOf(literal) === 'string' ? String(plainOf(literal)) : undefined;
    const colour = text(fieldOf(style, 'color'));
    const width = numberOf(fieldOf(style, 'thickness'));
    if (type === TYPES.line) {
      return itemsOf(fieldOf(element, 'lines')).flatMap((line): Drawing[] => {
        const points = itemsOf(line)
          .map(placeOf)
          .filter((place) => place !== undefined);
        return points.length > 0 ? [{ shape: 'line', points, ...(colour && { colour }), ...(width !== undefined && { width }) }] : []; // prettier-ignore
      });
    }
    if (type === TYPES.cage && !text(fieldOf(element, 'name'))) {
      return itemsOf(fieldOf(element, 'cages')).map((cage) => {
        const own = text(fieldOf(cage, 'value'));
        const cells = cellsIn(cage, 'cells').filter((cell) => cell >= 0 && cell < size * size);
        const cageColour = text(fieldOf(fieldOf(style, 'cage'), 'color'));
        return { shape: 'cage', cells, ...(own && { text: own }), ...(cageColour && { colour: cageColour }) };
      });
    }
    if (type === TYPES.symbol) return itemsOf(fieldOf(element, 'symbols')).flatMap(symbolOf);
    if (type === TYPES.fogLights || type === TYPES.fogTriggers) {
      const cells = cellsIn(element, 'lightCells').filter((cell) => cell >= 0 && cell < size * size);
      return type === TYPES.fogLights ? [{ shape: 'fog', cells }] : [];
    }
    return [];
  });
}

function numberOf(literal: Literal | undefined): number | undefined {
  const data = plainOf(literal);
  return typeof data === 'number' && Number.isFinite(data) && Math.abs(data) <= 1e6 ? data : undefined;
}

function placeOf(point: Literal | undefined): [number, number] | undefined {
  const [y, x] = [numberOf(fieldOf(point, 'y')), numberOf(fieldOf(point, 'x'))];
  return y === undefined || x === undefined ? undefined : [y, x];
}

function symbolOf(symbol: Literal): Drawing[] {
  const centre = placeOf(fieldOf(symbol, 'position'));
  const params = fieldOf(symbol, 'params');
  const shape = ({ rectangle: 'rectangle', ellipse: 'oval', text: 'text' } as const)[String(plainOf(fieldOf(params, 'type')))]; // prettier-ignore
  if (!centre || !shape) return [];
  const decimal = (name: string, times = 1): number | undefined => {
    const value = numberOf(fieldOf(params, name));
    return value === undefined ? undefined : value * times;
  };
  const word = (name: string): string | undefined => {
    const value = plainOf(fieldOf(params, name));
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const found = {
    width: shape === 'oval' ? decimal('rx', 2) : decimal('width'),
    height: shape === 'oval' ? decimal('ry', 2) : decimal('height'),
    fill: word('fill'),
    border: word('stroke'),
    text: word('text'),
    textSize: decimal('size'),
    angle: decimal('angle'),
    below: plainOf(fieldOf(symbol, 'layer')) === 'background' ? (true as const) : undefined,
  };
  return [
    {
      shape,
      centre,
      ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    },
  ];
}

/** The elements that say constraints and drawings; what they cannot say is left out. */
export function writtenElements(
  constraints: readonly Constraint[],
  drawings: readonly Drawing[],
  geometry: Geometry,
): object[] {
  const of = <K extends ConstraintKind>(kind: K) =>
    constraints.filter((one) => one.kind === kind) as ConstraintOf<K>[];
  const elements: object[] = [];
  const put = (type: number, more: object, isThere: boolean): void => {
    if (isThere) elements.push({ type, ...more });
  };
  put(TYPES.antiKing, {}, of('anti-king').length > 0);
  put(TYPES.antiKnight, {}, of('anti-knight').length > 0);
  const entropy = groupSets(geometry.values, (value) => thirdOf(value, geometry));
  const residues = (modulus: number) => groupSets(geometry.values, (value) => value % modulus);
  put(TYPES.globalGroups, { groups: entropy }, of('global-entropy').length > 0);
  put(TYPES.globalGroups, { groups: residues(3) }, of('global-modular').length > 0);
  for (const kind of ['even', 'odd'] as const)
    for (const { cells } of of(kind)) put(TYPES[kind], { cells }, true);
  for (const kind of ['maximum', 'minimum'] as const)
    for (const { cells } of of(kind)) put(TYPES[kind], { cells }, true);
  for (const { cells } of of('row-index')) put(TYPES.rowIndex, { cells }, true);
  for (const { cells } of of('column-index')) put(TYPES.columnIndex, { cells }, true);
  elements.push(...edgeElements(constraints, geometry));
  const plain = [
    ['renban', TYPES.renban],
    ['palindrome', TYPES.palindrome],
    ['between', TYPES.between],
    ['double-arrow', TYPES.doubleArrow],
    ['entropic', TYPES.entropy],
  ] as const;
  for (const [kind, type] of plain) {
    const own = of(kind).map(({ cells }) => cells);
    put(type, { ...(kind === 'entropic' && { groups: entropy }), lines: own }, own.length > 0);
  }
  for (const { cells, modulus } of of('modular')) {
    put(TYPES.entropy, { groups: residues(modulus), lines: [cells] }, (modulus === 2 || modulus === 3) && modulus <= geometry.size); // prettier-ignore
  }
  for (const { cells, difference } of of('whisper'))
    put(TYPES.whisper, { minDifference: difference, lines: [cells] }, true);
  const isBare = geometry.regions.length === 0;
  for (const { cells, outside = 'own-run' } of of('region-sum')) {
    const isTold = isBare ? outside === 'own-run' : outside === 'left-out' || !hasLoneCells(cells, geometry);
    put(TYPES.regionSum, { singleRegionTotals: false, lines: [cells] }, isTold);
  }
  for (const { cells, difference } of of('lockout')) put(TYPES.lockout, { lines: [cells] }, difference === 4);
  for (const { cells } of of('thermometer'))
    put(TYPES.thermometer, { slow: false, thermometers: [cells] }, true);
  for (const { cells } of of('slow-thermometer'))
    put(TYPES.thermometer, { slow: true, thermometers: [cells] }, true);
  const cages = [
    ...of('cage').filter(({ sum }) => sum !== 0).map(({ cells, sum = 0 }) => ({ cells, value: sum })),
    ...of('all-different').map(({ cells }) => ({ cells, value: 0 })),
  ]; // prettier-ignore
  put(TYPES.killer, { cages }, cages.length > 0);
  for (const { cells, sum } of of('rellik'))
    put(TYPES.cage, { name: 'Rellik', cages: [{ cells, value: `${sum}` }] }, true);
  const says = of('look-and-say').filter(({ counts }) => counts.flat().every((each) => each < 10));
  put(TYPES.lookAndSay, { cages: says.map(({ cells, counts }) => ({ cells, value: counts.flat().join('') })) }, says.length > 0); // prettier-ignore
  const arrows = of('arrow').map(({ circle, shaft }) => ({ bulbCells: [...circle].reverse(), arrows: [[circle[circle.length - 1], ...shaft]] })); // prettier-ignore
  put(TYPES.arrow, { bulbsWithArrows: arrows }, arrows.length > 0);
  return [...elements, ...drawnElements(drawings)];
}

function edgeElements(constraints: readonly Constraint[], geometry: Geometry): object[] {
  const isBeside = (cells: readonly Cell[]) => pairsApart(geometry, ORTHOGONAL).some(([a, b]) => cells.includes(a) && cells.includes(b)); // prettier-ignore
  const marks = { difference: [], ratio: [], 'pair-sum': [] } as Record<string, { cells: readonly Cell[]; value: number }[]>; // prettier-ignore
  for (const one of constraints) {
    if (one.kind === 'difference') marks.difference.push({ cells: one.cells, value: one.difference });
    if (one.kind === 'ratio') marks.ratio.push({ cells: one.cells, value: one.ratio });
    if (one.kind === 'pair-sum') marks['pair-sum'].push({ cells: one.cells, value: one.sum });
  }
  const told = (kind: string) => marks[kind].filter(({ cells }) => isBeside(cells));
  const negative = (kind: ConstraintKind, exempt: readonly string[]): readonly number[] | undefined => {
    const wanted = sortedPairs(exempt.flatMap((name) => told(name).map(({ cells }) => cells)));
    for (const one of constraints) {
      if (one.kind !== kind || !('neighbours' in one) || one.neighbours !== 'orthogonal') continue;
      if (sortedPairs(one.except ?? []) !== wanted) continue;
      if (one.kind === 'no-difference') return one.differences;
      if (one.kind === 'no-ratio') return one.ratios;
      if (one.kind === 'no-sum') return one.sums;
    }
    return undefined;
  };
  const dots = ['difference', 'ratio'] as const;
  // Whether dots of the other colour are exempt is told by the other colour.
  const shared = (kind: ConstraintKind, own: string): { values: readonly number[]; isShared: boolean } => {
    const alone = negative(kind, [own]);
    return alone
      ? { values: alone, isShared: false }
      : { values: negative(kind, dots) ?? [], isShared: true };
  };
  const differences = shared('no-difference', 'difference');
  const ratios = shared('no-ratio', 'ratio');
  const rows: readonly (readonly [number, string, object])[] = [
    [
      TYPES.difference,
      'difference',
      { negative: differences.values, overrideNegativeRatios: ratios.isShared },
    ],
    [TYPES.ratio, 'ratio', { negative: ratios.values, overrideNegativeDifferences: differences.isShared }],
    [TYPES.xv, 'pair-sum', { negative: negative('no-sum', ['pair-sum']) ?? [] }],
  ];
  return rows.flatMap(([type, kind, more]) => {
    const own = told(kind).map(({ cells, value }) => ({ value, edge: edgeOf(cells, geometry)! }));
    const isEmptyElement =
      own.length === 0 && (more as { negative: readonly number[] }).negative.length === 0;
    return isEmptyElement ? [] : [{ type, ...more, clues: own }];
  });
}

function drawnElements(drawings: readonly Drawing[]): object[] {
  const vector = ([y, x]: DrawnPlace) => ({ x, y });
  return drawings.flatMap((drawing): object[] => {
    switch (drawing.shape) {
      case 'line': {
        const { points, colour, width, head } = drawing;
        return head === undefined ? [{ type: TYPES.line, lines: [points.map(vector)], style: { color: colour, thickness: width } }] : []; // prettier-ignore
      }
      case 'cage': {
        const { cells, text, colour, textColour } = drawing;
        return textColour === undefined ? [{ type: TYPES.cage, cages: [{ cells, value: text }], style: { cage: { color: colour } } }] : []; // prettier-ignore
      }
      case 'fog':
        return [{ type: TYPES.fogLights, lightCells: drawing.cells }];
      case 'colour':
        return [];
      default: {
        const { shape, centre, width = 0, height = 0, fill, border, text, textSize, angle, below } = drawing;
        const sizes = shape === 'oval' ? { rx: width / 2, ry: height / 2 } : shape === 'rectangle' ? { width, height } : {}; // prettier-ignore
        const params = { type: shape === 'oval' ? 'ellipse' : shape, fill, stroke: border, text, size: textSize, angle, ...sizes }; // prettier-ignore
        return [{ type: TYPES.symbol, symbols: [{ position: vector(centre), layer: below ? 'background' : 'default', params }] }]; // prettier-ignore
      }
    }
  });
}
