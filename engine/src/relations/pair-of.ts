import type { Cell } from '../model/geometry.ts';
import type { DigitValues } from './narrow.ts';
import type { PairTable, Relation } from './relation.ts';
import { pairTable } from './types/linear.ts';

/**
 * For each digit of the first cell, the digits of the second that go with it, if the relation has exactly two cells.
 */
export function pairOf(relation: Relation, digitValues: DigitValues): [Cell, Cell, PairTable] | undefined {
  if (relation.is === 'pair') return [relation.a, relation.b, relation.table];
  if (relation.is !== 'linear' || relation.cells.length !== 2) return undefined;
  return [relation.cells[0], relation.cells[1], pairTable(relation, digitValues)];
}
