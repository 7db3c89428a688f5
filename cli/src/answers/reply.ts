import type { ThemeName } from '@pencilmark/board';
import type {
  AlgorithmName,
  FormatName,
  HintDepth,
  ProfileName,
  Sheet,
  SolveProgress,
  SymmetryPart,
  TechniqueId,
} from 'pencilmark';
import type { ExitCode } from '../exit.ts';
import type { Language } from '../languages.ts';

export const QUESTION_NAMES = [
  'solve',
  'count',
  'check',
  'candidates',
  'convert',
  'draw',
  'explain',
  'steps',
  'hint',
  'canonical',
  'permute',
  'analyse',
  'rate',
] as const;
export type QuestionName = (typeof QUESTION_NAMES)[number];

/** The question asked of each puzzle. Plain data. */
export interface Question {
  readonly name: QuestionName;
  /** Maximum number of solutions to find. */
  readonly limit: number;
  /** Whether the limit is ours or the user's, who need not hear that it was reached. */
  readonly limitIs: 'default' | 'chosen';
  readonly algorithm?: AlgorithmName;
  /** The format to write boards in; default one line each. */
  readonly to?: FormatName;
  /** Whether the user said which board it is, so that texts need not say it. */
  readonly board: 'told' | 'read';
  /** Whether writing may lose what the format cannot hold. */
  readonly lossy: 'refuse' | 'allow';
  /** How much a hint reveals. */
  readonly depth?: HintDepth;
  /** The language of explanations; left out, English. */
  readonly language?: Language;
  /** The techniques to look for; left out, those in default use. */
  readonly techniques?: readonly TechniqueId[];
  /** The colours of a drawing, and its width in pixels. */
  readonly theme?: ThemeName;
  readonly width?: number;
  /** The rating that is asked for. */
  readonly profile?: ProfileName;
  /** Whether the rated path is wanted, too. */
  readonly steps?: 'wanted';
  /** Whether each step is wanted as a picture, too. */
  readonly pictures?: 'wanted';
  /** Of puzzles with one key (`Reply.key`) only the first is printed. */
  readonly keep?: 'first';
  /** Whether the number of automorphisms is wanted, too. */
  readonly automorphisms?: 'wanted';
  /** Disguises of each puzzle. */
  readonly count?: number;
  readonly seed?: string;
  /** The parts that disguises may change; default all. */
  readonly parts?: readonly SymmetryPart[];
  /** Whether the proof that a disguise is the same puzzle is wanted. */
  readonly proof?: 'wanted';
}

/** The answer to one puzzle. */
export interface Reply {
  /** The text to print, without the last line break; absent if the remark says it all. */
  readonly text?: string;
  /** Whether the text is of one thing in several lines, and not one or several lines. */
  readonly isSpread?: boolean;
  /** The line that names the columns of the text, to be printed once before all. */
  readonly heading?: string;
  /** The same for programs, made only where it is wanted. */
  readonly facts: () => object;
  readonly exit: ExitCode;
  /** The key it shares with those that count as the same. */
  readonly key?: string;
  /** Something to say beside the result. */
  readonly remark?: string;
  /** Files that go with the answer. */
  readonly pictures?: readonly Picture[];
}

/** A file to write: its name within the folder that the user named. */
export interface Picture {
  readonly name: string;
  readonly text: string;
}

/**
 * How far the work on one puzzle is: guesses of a search, steps of a rated path and the hardest so far, or attempts.
 */
export type PuzzleProgress =
  SolveProgress | { readonly steps: number; readonly hardest: string } | { readonly attempts: number };

export type Progress = (progress: PuzzleProgress) => void;

export type Answerer = (sheet: Sheet, question: Question, onProgress?: Progress) => Reply;

/** A text in a format as a part of a reply: without its last line break, and its heading apart. */
export function textOf(text: string, format: FormatName): Pick<Reply, 'text' | 'isSpread' | 'heading'> {
  const lines = text.trimEnd().split('\n');
  if (format === 'table') return { heading: lines[0], text: lines.slice(1).join('\n'), isSpread: false };
  return { text: lines.join('\n'), isSpread: lines.length > 1 };
}
