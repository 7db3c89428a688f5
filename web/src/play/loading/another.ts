import { classic9, createPuzzle, type Difficulty, type Geometry, geometryName } from 'pencilmark';
import { createCaller } from '../../workers/call.ts';
import type { AnotherApi, AnotherQuestion } from '../../workers/another.worker.ts';
import { freshSeed } from '../../kit/seed.ts';
import { nameWords } from '../../puzzles/names/words.ts';
import { notices, notify } from '../../state/notices.svelte.ts';
import { currentGame, startGame } from '../session/current-game.svelte.ts';
import { loadingWords } from './words.ts';

/** A shorter wait is not announced. In ms. */
const NOTICED = 300;

const call = createCaller<AnotherApi>(
  () => new Worker(new URL('../../workers/another.worker.ts', import.meta.url), { type: 'module' }),
  { keep: false },
);

/** Makes a classic puzzle of a level, and starts it. */
export function playLevel(level: Difficulty): Promise<void> {
  return play(classic9(), { level });
}

/** Makes a puzzle on the same board and of the same level as the one that is played, and starts it. */
export async function playAnother(): Promise<void> {
  const puzzle = currentGame.board?.puzzle;
  if (puzzle) await play(puzzle.geometry, { givens: puzzle.givens });
}

async function play(geometry: Geometry, wanted: AnotherQuestion['wanted']): Promise<void> {
  const controller = new AbortController();
  const toast = { message: loadingWords.another.making, stop: () => controller.abort() };
  const timer = setTimeout(() => (notices.toast = toast), NOTICED);
  const done = (): void => {
    clearTimeout(timer);
    if (notices.toast?.message === toast.message) notices.toast = undefined;
  };
  try {
    const question = { spec: geometry.spec, wanted, seed: freshSeed() };
    const made = await call('another', question, { signal: controller.signal });
    const puzzle = made && createPuzzle(geometry, made.givens);
    done();
    if (!puzzle?.ok) return notify(loadingWords.another.none);
    await startGame(
      puzzle.value,
      `${nameWords.levels[made!.level]} · ${geometryName(geometry)}`,
      made!.level,
    );
  } catch (error) {
    done();
    if (!controller.signal.aborted) notify(error instanceof Error ? error.message : String(error));
  }
}
