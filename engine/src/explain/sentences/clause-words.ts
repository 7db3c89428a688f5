/** Links put together from clauses with their reasons in brackets, for languages that tell them in that way. */
import type { HousePhrase } from '../phrases.ts';
import type { ChainWords, Claim, Follow } from './chain-words.ts';

/** A conclusion of a chain, and whether it follows from the one before or is added to it. */
interface Clause {
  readonly text: string;
  readonly joins: 'so' | 'and';
}

/** The small words of such a language. */
interface ClauseWords {
  readonly claim: (claim: Claim) => string;
  /** A sentence: `Suppose r1c1 is not 6.` */
  readonly suppose: (claim: string) => string;
  /** A sentence of some clauses: `Then r1c8 is 6, so r5c8 is not 6.` */
  readonly follow: (opening: 'then' | 'so' | 'and', clauses: readonly Clause[]) => string;
  /** Reasons after a clause, with a space or another separator. */
  readonly reasons: {
    readonly onlyPlace: (house: HousePhrase) => string;
    readonly onlyDigit: string;
    readonly lacksOne: (cells: string, digits: string) => string;
    readonly rule: (rule: string) => string;
    readonly as: (claims: string) => string;
  };
}

export function clauseWords({ claim, suppose, follow, reasons }: ClauseWords): ChainWords {
  const reasonText = ({ because, causes }: Follow): string => {
    switch (because.kind) {
      case 'only-place':
        return reasons.onlyPlace(because.home);
      case 'only-digit':
        return reasons.onlyDigit;
      case 'set':
        return reasons.lacksOne(because.cells, because.digits);
      case 'rule':
        return reasons.rule(because.rule);
      default:
        return causes ? reasons.as(causes.claims) : '';
    }
  };
  return {
    claim,
    link: ({ supposed, follows }) => {
      const begins = supposed ? [suppose(claim(supposed))] : [];
      const clauses = follows.map((one) => ({
        text: claim(one.claim) + reasonText(one),
        joins: 'so' as const,
      }));
      if (clauses.length === 0) return begins.join('');
      return [...begins, follow(supposed ? 'then' : 'so', clauses)].join(' ');
    },
  };
}
