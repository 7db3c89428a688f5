import type { SentenceKind } from '../kinds.ts';
import type { Facts } from '../facts.ts';
import type { Say } from '../phrases.ts';
import type { ChainWords, Sentence } from './chain-words.ts';
import { CHAINS } from './chains.ts';
import { PATTERNS } from './patterns.ts';
import { RULES } from './rules.ts';
import { SETS } from './sets.ts';
import { UNIQUENESS } from './uniqueness.ts';

/** The parts of the sentences for each kind of step, in the words of a language: cells, digits, houses, counts. */
export const PARTS = { ...PATTERNS, ...UNIQUENESS, ...CHAINS, ...SETS, ...RULES } satisfies Record<
  SentenceKind,
  (facts: Facts, say: Say, words: ChainWords) => object
>;

export type Parts<Kind extends SentenceKind> = ReturnType<(typeof PARTS)[Kind]>;

/** The pattern to look for, and the reasons for the conclusion. */
export interface Wording {
  readonly what: string;
  readonly why: readonly Sentence[];
  /**
   * The opening of the conclusion, which is added elsewhere; `none` if `why` ends with the conclusion. Default: `so`.
   */
  readonly ends?: Ending;
}

/** `So …`, `Either way, …` after two cases, `In every case, …` after more. */
export type Ending = 'so' | 'either' | 'every' | 'none';

/** One builder of sentences for each kind of step. */
export type Tellers = { readonly [Kind in SentenceKind]: (parts: Parts<Kind>) => Wording };
