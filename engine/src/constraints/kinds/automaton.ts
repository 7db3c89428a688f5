import { defineKind } from '../kind.ts';
import { cellPath, integers, tuples } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { lineWork } from '../surroundings.ts';

export const automatonLine = defineKind({
  rule: 'Read from its first cell, the line is accepted: from a start state, each value leads along one of its arcs, and the last to an accepting state.',
  fields: { cells: cellPath(), start: integers(), accept: integers(0), arcs: tuples(3, 0) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, start, accept, arcs }) => lineWork(cells) + start.length + accept.length + 3 * arcs.length,
  holds: ({ cells, start, accept, arcs }, { values }) => {
    let states = new Set(start);
    for (const read of values(cells)) {
      states = new Set(
        arcs.filter(([from, value]) => states.has(from) && value === read).map(([, , to]) => to),
      );
    }
    return accept.some((state) => states.has(state));
  },
  compile: ({ cells, start, accept, arcs }) => {
    const leads = new Map<string, number[]>();
    for (const [from, value, to] of arcs)
      leads.set(`${from} ${value}`, [...(leads.get(`${from} ${value}`) ?? []), to]);
    const after = (from: number, value: number) => leads.get(`${from} ${value}`) ?? [];
    return [
      automaton(cells, {
        key: JSON.stringify([start, accept, arcs]),
        start: 'start',
        next: (state, value) =>
          state === 'start' ? start.flatMap((from) => after(from, value)) : after(state as number, value),
        accepts: (state) => accept.includes(state as number),
      }),
    ];
  },
});
