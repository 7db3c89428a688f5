import { Session } from 'node:inspector';

/**
 * Counts what programs do without a clock, so that the same work has the same count on any machine: each run of a block
 * of code, as V8 counts them for test coverage, and each character or element that a method of the language goes over.
 * What regular expressions try without a match is not counted; the linter rejects those that could try too much.
 *
 * It replaces methods of the language and slows all code down, so that it belongs in a process of its own. Only with
 * `--no-opt` is every run of a block counted.
 * @param isCounted whether a script's blocks count, by its address
 * @returns a function that gives the work since it was last called, in steps
 */
export function countWork(isCounted: (url: string) => boolean): () => number {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const gone = countMethods();
  return () => {
    let steps = gone();
    session.post('Profiler.takePreciseCoverage', (error, coverage) => {
      if (error) throw error;
      for (const { url, functions } of coverage.result) {
        if (!isCounted(url)) continue;
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
      }
    });
    // What reading the counts went over.
    gone();
    return steps;
  };
}

type Method = (this: Sized, ...values: unknown[]) => unknown;
/** A text or list has a length, a set or map a size. */
interface Sized {
  readonly length: number;
  readonly size: number;
}
/** The characters or elements that a call went over. */
type Cost = (on: Sized, result: unknown, values: readonly unknown[]) => number;

const whole: Cost = ({ length }) => length;
const collection: Cost = ({ size }) => size;
const made: Cost = (_, result) => (result as Sized).length;
const trimmed: Cost = ({ length }, result) => length - (result as Sized).length;
const found: Cost = ({ length }, at, [, from]) =>
  ((at as number) < 0 ? length : (at as number) + 1) - Math.min(Number(from ?? 0), length);
const foundLast: Cost = ({ length }, at, [, from]) =>
  Math.min(Number(from ?? length), length) - Math.max(at as number, 0);

/** Replaces methods of the language by ones that count. The function returned gives the steps since its last call. */
function countMethods(): () => number {
  let steps = 0;
  const count = (owner: object, names: readonly PropertyKey[], cost: Cost): void => {
    for (const name of names) {
      const method = Reflect.get(owner, name) as Method;
      const counting = function (this: Sized, ...values: unknown[]): unknown {
        const result = Reflect.apply(method, this, values);
        steps += 1 + cost(this, result, values);
        return result;
      };
      Object.defineProperty(owner, name, { value: counting, writable: true, configurable: true });
    }
  };
  const onTexts = 'split replace replaceAll includes toLowerCase toUpperCase normalize localeCompare'.split(
    ' ',
  );
  const onLists = 'join reverse toReversed fill shift unshift splice toSpliced with flat includes'.split(' ');
  count(String.prototype, [...onTexts, Symbol.iterator], whole);
  count(Array.prototype, [...onLists, Symbol.iterator], whole);
  count(String.prototype, ['repeat', 'padStart', 'padEnd', 'concat'], made);
  count(String.prototype, ['trim', 'trimStart', 'trimEnd'], trimmed);
  count(Array.prototype, ['slice', 'concat'], made);
  for (const owner of [String.prototype, Array.prototype]) {
    count(owner, ['indexOf'], found);
    count(owner, ['lastIndexOf'], foundLast);
  }
  for (const owner of [Map.prototype, Set.prototype]) count(owner, [Symbol.iterator], collection);
  count(JSON, ['parse'], (_, __, [json]) => (json as string).length);
  count(JSON, ['stringify'], (_, json) => (json as string | undefined)?.length ?? 0);
  countMatches((more) => (steps += more));
  return () => {
    const since = steps;
    steps = 0;
    return since;
  };
}

/** Every method that takes a regular expression calls `exec`. */
function countMatches(count: (steps: number) => void): void {
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    if (match) count(1 + match.index - from + match[0].length);
    else count(this.sticky ? 1 : 1 + text.length - from);
    return match;
  };
}
