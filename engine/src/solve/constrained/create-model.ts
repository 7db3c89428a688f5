/** Compiles a puzzle to the model for the search. */
import { compileConstraints } from '../../constraints/constraints.ts';
import { allDigits, digitBit } from '../../model/digits.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import { spend } from '../../stopping.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { cellsIn } from '../../relations/cells.ts';
import { lineDiagram } from '../../relations/line-diagram.ts';
import type { Machine, Relation } from '../../relations/relation.ts';
import {
  bareBoardPart,
  type BoardPart,
  boardPart,
  type Groups,
  nakedRuleOf,
  withGroups,
} from './board-part.ts';
import { derivedSums } from './derived-sums.ts';
import { createTwin } from './cores.ts';
import { MASKS } from './core/layout.ts';
import { anyOfRule, type Branch } from './host/any-of.ts';
import { type TallyGroup, tallyRule } from './host/tally.ts';
import { testRule } from './host/test.ts';
import type { Model } from './image.ts';
import { load, restart } from './load.ts';
import { Pairs } from './pair-tables.ts';
import {
  automatonRule,
  countRule,
  type Crossing,
  crossing,
  digitSetsRule,
  hostRule,
  houseRule,
  LockedRule,
  type Rule,
} from './rule.ts';
import { type Seeing, sumRule } from './sum-rules.ts';

/** Counted when a propagator is built on its first run, which often takes a tenth of a second or more. */
const EFFORT_OF_BUILDING = 500_000;

export function createModel(puzzle: Puzzle): Model {
  const { geometry, constraints, givens, allowed } = puzzle;
  const full = allDigits(geometry.size);
  const masks = new Int32Array(
    givens.map((digit, cell) => (digit === 0 ? full : digitBit(digit)) & (allowed?.[cell] ?? full)),
  );
  const own = compileConstraints(geometry, constraints);
  const implied = derivedSums(geometry, own);
  const model = modelOf(geometry, boardPart(geometry), masks, [...own, ...implied]);
  return { ...model, impliedCount: implied.length };
}

function modelOf(
  geometry: Geometry,
  board: BoardPart,
  masks: Int32Array,
  relations: readonly Relation[],
): Model {
  const { size } = geometry;
  const pairs = new Pairs(size, board);
  const differing: (readonly Cell[])[] = [];
  for (const relation of relations) {
    spend(1);
    if (relation.is === 'among') masks[relation.cell] &= relation.digits;
    if (relation.is === 'pair') pairs.add(relation.a, relation.b, relation.table);
    if (relation.is !== 'differ') continue;
    const { cells } = relation;
    spend(cells.length ** 2);
    // More cells than digits are impossible, whichever of them differ.
    for (let a = 0; a < cells.length && cells.length <= size; a++) {
      for (let b = a + 1; b < cells.length; b++) pairs.differ(cells[a], cells[b]);
    }
    differing.push(cells);
  }
  const { peers, bits, arcs } = pairs.finish();
  const groups = withGroups(board.groups, differing);
  const own = groups.list.slice(board.groups.list.length);
  const houses = [...board.houses];
  const rules: Rule[] = [...board.houseRules];
  for (const cells of own) {
    if (cells.length === size) {
      rules.push(houseRule(cells, allDigits(size)));
      houses.push(cells);
    } else if (cells.length > size) masks[cells[0]] = 0;
  }
  const first = board.groups.list.length;
  groups.list.forEach((cells, index) => {
    spend(cells.length);
    const naked = board.nakedRules[index] ?? nakedRuleOf(cells);
    if (naked) rules.push(naked);
    if (cells.length !== size) return;
    const locked = (all: Groups['list']): LockedRule => new LockedRule(cells, () => crossingsOf(cells, all));
    if (index >= first) return rules.push(locked(groups.list));
    const ofBoard = (board.lockedRules[index] ??= locked(board.groups.list));
    const withOwn = (): Crossing[] => [...ofBoard.crossings, ...crossingsOf(cells, own)];
    rules.push(own.length === 0 ? ofBoard : new LockedRule(cells, withOwn));
  });
  const seeing: Seeing = { geometry, peerBits: bits, groups };
  for (const relation of relations) {
    spend(cellsIn(relation).length);
    rules.push(...propagatorsOf(relation, seeing));
  }
  return { size, masks, peers, peerBits: bits.words, arcs, houses, rules, branchesOnHouses: true };
}

/** The cells that a house shares with some groups. */
function crossingsOf(house: readonly Cell[], groups: Groups['list']): Crossing[] {
  const isIn: boolean[] = [];
  for (const cell of house) isIn[cell] = true;
  return groups.flatMap((group) => {
    spend(1);
    const shared = group.filter((cell) => isIn[cell]);
    if (shared.length < 2 || shared.length === group.length || shared.length === house.length) return [];
    const apart = (cell: Cell): boolean => !shared.includes(cell);
    return [crossing(shared, house.filter(apart), group.filter(apart))];
  });
}

/** The rules of a relation, apart from masks, peers and arcs. */
function propagatorsOf(relation: Relation, seeing: Seeing): Rule[] {
  const { geometry } = seeing;
  const cellCount = geometry.cells.length;
  switch (relation.is) {
    case 'differ':
    case 'among':
    case 'pair':
      return [];
    case 'linear':
      return [sumRule(relation, seeing)];
    case 'digit-sets':
      return [digitSetsRule(relation.cells, relation.sets)];
    case 'count':
      return [countRule(relation.cells, relation.minus, relation.digits, relation.counts)];
    case 'tally':
      return [tallyRule(relation.cells, relation.times, divisionsOf(relation.cells, geometry))];
    case 'automaton': {
      const { cells } = relation;
      const machine = relation.machine.smaller ?? relation.machine;
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
      return [anyOfRule(relation.branches.map((branch) => branchOf(geometry, branch)), cellCount)]; // oxfmt-ignore
    case 'test':
      return [testRule(relation.cells, relation.holds, cellCount)];
  }
}

/** The cells by rows, by columns and by boxes, for each kind that covers them all; otherwise each cell alone. */
function divisionsOf(cells: readonly Cell[], { houses }: Geometry): TallyGroup[][] {
  spend(houses.length * cells.length);
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

/** A rule that takes long to build and waits for its first run, so that the search can pause first. */
function builtLate(cells: readonly Cell[], build: () => Rule): Rule {
  return hostRule(cells, { effort: EFFORT_OF_BUILDING, build });
}

/**
 * A branch is a small model of its own, built at its first use; whatever it proves is then intersected with the other
 * alternatives.
 */
function branchOf(geometry: Geometry, relations: readonly Relation[]): Branch {
  const cells = [...new Set(relations.flatMap(cellsIn))];
  const core = createTwin();
  let model: Model | undefined;
  let effort = geometry.cells.length + relations.reduce((sum, one) => sum + cellsIn(one).length ** 2, 0);
  const build = (): Model => {
    const open = new Int32Array(geometry.cells.length).fill(allDigits(geometry.size));
    const built = modelOf(geometry, bareBoardPart(geometry), open, relations);
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
