/** The parts of a language that explain steps: names, common words and a builder of sentences for each kind of step. */
import type { TechniqueId } from '../logic/catalogue.ts';
import type { HousePhrase, Words } from './phrases.ts';
import type { ChainWords } from './sentences/chain-words.ts';
import type { Ending, Tellers } from './sentences/sentences.ts';

/** A language: its words, and how its sentences are put together. */
export interface Locale extends Words {
  /** The language tag, by BCP 47. */
  readonly language: string;
  /** The direction in which it is written. */
  readonly direction: 'ltr' | 'rtl';
  /** The names of techniques as headings: `Naked pair`. */
  readonly names: Readonly<Record<TechniqueId, string>>;
  /**
   * A sentence about where to look, but not what for.
   *
   * @internal
   */
  readonly nudge: (place: Place) => string;
  /**
   * The conclusion, in one sentence if it is short enough.
   *
   * @internal
   */
  readonly conclusion: (conclusion: Conclusion, ends: Exclude<Ending, 'none'>) => string;
  /** @internal */
  readonly chain: ChainWords;
  /** @internal */
  readonly tell: Tellers;
}

/** The place to which a nudge points: houses, a house and what it sees, or the whole board. */
export type Place =
  | { readonly kind: 'in' | 'around'; readonly houses: HousePhrase }
  | { readonly kind: 'board' };

export interface Conclusion {
  readonly placed: readonly { readonly cell: string; readonly digit: string }[];
  /** Cells that lose the same digits are named together. */
  readonly target: readonly {
    readonly cells: string;
    readonly count: number;
    readonly digits: readonly string[];
  }[];
}
