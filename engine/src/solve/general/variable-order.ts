/**
 * Variables in order of activity, for the learning search: a binary heap whose largest is always at the front. Activity
 * rises with every conflict that involves a variable, and by more for later conflicts, so that recent ones count most.
 */
export interface VariableOrder {
  /** Raises the activity of a variable. */
  raise(variable: number): void;
  /** Makes all later rises weigh slightly more than the earlier ones. */
  age(): void;
  /** Removes and returns the most active variable, or −1 if none is left. */
  takeFirst(): number;
  /** Puts a variable back, if it is not in the heap. */
  putBack(variable: number): void;
}

const AGING = 1 / 0.95;
const TOO_LARGE = 1e100;

/** All variables in the heap, with their initial activities. */
export function createVariableOrder(activity: Float64Array): VariableOrder {
  const heap = Int32Array.from(activity.keys()).sort((a, b) => activity[b] - activity[a] || a - b);
  const position = new Int32Array(heap.length);
  heap.forEach((variable, at) => (position[variable] = at));
  let count = heap.length;
  let weight = 1;

  const put = (variable: number, at: number): void => {
    heap[at] = variable;
    position[variable] = at;
  };
  const rise = (variable: number): void => {
    let at = position[variable];
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (activity[heap[above]] >= activity[variable]) break;
      put(heap[above], at);
      at = above;
    }
    put(variable, at);
  };
  const sink = (variable: number): void => {
    let at = position[variable];
    for (;;) {
      let below = 2 * at + 1;
      if (below >= count) break;
      if (below + 1 < count && activity[heap[below + 1]] > activity[heap[below]]) below++;
      if (activity[heap[below]] <= activity[variable]) break;
      put(heap[below], at);
      at = below;
    }
    put(variable, at);
  };
  const shrinkAll = (): void => {
    for (let i = 0; i < activity.length; i++) activity[i] /= TOO_LARGE;
    weight /= TOO_LARGE;
  };

  return {
    raise(variable) {
      activity[variable] += weight;
      if (activity[variable] > TOO_LARGE) shrinkAll();
      if (position[variable] >= 0) rise(variable);
    },
    age() {
      weight *= AGING;
    },
    takeFirst() {
      if (count === 0) return -1;
      const first = heap[0];
      position[first] = -1;
      const last = heap[--count];
      if (count > 0) {
        put(last, 0);
        sink(last);
      }
      return first;
    },
    putBack(variable) {
      if (position[variable] >= 0) return;
      put(variable, count++);
      rise(variable);
    },
  };
}
