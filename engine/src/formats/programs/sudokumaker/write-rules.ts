import type { Constraint, ConstraintKind, ConstraintOf } from '../../../constraints/kinds.ts';
import { ORTHOGONAL, pairsApart, thirdOf } from '../../../constraints/surroundings.ts';
import type { Cell, Geometry } from '../../../model/geometry.ts';
import type { Drawing } from '../../../puzzle/drawing.ts';
import { hasLoneCells, sortedPairs } from '../rule-cells.ts';
import { drawnElements } from './drawings.ts';
import { outsideOf } from '../square-places.ts';
import { cornerOf, edgeOf, groupSets, outerOf, TYPES } from './elements.ts';

/** The elements for constraints and drawings; those that cannot be expressed are left out. */
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
  elements.push(...edgeElements(constraints, geometry), ...outerElements(constraints, geometry));
  const quads = of('quadruple').map(({ cells, values }) => ({
    corner: cornerOf(cells, geometry),
    digits: values,
  }));
  put(TYPES.quadruple, { clues: quads }, quads.length > 0);
  const twins = of('clone').flatMap(({ cells, copy }) => cells.map((cell, at) => [cell, copy[at]]));
  put(TYPES.clone, { groups: twins }, twins.length > 0);
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
    put(
      TYPES.entropy,
      { groups: residues(modulus), lines: [cells] },
      (modulus === 2 || modulus === 3) && modulus <= geometry.size,
    );
  }
  for (const { cells, difference } of of('whisper'))
    put(TYPES.whisper, { minDifference: difference, lines: [cells] }, true);
  const isBare = geometry.regions.length === 0;
  for (const { cells, outside = 'own-run' } of of('region-sum')) {
    const isExpressible = isBare
      ? outside === 'own-run'
      : outside === 'left-out' || !hasLoneCells(cells, geometry);
    put(TYPES.regionSum, { singleRegionTotals: false, lines: [cells] }, isExpressible);
  }
  for (const { cells, difference } of of('lockout')) put(TYPES.lockout, { lines: [cells] }, difference === 4);
  for (const { cells } of of('thermometer'))
    put(TYPES.thermometer, { slow: false, thermometers: [cells] }, true);
  for (const { cells } of of('slow-thermometer'))
    put(TYPES.thermometer, { slow: true, thermometers: [cells] }, true);
  const cages = [
    ...of('cage').filter(({ sum }) => sum !== 0).map(({ cells, sum = 0 }) => ({ cells, value: sum })),
    ...of('all-different').map(({ cells }) => ({ cells, value: 0 })),
  ]; // oxfmt-ignore
  put(TYPES.killer, { cages }, cages.length > 0);
  for (const { cells, sum } of of('rellik'))
    put(TYPES.cage, { name: 'Rellik', cages: [{ cells, value: `${sum}` }] }, true);
  const says = of('look-and-say').filter(({ counts }) => counts.flat().every((each) => each < 10));
  put(
    TYPES.lookAndSay,
    { cages: says.map(({ cells, counts }) => ({ cells, value: counts.flat().join('') })) },
    says.length > 0,
  );
  const readable = of('arrow').filter(({ circle }) =>
    circle.every((cell, at) => at === 0 || circle[at - 1] < cell),
  );
  const arrows = readable.map(({ circle, shaft }) => ({
    bulbCells: circle,
    arrows: [[circle[circle.length - 1], ...shaft]],
  }));
  put(TYPES.arrow, { bulbsWithArrows: arrows }, arrows.length > 0);
  return [...elements, ...drawnElements(drawings)];
}

/** The clues beside the board whose cells are a whole line from its rim. */
function outerElements(constraints: readonly Constraint[], geometry: Geometry): object[] {
  const byType = new Map<number, object[]>();
  const put = (type: number, cells: readonly Cell[], value: number, isDiagonal = false): void => {
    const from = outsideOf(cells, geometry.size);
    const [down, right] = from?.step ?? [0, 0];
    if (!from || (down !== 0 && right !== 0) !== isDiagonal) return;
    const diagonal = isDiagonal ? { diagonal: down === right ? -1 : 1 } : {};
    byType.set(type, [
      ...(byType.get(type) ?? []),
      { value, outerCell: outerOf(from, geometry), ...diagonal },
    ]);
  };
  for (const one of constraints) {
    if (one.kind === 'little-killer') put(TYPES.littleKiller, one.cells, one.sum, true);
    if (one.kind === 'sandwich' && one.crusts !== 'line') put(TYPES.sandwich, one.cells, one.sum);
    if (one.kind === 'x-sum' && one.sum > 0) put(TYPES.xSum, one.cells, one.sum);
    if (one.kind === 'skyscraper') put(TYPES.skyscraper, one.cells, one.count);
    if (one.kind === 'numbered-room') put(TYPES.numberedRoom, one.cells, one.value);
  }
  return [...byType].map(([type, list]) => ({ type, clues: list }));
}

function edgeElements(constraints: readonly Constraint[], geometry: Geometry): object[] {
  const isBeside = (cells: readonly Cell[]) =>
    pairsApart(geometry, ORTHOGONAL).some(([a, b]) => cells.includes(a) && cells.includes(b));
  const marks = { difference: [], ratio: [], 'pair-sum': [] } as Record<
    string,
    { cells: readonly Cell[]; value: number }[]
  >;
  for (const one of constraints) {
    if (one.kind === 'difference') marks.difference.push({ cells: one.cells, value: one.difference });
    if (one.kind === 'ratio') marks.ratio.push({ cells: one.cells, value: one.ratio });
    if (one.kind === 'pair-sum') marks['pair-sum'].push({ cells: one.cells, value: one.sum });
  }
  const shown = (kind: string) => marks[kind].filter(({ cells }) => isBeside(cells));
  const negative = (kind: ConstraintKind, exempt: readonly string[]): readonly number[] | undefined => {
    const wanted = sortedPairs(exempt.flatMap((name) => shown(name).map(({ cells }) => cells)));
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
  // Whether dots of the other colour are exempt is stored with the other colour.
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
    const own = shown(kind).map(({ cells, value }) => ({ value, edge: edgeOf(cells, geometry)! }));
    const isEmptyElement =
      own.length === 0 && (more as { negative: readonly number[] }).negative.length === 0;
    return isEmptyElement ? [] : [{ type, ...more, clues: own }];
  });
}
