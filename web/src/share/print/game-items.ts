import { currentState, type KeptGame, seenBoard } from '@pencilmark/game';
import type { Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { gameFor, isPayload } from '../kept-game.ts';
import { titleOf } from '../../puzzles/link.ts';
import { MAX_ITEMS, type PrintItem, creditsOf } from './items.ts';

/** The games named by an address: one, several as comma-separated ids, or one in a link. */
export async function gameItems(subject: string): Promise<Result<PrintItem[]>> {
  const subjects = isPayload(subject) ? [subject] : subject.split(',').slice(0, MAX_ITEMS);
  const found = await Promise.all(subjects.map((each) => gameFor(each)));
  const games = found.flatMap((read) => (read.ok ? [itemOf(read.value)] : []));
  const failed = found.find((read) => !read.ok);
  return games.length === 0 && failed && !failed.ok ? failed : ok(games);
}

function itemOf(kept: KeptGame): PrintItem {
  return { title: titleOf(kept), ...creditsOf(kept.game.setter), board: seenBoard(currentState(kept.game)) };
}
