/** The reasons that two nodes of a chain are not both true. */
import type { Constraint } from '../../../constraints/kinds.ts';
import { seesCell } from '../../board-index.ts';
import type { Position } from '../../position.ts';
import { settle } from '../../rules/scope.ts';
import { domainsOf, premisesOf } from '../../rules/premises.ts';
import type { Candidate, ChainNode, Link } from '../../step.ts';

/** The weak link between two nodes that are known to be linked. */
export function weakLink(position: Position, a: ChainNode, b: ChainNode): Link {
  const link = (reason: Link['reason']): Link => ({ strength: 'weak', reason });
  for (const cell of a.cells) {
    for (const other of b.cells) {
      if (cell === other && a.digit !== b.digit) continue;
      if (a.digit === b.digit && seesCell(position.tables, cell, other)) continue;
      const constraint = ruleBetween(position, { cell, digit: a.digit }, { cell: other, digit: b.digit });
      if (constraint) return link({ kind: 'rule', constraint });
    }
  }
  return a.digit === b.digit ? link({ kind: 'sight' }) : link({ kind: 'cell', cell: b.cells[0] });
}

/** The rule that no filling with both candidates satisfies. */
function ruleBetween(position: Position, a: Candidate, b: Candidate): Constraint | undefined {
  if (!position.tables.bars) return undefined;
  return premisesOf(position).single.find(({ scope }) => {
    const [i, k] = [scope.cells.indexOf(a.cell), scope.cells.indexOf(b.cell)];
    return i >= 0 && k >= 0 && (isBarred(a.digit, b.digit, i, k) || isBarred(b.digit, a.digit, k, i));
    function isBarred(assumed: number, asked: number, from: number, to: number): boolean {
      const domains = domainsOf(position, scope);
      domains[from] &= 1 << (assumed - 1);
      // The rule may not even allow the assumed candidate.
      return !settle(scope, domains) || ((domains[to] >>> (asked - 1)) & 1) === 0;
    }
  })?.constraints[0];
}
