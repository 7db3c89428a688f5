/** Makes puzzles while the player waits: of a level, with rules, or like the current one. */
import { puzzleKey } from '@pencilmark/game';
import { type Difficulty, geometryName, type Puzzle } from 'pencilmark';
import { dayOfGame } from '../../days/day.ts';
import { createCaller } from '../../workers/call.ts';
import type { AnotherApi, AnotherPuzzle, AnotherQuestion } from '../../workers/another.worker.ts';
import { packPuzzle } from '../../workers/wire-puzzle.ts';
import { freshSeed } from '../../kit/seed.ts';
import { reasonOf } from '../../kit/reason.ts';
import { nameWords } from '../../puzzles/names/words.ts';
import { hasRegions, ruleSetsLike, puzzleKindOf } from '../../puzzles/kinds/kind-of-puzzle.ts';
import { sharesOf } from '../../puzzles/kinds/made-levels.ts';
import { kindTitle } from '../../puzzles/kinds/names.ts';
import { ruleSetsOf, specOf, type PuzzleKind } from '../../puzzles/kinds/kinds.ts';
import { notices, notify, sayLine } from '../../state/notices.svelte.ts';
import { writeRatings } from '../../storage/library.ts';
import { currentGame, startGame } from '../session/current-game.svelte.ts';
import { loadingWords } from './words.ts';

/** A shorter wait is not announced, in ms. */
const NOTICED = 400;

const call = createCaller<AnotherApi>(
  () => new Worker(new URL('../../workers/another.worker.ts', import.meta.url), { type: 'module' }),
  { keep: false },
);

/** Makes a classic puzzle of a level, and starts it. */
export function playLevel(level: Difficulty): Promise<void> {
  return playKind({ board: '9x9', rules: 'classic' }, level);
}

/** Makes a puzzle of a kind and a level, and starts it. */
export async function playKind(kind: PuzzleKind, level: Difficulty): Promise<void> {
  await play(questionOf(kind, level), kindTitle(kind));
}

/** Makes a puzzle as a sample. Rejects when aborted. */
export async function makeSample(
  kind: PuzzleKind,
  level: Difficulty,
  signal: AbortSignal,
): Promise<Puzzle | undefined> {
  const made = await call('another', questionOf(kind, level), { signal });
  return made && puzzleOf(made);
}

/** Makes a puzzle with the board, rules and level of the current one, and starts it. */
export async function playAnother(): Promise<void> {
  const puzzle = currentGame.board?.puzzle;
  if (!puzzle) return;
  const { geometry, constraints } = puzzle;
  const rules = ruleSetsLike(constraints);
  if (!rules) return notify(loadingWords.another.none);
  const kind = puzzleKindOf(geometry.spec, constraints);
  const question: AnotherQuestion = {
    spec: geometry.spec,
    hasFreshRegions: hasRegions(geometry.spec),
    rules,
    wanted: { like: packPuzzle(puzzle) },
    shares: kind ? sharesOf(kind) : {},
    seed: freshSeed(),
  };
  await play(question, kind ? kindTitle(kind) : geometryName(geometry));
}

/** Starts a new game of the solved puzzle; the solved game is kept. */
export async function playAgain(): Promise<void> {
  const { session } = currentGame;
  if (!session) return;
  const { id, title, level, game } = session;
  // The puzzle of a day counts only on its day: another game of it does not have the date in its title.
  const parts = title.split(' · ').slice(dayOfGame(id) ? 1 : 0);
  await startGame(
    game.puzzle,
    parts.length === 1 ? `${parts[0]} · ${geometryName(game.puzzle.geometry)}` : parts.join(' · '),
    level,
  );
}

function questionOf(kind: PuzzleKind, level: Difficulty): AnotherQuestion {
  return {
    spec: specOf(kind),
    hasFreshRegions: kind.board === 'jigsaw',
    rules: ruleSetsOf(kind.rules),
    wanted: { level },
    shares: sharesOf(kind),
    seed: freshSeed(),
  };
}

async function play(question: AnotherQuestion, title: string): Promise<void> {
  const controller = new AbortController();
  const toast = { message: loadingWords.another.making, stop: () => controller.abort() };
  const timer = setTimeout(() => (notices.toast = toast), NOTICED);
  const done = (): void => {
    clearTimeout(timer);
    if (notices.toast?.message === toast.message) notices.toast = undefined;
  };
  try {
    const made = await call('another', question, { signal: controller.signal });
    const puzzle = made && (await puzzleOf(made));
    done();
    if (!puzzle) return notify(loadingWords.another.none);
    const isLeft = isBegun();
    await startGame(puzzle, `${nameWords.levels[made.level]} · ${title}`, made.level);
    if (isLeft) sayLine(loadingWords.another.saved);
    await keepLevel(puzzle, made);
  } catch (error) {
    done();
    if (!controller.signal.aborted) notify(reasonOf(error));
  }
}

/** Fetches the reader, with all kinds of rules: the worker has just loaded the same code. */
async function puzzleOf({ puzzle }: AnotherPuzzle): Promise<Puzzle> {
  return (await import('../../workers/unpack-puzzle.ts')).unpackPuzzle(puzzle);
}

/** Whether the player would miss the current game. */
function isBegun(): boolean {
  const { session, status } = currentGame;
  return session?.access === 'owner' && session.game.log.length > 0 && status !== 'won';
}

/** The level is already known; if it cannot be stored, the library finds it again. */
async function keepLevel(puzzle: Puzzle, { level, score }: AnotherPuzzle): Promise<void> {
  await writeRatings([{ puzzle: puzzleKey(puzzle), solutions: 'unique', level, score }]).catch(() => {});
}
