/** What is asked of constraints of every kind: their cells, and whether two are the same. */
import { describe, expect, test } from 'vitest';
import { cellsOf, sameConstraint } from './constraints.ts';
import type { Constraint } from './kinds.ts';
import { missingRules } from './missing-rules.ts';
import { classic9 } from '../model/boards.ts';

const ARROW: Constraint = { kind: 'arrow', circle: [7], shaft: [9, 8, 9] };
const oddAt = (...cells: number[]): Constraint => ({ kind: 'odd', cells });

describe('cells', () => {
  test.each<[string, Constraint, number[]]>([
    ['of all fields, each once, in ascending order', ARROW, [7, 8, 9]],
    ['by their number, not by their name', oddAt(10, 9, 2), [2, 9, 10]],
    ['of lists of cells', { kind: 'equal-sums', sets: [[5, 4], [1]] }, [1, 4, 5]],
    ['of alternatives', { kind: 'any-of', alternatives: [[oddAt(3)], [oddAt(2), oddAt(3)]] }, [2, 3]],
    ['none of a rule for the whole board', { kind: 'no-sum', sums: [5], neighbours: 'orthogonal' }, []],
  ])('%s', (_, constraint, cells) => {
    expect(cellsOf(constraint)).toEqual(cells);
  });
});

describe('the same constraint', () => {
  const either = (...lists: Constraint[][]): Constraint => ({ kind: 'any-of', alternatives: lists });

  test.each<[string, Constraint, Constraint, boolean]>([
    ['a set in another order', oddAt(1, 10, 9), oddAt(10, 9, 1), true],
    ['other cells', oddAt(1, 2), oddAt(1, 3), false],
    ['another kind', oddAt(1), { kind: 'even', cells: [1] }, false],
    ['a line in another order', { kind: 'thermometer', cells: [1, 2] }, { kind: 'thermometer', cells: [2, 1] }, false],
    ['another sum', { kind: 'cage', cells: [1, 2], sum: 3 }, { kind: 'cage', cells: [1, 2], sum: 4 }, false],
    ['a sum, and none', { kind: 'cage', cells: [1, 2], sum: 3 }, { kind: 'cage', cells: [1, 2] }, false],
    ['sets in another order each', { kind: 'equal-sums', sets: [[1, 2], [4, 3]] },
      { kind: 'equal-sums', sets: [[2, 1], [3, 4]] }, true],
    ['lines in another order', { kind: 'full-rank', lines: [[1, 2]], ranks: [1], ties: 'any' },
      { kind: 'full-rank', lines: [[2, 1]], ranks: [1], ties: 'any' }, false],
    ['alternatives with a set in another order', either([oddAt(1, 2)]), either([oddAt(2, 1)]), true],
    ['other alternatives', either([oddAt(1)], [oddAt(2)]), either([oddAt(1)], [oddAt(3)]), false],
    ['one alternative of two, and two alternatives', either([oddAt(1), oddAt(2)]), either([oddAt(1)], [oddAt(2)]),
      false],
  ])('%s', (_, a, b, same) => {
    expect([sameConstraint(a, b), sameConstraint(b, a)]).toEqual([same, same]);
  }); // oxfmt-ignore
});

describe('automata that differ in one thing', () => {
  const plain = { kind: 'automaton', cells: [0, 1, 2], start: [0], accept: [0, 3] } as const;
  const arcs = [[0, 1, 1], [1, 1, 3], [0, 2, 2], [2, 2, 3], [3, 1, 3]];
  const one: Constraint = { ...plain, arcs };

  test.each<[string, Constraint, boolean]>([
    ['nothing but the order of arcs', { ...one, arcs: arcs.toReversed() }, true],
    ['an arc named twice', { ...one, arcs: [...arcs, arcs[0]] }, true],
    ['a start named twice', { ...one, start: [0, 0] }, true],
    ['an accepting state named twice', { ...one, accept: [3, 0, 3] }, true],
    ['a second start', { ...one, start: [0, 3] }, false],
    ['a state that no longer accepts', { ...one, accept: [3] }, false],
    ['the value of an arc', { ...one, arcs: arcs.with(4, [3, 2, 3]) }, false],
    ['two states between that are exchanged', { ...one, arcs: [[0, 1, 1], [1, 2, 3], [0, 2, 2], [2, 1, 3], [3, 1, 3]] }, false],
  ])('%s', (_, other, isSame) => {
    expect(missingRules(classic9(), [one], [other])).toEqual(isSame ? [] : [one]);
    expect(missingRules(classic9(), [other], [one])).toEqual(isSame ? [] : [other]);
  });
}); // oxfmt-ignore

describe('rules that another list does not state', () => {
  const missing = (some: Constraint[], others: Constraint[]) => missingRules(classic9(), some, others);
  const cells = [0, 1, 2];
  /** A line of equal parity; `name` numbers its states. */
  const machine = (name: (state: number) => number): Constraint => ({
    kind: 'automaton',
    cells,
    start: [name(0)],
    accept: [name(2), name(1)],
    arcs: [[0, 1, 1], [0, 2, 2], [1, 3, 1], [2, 4, 2], [1, 5, 3], [3, 1, 1]].map(([from, value, to]) => [name(from), value, name(to)]),
  }); // oxfmt-ignore
  const nabner: Constraint = { kind: 'nabner', cells };
  const apart: Constraint = { kind: 'pair-relation', cells, between: 'all', pairs: farPairs() };

  function farPairs(): number[][] {
    const all = Array.from({ length: 81 }, (_, k) => [Math.floor(k / 9) + 1, (k % 9) + 1]);
    return all.filter(([a, b]) => Math.abs(a - b) > 1);
  }

  test.each<[string, Constraint[], Constraint[], number[]]>([
    ['nothing is missing of nothing', [], [oddAt(1)], []],
    ['the same rule', [oddAt(1, 2)], [oddAt(2, 1)], []],
    ['a rule that is not there', [oddAt(1), oddAt(2)], [oddAt(1)], [1]],
    ['a rule with other words', [{ kind: 'quadruple', cells: [0, 1, 9, 10], values: [1, 2] }],
      [{ kind: 'contain', cells: [0, 1, 9, 10], values: [1, 2] }], []],
    ['a rule in two parts', [oddAt(1, 2)], [oddAt(1), oddAt(2)], []],
    ['half of a rule', [oddAt(1, 2)], [oddAt(1)], [0]],
    ['a nabner line as its pairs', [nabner], [apart], []],
    ['the pairs as a nabner line', [apart], [nabner], []],
    ['an automaton with other names of its states', [machine((s) => s)], [machine((s) => [5, 9, 3, 0][s])], []],
    ['an automaton with another start', [machine((s) => s)], [{ ...machine((s) => s), start: [1] } as Constraint], [0]],
    ['an automaton that accepts less', [machine((s) => s)], [{ ...machine((s) => s), accept: [1] } as Constraint], [0]],
    ['such automata in alternatives', [{ kind: 'any-of', alternatives: [[machine((s) => s)], [oddAt(7)]] }],
      [{ kind: 'any-of', alternatives: [[machine((s) => 9 - s)], [oddAt(7)]] }], []],
    ['such automata in lists', [{ kind: 'all-of', lists: [[machine((s) => s), oddAt(7)]] }],
      [{ kind: 'all-of', lists: [[machine((s) => 9 - s), oddAt(7)]] }], []],
  ])('%s', (_, some, others, left) => {
    expect(missing(some, others)).toEqual(left.map((at) => some[at]));
  }); // oxfmt-ignore
});
