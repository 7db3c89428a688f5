/** Compiles a puzzle to the model that the search works on. */
import { compileConstraints } from '../../constraints/constraints.ts';
import { allDigits, type DigitSet, digitBit } from '../../model/digits.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { cellsIn } from '../../relations/cells.ts';
import { lineDiagram } from '../../relations/line-diagram.ts';
import type { Machine, PairTable, Relation, RelationOf } from '../../relations/relation.ts';
import { derivedSums } from './derived-sums.ts';
import { createTwin } from './cores.ts';
import { MASKS } from './core/layout.ts';
import { anyOfRule, type Branch } from './host/any-of.ts';
import { type TallyGroup, tallyRule } from './host/tally.ts';
import { testRule } from './host/test.ts';
import { type Arc, type Model, tableBitsFor } from './image.ts';
import { load, restart } from './load.ts';
import {
  automatonRule,
  countRule,
  type Crossing,
  digitSetsRule,
  hostRule,
  houseRule,
  linearRule,
  lockedRule,
  nakedRule,
  type Rule,
} from './rule.ts';

/** Maximum number of sets of digits listed for one sum. */
const MAX_SETS = 600;

/** Counted when a propagator is built at its first run: a tenth of a second and more is no rarity. */
const EFFORT_OF_BUILDING = 500_000;

export function createModel(puzzle: Puzzle): Model {
  const { geometry, constraints, givens, allowed } = puzzle;
  const full = allDigits(geometry.size);
  const masks = Int32Array.from(
    givens,
    (digit, cell) => (digit === 0 ? full : digitBit(digit)) & (allowed?.[cell] ?? full),
  );
  const houses: Relation[] = geometry.houses.map(({ cells }) => ({ is: 'differ', cells }));
  const own = compileConstraints(geometry, constraints);
  const implied = derivedSums(geometry, own);
  return { ...modelOf(geometry, masks, [...houses, ...own, ...implied]), impliedCount: implied.length };
}

function modelOf(geometry: Geometry, masks: Int32Array, relations: readonly Relation[]): Model {
  const pairs = createPairs(geometry);
  const groups = new Map<string, readonly Cell[]>();
  for (const relation of relations) {
    if (relation.is === 'among') masks[relation.cell] &= relation.digits;
    if (relation.is === 'pair') pairs.add(relation.a, relation.b, relation.table);
    if (relation.is !== 'differ') continue;
    for (const [at, a] of relation.cells.entries())
      for (const b of relation.cells.slice(at + 1)) pairs.differ(a, b);
    const sorted = [...relation.cells].sort((a, b) => a - b);
    if (sorted.length > 2) groups.set(sorted.join(), sorted);
  }
  const { peers, arcs } = pairs.finish();
  const groupsOf: number[][] = geometry.cells.map(() => []);
  [...groups.values()].forEach((cells, index) => cells.forEach((cell) => groupsOf[cell].push(index)));
  const seeing: Seeing = {
    geometry,
    peers: peers.map((list) => new Set(list)),
    groups: [...groups.values()].map((cells) => new Set(cells)),
    groupsOf,
  };
  const rules: Rule[] = [];
  const houses: (readonly Cell[])[] = [];
  for (const cells of groups.values()) {
    if (cells.length === geometry.size) {
      rules.push(houseRule(cells, allDigits(geometry.size)));
      houses.push(cells);
    } else if (cells.length > geometry.size) masks[cells[0]] = 0;
  }
  for (const cells of groups.values()) {
    // A pair and a cell beside it say nothing that the peers of a single cell do not.
    if (cells.length > 3) rules.push(nakedRule(cells));
    const crossings = cells.length === geometry.size ? crossingsOf(cells, seeing) : [];
    if (crossings.length > 0) rules.push(lockedRule(cells, crossings));
  }
  for (const relation of relations) rules.push(...propagatorsOf(relation, seeing));
  return {
    size: geometry.size,
    masks,
    peers,
    arcs,
    houses,
    rules,
    branchesOnHouses: true,
  };
}

interface Seeing {
  readonly geometry: Geometry;
  readonly peers: readonly ReadonlySet<Cell>[];
  /** Cells that all differ: houses, cages. */
  readonly groups: readonly ReadonlySet<Cell>[];
  /** For each cell the groups that it is in, by index. */
  readonly groupsOf: readonly (readonly number[])[];
}

function crossingsOf(house: readonly Cell[], { groups, groupsOf }: Seeing): Crossing[] {
  const sharing = new Map<number, Cell[]>();
  for (const cell of house) {
    for (const group of groupsOf[cell]) {
      const shared = sharing.get(group);
      if (shared) shared.push(cell);
      else sharing.set(group, [cell]);
    }
  }
  return [...sharing]
    .sort(([a], [b]) => a - b)
    .flatMap(([index, shared]) => {
      const group = groups[index];
      if (shared.length < 2 || shared.length === group.size || shared.length === house.length) return [];
      const rest = house.filter((cell) => !group.has(cell));
      const others = [...group].filter((cell) => !shared.includes(cell));
      return [{ shared, rest, others }];
    });
}

/** The rules of a relation, besides masks, peers and arcs. */
function propagatorsOf(relation: Relation, seeing: Seeing): Rule[] {
  const { geometry } = seeing;
  const cellCount = geometry.cells.length;
  switch (relation.is) {
    case 'differ':
    case 'among':
    case 'pair':
      return [];
    case 'linear':
      return linearPropagators(relation, seeing);
    case 'digit-sets':
      return [digitSetsRule(relation.cells, relation.sets)];
    case 'count':
      return [countRule(relation.cells, relation.minus, relation.digits, relation.counts)];
    case 'tally':
      return [tallyRule(relation.cells, relation.times, divisionsOf(relation.cells, geometry))];
    case 'automaton': {
      const { machine, cells } = relation;
      const holds = (digits: readonly number[]) =>
        accepts(
          machine,
          cells.map((cell) => geometry.values[digits[cell] - 1]),
        );
      return [
        builtLate(cells, () => {
          const diagram = lineDiagram(machine, cells.length, geometry.values);
          return diagram === 'too large' ? testRule(cells, holds, cellCount) : automatonRule(cells, diagram);
        }),
      ];
    }
    case 'any-of':
      return [anyOfRule(relation.branches.map((branch) => branchOf(geometry, branch)), cellCount)]; // prettier-ignore
    case 'test':
      return [testRule(relation.cells, relation.holds, cellCount)];
  }
}

/** The cells by rows, by columns and by boxes, as far as each holds all of them; each alone where none does. */
function divisionsOf(cells: readonly Cell[], { houses }: Geometry): TallyGroup[][] {
  const divisions = ['row', 'column', 'box', 'region'].flatMap((kind) => {
    const own = houses.filter(
      (house) => house.kind === kind && house.cells.some((cell) => cells.includes(cell)),
    );
    const groups = own.map((house): TallyGroup => ({
      inside: house.cells.filter((cell) => cells.includes(cell)),
      outside: house.cells.filter((cell) => !cells.includes(cell)),
      full: house.full,
    }));
    const named = groups.flatMap(({ inside }) => inside);
    return named.length === cells.length && new Set(named).size === named.length ? [groups] : [];
  });
  const alone = cells.map((cell): TallyGroup => ({ inside: [cell], outside: [], full: false }));
  return divisions.length > 0 ? divisions : [alone];
}

function accepts(machine: Machine, values: readonly number[]): boolean {
  let states = [machine.start];
  for (const [position, value] of values.entries()) {
    states = [...new Set(states.flatMap((state) => machine.next(state, value, position)))];
  }
  return states.some(machine.accepts);
}

/** A rule that takes long to build: that waits for its first run, so that the search can look up before. */
function builtLate(cells: readonly Cell[], build: () => Rule): Rule {
  return hostRule(cells, { effort: EFFORT_OF_BUILDING, build });
}

/**
 * A branch is a small model of its own, built when it is asked first; what it proves for itself is what the
 * alternatives have in common.
 */
function branchOf(geometry: Geometry, relations: readonly Relation[]): Branch {
  const cells = [...new Set(relations.flatMap(cellsIn))];
  const core = createTwin();
  let model: Model | undefined;
  let effort = geometry.cells.length + relations.reduce((sum, one) => sum + cellsIn(one).length ** 2, 0);
  const build = (): Model => {
    const open = new Int32Array(geometry.cells.length).fill(allDigits(geometry.size));
    const built = modelOf(geometry, open, relations);
    load(core, built);
    effort += built.rules.reduce((sum, one) => sum + one.effort, 0);
    return built;
  };
  return {
    cells,
    get effort() {
      return effort;
    },
    narrow: (masks) => {
      model ??= build();
      for (let cell = 0; cell < masks.length; cell++) masks[cell] &= model.masks[cell];
      for (const cell of cells) if (masks[cell] === 0) return false;
      restart(core, masks);
      if (!core.narrow()) return false;
      const at = core.words[MASKS];
      masks.set(core.words.subarray(at, at + masks.length));
      return true;
    },
  };
}

/** A sum over cells that all differ is a list of sets where that is short; else it is parts with bounds. */
function linearPropagators(relation: RelationOf<'linear'>, seeing: Seeing): Rule[] {
  const { cells, weights, min, max } = relation;
  const { values, size } = seeing.geometry;
  const parts = partsOf(cells, weights, seeing);
  const value = (digit: number): number => values[digit - 1];
  const holds = (digits: readonly number[]): boolean => {
    const sum = cells.reduce((total, cell, at) => total + weights[at] * value(digits[cell]), 0);
    return sum >= min && sum <= max;
  };
  const rule =
    linearRule(cells, weights, [min, max], values[0], parts) ??
    testRule(cells, holds, seeing.geometry.cells.length);
  const weight = weights[0];
  if (parts.length > 1 || cells.length > size || cells.length < 2) return [rule];
  const [low, high] = [min / weight, max / weight].sort((a, b) => a - b);
  const sets = setsWithSum(
    size,
    cells.length,
    low - cells.length * (values[0] - 1),
    high - cells.length * (values[0] - 1),
  );
  if (sets === undefined) return [rule];
  return [digitSetsRule(cells, sets)];
}

/** Positions by weight in parts, each part's cells all seeing each other: of two ways the one that says more. */
function partsOf(cells: readonly Cell[], weights: readonly number[], seeing: Seeing): number[][] {
  // How far apart the least and the greatest sum are, all digits being open.
  const { size } = seeing.geometry;
  const slack = (parts: number[][]): number => parts.reduce((sum, part) => sum + part.length * (size - part.length), 0); // prettier-ignore
  const byGroups = partsByGroups(cells, weights, seeing);
  const bySight = partsBySight(cells, weights, seeing, [...cells.keys()]);
  return slack(byGroups) < slack(bySight) ? byGroups : bySight;
}

/** The group with the most of the cells first; what no group joins, by sight. */
function partsByGroups(cells: readonly Cell[], weights: readonly number[], seeing: Seeing): number[][] {
  const parts: number[][] = [];
  const left = new Set(cells.keys());
  const distinct = [...new Set(weights)];
  const kindOf = weights.map((weight) => distinct.indexOf(weight));
  for (;;) {
    // By group and weight.
    const counts = new Map<number, number>();
    let most = 1;
    let best = 0;
    for (const at of left) {
      for (const group of seeing.groupsOf[cells[at]]) {
        const key = group * distinct.length + kindOf[at];
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count > most) [most, best] = [count, key];
      }
    }
    if (most < 2) break;
    const [group, kind] = [Math.floor(best / distinct.length), best % distinct.length];
    const part = [...left].filter((at) => kindOf[at] === kind && seeing.groups[group].has(cells[at]));
    parts.push(part);
    for (const at of part) left.delete(at);
  }
  return [...parts, ...partsBySight(cells, weights, seeing, [...left])];
}

function partsBySight(
  cells: readonly Cell[],
  weights: readonly number[],
  { peers }: Seeing,
  positions: readonly number[],
): number[][] {
  const parts: number[][] = [];
  for (const at of [...positions].sort((a, b) => cells[a] - cells[b])) {
    const own = parts.find(
      (part) => weights[part[0]] === weights[at] && part.every((other) => peers[cells[at]].has(cells[other])),
    );
    if (own) own.push(at);
    else parts.push([at]);
  }
  return parts;
}

/** The sets of so many digits whose sum lies in a range; undefined if they are too many. */
function setsWithSum(size: number, many: number, low: number, high: number): DigitSet[] | undefined {
  const sets: DigitSet[] = [];
  const walk = (from: number, left: number, sum: number, set: DigitSet): boolean => {
    if (left === 0) {
      if (sum >= low) sets.push(set);
      return sets.length <= MAX_SETS;
    }
    for (let digit = from; digit <= size - left + 1; digit++) {
      const least = sum + left * digit + (left * (left - 1)) / 2;
      if (least > high) return true;
      const most = sum + digit + (left - 1) * size - ((left - 1) * (left - 2)) / 2;
      if (most >= low && !walk(digit + 1, left - 1, sum + digit, set | digitBit(digit))) return false;
    }
    return true;
  };
  return walk(1, many, 0, 0) ? sets : undefined;
}

/** Collects what pairs of cells say, one table for each pair, and shares equal tables. */
function createPairs({ size, cells }: Geometry) {
  const full = allDigits(size);
  const tables = new Map<number, DigitSet[]>();
  const tableOf = (a: Cell, b: Cell): DigitSet[] => {
    const key = a * cells.length + b;
    let table = tables.get(key);
    if (!table) tables.set(key, (table = new Array<DigitSet>(size).fill(full)));
    return table;
  };
  const add = (a: Cell, b: Cell, table: PairTable): void => {
    const forward = tableOf(a, b);
    const backward = tableOf(b, a);
    for (let x = 0; x < size; x++) {
      forward[x] &= table[x];
      for (let y = 0; y < size; y++) if (((table[x] >> y) & 1) === 0) backward[y] &= ~(1 << x);
    }
  };
  const unequal = Array.from({ length: size }, (_, digit) => full & ~(1 << digit));
  const seen = cells.map(() => new Set<Cell>());
  const differ = (a: Cell, b: Cell): void => {
    seen[a].add(b);
    seen[b].add(a);
  };
  const finish = () => {
    const shared = new Map<string, Int32Array>();
    const arcs: Arc[][] = cells.map(() => []);
    for (const [key, table] of tables) {
      const [a, b] = [Math.floor(key / cells.length), key % cells.length];
      if (seen[a].has(b)) for (let x = 0; x < size; x++) table[x] &= unequal[x];
      const name = table.join();
      let bytes = shared.get(name);
      if (!bytes) shared.set(name, (bytes = lookUpOf(table)));
      arcs[a].push({ to: b, table: bytes });
      if (table.every((allowed, x) => (allowed & (1 << x)) === 0)) seen[a].add(b);
    }
    return { peers: seen.map((set) => [...set].sort((x, y) => x - y)), arcs };
  };
  return { add, differ, finish };
}

function lookUpOf(table: readonly DigitSet[]): Int32Array {
  const bits = tableBitsFor(table.length);
  const entries = new Int32Array(Math.ceil(table.length / bits) << bits);
  for (let base = 0, from = 0; from < table.length; base += 1 << bits, from += bits) {
    for (let at = 1; at < 1 << bits; at++) {
      // One digit more than an entry before.
      const digit = from + 31 - Math.clz32(at & -at);
      entries[base + at] = entries[base + (at & (at - 1))] | (table[digit] ?? 0);
    }
  }
  return entries;
}
