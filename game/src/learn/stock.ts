/** The stock: boards of techniques that are too rare to be searched for while the user waits. */
import type { TechniqueId } from 'pencilmark';
import type { DrillBoard } from './drill-board.ts';
import { STOCK } from './stock.generated.ts';
import { readStockRow } from './stock-row.ts';

/** Techniques that occur in less than about 1 % of puzzles. */
export const RARE: readonly TechniqueId[] = [
  'naked-quadruple',
  'hidden-quadruple',
  'swordfish',
  'jellyfish',
  'uniqueness-test-2',
  'uniqueness-test-5',
  'uniqueness-test-6',
  'avoidable-rectangle-1',
  'avoidable-rectangle-2',
  'sashimi-x-wing',
  'sashimi-swordfish',
  'finned-jellyfish',
  'sashimi-jellyfish',
  'simple-colors-trap',
  'simple-colors-wrap',
  'multi-colors-1',
  'multi-colors-2',
  'x-chain',
  'grouped-continuous-nice-loop',
  'grouped-aic',
  'als-xz',
  'als-xy-wing',
  'als-xy-chain',
];

/** The boards of a technique, each parsed on demand; none for common techniques. */
export function stockOf(technique: TechniqueId): (() => DrillBoard)[] {
  return (STOCK[technique] ?? []).map((row) => () => readStockRow(row));
}
