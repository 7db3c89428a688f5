import { type Board, HOUSE_CELLS, HOUSE_OF, lowest } from '../board.ts';
import { CAUSE, type Proof } from './proof.ts';

/**
 * The candidates that had to be ruled out, from `before` to `now`, for a chain on `now` to exist: if a step of it uses
 * the last possibility of a cell or house, the other possibilities.
 */
export function ruledOutFor({ trails, kind, home = 0 }: Proof, now: Board, before: Board): readonly number[] {
  const found = new Set<number>();
  for (const { nodes, causes } of trails) {
    for (let i = 0; i < nodes.length; i++) {
      if (!(nodes[i] & 1)) continue;
      const cell = Math.floor(nodes[i] / 18);
      const digit = (nodes[i] >> 1) % 9;
      const why = causes[i] !== CAUSE.assumption ? causes[i] : causeOfAssumption(kind, home);
      if (why === CAUSE.cell) {
        for (let rest = before.cells[cell] & ~now.cells[cell]; rest !== 0; rest &= rest - 1) {
          found.add(cell * 9 + lowest(rest));
        }
      } else if (why !== CAUSE.assumption) {
        const house = HOUSE_OF[cell * 3 + why - CAUSE.block] * 9;
        for (
          let rest = before.places[house + digit] & ~now.places[house + digit];
          rest !== 0;
          rest &= rest - 1
        ) {
          found.add(HOUSE_CELLS[house + lowest(rest)] * 9 + digit);
        }
      }
    }
  }
  return [...found];
}

/**
 * The cause that an assumption counts as. The branches of a cell or house must be all its possibilities, so candidates
 * ruled out there count too.
 */
function causeOfAssumption(kind: Proof['kind'], home: number): number {
  if (kind === 'cell') return CAUSE.cell;
  return kind === 'house' ? CAUSE.block + Math.floor(home / 9) : CAUSE.assumption;
}
