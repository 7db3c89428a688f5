/** Below the first, a block is too small to be worth the trouble; above the second, the first results come too late. */
const QUICK = 10;
const SLOW = 100;

const LARGEST = 1 << 18;

/**
 * The size of blocks: small at first, so that hard puzzles show their results soon, and larger while answers are fast,
 * so that easy ones run at full speed.
 */
export interface Pace {
  readonly wanted: () => number;
  readonly learn: (bytes: number, took: number) => void;
}

/** If a puzzle has a limit of `timeout` milliseconds, blocks stay so small that a whole one seldom reaches it. */
export function createPace(timeout?: number): Pace {
  let size = timeout === undefined ? 1 << 12 : 1;
  const quick = Math.min(QUICK, (timeout ?? Infinity) / 10);
  return {
    wanted: () => size,
    learn(bytes, took) {
      // A shorter block than requested (the end of a file, a line on a pipe) says nothing about larger ones.
      if (took < quick && bytes * 2 > size) size = Math.min(size * 4, LARGEST);
      else if (took > SLOW) size = Math.max(Math.floor(size / 4), 1);
    },
  };
}
