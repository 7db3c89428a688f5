import type { Constraint } from '../../../constraints/kinds.ts';
import { thirdOf, wound } from '../../../constraints/surroundings.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import { fieldOf, itemsOf, type Literal, plainOf, integerOf, wordIn } from '../../text/loose-json.ts';
import type { StatedRule } from '../../text/stated-rules.ts';
import {
  cellsIn,
  cornerCells,
  edgeCells,
  groupsIn,
  groupText,
  numbersOf,
  seenFrom,
  TYPES,
} from './elements.ts';
import { fourCells, groupMachine, sequenceMachine } from './machines.ts';
import { namedCages } from './named-cages.ts';

/** Elements that are the board or plain drawings. */
const NO_RULES: readonly number[] = [
  TYPES.givens, TYPES.regions, TYPES.diagonalMinus, TYPES.diagonalPlus, TYPES.disjoint, TYPES.different, TYPES.line,
  TYPES.symbol, TYPES.rules, TYPES.fogLights, TYPES.fogTriggers,
]; // oxfmt-ignore

/** The names of elements, for the refusal of one whose rule cannot be read. */
const NAMES: Readonly<Record<number, string>> = {
  16: 'global groups',
  302: 'clones',
  303: 'quadruples',
  304: 'look-and-say cages',
  406: 'digit group lines',
  500: 'little killers',
  501: 'sandwich sums',
  502: 'X-sums',
  503: 'skyscrapers',
  504: 'numbered rooms',
};

/** Names one whose rule is a program. The setter's name for it says more than ours. */
function programmed(element: Literal): string {
  const name = wordIn(fieldOf(element, 'definition') ?? element, 'name') || wordIn(element, 'name');
  return name === '' ? 'rules that are programmed' : `rules that are programmed: "${name.slice(0, 60)}"`;
}

/** The rules among elements. */
export function makerRules(elements: readonly Literal[], geometry: Geometry, words: string): StatedRule[] {
  return elements.flatMap((element): StatedRule[] => {
    const type = integerOf(fieldOf(element, 'type')) ?? -1;
    if (NO_RULES.includes(type)) return [];
    const name = type === TYPES.programmed ? programmed(element) : (NAMES[type] ?? `type ${type}`);
    const { offset } = element;
    if (type === TYPES.cage) return namedCages(element, geometry, words);
    const constraints = READERS[type]?.(element, geometry, elements);
    if (!constraints && isEmpty(element)) return [];
    return constraints
      ? constraints.map((one) => ({ name: one.kind, offset, constraints: [one] }))
      : [{ name, offset }];
  });
}

/** Whether an element for clues has none, so that it means nothing. */
function isEmpty(element: Literal): boolean {
  const lists = ['clues', 'cages', 'groups', 'lines', 'cells'].flatMap(
    (name) => fieldOf(element, name) ?? [],
  );
  return lists.length > 0 && lists.every((list) => itemsOf(list).length === 0);
}

type Read = (element: Literal, geometry: Geometry, all: readonly Literal[]) => Constraint[] | undefined;

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
  // oxfmt-ignore
  (element, geometry, all) => {
    const dots = itemsOf(fieldOf(element, 'clues'));
    const cellsOf = (one: Literal): Cell[][] =>
      itemsOf(fieldOf(one, 'clues')).map((dot) => edgeCells(integerOf(fieldOf(dot, 'edge')) ?? -1, geometry));
    const own = cellsOf(element);
    const others = all.filter(
      (one) =>
        also && integerOf(fieldOf(one, 'type')) === also.type && plainOf(fieldOf(one, also.flag)) === true,
    );
    const ruledOut = numbersOf(fieldOf(element, 'negative'));
    return [
      ...dots.map((dot, at) => mark(own[at], integerOf(fieldOf(dot, 'value')) ?? -1)),
      ...(ruledOut.length > 0 ? [negative(ruledOut, [...own, ...others.flatMap(cellsOf)])] : []),
    ];
  };

/** The clues beside the board; one without a value is only drawn. */
const outside =
  (make: (cells: Cell[], value: number) => Constraint): Read =>
  (element, geometry) =>
    itemsOf(fieldOf(element, 'clues')).flatMap((one): Constraint[] => {
      const value = integerOf(fieldOf(one, 'value'));
      const place = integerOf(fieldOf(one, 'outerCell')) ?? -1;
      if (value === undefined) return [];
      return [make(seenFrom(place, integerOf(fieldOf(one, 'diagonal')), geometry), value)];
    });

/** Any cells in a row, as many as there are groups, hold a value of each; a shorter line holds different ones. */
function groupLine(cells: readonly Cell[], groups: readonly (readonly number[])[]): Constraint[] {
  const pairs = groups.flatMap((group, at) =>
    groups.flatMap((other, to) =>
      at === to ? [] : group.flatMap((x) => other.map((y): [number, number] => [x, y])),
    ),
  );
  const line = wound(cells, groups.length);
  const starts = Math.max(1, line.length - groups.length + 1);
  return Array.from({ length: line.length < 2 ? 0 : starts }, (_, at) => ({
    kind: 'pair-relation',
    cells: line.slice(at, at + groups.length),
    pairs,
    between: 'all',
  }));
}

/** The sums of a line in all the regions that it visits, each region once however often it does. */
function regionTotals(cells: readonly Cell[], { regions }: Geometry): Constraint[] {
  const sets = regions
    .map((region) => cells.filter((cell) => region.includes(cell)))
    .filter(({ length }) => length > 0);
  return sets.length > 1 ? [{ kind: 'equal-sums', sets }] : [];
}

const READERS: Readonly<Record<number, Read>> = {
  [TYPES.antiKing]: () => [{ kind: 'anti-king' }],
  [TYPES.antiKnight]: () => [{ kind: 'anti-knight' }],
  [TYPES.nonConsecutive]: () => [{ kind: 'no-difference', differences: [1], neighbours: 'orthogonal' }],
  [TYPES.globalGroups]: (element, geometry) => {
    const written = writtenGroups(element);
    if (written === groupText(geometry, (value) => thirdOf(value, geometry)))
      return [{ kind: 'global-entropy' }];
    if (written === groupText(geometry, (value) => value % 3)) return [{ kind: 'global-modular' }];
    const groups = groupsIn(element, geometry);
    // More groups than cells leave nothing to place.
    if (!groups || groups.length === 0 || groups.length > 4) return undefined;
    const machine = groupMachine(groups, geometry);
    return fourCells(geometry).map((cells) => ({ kind: 'automaton', cells, ...machine }));
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
  [TYPES.thermometer]: lines(
    (cells, element) => ({
      kind: plainOf(fieldOf(element, 'slow')) === true ? 'slow-thermometer' : 'thermometer',
      cells,
    }),
    'thermometers',
  ),
  [TYPES.killer]: (element) =>
    itemsOf(fieldOf(element, 'cages')).map((cage) => {
      const sum = integerOf(fieldOf(cage, 'value')) ?? 0;
      return { kind: 'cage', cells: cellsIn(cage, 'cells'), ...(sum !== 0 && { sum }) };
    }),
  [TYPES.lookAndSay]: (element) => {
    const cages = itemsOf(fieldOf(element, 'cages')).map((cage): Constraint | undefined => {
      const value = String(plainOf(fieldOf(cage, 'value')) ?? '');
      if (!/^(?:\d\d)+$/.test(value)) return undefined;
      const counts = value.match(/\d\d/g)!.map((pair) => [Number(pair[0]), Number(pair[1])]);
      return { kind: 'look-and-say', cells: cellsIn(cage, 'cells'), counts };
    });
    return cages.includes(undefined) ? undefined : cages.map((one) => one!);
  },
  [TYPES.renban]: plainLines('renban'),
  [TYPES.palindrome]: plainLines('palindrome'),
  [TYPES.between]: plainLines('between'),
  [TYPES.doubleArrow]: plainLines('double-arrow'),
  [TYPES.lockout]: lines((cells) => ({ kind: 'lockout', cells, difference: 4 })),
  [TYPES.whisper]: lines((cells, element) => ({
    kind: 'whisper',
    cells,
    difference: integerOf(fieldOf(element, 'minDifference')) ?? -1,
  })),
  [TYPES.clone]: (element) =>
    itemsOf(fieldOf(element, 'groups')).flatMap((group): Constraint[] => {
      const [first, ...others] = numbersOf(group);
      return others.map((cell) => ({ kind: 'clone', cells: [first], copy: [cell] }));
    }),
  [TYPES.quadruple]: (element, geometry) =>
    itemsOf(fieldOf(element, 'clues')).flatMap((one): Constraint[] => {
      const cells = cornerCells(integerOf(fieldOf(one, 'corner')) ?? -1, geometry);
      const values = numbersOf(fieldOf(one, 'digits'));
      if (values.length === 0) return [];
      return [{ kind: cells.length === 4 ? 'quadruple' : 'contain', cells, values }];
    }),
  [TYPES.littleKiller]: outside((cells, sum) => ({ kind: 'little-killer', cells, sum })),
  [TYPES.sandwich]: outside((cells, sum) => ({ kind: 'sandwich', cells, sum, crusts: 'board' })),
  // The first 0 values add up to 0.
  [TYPES.xSum]: outside((cells, sum) =>
    sum === 0 ? { kind: 'sum', cells: cells.slice(0, 1), sum } : { kind: 'x-sum', cells, sum },
  ),
  [TYPES.skyscraper]: outside((cells, count) => ({ kind: 'skyscraper', cells, count })),
  [TYPES.numberedRoom]: outside((cells, value) => ({ kind: 'numbered-room', cells, value })),
  [TYPES.sequence]: lines((cells, _, geometry) => ({
    kind: 'automaton',
    cells,
    ...sequenceMachine(geometry),
  })),
  [TYPES.regionSum]: (element, geometry, all) =>
    plainOf(fieldOf(element, 'singleRegionTotals')) === true
      ? itemsOf(fieldOf(element, 'lines')).flatMap((line) => regionTotals(numbersOf(line), geometry))
      : lines((cells) => ({
          kind: 'region-sum',
          cells,
          outside: geometry.regions.length > 0 ? 'left-out' : 'own-run',
        }))(element, geometry, all),
  [TYPES.entropy]: (element, geometry, all) => {
    const written = writtenGroups(element);
    if (written === groupText(geometry, (value) => thirdOf(value, geometry))) {
      return lines((cells) => ({ kind: 'entropic', cells }))(element, geometry, all);
    }
    const { size } = geometry;
    const moduli = Array.from({ length: size - 1 }, (_, at) => at + 2);
    const modulus = moduli.find((m) => written === groupText(geometry, (value) => value % m));
    if (modulus !== undefined)
      return lines((cells) => ({ kind: 'modular', cells, modulus }))(element, geometry, all);
    const groups = groupsIn(element, geometry);
    const isApart = groups && new Set(groups.flat()).size === groups.flat().length;
    if (!isApart || groups.length < 2) return undefined;
    return itemsOf(fieldOf(element, 'lines')).flatMap((line) => groupLine(numbersOf(line), groups));
  },
  [TYPES.arrow]: (element) =>
    itemsOf(fieldOf(element, 'bulbsWithArrows')).flatMap((bulb) => {
      // Its number is read as any other, whatever the order of its cells.
      const circle = cellsIn(bulb, 'bulbCells').sort((a, b) => a - b);
      return itemsOf(fieldOf(bulb, 'arrows')).flatMap((line): Constraint[] => {
        const shaft = numbersOf(line).slice(1);
        return shaft.length > 0 ? [{ kind: 'arrow', circle, shaft }] : [];
      });
    }),
} as Readonly<Record<number, Read>>;

function writtenGroups(element: Literal): string {
  return numbersOf(fieldOf(element, 'groups')).sort((a, b) => a - b).join(); // oxfmt-ignore
}
