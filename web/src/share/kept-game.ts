import 'pencilmark/constraints';
import { elapsed, type KeptGame, readShare } from '@pencilmark/game';
import type { Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { untrack } from 'svelte';
import { now, currentGame } from '../play/session/current-game.svelte.ts';
import { readStored } from '../play/session/read-stored.ts';
import { readGame } from '../storage/games.ts';
import { problemTexts } from '../puzzles/problems/words.ts';
import { sharingTexts } from './words.ts';
import { linkId } from '../puzzles/link.ts';

/**
 * The game named by the subject of an address: by id, by the payload of a link, or the game played last if empty. It is
 * neither changed nor opened for play. Errors: `kept.none`, `kept.damaged`, `kept.blocked` and those of `readShare`.
 */
export async function gameFor(subject: string): Promise<Result<KeptGame>> {
  if (isPayload(subject)) return gameInLink(subject);
  const session = untrack(() => currentGame.session);
  if (session && (subject === '' || subject === session.id)) {
    const { id, title, created, game, timer } = session;
    return ok({ id, title, created, game, played: elapsed(timer, now()) });
  }
  try {
    const onDisk = await readGame(subject === '' ? undefined : subject);
    if (!onDisk) return failure('kept.none', sharingTexts.noGame);
    const { head } = onDisk;
    const read = readStored(onDisk);
    if (!read.ok) return failure('kept.damaged', sharingTexts.damagedGame(problemTexts.sentence(read.error)));
    const { game, played } = read.value;
    return ok({ id: head.id, title: head.title, created: head.created, game, played });
  } catch {
    return failure('kept.blocked', sharingTexts.noGame);
  }
}

/** Whether the subject of an address is a packed game, not the id of a game. */
export function isPayload(subject: string): boolean {
  return /^[^/]{0,10}=/.test(subject) || subject.includes('&');
}

function gameInLink(payload: string): Result<KeptGame> {
  const read = readShare(payload);
  if (!read.ok) return failure(read.error.code, problemTexts.sentence(read.error));
  const { game, played, title } = read.value;
  return ok({ id: linkId(read.value), title, created: 0, game, played });
}
