import { lowestBit } from '../../cell-set.ts';
import type { FinderContext } from '../../finder-context.ts';
import { addLink, CELL_REASON, type ChainGraph, nodeFor } from './graph.ts';

/** Bivalue cells: one of the two candidates is true. */
export function addCellLinks(graph: ChainGraph, { position, tables }: FinderContext): void {
  const { indexOf, stride } = graph.live;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    const set = position.candidates[cell];
    const upper = set & (set - 1);
    if (upper === 0 || (upper & (upper - 1)) !== 0) continue;
    const a = nodeFor(graph, indexOf[cell * stride + lowestBit(set) + 1]);
    const b = nodeFor(graph, indexOf[cell * stride + lowestBit(upper) + 1]);
    addLink(graph, a, b, CELL_REASON);
  }
}

/** Conjugate pairs: a digit with two places in a full house. */
export function addHouseLinks(graph: ChainGraph, { position, tables }: FinderContext): void {
  const { indexOf, stride } = graph.live;
  for (let digit = 1; digit < stride; digit++) {
    for (let house = 0; house < tables.houseCount; house++) {
      const held = position.places[house * stride + digit];
      const upper = held & (held - 1);
      if (upper === 0 || (upper & (upper - 1)) !== 0 || tables.isFull[house] === 0) continue;
      const cells = tables.houseCells[house];
      const a = nodeFor(graph, indexOf[cells[lowestBit(held)] * stride + digit]);
      const b = nodeFor(graph, indexOf[cells[lowestBit(upper)] * stride + digit]);
      addLink(graph, a, b, house);
    }
  }
}
