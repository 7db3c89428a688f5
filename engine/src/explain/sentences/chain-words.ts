import type { HousePhrase } from '../phrases.ts';

/** A digit in a cell, or in one of several. */
interface Claim {
  readonly cells: string;
  readonly count: number;
  readonly digit: string;
  readonly holds: 'true' | 'false';
}

/** A conclusion of a chain, and whether it follows from the one before or stands beside it. */
export interface Clause {
  readonly text: string;
  readonly joins: 'so' | 'and';
}

export type Opening = 'then' | 'so' | 'and';

/** The words by which a language walks along a chain. */
export interface ChainWords {
  /** `r1c1 is not 6`, `none of r1c1 and r1c2 is 6`. */
  readonly claim: (claim: Claim) => string;
  /** A sentence: `Suppose r1c1 is not 6.` */
  readonly suppose: (claim: string) => string;
  /** A sentence of some clauses: `Then r1c8 is 6, so r5c8 is not 6.` */
  readonly follow: (opening: Opening, clauses: readonly Clause[]) => string;
  /** A sentence on a stretch whose reasons are left to the board. */
  readonly inTurn: (claims: string) => string;
  /** Reasons as they stand behind a clause, with a space or whatever parts them from it. */
  readonly reasons: {
    readonly onlyPlace: (house: HousePhrase) => string;
    readonly onlyDigit: string;
    readonly lacksOne: (cells: string, digits: string) => string;
    readonly sees: string;
    readonly rule: (rule: string) => string;
    readonly as: (claims: string) => string;
  };
}
