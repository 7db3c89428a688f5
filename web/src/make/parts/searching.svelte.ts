import type { GenerateOptions, Geometry, Puzzle } from 'pencilmark';
import { make } from '../words.ts';
import { unpackPuzzle } from '../../workers/unpack-puzzle.ts';
import { announce } from '../../state/notices.svelte.ts';
import type { MadePart, MissedPart, PartOf, PathPart } from '../jobs/make-protocol.ts';
import { openLatestOnlyWorker } from '../worker/latest-only-worker.ts';

interface Made extends Omit<MadePart, 'puzzle'> {
  readonly puzzle: Puzzle;
}

interface Searched {
  readonly phase: 'idle' | 'searching' | 'rating' | 'rated';
  /** The status text; empty before the first search. */
  readonly message: string;
  readonly made?: Made;
  readonly path?: PathPart;
}

/** The search for a puzzle, as the page sees it. */
export interface PuzzleSearch {
  readonly now: Searched;
  readonly begin: (geometry: Geometry, options: Omit<GenerateOptions, 'geometry'>) => void;
  readonly stop: () => void;
  /** Stops the current search and returns to the initial state. */
  readonly forget: () => void;
}

/** `missed`: the text that explains why nothing was found. */
export function openSearch(missed: (part: MissedPart) => string): PuzzleSearch {
  const maker = openLatestOnlyWorker();
  let now = $state.raw<Searched>({ phase: 'idle', message: '' });

  const begin: PuzzleSearch['begin'] = (geometry, options) => {
    now = { phase: 'searching', message: make.starting };
    const take = (part: PartOf<'generate'>): void => {
      switch (part.kind) {
        case 'search':
          now = { ...now, message: make.searching(part.attempts) };
          return;
        case 'missed':
          return finish(missed(part));
        case 'path':
          now = { ...now, path: part };
          return;
        case 'made':
          return arrive(part);
      }
    };
    maker.ask('generate', { spec: geometry.spec, options }, take).then(
      (end) => end === 'done' && finish(),
      (error: Error) => finish(make.failed(error.message)),
    );
  };

  function arrive(part: MadePart): void {
    const message = make.made(part.attempts);
    now = { phase: 'rating', message, made: { ...part, puzzle: unpackPuzzle(part.puzzle) } };
    announce(message);
  }

  function finish(message?: string): void {
    now = { ...now, phase: now.made ? 'rated' : 'idle', message: message ?? now.message };
    if (message !== undefined) announce(message);
  }

  return {
    get now() {
      return now;
    },
    begin,
    stop: () => {
      maker.stop();
      finish(now.made ? undefined : make.stopped);
    },
    forget: () => {
      maker.stop();
      now = { phase: 'idle', message: '' };
    },
  };
}
