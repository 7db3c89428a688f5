import { kindOf } from '../../../constraints/kind-of.ts';
import type { Constraint } from '../../../constraints/kinds.ts';
import { mapCells } from '../../../constraints/map-cells.ts';
import type { NestedConstraint } from '../../../constraints/schema.ts';
import { type Cell, cellIn, type Geometry } from '../../../model/geometry.ts';
import type { StatedRule } from '../../text/stated-rules.ts';
import { cellNamed, NO_CELL } from './cells.ts';
import { bitsOf } from './codes.ts';
import { type Board, type IssPart, type Node, TYPES } from './rule-types.ts';

/** The rules from parts that are neither the board nor its givens; undefined if an `.End` is missing or superfluous. */
export function issRules(parts: readonly IssPart[], geometry: Geometry): StatedRule[] | undefined {
  const root: Node = { type: '', args: [], offset: 0, children: [] };
  const open = [root];
  for (const part of parts) {
    if (part.type === 'End') {
      if (open.length === 1) return undefined;
      open.pop();
      continue;
    }
    const node: Node = { ...part, children: [] };
    open[open.length - 1].children.push(node);
    if (COMPOSITES.includes(part.type)) open.push(node);
    if (open.length > MAX_NESTED) return undefined;
  }
  if (open.length > 1) return undefined;
  const board: Board = { geometry, nodes: root.children };
  const hasVariables = root.children.some(({ type }) => type === 'Var');
  const rules = root.children.map((node): StatedRule => {
    const constraints = hasVariables && namesVariable(node) ? undefined : constraintsOf(node, board);
    return { name: node.type, offset: node.offset, ...(constraints && { constraints }) };
  });
  return rules;
}

/** A cell of `.Var`, of which the letter is that of its group. */
export const VARIABLE = /^V[A-Z]*\d+(?:_|$)/i;

function namesVariable({ args, children }: Node): boolean {
  return args.some((arg) => VARIABLE.test(arg)) || children.some(namesVariable);
}

const COMPOSITES = ['Or', 'And', 'Replicate'];

const MAX_NESTED = 12;

/** The constraints of a node; undefined if its rule is not known here. */
function constraintsOf(node: Node, board: Board): readonly Constraint[] | undefined {
  if (node.type === 'Or' || node.type === 'And') {
    const lists = node.children.map((child) =>
      child.type === 'And' ? partsOf(child.children, board) : constraintsOf(child, board),
    );
    if (lists.includes(undefined)) return undefined;
    const known = lists.map((list) => list!);
    if (known.length === 0) return [];
    // An alternative without constraints always holds.
    if (node.type === 'Or')
      return known.some((list) => list.length === 0) ? [] : [{ kind: 'any-of', alternatives: known }];
    return [{ kind: 'all-of', lists: [known.flat()] }];
  }
  if (node.type === 'Replicate') return copies(node, board);
  return Object.hasOwn(TYPES, node.type) ? TYPES[node.type](node.args, board) : undefined;
}

function partsOf(nodes: readonly Node[], board: Board): Constraint[] | undefined {
  const lists = nodes.map((node) => constraintsOf(node, board));
  return lists.includes(undefined) ? undefined : lists.flatMap((list) => list!);
}

/**
 * Copies of the nested parts, moved so that their first cell comes to each target; targets are bits from the origin
 * onwards.
 */
function copies({ args, children }: Node, board: Board): Constraint[] | undefined {
  const { geometry } = board;
  const inner = partsOf(children, board);
  const origin = cellNamed(args[1] ?? 'R1C1', geometry);
  const bits = bitsOf(args[0] ?? '');
  if (!inner || !bits || origin < 0 || inner.some((one) => hasWholeBoard(one))) return undefined;
  const targets = bits.flatMap((isSet, at) =>
    isSet && origin + at < geometry.cells.length ? [origin + at] : [],
  );
  return targets.flatMap((target) => inner.map((one) => moved(one, origin, target, geometry)));
}

function hasWholeBoard({ kind }: NestedConstraint): boolean {
  return Object.keys(kindOf({ kind }).fields).length === 0;
}

/** A moved constraint; cells that would leave the board become invalid. */
function moved(constraint: Constraint, origin: Cell, target: Cell, geometry: Geometry): Constraint {
  const down = geometry.cells[target].row - geometry.cells[origin].row;
  const right = geometry.cells[target].column - geometry.cells[origin].column;
  return mapCells(constraint, (cell) => {
    const place = geometry.cells[cell] as (typeof geometry.cells)[number] | undefined;
    return (place && cellIn(geometry, place.row + down, place.column + right)) ?? NO_CELL;
  });
}
