import { restrict } from '../domains.ts';
import { masksAt } from '../layout.ts';
import { get, type int, set } from '../words.ts';

/**
 * A line read by an automaton: keeps the digits that lie on a path from the start to an accepting end.
 *
 * `data`: the address of the diagram. It starts with the current values of two marks (reached, useful), then for each
 * cell the address of its edges, which is also the end of the previous cell's, and one final end. An edge holds the
 * addresses of its two nodes and its digits. A node holds the mark with which it was last reached, and the one with
 * which it was last useful.
 */
export function runAutomaton(cells: int, data: int): boolean {
  const diagram = get(data);
  const many = get(cells);
  // A mark never used before identifies the nodes reached in this run, so nothing has to be cleared.
  const mark = get(diagram) + 1;
  set(diagram, mark);
  set(get(diagram + 1), mark);
  const starts = diagram + 2;
  for (let k = 0; k < many; k++) {
    const mask = get(masksAt + get(cells + 1 + k));
    const end = get(starts + k + 1);
    for (let edge = get(starts + k); edge < end; edge += 3) {
      if ((get(edge + 2) & mask) !== 0 && get(get(edge)) === mark) set(get(edge + 1), mark);
    }
  }
  const last = get(get(starts + many) - 2);
  if (get(starts + many) === get(starts + many - 1) || get(last) !== mark) return false;
  set(last + 1, mark);
  for (let k = many - 1; k >= 0; k--) {
    const cell = get(cells + 1 + k);
    const mask = get(masksAt + cell);
    let supported = 0;
    const end = get(starts + k + 1);
    for (let edge = get(starts + k); edge < end; edge += 3) {
      const open = get(edge + 2) & mask;
      if (open === 0 || get(get(edge + 1) + 1) !== mark || get(get(edge)) !== mark) continue;
      supported |= open;
      set(get(edge) + 1, mark);
    }
    if (!restrict(cell, supported)) return false;
  }
  return true;
}
