/** How each kind of constraint is drawn, following common practice. A kind without a look does not compile. */
import type { Cell, Constraint, ConstraintKind, Geometry } from 'pencilmark';
import { arrowLook, broadLine, centreRing, doubleArrowLook } from './looks/lines.ts';
import { outsideLook } from './looks/outside.ts';
import { cornerLook, greaterLook, pairLook } from './looks/pairs.ts';
import {
  cageLook,
  comparedSets,
  disc,
  eachCell,
  ring,
  shaded,
  tile,
  wedgedCells,
  zoneLook,
} from './looks/sets.ts';
import { cellsWithin } from './nested-cells.ts';
import { type AnyLook, type LookOf, type RuleLook } from './rule-look.ts';

/** The look of a constraint of any kind. */
export function lookOf(constraint: Constraint, geometry: Geometry): RuleLook {
  return (RULE_LOOKS[constraint.kind] as AnyLook)(constraint, geometry);
}

/** A rule about the whole board is not drawn: the text beside the board states it. */
const everywhere = (): RuleLook => ({});

const RULE_LOOKS: { readonly [K in ConstraintKind]: LookOf<K> } = {
  'all-different': ({ cells }, geometry) => zoneLook(geometry, cells),
  'anti-knight': everywhere,
  'anti-king': everywhere,
  'anti-chess': ({ cells }, geometry) => (cells ? zoneLook(geometry, cells) : {}),
  taxicab: everywhere,
  'anti-taxicab': everywhere,
  'no-difference': everywhere,
  'no-ratio': everywhere,
  'no-sum': everywhere,
  'global-entropy': everywhere,
  'global-modular': everywhere,
  'dutch-flatmates': everywhere,
  doppelganger: everywhere,
  clone: ({ cells, copy }, geometry) => joined(zoneLook(geometry, cells), zoneLook(geometry, copy)),
  'same-digits': ({ sets }, geometry) => comparedSets(geometry, sets, '≡'),
  odd: ({ cells }, geometry) => eachCell(geometry, cells, disc),
  even: ({ cells }, geometry) => eachCell(geometry, cells, tile),
  minimum: ({ cells }, geometry) => wedgedCells(geometry, cells, 'in'),
  maximum: ({ cells }, geometry) => wedgedCells(geometry, cells, 'out'),
  'row-index': ({ cells }, geometry) => indexed(geometry, cells, '↕'),
  'column-index': ({ cells }, geometry) => indexed(geometry, cells, '↔'),
  'box-index': ({ cells }, geometry) => indexed(geometry, cells, '□'),
  'counting-circles': ({ cells }, geometry) => eachCell(geometry, cells, ring),
  difference: ({ cells, difference }, geometry) =>
    pairLook(geometry, cells, { style: 'light', text: difference === 1 ? '' : `${difference}` }),
  ratio: ({ cells, ratio }, geometry) =>
    pairLook(geometry, cells, { style: 'dark', text: ratio === 2 ? '' : `${ratio}` }),
  'pair-sum': ({ cells, sum }, geometry) =>
    pairLook(geometry, cells, { style: 'plain', text: sum === 10 ? 'X' : sum === 5 ? 'V' : `${sum}` }),
  greater: ({ cells }, geometry) => greaterLook(geometry, cells),
  quadruple: ({ cells, values }, geometry) =>
    areTwoByTwo(geometry, cells)
      ? cornerLook(geometry, cells, values.map(String))
      : cageLook(geometry, cells, `⊇${values.join(' ')}`),
  contain: ({ cells, values }, geometry) => cageLook(geometry, cells, `⊇${values.join(' ')}`),
  'contain-exactly': ({ cells, values }, geometry) => cageLook(geometry, cells, `=${values.join(' ')}`),
  'look-and-say': ({ cells, counts }, geometry) =>
    cageLook(geometry, cells, counts.map(([count, value]) => `${count}×${value}`).join(' ')),
  'count-distinct': ({ control, cells }, geometry) =>
    joined(eachCell(geometry, control, ring), cageLook(geometry, cells, '≠')),
  'equality-cage': ({ cells }, geometry) => cageLook(geometry, cells, '='),
  thermometer: ({ cells }, geometry) =>
    broadLine(geometry, cells, { colour: 'grey', core: 'none', first: 'bulb' }),
  'slow-thermometer': ({ cells }, geometry) =>
    broadLine(geometry, cells, { colour: 'grey', core: 'dots', first: 'bulb' }, '≤'),
  palindrome: ({ cells }, geometry) => broadLine(geometry, cells, { colour: 'grey', core: 'dashes' }),
  renban: ({ cells }, geometry) => broadLine(geometry, cells, { colour: 'purple', core: 'none' }),
  nabner: ({ cells }, geometry) => broadLine(geometry, cells, { colour: 'orange', core: 'dashes' }),
  whisper: ({ cells, difference }, geometry) =>
    broadLine(
      geometry,
      cells,
      { colour: 'green', core: 'none' },
      usualWhisper(geometry, difference) ? undefined : `≥${difference}`,
    ),
  between: ({ cells }, geometry) =>
    broadLine(geometry, cells, { colour: 'grey', core: 'none', first: 'ring', last: 'ring' }),
  lockout: ({ cells, difference }, geometry) =>
    broadLine(
      geometry,
      cells,
      { colour: 'teal', core: 'none', first: 'diamond', last: 'diamond' },
      difference === 4 ? undefined : `≥${difference}`,
    ),
  zipper: ({ cells }, geometry) =>
    joined(broadLine(geometry, cells, { colour: 'pink', core: 'none' }), {
      ground: centreRing(geometry, cells),
    }),
  'region-sum': ({ cells }, geometry) => broadLine(geometry, cells, { colour: 'blue', core: 'none' }),
  'sum-segments': ({ cells, sum, shape }, geometry) =>
    broadLine(
      geometry,
      shape === 'loop' ? [...cells, cells[0]] : cells,
      { colour: 'blue', core: 'dashes' },
      `Σ${sum}`,
    ),
  entropic: ({ cells }, geometry) => broadLine(geometry, cells, { colour: 'orange', core: 'none' }),
  modular: ({ cells, modulus }, geometry) =>
    broadLine(
      geometry,
      cells,
      { colour: 'teal', core: 'dashes' },
      modulus === 3 ? undefined : `mod ${modulus}`,
    ),
  'double-arrow': ({ cells }, geometry) => doubleArrowLook(geometry, cells),
  'value-index': ({ cells }, geometry) =>
    broadLine(geometry, cells, { colour: 'pink', core: 'dashes', first: 'ring' }),
  arrow: ({ circle, shaft }, geometry) => arrowLook(geometry, circle, shaft),
  cage: ({ cells, sum }, geometry) => cageLook(geometry, cells, sum === undefined ? undefined : `${sum}`),
  'cage-sums': ({ cells, sums }, geometry) => cageLook(geometry, cells, sums.join('/')),
  sum: ({ cells, sum, weights }, geometry) => weightedSum(geometry, cells, sum, weights),
  'little-killer': ({ cells, sum }, geometry) => outsideLook(geometry, cells, `${sum}`, '', 'arrow'),
  'equal-sums': ({ sets }, geometry) => comparedSets(geometry, sets, 'Σ='),
  rellik: ({ cells, sum }, geometry) => cageLook(geometry, cells, `≠${sum}`),
  lunchbox: ({ cells, sum }, geometry) =>
    broadLine(geometry, cells, { colour: 'green', core: 'chain' }, `${sum}`),
  sandwich: ({ cells, sum }, geometry) => outsideLook(geometry, cells, `${sum}`, 'S'),
  'x-sum': ({ cells, sum }, geometry) => outsideLook(geometry, cells, `${sum}`, 'X'),
  skyscraper: ({ cells, count }, geometry) => outsideLook(geometry, cells, `${count}`, '▲'),
  'hidden-skyscraper': ({ cells, value }, geometry) => outsideLook(geometry, cells, `${value}`, '△'),
  'numbered-room': ({ cells, value }, geometry) => outsideLook(geometry, cells, `${value}`, '#'),
  'full-rank': ({ lines, ranks }, geometry) =>
    joined(...lines.map((cells, index) => outsideLook(geometry, cells, `${ranks[index]}`, 'R'))),
  'pair-relation': ({ cells }, geometry) =>
    broadLine(geometry, cells, { colour: 'orange', core: 'dots', first: 'ring' }),
  automaton: ({ cells }, geometry) => broadLine(geometry, cells, { colour: 'purple', core: 'dots', first: 'ring' }), // oxfmt-ignore
  pattern: ({ cells }, geometry) =>
    broadLine(geometry, cells, { colour: 'blue', core: 'dots', first: 'ring' }),
  // Only one of the rules need hold: if drawn as usual, all would seem to.
  'any-of': (constraint, geometry) => zoneLook(geometry, cellsWithin(constraint), '∨'),
  'all-of': ({ lists }, geometry) =>
    joined(...lists.flat().map((nested) => lookOf(nested as Constraint, geometry))),
};

function joined(...looks: readonly RuleLook[]): RuleLook {
  return {
    areas: looks.flatMap(({ areas = [] }) => areas),
    ground: looks.flatMap(({ ground = [] }) => ground),
    marks: looks.flatMap(({ marks = [] }) => marks),
    outlines: looks.flatMap(({ outlines = [] }) => outlines),
    labels: looks.flatMap(({ labels = [] }) => labels),
    outside: looks.flatMap(({ outside = [] }) => outside),
  };
}

/** A cage whose digits may repeat. A cell that counts several times, or is subtracted, is labelled. */
function weightedSum(
  geometry: Geometry,
  cells: readonly Cell[],
  sum: number,
  weights: readonly number[] = [],
): RuleLook {
  const cage = cageLook(geometry, cells, `Σ${sum}`);
  const times = new Map<Cell, number>();
  for (const [index, cell] of cells.entries()) {
    times.set(cell, (times.get(cell) ?? 0) + (weights[index] ?? 1));
  }
  const labels = [...times].flatMap(([cell, weight]) => (weight === 1 ? [] : [{ cell, text: `×${weight}` }]));
  return joined(cage, { labels });
}

function indexed(geometry: Geometry, cells: readonly Cell[], sign: string): RuleLook {
  return {
    areas: [shaded(geometry, cells)],
    labels: cells.map((cell) => ({ cell, text: sign })),
  };
}

/** Whether a whisper has the usual difference, like German whispers on 9×9, which players know without a number. */
function usualWhisper({ size }: Geometry, difference: number): boolean {
  return difference === Math.ceil(size / 2);
}

function areTwoByTwo({ cells: places }: Geometry, cells: readonly Cell[]): boolean {
  const rows = cells.map((cell) => places[cell].row);
  const columns = cells.map((cell) => places[cell].column);
  return Math.max(...rows) - Math.min(...rows) === 1 && Math.max(...columns) - Math.min(...columns) === 1;
}
