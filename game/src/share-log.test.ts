import { classic9 } from 'pencilmark';
import { expect, test } from 'vitest';
import type { LoggedMove } from './game.ts';
import type { Progress } from './progress.ts';
import { readBits, writeBits } from './share-bits.ts';
import { progressCode } from './share-log.ts';

const code = progressCode(classic9());

/** A game of moves that reset the board, each at its time and after another move. */
function game(
  times: readonly number[],
  parents = times.map((_, index) => index),
  more: Partial<Progress> = {},
): Progress {
  const log = times.map((played, index): LoggedMove => ({
    parent: parents[index],
    move: { kind: 'reset' },
    played,
  }));
  return { log, current: 0, tip: 0, checkpoints: [], trials: [], played: times.at(-1) ?? 0, ...more };
}

const read = (progress: Progress): Progress | undefined => readBits(code, writeBits(code, progress));

test.each([
  game([]),
  game([0, 10, 5, 2 ** 40]),
  game([1, 2, 3], [0, 0, 2]),
  game([7], [0], { current: 1, tip: 1, trials: [0, 1], checkpoints: [{ node: 1, name: 'ä' }], played: 3 }),
])('comes back: %j', (progress) => {
  expect(read(progress)).toEqual(progress);
});

test.each([
  ['a move after one that is yet to come', game([1], [-1])],
  ['a time before the start', game([5, -1])],
  ['a playing time before the start', game([5], [0], { played: -1 })],
  ['a time beyond all times', game([2 ** 53 - 1, 2 ** 53 + 2])],
  [
    'more names than moves',
    game([5], [0], { checkpoints: Array.from({ length: 3 }, () => ({ node: 0, name: '' })) }),
  ],
  ['more trials than moves', game([5], [0], { trials: [0, 0, 0] })],
])('%s is refused', (_, progress) => {
  expect(read(progress)).toBeUndefined();
});
