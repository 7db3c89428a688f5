/**
 * The exports of the kernel for `engine/src/solve/classic/kernel.ts`. The parts, in reading order: `state.ts`,
 * `pass.ts`, `second-tier.ts`, `branching.ts`, `scheduler.ts`, and `lanes.ts` for the moving of data. The tour with
 * drawn examples is `docs/kernel.md`. Written in AssemblyScript: TypeScript's syntax with WebAssembly's types.
 */
import { begin as beginBatch, guesses, passes, run as runBatch, settled as settledBefore } from './scheduler';
import { CAPACITY, COUNTS, GUESSES, INPUT, OUTPUT } from './state';

export function begin(size: i32, limit: u32, stride: i32, zero: i32, empty: i32, allowance: u32, shares: bool): void {
  beginBatch(size, limit, stride, zero, empty, allowance, shares);
}

export function run(budget: i32): i32 {
  return <i32>runBatch(budget);
}

export function settled(): i32 {
  return settledBefore();
}

export function guessed(): i32 {
  return guesses;
}

export function passed(): i32 {
  return passes;
}

export function inputAt(): usize {
  return INPUT;
}

export function outputAt(): usize {
  return OUTPUT;
}

export function countsAt(): usize {
  return COUNTS;
}

export function guessesAt(): usize {
  return GUESSES;
}

export function capacity(): i32 {
  return CAPACITY;
}
