/**
 * An automaton unrolled over a line: one layer of states before each cell and one after the last, without dead ends,
 * and with equal states merged. Lines of the same kind and length share one.
 */
import { spend } from '../stopping.ts';
import { keptIn } from './keep.ts';
import type { Machine, MachineState } from './relation.ts';

export interface LineDiagram {
  readonly nodeCount: number;
  /** The first node of each layer; layer 0 has only node 0, the last layer only accepting states. */
  readonly layerStarts: Int32Array;
  /** The first edge out of each layer, and one final end. */
  readonly edgeStarts: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The digits of an edge. */
  readonly digits: Int32Array;
}

/** Maximum numbers of edges, and of values read while unrolling; a state of many characters counts more than once. */
const MAX_EDGES = 100_000;
const MAX_READ = 500_000;
const MAX_KEPT = 300;

const known = new Map<string, LineDiagram | 'too large'>();

/** The diagram of an automaton over `length` cells that hold `values`; undefined if it would be too large. */
export function lineDiagram(
  machine: Machine,
  length: number,
  values: readonly number[],
): LineDiagram | 'too large' {
  const key = `${length} ${values[0]} ${values.length} ${machine.key}`;
  return keptIn(known, MAX_KEPT, key, () => unroll(machine, length, values));
}

interface Edge {
  readonly from: number;
  readonly to: number;
  digits: number;
}

function unroll(machine: Machine, length: number, values: readonly number[]): LineDiagram | 'too large' {
  let layer = new Map<MachineState, number>([[machine.start, 0]]);
  const layers: Edge[][] = [];
  let edgeCount = 0;
  let read = 0;
  for (let position = 0; position < length; position++) {
    const next = new Map<MachineState, number>();
    const edges = new Map<number, Edge>();
    for (const [state, from] of layer) {
      read += values.length * (typeof state === 'string' ? 1 + (state.length >> 3) : 1);
      if (read > MAX_READ) return 'too large';
      spend(values.length);
      for (const [index, value] of values.entries()) {
        for (const reached of machine.next(state, value, position)) {
          if (position === length - 1 && !machine.accepts(reached)) continue;
          let to = next.get(reached);
          if (to === undefined) next.set(reached, (to = next.size));
          const at = from * 2 ** 24 + to;
          const edge = edges.get(at);
          if (edge) edge.digits |= 1 << index;
          else edges.set(at, { from, to, digits: 1 << index });
        }
      }
      if (edgeCount + edges.size > MAX_EDGES) return 'too large';
    }
    edgeCount += edges.size;
    layers.push([...edges.values()]);
    layer = next;
  }
  return reduce(layers, layer.size);
}

/** Merges states with the same future, from the last layer to the first; all accepting ends become one. */
function reduce(layers: readonly Edge[][], ends: number): LineDiagram {
  let classOf = new Array<number>(ends).fill(0);
  const reduced: Edge[][] = [];
  const sizes: number[] = [ends > 0 ? 1 : 0];
  for (let k = layers.length - 1; k >= 0; k--) {
    const outOf = new Map<number, Map<number, number>>();
    spend(layers[k].length);
    for (const { from, to, digits } of layers[k]) {
      if (classOf[to] < 0) continue;
      const out = outOf.get(from) ?? new Map<number, number>();
      out.set(classOf[to], (out.get(classOf[to]) ?? 0) | digits);
      outOf.set(from, out);
    }
    const classes = new Map<string, number>();
    const edges: Edge[] = [];
    const states = k === 0 ? 1 : Math.max(0, ...layers[k - 1].map(({ to }) => to + 1));
    const own = new Array<number>(states).fill(-1);
    for (const [from, out] of outOf) {
      const sorted = [...out].sort(([a], [b]) => a - b);
      const key = sorted.join(';');
      let at = classes.get(key);
      if (at === undefined) {
        classes.set(key, (at = classes.size));
        for (const [to, digits] of sorted) edges.push({ from: at, to, digits });
      }
      own[from] = at;
    }
    reduced.unshift(edges);
    sizes.unshift(k === 0 ? 1 : classes.size);
    classOf = own;
  }
  return pack(reduced, sizes);
}

function pack(layers: readonly Edge[][], sizes: readonly number[]): LineDiagram {
  const layerStarts = new Int32Array(sizes.length);
  for (let k = 1; k < sizes.length; k++) layerStarts[k] = layerStarts[k - 1] + sizes[k - 1];
  const edges = layers.flatMap((layer, k) =>
    layer.map(({ from, to, digits }) => ({
      from: from + layerStarts[k],
      to: to + layerStarts[k + 1],
      digits,
    })),
  );
  const edgeStarts = new Int32Array(layers.length + 1);
  layers.forEach((layer, k) => (edgeStarts[k + 1] = edgeStarts[k] + layer.length));
  return {
    nodeCount: layerStarts[sizes.length - 1] + sizes[sizes.length - 1],
    layerStarts,
    edgeStarts,
    from: Int32Array.from(edges, ({ from }) => from),
    to: Int32Array.from(edges, ({ to }) => to),
    digits: Int32Array.from(edges, ({ digits }) => digits),
  };
}
