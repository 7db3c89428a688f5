import { begin as start, guesses, passes, run as go, settled as first } from './scheduler';
import { CHUNK, COUNTS, INPUT, OUTPUT } from './state';
export function begin(n: i32, most: u32, width: i32, zero: i32, empty: i32): void {
  start(n, most, width, zero, empty);
}
export function run(budget: i32): i32 {
  return go(budget);
}
export function settled(): i32 {
  return first();
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
export function capacity(): i32 {
  return CHUNK;
}
export function guessed(): i32 {
  return guesses;
}
export function passed(): i32 {
  return passes;
}
