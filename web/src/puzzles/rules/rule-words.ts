/** The texts of each language for rules, and the parts of those sentences. */
import type { Constraint, ConstraintKind, ConstraintOf, HouseKind } from 'pencilmark';

/** Kinds whose rule is not a fixed sentence: it depends on the constraint's fields. */
type DependsOnFields =
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

/** The rule in one or two sentences, depending on what is drawn. */
type RuleText<K extends ConstraintKind> = K extends DependsOnFields
  ? (constraint: ConstraintOf<K>) => string
  : string;

/** How a cell is part of a rule, for screen readers. `name` is that of the kind. */
interface CellWords {
  /** Without an order: `Killer cage 17, 3 cells`. */
  readonly inSet: (name: string, size: number, value?: string) => string;
  /** On a line, or on the line of a number outside the board; `position` counts from 1. */
  readonly onLine: (name: string, position: number, length: number, value?: string) => string;
  /** Paired with another cell: `White dot with r1c4`. */
  readonly withCell: (name: string, other: string, value?: string) => string;
  /** For a cell in fog, whose rules stay hidden. */
  readonly inFog: string;
  /** In the circle to which the other cells of the rule refer, or the other way round. */
  readonly inCircle: (name: string) => string;
  readonly greaterThan: (other: string) => string;
  readonly lessThan: (other: string) => string;
}

export interface RuleWords {
  readonly title: string;
  /** The card at the start of a game with rules. */
  readonly card: { readonly start: string; readonly normal: string; readonly cages: string };
  /** The board without further rules. `values`: for example `1–9`. */
  readonly houses: (kinds: readonly HouseKind[], values: string) => string;
  /** The usual name of each kind. */
  readonly names: Readonly<Record<ConstraintKind, string>>;
  readonly texts: { readonly [K in ConstraintKind]: RuleText<K> };
  /** The heading of each alternative of a rule that has several; `ordinal` counts from 1. */
  readonly alternative: (ordinal: number) => string;
  readonly cell: CellWords;
  /** Sets of digits that the selected cage or line can still contain. */
  readonly combinations: {
    readonly title: (name: string, possible: number) => string;
    /** Precedes a set that the marks rule out, which is struck through. */
    readonly refused: string;
    /** The sets of digits of the selected cage. */
    readonly label: string;
    /** Follows its sum. */
    readonly inCells: (cells: number) => string;
    /** A press crosses a set out, or restores it. */
    readonly cross: (digits: string) => string;
  };
}

/** The rule of a constraint in the language of the texts. */
export function textIn({ texts }: RuleWords, constraint: Constraint): string {
  const text = texts[constraint.kind];
  return typeof text === 'string' ? text : (text as (stated: Constraint) => string)(constraint);
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

/** A kind by its name and its value. */
export function named(name: string, value?: string): string {
  return value === undefined ? name : `${name} ${value}`;
}

/** Lists items in the style of a language, with its word for *or*. */
export function listOr(language: string): (items: readonly (string | number)[]) => string {
  const format = new Intl.ListFormat(language, { type: 'disjunction' });
  return (items) => (items.length === 0 ? '–' : format.format(items.map(String)));
}

/** The distinct numbers in ascending order. */
export function inOrder(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Whether cells are in reading order, so that a number in them reads as printed. */
export function isReadOnward(cells: readonly number[]): boolean {
  return cells.every((cell, at) => at === 0 || cells[at - 1] < cell);
}

interface AllowedPairs {
  /** Whether each pair is also allowed in reverse. */
  readonly isEitherWay: boolean;
  /** `1 → 2, 3; 2 → 4`; if the order does not matter `1 ↔ 2, 3; 2 ↔ 4`, each pair once. */
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

/** No player could follow more steps than this. */
const MAX_STEPS = 40;

/** The steps of an automaton as `0 –1, 2→ 1; 1 –3→ 0`; undefined if there are too many to read. */
export function stepsOf(arcs: readonly (readonly number[])[]): string | undefined {
  const steps = new Map<string, number[]>();
  for (const [from, value, to] of arcs) {
    const values = steps.get(`${from} ${to}`);
    if (values) values.push(value);
    else steps.set(`${from} ${to}`, [value]);
  }
  if (steps.size > MAX_STEPS) return undefined;
  const listed = [...steps].map(([ends, values]) => {
    const [from, to] = ends.split(' ');
    return `${from} –${inOrder(values).join(', ')}→ ${to}`;
  });
  return listed.join('; ') || '–';
}
