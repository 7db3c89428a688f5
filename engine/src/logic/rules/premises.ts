/**
 * The premises of rule techniques, computed per puzzle: single rules, sums that follow from whole houses (the rule of
 * 45), and rules taken together.
 */
import { spend } from '../../stopping.ts';
import type { Constraint } from '../../constraints/kinds.ts';
import { pairOf } from '../../relations/pair-of.ts';
import type { Relation } from '../../relations/relation.ts';
import type { Cell, HouseIndex } from '../../model/geometry.ts';
import type { BoardIndex } from '../board-index.ts';
import type { Position } from '../position.ts';
import type { Balance, DerivedSum } from '../step.ts';
import { findBalances, type FoundBalance } from './balances.ts';
import { type Rule, type RuleBook, ruleBookOf } from './rule-book.ts';
import { concernOnly, createScope, type Scope } from './scope.ts';

/** A scope and the reasons for its relations. */
export interface Premise {
  readonly scope: Scope;
  readonly constraints: readonly Constraint[];
  /** Whether it relates only two cells, so that the bars of the tables contain all of it. */
  readonly isPair?: boolean;
  /** Present if the premise is a sum that follows from houses minus the constraints. */
  readonly balance?: Balance;
  /** Sums derived from whole houses that are used in addition to the constraints. */
  readonly derived?: readonly DerivedSum[];
  /** Present if all cells of this house are filled together. */
  readonly house?: HouseIndex;
}

export interface Premises {
  /** Single rules. */
  readonly single: readonly Premise[];
  /** Sums derived from whole houses, those from the fewest houses first. */
  readonly balances: readonly Premise[];
  /** Combined rules: chains of pairs, rules that share cells, all rules within a house. */
  readonly joined: readonly Premise[];
}

const known = new WeakMap<RuleBook, Premises>();

/** The premises of a position's puzzle, built on the first call. */
export function premisesOf({ puzzle }: Position): Premises {
  const book = ruleBookOf(puzzle);
  let premises = known.get(book);
  if (!premises) known.set(book, (premises = build(book)));
  return premises;
}

/** The remaining digits of the cells of a premise: a set per cell. */
export function domainsOf({ digits, candidates }: Position, { cells }: Scope): Int32Array {
  return Int32Array.from(cells, (cell) => (digits[cell] === 0 ? candidates[cell] : 1 << (digits[cell] - 1)));
}

/** Maximum numbers of cells filled together and of joined premises. */
const MAX_TOGETHER = 9;
const MAX_JOINED = 400;
/** Maximum number of cells of a derived sum that is joined with the rules of a house, and of such sums per house. */
const MAX_OF_SUM = 5;
const MAX_SUMS = 4;
/** Maximum number of cells outside a house: of one rule that crosses it, and of all such rules together. */
const MAX_OUTSIDE = 2;
const MAX_OUTSIDE_TOGETHER = 4;

function build(book: RuleBook): Premises {
  const { tables, rules } = book;
  const single = rules.flatMap((rule) => {
    const premise = premiseOf(tables, rule.cells, rule.relations, [rule.constraint]);
    return premise
      ? [
          {
            ...premise,
            isPair: rule.relations.every((relation) => pairOf(relation, tables.geometry) !== undefined),
          },
        ]
      : [];
  });
  const found = findBalances(book);
  const balances = found.flatMap(({ balance, constraints, relation }) => {
    const premise = premiseOf(tables, relation.cells, [relation], constraints);
    return premise ? [{ ...premise, balance }] : [];
  });
  return { single, balances, joined: joinedPremises(book, found) };
}

function premiseOf(
  tables: BoardIndex,
  cells: readonly Cell[],
  relations: readonly Relation[],
  constraints: readonly Constraint[],
): Premise | undefined {
  const scope = createScope(tables, cells, relations);
  return scope && { scope, constraints };
}

function joinedPremises(book: RuleBook, balances: readonly FoundBalance[]): Premise[] {
  const { tables } = book;
  const premises: Premise[] = [];
  const seen = new Set<string>();
  const add = (rules: readonly Rule[], house?: HouseIndex, sums: readonly FoundBalance[] = []): void => {
    const inside = house === undefined ? [] : tables.houseCells[house];
    const named = [...rules.flatMap((rule) => rule.cells), ...sums.flatMap(({ relation }) => relation.cells)];
    const cells = [...new Set([...inside, ...named])].sort((a, b) => a - b);
    const key = `${cells.join()} ${rules.length} ${sums.length}`;
    if (seen.has(key) || premises.length >= MAX_JOINED) return;
    seen.add(key);
    const constraints = [...new Set(rules.map(({ constraint }) => constraint))];
    const relations = [...rules.flatMap((rule) => rule.relations), ...sums.map(({ relation }) => relation)];
    const premise = premiseOf(tables, cells, relations, constraints);
    if (!premise) return;
    const derived = sums.map(({ balance, constraints: counted }) => ({ balance, constraints: counted }));
    premises.push({
      ...premise,
      ...(house !== undefined && { house }),
      ...(derived.length > 0 && { derived }),
    });
  };
  for (const chain of pairChains(book)) add(chain);
  for (const rules of sharing(book)) add(rules);
  for (let house = 0; house < tables.houseCount; house++) {
    if (tables.isFull[house] === 0) continue;
    spend(10 * book.rules.length);
    const cells = new Set(tables.houseCells[house]);
    const inside = book.rules.filter(({ relations }) => concernOnly(relations, cells));
    if (inside.length > 0) add(inside, house);
    const crossing = inside.concat(crossingRules(book, cells));
    const sums = balances
      .filter(
        ({ relation }) =>
          relation.cells.length <= MAX_OF_SUM && relation.cells.every((cell) => cells.has(cell)),
      )
      .slice(0, MAX_SUMS);
    if (inside.length > 0 && sums.length > 0) add(inside, house, sums);
    if (crossing.length > inside.length) add(crossing, house, sums);
  }
  return premises;
}

/** Rules that have at least two cells in a house and a few outside it, those with the fewest outside first. */
function crossingRules({ rules }: RuleBook, house: ReadonlySet<Cell>): Rule[] {
  const outside = ({ cells }: Rule): number => cells.filter((cell) => !house.has(cell)).length;
  const crossing = rules.filter((rule) => {
    const out = outside(rule);
    return out > 0 && rule.cells.length - out >= 2 && out <= MAX_OUTSIDE;
  });
  const chosen: Rule[] = [];
  let left = MAX_OUTSIDE_TOGETHER;
  for (const rule of crossing.sort((a, b) => outside(a) - outside(b))) {
    if (outside(rule) > left) break;
    left -= outside(rule);
    chosen.push(rule);
  }
  return chosen;
}

/**
 * Connected rules of two cells, limited by their number of cells. Cells that only have to differ are left out: they see
 * each other in the tables of the board.
 */
function pairChains({ rules }: RuleBook): Rule[][] {
  const pairs = rules.filter(
    ({ cells, relations }) => cells.length === 2 && relations.some(({ is }) => is !== 'differ'),
  );
  const chains: Rule[][] = [];
  const left = new Set(pairs);
  for (const first of pairs) {
    if (!left.delete(first)) continue;
    const chain = [first];
    const cells = new Set(first.cells);
    for (let grown = true; grown;) {
      grown = false;
      for (const rule of left) {
        spend(1);
        if (!rule.cells.some((cell) => cells.has(cell))) continue;
        const added = rule.cells.filter((cell) => !cells.has(cell)).length;
        if (cells.size + added > MAX_TOGETHER) continue;
        left.delete(rule);
        chain.push(rule);
        for (const cell of rule.cells) cells.add(cell);
        grown = true;
      }
    }
    if (chain.length > 1) chains.push(chain);
  }
  return chains;
}

/** All pairs of rules with a cell in common and not too many cells. Two rules of two cells are left to `pairChains`. */
function sharing({ rules }: RuleBook): Rule[][] {
  const own = rules.filter(({ cells }) => cells.length > 1 && cells.length < MAX_TOGETHER);
  const large = own.filter(({ cells }) => cells.length > 2);
  const others = [...large, ...own.filter(({ cells }) => cells.length === 2)];
  const found: Rule[][] = [];
  for (const [at, a] of large.entries()) {
    for (const b of others.slice(at + 1)) {
      spend(a.cells.length);
      if (found.length >= MAX_JOINED) return found;
      const common = a.cells.filter((cell) => b.cells.includes(cell)).length;
      if (common > 0 && a.cells.length + b.cells.length - common <= MAX_TOGETHER) found.push([a, b]);
    }
  }
  return found;
}
