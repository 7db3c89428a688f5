import 'pencilmark/constraints';
import { solvedFacts } from '../storage/solved.ts';
import {
  gameStatus,
  type KeptGame,
  MERGE_OUTCOMES,
  mergeGames,
  type MergeOutcome,
  readBackup,
  replayRecords,
  saveGame,
  writeBackup,
} from '@pencilmark/game';
import { readMemory, writeMemory } from '@pencilmark/game/learn';
import { takeOver } from '../storage/game-lock.ts';
import type { GameHead } from '../storage/database.ts';
import { CONFLICT, createGame, type DiskPlace, readGame, readHead, replaceGame } from '../storage/games.ts';
import { readHelp, writeHelp } from '../storage/helps.ts';
import { mergeLearning, mergeStart, readLearning, readStart } from '../storage/learning.ts';
import { forgetSummary, readLibrary } from '../storage/library.ts';
import { addPuzzles } from '../storage/puzzles.ts';
import { type BackupFile, MAX_FAULTS, type RestoreReport } from './jobs.ts';

type OnProgress = (done: number, of: number) => void;

/** Everything stored here, as one file. */
export async function backup(settings: unknown, onProgress: OnProgress): Promise<BackupFile> {
  const { games: heads, puzzles } = await readLibrary();
  const games: KeptGame[] = [];
  for (const [index, { id }] of heads.entries()) {
    const kept = await readKept(id);
    if (kept) games.push(kept);
    onProgress(index + 1, heads.length);
  }
  const learning: unknown = JSON.parse(writeMemory(await readLearning()));
  const file = new Blob([writeBackup({ games, puzzles, settings, learning, start: await readStart() })], {
    type: 'application/json',
  });
  return { file, games: games.length, puzzles: puzzles.length, unreadable: heads.length - games.length };
}

/** Merges a backup into the stored data; nothing stored here is lost. */
export async function restore(file: File, onProgress: OnProgress): Promise<RestoreReport> {
  const read = readBackup(await file.text());
  if (!read.ok) return { kind: 'refused', problem: read.error };
  const { games, puzzles, settings, learning, start, lost } = read.value;
  const outcomes = Object.fromEntries(MERGE_OUTCOMES.map((outcome) => [outcome, 0]));
  for (const [index, game] of games.entries()) {
    outcomes[await bring(game)]++;
    onProgress(index + 1, games.length);
  }
  const knownPuzzles = await addPuzzles(puzzles);
  await bringLearning(learning);
  if (start !== undefined) await mergeStart(start);
  return {
    kind: 'restored',
    games: outcomes as Record<MergeOutcome, number>,
    puzzles: puzzles.length - knownPuzzles,
    knownPuzzles,
    lost: lost.slice(0, MAX_FAULTS),
    lostCount: lost.length,
    settings,
  };
}

/** Merges practice results from elsewhere. Unreadable ones are left out. */
async function bringLearning(learning: unknown): Promise<void> {
  const memory = learning === undefined ? undefined : readMemory(JSON.stringify(learning));
  if (memory?.ok) await mergeLearning(memory.value);
}

/** Merges a game with those of the same id, and of the alternative ids that it would get. */
async function bring(game: KeptGame): Promise<MergeOutcome> {
  const own: KeptGame[] = [];
  const places = new Map<string, DiskPlace>();
  for (let id = game.id, count = 2; await hasGame(id); id = `${game.id}-${count++}`) {
    const kept = await readKept(id, (place) => places.set(id, place));
    // An unreadable game keeps its id, like a game of a different puzzle.
    own.push(kept ?? { ...game, id, game: { ...game.game, puzzle: unreadable(game) } });
  }
  const merged = mergeGames(own, [game]);
  const [outcome] = merged.outcomes;
  if (outcome === 'same') return outcome;
  const before = new Set(own);
  const changed = merged.games.find((one) => !before.has(one))!;
  // Moves that a tab has written meanwhile are merged too.
  return (await writeKept(changed, places.get(changed.id))) === CONFLICT ? bring(game) : outcome;
}

/** A puzzle that differs from the game's: the same board without givens if it has some, or the other way round. */
function unreadable({ game: { puzzle } }: KeptGame): KeptGame['game']['puzzle'] {
  const isBlank = puzzle.givens.every((digit) => digit === 0);
  return { ...puzzle, givens: puzzle.givens.map((_, cell) => (isBlank && cell === 0 ? 1 : 0)) };
}

async function hasGame(id: string): Promise<boolean> {
  return (await readHead(id)) !== undefined;
}

async function readKept(
  id: string,
  take: (place: DiskPlace) => void = () => {},
): Promise<KeptGame | undefined> {
  const onDisk = await readGame(id);
  if (onDisk) take(onDisk);
  const read = onDisk && replayRecords(onDisk.save, onDisk.lines);
  if (!read?.ok) return undefined;
  const { title, created, updated, startedOn, wonOn, level } = onDisk!.head;
  const help = await readHelp(id);
  const { game, played } = read.value;
  return {
    id,
    title,
    created,
    updated,
    ...(startedOn !== undefined && { startedOn }),
    ...(wonOn !== undefined && { wonOn }),
    ...(level && { level }),
    ...(help && { hints: help.hints, checks: help.checks }),
    game,
    played,
  };
}

/**
 * Writes a game that was read from `place`, or is new. A tab that plays the game finishes its writing first; anything
 * it has written since `place` is a `CONFLICT`.
 */
async function writeKept(kept: KeptGame, place: DiskPlace | undefined): Promise<DiskPlace | typeof CONFLICT> {
  const { id, title, created, updated, startedOn, wonOn, level, hints, checks, game, played } = kept;
  const lock = await takeOver(id, () => {});
  try {
    const status = gameStatus(game) === 'won' ? 'won' : 'open';
    const head: GameHead = {
      ...{ id, title, created, updated: updated ?? created, status, played },
      ...(level && { level }),
      ...(startedOn !== undefined && { startedOn }),
      ...(wonOn !== undefined && { wonOn }),
      ...(status === 'won' && solvedFacts(game)),
    };
    const save = saveGame({ game, played });
    const written = await (place ? replaceGame(head, save, place) : createGame(head, save));
    if (written === CONFLICT) return CONFLICT;
    if (hints !== undefined || checks !== undefined)
      await writeHelp({ game: id, hints: hints ?? 0, checks: checks ?? 0 });
    await forgetSummary(id);
    return written;
  } finally {
    lock?.release();
  }
}
