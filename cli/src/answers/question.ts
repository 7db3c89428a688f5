import type { ThemeName } from '@pencilmark/board';
import type {
  AlgorithmName,
  FormatName,
  HintDepth,
  ProfileName,
  SymmetryPart,
  TechniqueId,
} from 'pencilmark';
import type { Language } from '../languages.ts';
import type { STEP_ORDERS } from '../options.ts';

/** The format for boards; default one line each. */
interface Format {
  readonly to?: FormatName;
}

/** How puzzles are written as a whole. */
interface Writing extends Format {
  /** Whether writing may lose what the format cannot hold. */
  readonly lossy: 'refuse' | 'allow';
  /** Whether the user specified the board, so that texts need not contain it. */
  readonly board: 'given' | 'read';
}

interface Limited {
  /** Maximum number of solutions, or steps, to find. */
  readonly limit: number;
  /** Whether the limit is the default or the user's, who need not be told that it was reached. */
  readonly limitIs: 'default' | 'chosen';
}

/** Which of several steps comes first; default: the catalogue's order. */
interface Ordered {
  readonly order?: (typeof STEP_ORDERS)[number];
}

/** How steps of logic are shown. */
interface Explaining {
  /** The language of explanations; default English. */
  readonly language?: Language;
  /** Whether each step is also wanted as a picture. */
  readonly pictures?: 'wanted';
}

/** The options of each question. */
export interface Questions {
  readonly solve: Format & { readonly limit: number; readonly algorithm?: AlgorithmName };
  readonly count: Limited;
  /** Whether it is also wanted which givens can go. */
  readonly check: { readonly minimal?: 'wanted' };
  readonly candidates: Format & Limited;
  readonly convert: Writing;
  /** The colours of a drawing, and its width in pixels. */
  readonly draw: { readonly theme?: ThemeName; readonly width?: number };
  readonly explain: Ordered & Explaining;
  /** The techniques to look for; default: those in default use. */
  readonly steps: Limited & Ordered & Explaining & { readonly techniques?: readonly TechniqueId[] };
  /** How much a hint reveals. */
  readonly hint: Explaining & { readonly depth?: HintDepth };
  readonly canonical: {
    /** If `first`, only the first of the puzzles with the same key (`Reply.key`) is printed. */
    readonly keep?: 'first';
    /** Whether the number of automorphisms is also wanted. */
    readonly automorphisms?: 'wanted';
  };
  readonly permute: Writing & {
    /** The number of disguises of each puzzle. */
    readonly count: number;
    readonly seed: string;
    /** The parts that disguises may change; default all. */
    readonly parts?: readonly SymmetryPart[];
    /** Whether to prove that a disguise is the same puzzle. */
    readonly proof?: 'wanted';
  };
  readonly analyse: { readonly limit: number };
  readonly backdoors: object;
  /** The requested rating, and whether the rated path is also wanted. */
  readonly rate: { readonly profile?: ProfileName; readonly steps?: 'wanted' };
  /** A rating to count as well. */
  readonly statistics: { readonly profile?: ProfileName };
  /** The puzzle itself, for a book. */
  readonly book: object;
}

export type QuestionName = keyof Questions;

/** The question asked of each puzzle. Plain data. */
export type Question<Name extends QuestionName = QuestionName> = {
  readonly [N in Name]: { readonly name: N } & Questions[N];
}[Name];
