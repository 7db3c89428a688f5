/** A hint that a producer found: eliminations, placement, rating and reason, as plain data. */
import type { Proof } from './chains/proof.ts';

/** The producers' names, as profiles and rated paths use them. */
export const RULES = [
  'hidden-single',
  'direct-locking',
  'direct-hidden-pair',
  'naked-single',
  'direct-hidden-triplet',
  'locking',
  'naked-pair',
  'x-wing',
  'hidden-pair',
  'naked-triplet',
  'swordfish',
  'hidden-triplet',
  'two-strong-links',
  'xy-wing',
  'xyz-wing',
  'unique-loop',
  'naked-quad',
  'jellyfish',
  'hidden-quad',
  'three-strong-links',
  'wxyz-wing',
  'bug',
  'vwxyz-wing',
  'aligned-pair-exclusion',
  'forcing-chain',
  'aligned-triplet-exclusion',
  'nishio-chain',
  'multiple-chain',
  'dynamic-chain',
  'dynamic-plus-chain',
  'nested-chain',
] as const;
/** One of `RULES`. */
export type Rule = (typeof RULES)[number];

/** One step as Sudoku Explainer counts it. Cells are 0 … 80. */
export interface Hint {
  readonly rule: Rule;
  readonly rating: number;
  /** Eliminated candidates (`cell * 9 + digit`); some may already be absent. */
  readonly removed: readonly number[];
  /** The placed candidate, or -1. */
  readonly placed: number;
  readonly reason: Reason;
}

/** The reason for a hint. */
export type Reason =
  | { readonly kind: 'hidden-single'; readonly house: number; readonly alone: boolean }
  | { readonly kind: 'naked-single' }
  | { readonly kind: 'locking'; readonly digit: number; readonly base: number; readonly cover: number }
  | {
      readonly kind: 'hidden-set' | 'naked-set';
      readonly house: number;
      readonly cells: readonly number[];
      readonly digits: readonly number[];
    }
  | {
      readonly kind: 'fish';
      readonly digit: number;
      readonly bases: readonly number[];
      readonly covers: readonly number[];
    }
  | {
      readonly kind: 'wing';
      readonly pivot: number;
      readonly pincers: readonly [number, number];
      readonly digit: number;
    }
  | {
      readonly kind: 'strong-links';
      readonly digit: number;
      /** In order along the chain; each with its two groups of cells, one of which holds the digit. */
      readonly links: readonly {
        readonly house: number;
        readonly ends: readonly [readonly number[], readonly number[]];
        readonly isGrouped: boolean;
      }[];
      /** The houses that join each link to the next. */
      readonly bridges: readonly number[];
    }
  | {
      readonly kind: 'bivalue-wing';
      /** n cells that see each other and have n + 1 digits, and the cell with two of those digits. */
      readonly cells: readonly number[];
      readonly pair: number;
      /** The digits whose cells all see the pair. */
      readonly restricted: readonly number[];
    }
  | UniquenessReason
  | { readonly kind: 'aligned'; readonly cells: readonly number[]; readonly excluders: readonly number[] }
  | { readonly kind: 'chains'; readonly proof: Proof };

/** @inline */
export interface UniquenessReason {
  readonly kind: 'unique-loop' | 'bug';
  readonly type: 1 | 2 | 3 | 4;
  /** The pattern's cells, each with its two digits: a loop in its order, or all open cells. */
  readonly cells: readonly number[];
  readonly pairs: readonly number[];
  /** The cells with extra candidates, and those candidates. */
  readonly extraCells: readonly number[];
  readonly extras: readonly number[];
  /** Types 3 and 4: the house of the subset or of the locked digit, the subset and its digits. */
  readonly house?: number;
  readonly set?: {
    readonly hidden: boolean;
    readonly cells: readonly number[];
    readonly digits: readonly number[];
  };
}
