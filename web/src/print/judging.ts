import type { Digits, GeometrySpec, PuzzleLevel, SolutionKind } from 'pencilmark';
import type { WirePuzzle } from '../engine-worker/protocol.ts';

/** What is known of a puzzle for the pages behind. */
export interface Judged {
  /** `unknown` where the search was given up. */
  readonly kind: SolutionKind | 'unknown';
  readonly solution?: Digits;
  readonly level?: PuzzleLevel;
}

export type PrintQuestion =
  | { readonly ask: 'judge'; readonly puzzles: readonly WirePuzzle[] }
  | {
      readonly ask: 'make';
      readonly spec: GeometrySpec;
      readonly level: PuzzleLevel;
      readonly count: number;
      readonly seed: string;
    };

/** One answer for each puzzle, in order; a made one has its givens, one that could not be made none. */
export type PrintAnswer =
  | { readonly kind: 'judged'; readonly index: number; readonly judged: Judged }
  | { readonly kind: 'made'; readonly index: number; readonly givens?: Digits }
  | { readonly kind: 'attempts'; readonly attempts: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

/** Asks in a worker of its own, which ends with the last answer. Returns what ends it before. */
export function askPrinter(question: PrintQuestion, take: (answer: PrintAnswer) => void): () => void {
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PrintAnswer>) => {
    if (data.kind === 'done' || data.kind === 'failed') worker.terminate();
    take(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    take({ kind: 'failed', message: event.message });
  });
  worker.postMessage(question);
  return () => worker.terminate();
}
