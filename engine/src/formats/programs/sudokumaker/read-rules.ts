import type { Constraint } from '../../../constraints/kinds.ts';
import { thirdOf } from '../../../constraints/surroundings.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import { fieldOf, itemsOf, type Literal, plainOf, integerOf, wordIn } from '../../text/loose-json.ts';
import type { StatedRule } from '../../text/stated-rules.ts';
import { cellsIn, edgeCells, groupText, numbersOf, TYPES } from './elements.ts';

/** Elements that are the board or plain drawings. */
const NO_RULES: readonly number[] = [
  TYPES.givens, TYPES.regions, TYPES.diagonalMinus, TYPES.diagonalPlus, TYPES.disjoint, TYPES.different, TYPES.line,
  TYPES.symbol, TYPES.rules, TYPES.fogLights, TYPES.fogTriggers,
]; // oxfmt-ignore

/** The names of elements whose rule cannot be read: the positions of clues beside the board are unknown. */
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
    const type = integerOf(fieldOf(element, 'type')) ?? -1;
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
  [TYPES.regionSum]: (element, geometry, all) =>
    plainOf(fieldOf(element, 'singleRegionTotals')) === true
      ? undefined
      : lines((cells) => ({
          kind: 'region-sum',
          cells,
          outside: geometry.regions.length > 0 ? 'left-out' : 'own-run',
        }))(element, geometry, all),
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
      // The first cell of the bulb is its last figure.
      const circle = cellsIn(bulb, 'bulbCells').reverse();
      return itemsOf(fieldOf(bulb, 'arrows')).flatMap((line): Constraint[] => {
        const shaft = numbersOf(line).slice(1);
        return shaft.length > 0 ? [{ kind: 'arrow', circle, shaft }] : [];
      });
    }),
} as Readonly<Record<number, Read>>;

function groupsIn(element: Literal): string {
  return numbersOf(fieldOf(element, 'groups')).sort((a, b) => a - b).join(); // oxfmt-ignore
}

/** Cages that are only drawn, but named after a rule. */
function namedCages(element: Literal): StatedRule[] {
  const name = wordIn(element, 'name');
  const kind = name.toLowerCase();
  if (name === '') return [];
  return itemsOf(fieldOf(element, 'cages')).map((cage): StatedRule => {
    const text = wordIn(cage, 'value');
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
