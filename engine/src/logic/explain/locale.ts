/** What a language brings to tell steps: names, small words and one builder of sentences for each kind of step. */
import type { TechniqueId } from '../techniques/table.ts';
import type { Facts } from './facts.ts';
import type { Focus } from './focus.ts';
import type { TellingKind } from './kinds.ts';
import type { Say, Words } from './say.ts';

export interface Locale extends Words {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** As they stand in a heading: `Naked pair`. */
  readonly names: Readonly<Record<TechniqueId, string>>;
  /** Where to look, without saying for what. */
  readonly nudge: (focus: Focus, say: Say) => string;
  /** What follows, in one sentence. */
  readonly conclusion: (facts: Facts, say: Say) => string;
  readonly tell: Readonly<Record<TellingKind, Teller>>;
}

/** What to look for, and why the conclusion holds; the conclusion itself is told elsewhere. */
export interface Told {
  readonly what: string;
  readonly why: readonly string[];
}

export type Teller = (facts: Facts, say: Say) => Told;
