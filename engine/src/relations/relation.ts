/**
 * Constraints as solvers and logic see them: a few types of relations between cells, to which every kind compiles. They
 * are about digits (1 … N), not values: a kind converts them when it compiles.
 */
import type { Digit, DigitSet } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';

/** For each digit of the first cell, at index digit − 1, the digits that the second may then hold. */
export type PairTable = readonly DigitSet[];

/**
 * A nondeterministic automaton that reads a line of cells: it goes from state to state, digit by digit, along all
 * states that each digit leads to, and accepts if some state after the last cell is accepting.
 */
export interface Machine {
  /** Equal for automata that behave alike on boards with the same values, so that tables are built once. */
  readonly key: string;
  readonly start: MachineState;
  /**
   * The states after reading the value of the cell at a position, 0-based; none if the line cannot continue this way.
   */
  readonly next: (state: MachineState, value: number, position: number) => readonly MachineState[];
  readonly accepts: (state: MachineState) => boolean;
  /**
   * A smaller automaton that accepts the same of those lines whose digits all differ, if the digits of this line have to:
   * a search, which looks after that anyway, gains more by its speed than it loses by what it cannot see.
   */
  readonly smaller?: Machine;
}
/** A state of a `Machine`. */
export type MachineState = number | string;

/** A statement that every solver understands. A constraint compiles to one or more of these. */
export type Relation =
  /** All different. */
  | { readonly is: 'differ'; readonly cells: readonly Cell[] }
  /** The digit of a cell is one of these. */
  | { readonly is: 'among'; readonly cell: Cell; readonly digits: DigitSet }
  | { readonly is: 'pair'; readonly a: Cell; readonly b: Cell; readonly table: PairTable }
  /** The weighted sum of the *values* lies between `min` and `max`. No cell twice, no weight 0. */
  | {
      readonly is: 'linear';
      readonly cells: readonly Cell[];
      readonly weights: readonly number[];
      readonly min: number;
      readonly max: number;
    }
  /** All different, and the digits together are one of these sets. */
  | { readonly is: 'digit-sets'; readonly cells: readonly Cell[]; readonly sets: readonly DigitSet[] }
  /** The number of `cells` that hold one of `digits`, minus the same number for `minus`, is one of `counts`. */
  | {
      readonly is: 'count';
      readonly cells: readonly Cell[];
      readonly minus: readonly Cell[];
      readonly digits: DigitSet;
      readonly counts: readonly number[];
    }
  /** Each digit stands in `times[digit − 1]` of the cells, or in none of them. */
  | { readonly is: 'tally'; readonly cells: readonly Cell[]; readonly times: readonly number[] }
  | { readonly is: 'automaton'; readonly cells: readonly Cell[]; readonly machine: Machine }
  /** All relations of at least one list hold. */
  | { readonly is: 'any-of'; readonly branches: readonly (readonly Relation[])[] }
  /** Tested only when at most one cell is open: for the few rules that fit nothing above. */
  | {
      readonly is: 'test';
      readonly cells: readonly Cell[];
      readonly holds: (digits: readonly Digit[]) => boolean;
    };

/** The types of relations. */
export type RelationType = Relation['is'];

/** The relation of one type. */
export type RelationOf<T extends RelationType> = Extract<Relation, { is: T }>;
