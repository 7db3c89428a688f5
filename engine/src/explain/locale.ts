/** The parts of a language that explain steps: names, small words and a builder of sentences for each kind of step. */
import type { TechniqueId } from '../logic/catalogue.ts';
import type { HousePhrase, Words } from './phrases.ts';
import type { ChainWords } from './sentences/chain-words.ts';
import type { Ending, Tellers } from './sentences/sentences.ts';

/** A language: its words, and how its sentences are put together. */
export interface Locale extends Words {
  /** BCP 47. */
  readonly language: string;
  /** The direction in which it is written. */
  readonly direction: 'ltr' | 'rtl';
  /** As they stand in a heading: `Naked pair`. */
  readonly names: Readonly<Record<TechniqueId, string>>;
  /**
   * Where to look, without saying for what.
   *
   * @internal
   */
  readonly nudge: (place: Place) => string;
  /**
   * The conclusion, in one sentence if it is not too long.
   *
   * @internal
   */
  readonly conclusion: (conclusion: Conclusion, ends: Exclude<Ending, 'none'>) => string;
  /** @internal */
  readonly chain: ChainWords;
  /** @internal */
  readonly tell: Tellers;
}

/** Where a nudge sends the eye: to houses, to a house and what it reaches, or anywhere. */
export type Place =
  { readonly kind: 'in' | 'around'; readonly houses: HousePhrase } | { readonly kind: 'board' };

export interface Conclusion {
  readonly placed: readonly { readonly cell: string; readonly digit: string }[];
  /** Cells that lose the same digits are named together. */
  readonly target: readonly {
    readonly cells: string;
    readonly count: number;
    readonly digits: readonly string[];
  }[];
}
