import { type CellSet } from '../../logic/cell-set.ts';
import { PEER_SETS, WORDS } from './grid.ts';

/** Sets `target` to the cells that see all of `cells`; every cell if `cells` is empty. */
export function commonPeers(cells: CellSet, target: CellSet): void {
  target.fill(-1);
  for (let w = 0; w < WORDS; w++) {
    for (let bits = cells[w]; bits !== 0; bits &= bits - 1) {
      const peers = PEER_SETS[w * 32 + 31 - Math.clz32(bits & -bits)];
      for (let v = 0; v < WORDS; v++) target[v] &= peers[v];
    }
  }
}
