import type {
  Cell,
  Digit,
  Digits,
  DigitSet,
  GenerateOptions,
  GeometrySpec,
  DifficultyRating,
  PathEnd,
  Problem,
  SymmetryPart,
  TechniqueId,
} from 'pencilmark';
import type { WirePuzzle } from '../../workers/wire-puzzle.ts';

/** The jobs of the worker: for each its question, and the parts of its answer. */
interface MakeJobs {
  /** One puzzle: the progress of the search, the puzzle, then the path that solves it. */
  readonly generate: {
    readonly question: {
      readonly spec: GeometrySpec;
      readonly options: Omit<GenerateOptions, 'geometry'>;
    };
    readonly part: SearchPart | MadePart | MissedPart | PathPart;
  };
  /** A full grid with cells dropped. */
  readonly drop: {
    readonly question: {
      readonly spec: GeometrySpec;
      readonly options: Omit<GenerateOptions, 'geometry'>;
    };
    readonly part: DroppedPart;
  };
  /** All questions about a puzzle being entered, the quickest answers first. */
  readonly judge: {
    readonly question: { readonly puzzle: WirePuzzle; readonly candidates: 'wanted' | 'not wanted' };
    readonly part: SolutionsPart | CandidatesPart | ContradictionPart | RedundantPart | PathPart;
  };
  /** Further givens that leave exactly one solution. */
  readonly complete: {
    readonly question: { readonly puzzle: WirePuzzle };
    readonly part: WorkPart | GivensPart;
  };
  /** Fewer givens, until none can be removed. */
  readonly minimise: {
    readonly question: { readonly puzzle: WirePuzzle };
    readonly part: WorkPart | GivensPart;
  };
  /** The same puzzle in disguise, with the canonical form of each, computed independently. */
  readonly permute: {
    readonly question: {
      readonly puzzle: WirePuzzle;
      readonly seed: string;
      readonly parts: readonly SymmetryPart[];
    };
    readonly part: DisguisePart | FormsPart | RefusedPart;
  };
}
export type JobName = keyof MakeJobs;
export type QuestionOf<J extends JobName> = MakeJobs[J]['question'];
export type PartOf<J extends JobName> = MakeJobs[J]['part'];

interface SearchPart {
  readonly kind: 'search';
  readonly attempts: number;
}

export interface MadePart {
  readonly kind: 'made';
  readonly puzzle: WirePuzzle;
  readonly solution: Digits;
  readonly attempts: number;
  readonly isMinimal: boolean;
}

export interface MissedPart {
  readonly kind: 'missed';
  readonly attempts: number;
  /** `grid`: the board has no full grid at all. */
  readonly why: 'attempts' | 'grid';
}

/** A summary of how logic solves a puzzle. */
export interface PathPart {
  readonly kind: 'path';
  readonly rating: DifficultyRating;
  /** In the order of the technique table. */
  readonly techniques: readonly { readonly technique: TechniqueId; readonly steps: number }[];
}

export interface DroppedPart {
  readonly kind: 'dropped';
  readonly puzzle: WirePuzzle;
  /** Solutions found; `more`: there are more than these. */
  readonly solutions: number;
  readonly more: boolean;
  /** The result of full houses, naked and hidden singles alone. */
  readonly singles: PathEnd;
}

export interface SolutionsPart {
  readonly kind: 'solutions';
  readonly solutions: number;
  /** `counted`: these are all. `more`: there are more than these. `counting`: not known yet. */
  readonly end: 'counted' | 'more' | 'counting';
  /** Two of them or fewer. */
  readonly examples: readonly Digits[];
}

export interface RedundantPart {
  readonly kind: 'redundant';
  readonly cells: readonly Cell[];
  /** Constraints by index, each of which could be removed on its own. */
  readonly rules: readonly number[];
}

/** The digits that each cell has in some solution. */
export interface CandidatesPart {
  readonly kind: 'candidates';
  readonly candidates: readonly DigitSet[];
  /** `some`: there may be more. */
  readonly known: 'all' | 'some';
}

/** The parts that contradict each other: givens by their cells, constraints by their index. */
export interface ContradictionPart {
  readonly kind: 'contradiction';
  readonly cells: readonly Cell[];
  readonly rules: readonly number[];
}

interface WorkPart {
  readonly kind: 'work';
  readonly tried: number;
}

interface GivensPart {
  readonly kind: 'givens';
  readonly givens: Digits;
  readonly changed: readonly { readonly cell: Cell; readonly digit: Digit }[];
  /** Whether it is proved that no smaller change suffices. */
  readonly isBest: boolean;
}

interface DisguisePart {
  readonly kind: 'disguise';
  readonly puzzle: WirePuzzle;
}

export interface FormsPart {
  readonly kind: 'forms';
  /** The canonical forms as lines: of the puzzle and of its disguise. */
  readonly forms: readonly [string, string];
  /** The number of symmetries that leave the puzzle unchanged, in decimal. */
  readonly automorphisms: string;
}

/** The reason that there is no answer. */
interface RefusedPart {
  readonly kind: 'refused';
  readonly problem: Problem;
}
