import type { Puzzle } from 'pencilmark';
import { packPuzzle } from '../../workers/wire-puzzle.ts';
import type {
  CandidatesPart,
  ContradictionPart,
  PartOf,
  PathPart,
  RedundantPart,
  SolutionsPart,
} from '../jobs/make-protocol.ts';
import { openLatestOnlyWorker } from '../worker/latest-only-worker.ts';

/** The facts about the current puzzle; each arrives when found. */
interface Judgement {
  readonly solutions?: SolutionsPart;
  readonly candidates?: CandidatesPart;
  readonly contradiction?: ContradictionPart;
  readonly redundant?: RedundantPart;
  readonly path?: PathPart;
  readonly phase: 'judging' | 'judged' | 'failed';
}

export interface Judge {
  readonly known: Judgement;
  /** Discards the last puzzle and asks about this one. */
  readonly ask: (puzzle: Puzzle, candidates: 'wanted' | 'not wanted') => void;
  readonly stop: () => void;
}

/** Answers about one puzzle at a time; only the newest counts. */
export function openJudge(): Judge {
  const maker = openLatestOnlyWorker();
  let known = $state.raw<Judgement>({ phase: 'judged' });
  let asked: Puzzle | undefined;

  const ask: Judge['ask'] = (puzzle, candidates) => {
    asked = puzzle;
    known = { phase: 'judging' };
    const end = (phase: 'judged' | 'failed') => () => {
      if (asked === puzzle) known = { ...known, phase };
    };
    maker.ask('judge', { puzzle: packPuzzle(puzzle), candidates }, take).then(end('judged'), end('failed'));
  };

  function take(part: PartOf<'judge'>): void {
    known = { ...known, [part.kind]: part };
  }

  return {
    get known() {
      return known;
    },
    ask,
    stop: maker.stop,
  };
}
