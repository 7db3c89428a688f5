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

/** The format to write boards in; default one line each. */
interface Format {
  readonly to?: FormatName;
}

/** How puzzles are written as a whole. */
interface Writing extends Format {
  /** Whether writing may lose what the format cannot hold. */
  readonly lossy: 'refuse' | 'allow';
  /** Whether the user said which board it is, so that texts need not say it. */
  readonly board: 'told' | 'read';
}

interface Limited {
  /** Maximum number of solutions, or steps, to find. */
  readonly limit: number;
  /** Whether the limit is ours or the user's, who need not hear that it was reached. */
  readonly limitIs: 'default' | 'chosen';
}

/** Which of several steps comes first; left out, that of the catalogue. */
interface Ordered {
  readonly order?: (typeof STEP_ORDERS)[number];
}

/** How steps of logic are shown. */
interface Explaining {
  /** The language of explanations; left out, English. */
  readonly language?: Language;
  /** Whether each step is wanted as a picture, too. */
  readonly pictures?: 'wanted';
}

/** What is asked of each puzzle besides the name of the question. */
export interface Questions {
  readonly solve: Format & { readonly limit: number; readonly algorithm?: AlgorithmName };
  readonly count: Limited;
  readonly check: object;
  readonly candidates: Format & Limited;
  readonly convert: Writing;
  /** The colours of a drawing, and its width in pixels. */
  readonly draw: { readonly theme?: ThemeName; readonly width?: number };
  readonly explain: Ordered & Explaining;
  /** The techniques to look for; left out, those in default use. */
  readonly steps: Limited & Ordered & Explaining & { readonly techniques?: readonly TechniqueId[] };
  /** How much a hint reveals. */
  readonly hint: Explaining & { readonly depth?: HintDepth };
  readonly canonical: {
    /** Of puzzles with one key (`Reply.key`) only the first is printed. */
    readonly keep?: 'first';
    /** Whether the number of automorphisms is wanted, too. */
    readonly automorphisms?: 'wanted';
  };
  readonly permute: Writing & {
    /** Disguises of each puzzle. */
    readonly count: number;
    readonly seed: string;
    /** The parts that disguises may change; default all. */
    readonly parts?: readonly SymmetryPart[];
    /** Whether the proof that a disguise is the same puzzle is wanted. */
    readonly proof?: 'wanted';
  };
  readonly analyse: { readonly limit: number };
  /** The rating that is asked for, and whether the rated path is wanted, too. */
  readonly rate: { readonly profile?: ProfileName; readonly steps?: 'wanted' };
  /** The rating that is counted, too. */
  readonly statistics: { readonly profile?: ProfileName };
}

export type QuestionName = keyof Questions;

/** The question asked of each puzzle. Plain data. */
export type Question<Name extends QuestionName = QuestionName> = {
  readonly [N in Name]: { readonly name: N } & Questions[N];
}[Name];
