import type { HouseKind } from '../../model/geometry.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import type { HousePhrase } from '../phrases.ts';

/** A digit in a cell, or in one of several cells. */
export interface Claim {
  /** `r1c1 and r1c2`; `either` has `or` instead. */
  readonly cells: string;
  readonly either: string;
  readonly count: number;
  readonly digit: string;
  readonly holds: 'true' | 'false';
}

/** The reason for a claim. */
export type Reason =
  | { readonly kind: 'only-place'; readonly home: HousePhrase }
  | { readonly kind: 'only-digit' }
  /** An almost locked set that is locked without the previous digit; `forces`: it forces a cell that sees it. */
  | {
      readonly kind: 'set';
      readonly cells: string;
      readonly rest: string;
      readonly forces: boolean;
    }
  /** The cells see each other, in a house of kind `shared` if there is one. */
  | { readonly kind: 'sight'; readonly shared: HouseKind | undefined }
  /** Another digit is in the same cell. */
  | { readonly kind: 'same-cell' }
  | { readonly kind: 'rule'; readonly rule: string }
  /** Every place of the digit in the house sees the cell. */
  | { readonly kind: 'seen'; readonly home: HousePhrase }
  /** A step that is explained separately. */
  | { readonly kind: 'technique'; readonly technique: TechniqueId }
  | { readonly kind: 'none' };

/** The cells of earlier claims, and their number. */
export interface Causes {
  readonly cells: string;
  readonly count: number;
}

/** A claim with its reason, and with `causes` if it depends on more than the previous claim. */
export interface Follow {
  readonly claim: Claim;
  readonly because: Reason;
  readonly causes?: Causes;
  /** Whether the previous claim is among its causes. */
  readonly restsOnLast: boolean;
}

/**
 * One link of a chain or a branch: a claim, or a false claim and the true one that follows from it. `supposed` is the
 * assumption before the first link.
 */
export interface LinkParts {
  readonly supposed?: Claim;
  readonly follows: readonly Follow[];
}

/** The links in a sentence: the nodes of a chain, or the implications of a condensed branch. */
export interface LinkPlace {
  readonly of: 'chain' | 'branch';
  readonly index: number;
  /** Ascending; where a loop closes, 0 comes last. */
  readonly nodes: readonly number[];
}

/** A sentence, or several that belong together; with its place if it describes a link. */
export type Sentence = string | { readonly text: string; readonly at: LinkPlace };

/** The words with which a language describes a chain. */
export interface ChainWords {
  /** `r1c1 is not 6`, `none of r1c1 and r1c2 is 6`. */
  readonly claim: (claim: Claim) => string;
  /** `If r8c5 isn’t 9, it must be 4.` */
  readonly link: (parts: LinkParts) => string;
}
