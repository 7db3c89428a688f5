import type {
  Cell,
  Constraint,
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
  PuzzleData,
} from 'pencilmark';

/** The jobs of the workshop's thread: for each its question, and the parts of its answer. */
interface MakeJobs {
  /** One puzzle: how the search goes, the puzzle, and then the path that solves it. */
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
    readonly question: { readonly puzzle: PuzzleData; readonly candidates: 'wanted' | 'not wanted' };
    readonly part: SolutionsPart | CandidatesPart | ContradictionPart | RedundantPart | PathPart;
  };
  /** Further givens that leave one solution. */
  readonly complete: {
    readonly question: { readonly puzzle: PuzzleData };
    readonly part: WorkPart | GivensPart;
  };
  /** Fewer givens, until none can go. */
  readonly minimise: {
    readonly question: { readonly puzzle: PuzzleData };
    readonly part: WorkPart | GivensPart;
  };
  /** The same puzzle in disguise, with the canonical form of both, each found for itself. */
  readonly permute: {
    readonly question: {
      readonly puzzle: PuzzleData;
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
  readonly constraints: readonly Constraint[];
  readonly givens: Digits;
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

/** How a puzzle is solved by logic, in short. */
export interface PathPart {
  readonly kind: 'path';
  readonly rating: DifficultyRating;
  /** In order of the table of techniques. */
  readonly techniques: readonly { readonly technique: TechniqueId; readonly steps: number }[];
}

export interface DroppedPart {
  readonly kind: 'dropped';
  readonly givens: Digits;
  /** Solutions found; `more`: there are further ones. */
  readonly solutions: number;
  readonly more: boolean;
  /** How far full houses, naked and hidden singles lead. */
  readonly singles: PathEnd;
}

export interface SolutionsPart {
  readonly kind: 'solutions';
  readonly solutions: number;
  /** `counted`: that is all of them. `more`: there are further ones. `counting`: nobody knows yet. */
  readonly end: 'counted' | 'more' | 'counting';
  /** At most two of them. */
  readonly examples: readonly Digits[];
}

export interface RedundantPart {
  readonly kind: 'redundant';
  readonly cells: readonly Cell[];
  /** Constraints by their place; each of these could go. */
  readonly rules: readonly number[];
}

/** The digits that each cell holds in some solution. */
export interface CandidatesPart {
  readonly kind: 'candidates';
  readonly candidates: readonly DigitSet[];
  /** `some`: there may be more of them. */
  readonly known: 'all' | 'some';
}

/** The parts that contradict each other: givens by their cells, constraints by their place. */
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
  /** Whether it is proved that no smaller change does. */
  readonly isBest: boolean;
}

interface DisguisePart {
  readonly kind: 'disguise';
  readonly givens: Digits;
}

export interface FormsPart {
  readonly kind: 'forms';
  /** The canonical forms as lines: of the puzzle and of its disguise. */
  readonly forms: readonly [string, string];
  /** How many symmetries leave the puzzle as it is, as a decimal. */
  readonly automorphisms: string;
}

/** A reason why there is no answer. */
interface RefusedPart {
  readonly kind: 'refused';
  readonly problem: Problem;
}
