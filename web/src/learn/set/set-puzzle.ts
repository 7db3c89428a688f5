/** The puzzles of a set, as games that can be opened. */
import { createGame, type KeptGame } from '@pencilmark/game';
import { parseLine } from 'pencilmark';
import { linkId, payloadOf } from '../../puzzles/link.ts';
import { addressOf } from '../../state/addresses.ts';
import { readHead } from '../../storage/games.ts';

export interface SetPuzzle {
  readonly address: string;
  /** The id that its game has here, once it is played. */
  readonly id: string;
}

/** Undefined for a line that is no puzzle. */
export function puzzleOfLine(line: string): SetPuzzle | undefined {
  const sheet = parseLine(line);
  const game = sheet.ok ? createGame(sheet.value.puzzle) : undefined;
  if (!game?.ok) return undefined;
  const kept: KeptGame = { id: '', created: 0, played: 0, title: '', game: game.value };
  return { address: addressOf('share', payloadOf(kept, 'puzzle')), id: linkId(kept) };
}

/** Which of the games are won here. Where the browser blocks storage, none is known. */
export async function wonAmong(ids: readonly string[]): Promise<string[]> {
  try {
    const heads = await Promise.all(ids.map((id) => readHead(id)));
    return heads.flatMap((head) => (head?.status === 'won' ? [head.id] : []));
  } catch {
    return [];
  }
}
