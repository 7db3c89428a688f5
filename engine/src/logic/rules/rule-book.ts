/**
 * The rules beyond houses as logic reads them, computed once per puzzle: the constraints as relations, which cells see
 * each other because of them, and which digits a digit rules out elsewhere.
 */
import type { Constraint } from '../../constraints/kinds.ts';
import { constraintFunctions } from '../../constraints/provided.ts';
import { type Digit, digitBit, type DigitSet } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { spend } from '../../stopping.ts';
import type { Rules } from '../../puzzle/puzzle.ts';
import { cellsIn } from '../../relations/cells.ts';
import { pairOf } from '../../relations/pair-of.ts';
import type { Relation } from '../../relations/relation.ts';
import { type Bar, type BoardIndex, tablesOf } from '../board-index.ts';
import { cellSet } from '../cell-set.ts';

/** A constraint, or one of the relations of a rule about the whole grid: the unit that is checked at one time. */
export interface Rule {
  readonly constraint: Constraint;
  readonly relations: readonly Relation[];
  /** Every cell of the relations, ascending. */
  readonly cells: readonly Cell[];
}

export interface RuleBook {
  readonly constraints: readonly Constraint[];
  readonly rules: readonly Rule[];
  /** The tables of the board, in which cells also see each other through rules. */
  readonly tables: BoardIndex;
  /** 1 for cells that some rule constrains: swapping their digits may break it. */
  readonly ruled: Uint8Array;
}

const known = new WeakMap<readonly Constraint[], RuleBook>();

/** The rule book of a puzzle, built on the first call for its list of constraints. */
export function ruleBookOf({ geometry, constraints }: Rules): RuleBook {
  let book = known.get(constraints);
  if (book?.tables.geometry !== geometry) known.set(constraints, (book = build({ geometry, constraints })));
  return book;
}

/** The tables for positions of the puzzle. */
export function tablesUnder(rules: Rules): BoardIndex {
  return rules.constraints.length === 0 ? tablesOf(rules.geometry) : ruleBookOf(rules).tables;
}

function build({ geometry, constraints }: Rules): RuleBook {
  const { cellsOf, compileConstraints, requireWork } = constraintFunctions();
  const rules = requireWork(geometry, constraints).flatMap((constraint) =>
    rulesOf(constraint, compileConstraints(geometry, [constraint])),
  );
  const tables = tablesOf(geometry);
  const ruled = new Uint8Array(tables.cellCount);
  // A grid satisfies a constraint exactly if it satisfies its relations, so cells outside them do not matter.
  for (const { cells } of rules) for (const cell of cells) ruled[cell] = 1;
  for (const constraint of constraints) {
    const named = cellsOf(constraint);
    if (named.length === 0) ruled.fill(1);
    else for (const cell of named) ruled[cell] = 1;
  }
  return { constraints, rules, ruled, tables: withRules(tables, rules) };
}

function rulesOf(constraint: Constraint, relations: readonly Relation[]): Rule[] {
  if (relations.length === 0) return [];
  const { each } = constraintFunctions().kindOf(constraint);
  const lists = each === 'place' ? relations.map((one) => [one]) : [relations];
  return lists.map((list) => ({
    constraint,
    relations: list,
    cells: [...new Set(list.flatMap(cellsIn))].sort((a, b) => a - b),
  }));
}

/** Cells where every digit rules itself out become peers; all other digits that a pair rules out go to `bars`. */
function withRules(tables: BoardIndex, rules: readonly Rule[]): BoardIndex {
  const { cellCount, size, stride, allDigits, words, geometry } = tables;
  const barred = new Map<number, Int32Array>();
  const bar = (a: Cell, digit: Digit, b: Cell, digits: DigitSet): void => {
    const key = a * cellCount + b;
    let row = barred.get(key);
    if (!row) barred.set(key, (row = new Int32Array(stride)));
    row[digit] |= digits;
  };
  for (const relation of rules.flatMap((rule) => rule.relations)) {
    spend(relation.is === 'differ' ? relation.cells.length ** 2 * 5 : 5);
    if (relation.is === 'differ') {
      for (const a of relation.cells)
        for (const b of relation.cells)
          for (let digit = 1; a !== b && digit <= size; digit++) bar(a, digit, b, digitBit(digit));
    }
    const [a, b, table] = pairOf(relation, geometry) ?? [];
    for (let x = 1; table && x <= size; x++) {
      const lost = allDigits & ~table[x - 1];
      bar(a!, x, b!, lost);
      for (let y = 1; y <= size; y++) if ((lost >>> (y - 1)) & 1) bar(b!, y, a!, digitBit(x));
    }
  }
  const peers = geometry.peers.map((list) => [...list]);
  const bars: Bar[][] = Array.from({ length: cellCount * stride }, () => []);
  for (const [key, row] of barred) {
    spend(4);
    const [a, b] = [Math.floor(key / cellCount), key % cellCount];
    const areSeen = geometry.peers[a].includes(b);
    const isSight = areSeen || row.every((set, digit) => digit === 0 || ((set >>> (digit - 1)) & 1) === 1);
    if (isSight && !areSeen) peers[a].push(b);
    for (let digit = 1; digit <= size; digit++) {
      const digits = isSight ? row[digit] & ~digitBit(digit) : row[digit];
      if (digits !== 0) bars[a * stride + digit].push({ cell: b, digits });
    }
  }
  for (const list of peers) list.sort((a, b) => a - b);
  return { ...tables, peers, peerSets: peers.map((list) => cellSet(words, list)), bars };
}
