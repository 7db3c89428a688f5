import type { HouseKind } from '../../model/geometry.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import type { HousePhrase } from '../phrases.ts';

/** A digit in a cell, or in one of several. */
export interface Claim {
  /** `r1c1 and r1c2`, and with `or`. */
  readonly cells: string;
  readonly either: string;
  readonly count: number;
  readonly digit: string;
  readonly holds: 'true' | 'false';
}

/** Why a claim follows. */
export type Reason =
  | { readonly kind: 'only-place'; readonly home: HousePhrase }
  | { readonly kind: 'only-digit' }
  /** An almost locked set that is locked without the digit before; `forces` a cell that sees it. */
  | {
      readonly kind: 'set';
      readonly cells: string;
      readonly rest: string;
      readonly forces: boolean;
    }
  /** The digit is in sight, in a house of the kind if there is one. */
  | { readonly kind: 'sight'; readonly shared: HouseKind | undefined }
  /** Another digit is in the same cell. */
  | { readonly kind: 'same-cell' }
  | { readonly kind: 'rule'; readonly rule: string }
  /** Every place of the digit in the house sees the cell. */
  | { readonly kind: 'seen'; readonly home: HousePhrase }
  /** A step of its own, that is told elsewhere. */
  | { readonly kind: 'technique'; readonly technique: TechniqueId }
  | { readonly kind: 'none' };

/** The cells of earlier claims, and their number. */
export interface Causes {
  readonly cells: string;
  readonly count: number;
}

/** A claim with its reason; `causes` if it does not rest on the last claim alone. */
export interface Follow {
  readonly claim: Claim;
  readonly because: Reason;
  readonly causes?: Causes;
  /** Whether it rests on the claim before, whatever else. */
  readonly restsOnLast: boolean;
}

/**
 * One link of a chain or a branch: a claim, or one that is false and the one that is therefore true. `supposed` comes
 * before the first.
 */
export interface LinkParts {
  readonly supposed?: Claim;
  readonly follows: readonly Follow[];
}

/** The links that a sentence tells: the nodes of a chain, or the implications of a condensed branch. */
export interface LinkPlace {
  readonly of: 'chain' | 'branch';
  readonly index: number;
  /** Ascending; for a loop that closes, 0 last. */
  readonly nodes: readonly number[];
}

/** A sentence, or some that belong together; with its place if it tells a link. */
export type Sentence = string | { readonly text: string; readonly at: LinkPlace };

/** The words by which a language walks along a chain. */
export interface ChainWords {
  /** `r1c1 is not 6`, `none of r1c1 and r1c2 is 6`. */
  readonly claim: (claim: Claim) => string;
  /** `If r8c5 isn’t 9, it must be 4.` */
  readonly link: (parts: LinkParts) => string;
}
