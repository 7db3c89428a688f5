/** The puzzles of a set, as games that can be opened. */
import 'pencilmark/constraints';
import { createGame, type KeptGame } from '@pencilmark/game';
import { parseLine } from 'pencilmark';
import { linkId, payloadOf } from '../../puzzles/link.ts';
import { addressOf } from '../../state/addresses.ts';
import { readHead } from '../../storage/games.ts';

export interface SetPuzzle {
  readonly address: string;
  /** The id of its game on this device, once it is played. */
  readonly id: string;
}

/** Undefined for a line that is not a puzzle. */
export function puzzleOfLine(line: string): SetPuzzle | undefined {
  const sheet = parseLine(line);
  const game = sheet.ok ? createGame(sheet.value.puzzle) : undefined;
  if (!game?.ok) return undefined;
  const kept: KeptGame = { id: '', created: 0, played: 0, title: '', game: game.value };
  return { address: addressOf('share', payloadOf(kept, 'puzzle')), id: linkId(kept) };
}

/** Those of the games that are won on this device. Empty if the browser blocks storage. */
export async function wonAmong(ids: readonly string[]): Promise<string[]> {
  try {
    const heads = await Promise.all(ids.map((id) => readHead(id)));
    return heads.flatMap((head) => (head?.status === 'won' ? [head.id] : []));
  } catch {
    return [];
  }
}
