/** The words of each language for rules, and the parts of those sentences. */
import type { Constraint, ConstraintKind, ConstraintOf, HouseKind } from 'pencilmark';

/** Kinds whose rule no fixed sentence can state: it depends on the constraint's fields. */
type ToldByFields =
  | 'anti-chess'
  | 'taxicab'
  | 'no-difference'
  | 'no-ratio'
  | 'no-sum'
  | 'whisper'
  | 'lockout'
  | 'region-sum'
  | 'sum-segments'
  | 'modular'
  | 'arrow'
  | 'sandwich'
  | 'full-rank'
  | 'pair-relation'
  | 'automaton'
  | 'pattern';

/** The rule in one or two sentences, by what is drawn. */
type RuleText<K extends ConstraintKind> = K extends ToldByFields
  ? (constraint: ConstraintOf<K>) => string
  : string;

/** How a cell is part of a rule, for those who listen to the board. `name` is that of the kind. */
interface CellWords {
  /** In no order: `Killer cage 17, 3 cells`. */
  readonly inSet: (name: string, size: number, value?: string) => string;
  /** On a line, or in the line that a number outside the board speaks of; `position` counts from 1. */
  readonly onLine: (name: string, position: number, length: number, value?: string) => string;
  /** Paired with another cell: `White dot with r1c4`. */
  readonly withCell: (name: string, other: string, value?: string) => string;
  /** Of a cell that lies in fog: of its rules nothing is said. */
  readonly inFog: string;
  /** In the circle that the other cells of the rule speak of, or the other way round. */
  readonly inCircle: (name: string) => string;
  readonly greaterThan: (other: string) => string;
  readonly lessThan: (other: string) => string;
}

export interface RuleWords {
  readonly title: string;
  /** The card that a game with rules begins with. */
  readonly card: { readonly start: string; readonly normal: string; readonly cages: string };
  /** The board without further rules. `values` is such as `1–9`. */
  readonly houses: (kinds: readonly HouseKind[], values: string) => string;
  /** The usual name of each kind. */
  readonly names: Readonly<Record<ConstraintKind, string>>;
  readonly texts: { readonly [K in ConstraintKind]: RuleText<K> };
  /** The heading of each alternative of a rule that has several; `ordinal` counts from 1. */
  readonly alternative: (ordinal: number) => string;
  readonly cell: CellWords;
  /** Sets of digits that a cage or line in selection can still hold. */
  readonly combinations: {
    readonly title: (name: string, possible: number) => string;
    /** Said before one that the marks refuse, which is struck through. */
    readonly refused: string;
    /** The sets of digits of the selected cage. */
    readonly label: string;
    /** After its sum. */
    readonly inCells: (cells: number) => string;
    /** A press crosses a set out, or brings it back. */
    readonly cross: (digits: string) => string;
  };
}

/** The rule of a constraint in the language of the words. */
export function textIn({ texts }: RuleWords, constraint: Constraint): string {
  const text = texts[constraint.kind];
  return typeof text === 'string' ? text : (text as (told: Constraint) => string)(constraint);
}

/** A language's names for the kinds of houses of a board, in the board's order. */
export function housesAmong(
  kinds: readonly HouseKind[],
  names: Readonly<Record<HouseKind, string>>,
): string[] {
  return (Object.keys(names) as HouseKind[])
    .filter((kind) => kinds.includes(kind))
    .map((kind) => names[kind]);
}

/** A kind by its name and what stands at it. */
export function named(name: string, value?: string): string {
  return value === undefined ? name : `${name} ${value}`;
}

/** Lists things as a language does, with its word for *or*. */
export function listOr(language: string): (items: readonly (string | number)[]) => string {
  const format = new Intl.ListFormat(language, { type: 'disjunction' });
  return (items) => (items.length === 0 ? '–' : format.format(items.map(String)));
}

/** Each of the numbers once, the smallest first. */
export function inOrder(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Whether cells stand in reading order, so that a number in them reads as it does in print. */
export function isReadOnward(cells: readonly number[]): boolean {
  return cells.every((cell, at) => at === 0 || cells[at - 1] < cell);
}

interface AllowedPairs {
  /** Whether each pair is allowed the other way round too. */
  readonly isEitherWay: boolean;
  /** `1 → 2, 3; 2 → 4`; where the order says nothing `1 ↔ 2, 3; 2 ↔ 4`, each pair once. */
  readonly list: string;
}

export function allowedPairs(pairs: readonly (readonly number[])[]): AllowedPairs {
  const has = (a: number, b: number): boolean => pairs.some(([x, y]) => x === a && y === b);
  const isEitherWay = pairs.every(([a, b]) => has(b, a));
  const groups = inOrder(pairs.map(([a]) => a)).flatMap((a) => {
    const others = inOrder(pairs.filter(([x, y]) => x === a && (!isEitherWay || y >= a)).map(([, y]) => y));
    return others.length === 0 ? [] : [`${a} ${isEitherWay ? '↔' : '→'} ${others.join(', ')}`];
  });
  return { isEitherWay, list: groups.join('; ') || '–' };
}

/** More steps than these no player follows. */
const MAX_STEPS = 40;

/** The steps of an automaton as `0 –1, 2→ 1; 1 –3→ 0`; nothing if they are too many to read. */
export function stepsOf(arcs: readonly (readonly number[])[]): string | undefined {
  const steps = new Map<string, number[]>();
  for (const [from, value, to] of arcs) {
    const values = steps.get(`${from} ${to}`);
    if (values) values.push(value);
    else steps.set(`${from} ${to}`, [value]);
  }
  if (steps.size > MAX_STEPS) return undefined;
  const told = [...steps].map(([ends, values]) => {
    const [from, to] = ends.split(' ');
    return `${from} –${inOrder(values).join(', ')}→ ${to}`;
  });
  return told.join('; ') || '–';
}
