/** The memory of the constrained search's core, in WebAssembly: takes the place of the twin's `words.ts`. */
export type int = i32;
export type float = f64;

// @ts-ignore: decorator
@external("host", "run")
declare function run(place: i32): bool;

// @ts-ignore: decorator
@inline
export function get(at: i32): i32 {
  return load<i32>(<usize>(at << 2));
}

// @ts-ignore: decorator
@inline
export function set(at: i32, word: i32): void {
  store<i32>(<usize>(at << 2), word);
}

// @ts-ignore: decorator
@inline
export function getFloat(at: i32): f64 {
  return load<f64>(<usize>(at << 2));
}

// @ts-ignore: decorator
@inline
export function setFloat(at: i32, value: f64): void {
  store<f64>(<usize>(at << 2), value);
}

export function fill(at: i32, count: i32): void {
  memory.fill(<usize>(at << 2), 0, <usize>(count << 2));
}

// @ts-ignore: decorator
@inline
export function zerosAbove(mask: i32): i32 {
  return clz<i32>(mask);
}

// @ts-ignore: decorator
@inline
export function bitsIn(mask: i32): i32 {
  return popcnt<i32>(mask);
}

export function askHost(place: i32): bool {
  return run(place);
}

// @ts-ignore: decorator
@inline
export function toFloat(value: i32): f64 {
  return <f64>value;
}
