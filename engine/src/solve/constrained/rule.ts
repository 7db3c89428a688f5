import type { Cell } from '../../model/geometry.ts';
import { AUTOMATON, COUNT, DIGIT_SETS, HOUSE, IN_HOST, LINEAR, LOCKED, NAKED } from './core/layout.ts';

/** The propagator of a relation: removes digits that it proves impossible. */
export interface Rule {
  /** One of the core's types, or `IN_HOST`. */
  readonly type: number;
  /** The rule runs again whenever one of these changes. */
  readonly cells: readonly Cell[];
  /** Expensive rules run after cheap ones: 0, 1 or 2. */
  readonly cost: 0 | 1 | 2;
  /** Approximately how many cells, sets or edges one run looks at: the unit of the search's slices. */
  readonly effort: number;
  /** The data of the core's relation, described in the relation's file. */
  readonly data: readonly number[];
  readonly host?: HostRule;
  /** A diagram shared by several lines; its address is the rule's data. */
  readonly diagram?: Diagram;
}

/** A relation that the core does not know. */
export interface HostRule {
  readonly effort: number;
  /** Removes impossible digits from the masks of its cells; false on a contradiction. */
  readonly narrow?: (masks: Int32Array) => boolean;
  /** For rules that take long to build: the rule that replaces this one at its first run. */
  readonly build?: () => Rule;
}

/** A line diagram as the core reads it. */
export interface Diagram {
  readonly nodeCount: number;
  readonly layerStarts: Int32Array;
  readonly edgeStarts: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly digits: Int32Array;
}

/**
 * A group with as many cells as digits. It runs among the sums: before them it would run twice as often, and find
 * something only once in thirty runs.
 */
export function houseRule(cells: readonly Cell[], full: number): Rule {
  return { type: HOUSE, cells, cost: 1, effort: cells.length, data: [full] };
}

export function nakedRule(cells: readonly Cell[]): Rule {
  return { type: NAKED, cells, cost: 2, effort: cells.length ** 2, data: [] };
}

/**
 * Another group that shares cells with a house, in the core's format: lists of the shared cells, of the house's other
 * cells, and of the group's other cells.
 */
export type Crossing = readonly number[];

export function crossing(...cells: readonly (readonly Cell[])[]): Crossing {
  const words: number[] = [];
  for (const own of cells) words.push(own.length, ...own);
  return words;
}

/**
 * A house and the cells it shares with other groups, listed at a core's first request, because one of the cores does
 * not need them.
 */
export class LockedRule implements Rule {
  readonly type = LOCKED;
  readonly cost = 2;
  readonly cells: readonly Cell[];
  private readonly list: () => readonly Crossing[];
  private found: readonly Crossing[] | undefined;

  constructor(house: readonly Cell[], list: () => readonly Crossing[]) {
    this.cells = house;
    this.list = list;
  }

  get crossings(): readonly Crossing[] {
    return (this.found ??= this.list());
  }

  /** 0 if there is nothing to do. */
  get effort(): number {
    return this.cells.length * this.crossings.length;
  }

  get data(): number[] {
    const wide = this.crossings.filter(([shared]) => shared > 3);
    const narrow = this.crossings.filter(([shared]) => shared <= 3);
    const data = [wide.length, narrow.length];
    for (const words of [...wide, ...narrow]) data.push(...words);
    return data;
  }
}

/** Cells that all differ and together hold one of the sets. */
export function digitSetsRule(cells: readonly Cell[], sets: readonly number[]): Rule {
  return {
    type: DIGIT_SETS,
    cells,
    cost: 1,
    effort: (1 + sets.length) * cells.length,
    data: [...list(sets), ...cells.map(() => 0), ...cells.map(() => 0)],
  };
}

/** The largest bound that fits the core's 32 bits with room to spare. */
const MOST = 2 ** 28;

/**
 * A sum of digits with weights. `parts` are positions in `cells` of equal weight, which all differ; `lowest` is the
 * value of digit 1. Undefined if the numbers are too large for the core.
 */
export function linearRule(
  cells: readonly Cell[],
  weights: readonly number[],
  bounds: readonly [min: number, max: number],
  lowest: number,
  parts: readonly (readonly number[])[],
): Rule | undefined {
  let shift = 0;
  let size = 0;
  for (const weight of weights) {
    shift += weight * (lowest - 1);
    size += Math.abs(weight);
  }
  if (32 * size >= MOST) return undefined;
  const data = bounds.map((bound) => Math.max(-MOST, Math.min(MOST, bound - shift)));
  data.push(parts.length);
  let effort = cells.length;
  for (const part of parts) {
    data.push(weights[part[0]], 0, 0, part.length);
    for (const at of part) data.push(cells[at]);
    // Each cell is narrowed by the bounds of the others in its part.
    effort += part.length ** 2;
  }
  return { type: LINEAR, cells, cost: 1, effort, data };
}

/** The number of `cells` that hold one of the digits, minus the same number for `minus`, is one of the counts. */
export function countRule(
  cells: readonly Cell[],
  minus: readonly Cell[],
  digits: number,
  counts: readonly number[],
): Rule {
  return {
    type: COUNT,
    cells: [...cells, ...minus],
    cost: 1,
    effort: cells.length + minus.length + counts.length,
    data: [cells.length, digits, ...list(counts)],
  };
}

/** A line read by an automaton. */
export function automatonRule(cells: readonly Cell[], diagram: Diagram): Rule {
  const effort = 2 * diagram.from.length + diagram.nodeCount;
  return { type: AUTOMATON, cells, cost: 2, effort, data: [], diagram };
}

export function hostRule(cells: readonly Cell[], host: HostRule): Rule {
  return { type: IN_HOST, cells, cost: 2, effort: host.effort, data: [], host };
}

function list(words: readonly number[]): number[] {
  return [words.length, ...words];
}
