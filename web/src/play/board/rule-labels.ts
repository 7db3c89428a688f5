import { fogOf } from '@pencilmark/game';
import {
  type Cell,
  cellName,
  cellsOf,
  type Constraint,
  type Geometry,
  kindOf,
  type NestedConstraint,
  type Puzzle,
} from 'pencilmark';
import { ruleWords } from '../../puzzles/rules/words.ts';

/**
 * For each cell, the screen reader text of the rules that it is part of, without rules about the whole board. A rule
 * that is partly in fog has only its name, and only in clear cells.
 */
export function ruleLabels({ geometry, constraints, ...seen }: Labelled, whole?: Labelled): string[] {
  const parts: string[][] = geometry.cells.map(() => []);
  for (const constraint of constraints) addLabels(constraint, geometry, parts);
  const fog = fogOf(seen);
  if (!fog) return joined(parts);
  const clear = new Set(fog.cells);
  for (const constraint of whole?.constraints ?? []) {
    if (constraints.includes(constraint)) continue;
    for (const cell of new Set(cellsOf(constraint)))
      if (clear.has(cell)) parts[cell].push(ruleWords.names[constraint.kind]);
  }
  return joined(parts.map((own, cell) => (clear.has(cell) ? own : [ruleWords.cell.inFog])));
}

type Labelled = Pick<Puzzle, 'geometry' | 'constraints' | 'drawings'>;

function joined(parts: readonly (readonly string[])[]): string[] {
  return parts.map((own) => own.map((text) => `, ${text}`).join(''));
}

/** Fields whose cells stand apart from the others: the whole rule is about them. */
const CIRCLES: readonly string[] = ['circle', 'control'];

function addLabels(constraint: NestedConstraint, geometry: Geometry, parts: readonly string[][]): void {
  const { fields } = kindOf(constraint);
  const name = ruleWords.names[constraint.kind as Constraint['kind']];
  const value = Object.entries(fields)
    .filter(([field, { type }]) => type.startsWith('integer') && constraint[field] !== undefined)
    .map(([field]) => [constraint[field]].flat().join(' '))
    .join(' ');
  for (const [field, { type, ...rest }] of Object.entries(fields)) {
    const content = constraint[field];
    if (content === undefined || (type !== 'cells' && type !== 'cell-lists')) continue;
    const isLine = 'order' in rest && rest.order === 'line';
    const lists = (type === 'cells' ? [content] : content) as readonly (readonly Cell[])[];
    for (const cells of new Map(lists.map((list) => [list.join(), list])).values()) {
      for (const cell of new Set(cells)) parts[cell].push(textFor(cell, cells, field, isLine));
    }
  }

  function textFor(cell: Cell, cells: readonly Cell[], field: string, isLine: boolean): string {
    const { cell: words } = ruleWords;
    const other = cells.find((at) => at !== cell);
    if (CIRCLES.includes(field)) return words.inCircle(name);
    if (constraint.kind === 'greater' && other !== undefined) {
      const compare = cell === cells[0] ? words.greaterThan : words.lessThan;
      return compare(cellName(geometry, other));
    }
    if (!isLine && cells.length === 2 && other !== undefined && PAIRS.includes(constraint.kind)) {
      return words.withCell(name, cellName(geometry, other), value);
    }
    return isLine
      ? words.onLine(name, cells.indexOf(cell) + 1, cells.length, value)
      : words.inSet(name, cells.length, value);
  }
}

/** Marks on the edge between two cells. */
const PAIRS: readonly string[] = ['difference', 'ratio', 'pair-sum'];
