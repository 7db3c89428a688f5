/**
 * The cores that run the search: WebAssembly or, if that is missing or forbidden, its twin in plain TypeScript, which
 * finds the same solutions in the same order with the same guesses.
 */
import { compileModule, type Compiled } from '../web-assembly.ts';
import { CORE_HEX } from './core.generated.ts';
import * as twin from './core/core.ts';
import { useMemory } from './core/words.ts';

/** Runs a relation that the core does not know on the copy of the masks; false on a contradiction. */
type RunInHost = (place: number) => boolean;

export interface Core {
  /** The memory; replaced by another array after `load` and `append`. */
  readonly words: Int32Array;
  readonly load: (image: Int32Array, runInHost: RunInHost) => void;
  /** Appends words to the image and to those of earlier calls. */
  readonly append: (words: Int32Array) => void;
  /** The number of words taken by the image and everything appended. */
  readonly used: number;
  readonly advance: (maxGuesses: number) => number;
  readonly narrow: () => boolean;
}

/** Lends a core. Give it back with `returnCore`. */
export function borrowCore(): Core {
  return idle.pop() ?? instantiate() ?? createTwin();
}

export function returnCore(core: Core): void {
  if (idle.length < KEPT && core instanceof WasmCore && core.words.length <= MOST_KEPT) idle.push(core);
}

/** A core that had to grow beyond this is not kept: memory of WebAssembly never shrinks. In words. */
const MOST_KEPT = 2 ** 22;

const KEPT = 2;
const idle: Core[] = [];

/** Words in a page of WebAssembly's memory. */
const PAGE = 2 ** 14;

interface Exports extends Pick<Core, 'advance'> {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number };
  readonly narrow: () => number;
}

class WasmCore implements Core {
  words: Int32Array;
  used = 0;
  private runInHost: RunInHost = () => false;
  private readonly exports: Exports;

  constructor({ module, api }: Compiled) {
    const host = { run: (place: number): number => (this.runInHost(place) ? 1 : 0) };
    this.exports = new api.Instance(module, { host }).exports as Exports;
    this.words = new Int32Array(this.exports.memory.buffer);
  }

  load(image: Int32Array, runInHost: RunInHost): void {
    this.runInHost = runInHost;
    this.used = 0;
    this.append(image);
  }

  append(words: Int32Array): void {
    const missing = this.used + words.length - this.words.length;
    if (missing > 0) {
      this.exports.memory.grow(Math.ceil(missing / PAGE));
      this.words = new Int32Array(this.exports.memory.buffer);
    }
    this.words.set(words, this.used);
    this.used += words.length;
  }

  advance(maxGuesses: number): number {
    return this.exports.advance(maxGuesses);
  }

  narrow(): boolean {
    return this.exports.narrow() !== 0;
  }
}

function instantiate(): Core | undefined {
  const compiled = compileModule(CORE_HEX);
  if (!compiled.ok) return undefined;
  try {
    return new WasmCore(compiled.value);
  } catch {
    return undefined; // out of memory
  }
}

class TwinCore implements Core {
  words = new Int32Array(0);
  used = 0;
  runInHost: RunInHost = () => false;

  load(image: Int32Array, runInHost: RunInHost): void {
    this.runInHost = runInHost;
    this.words = new Int32Array(image.length + (image.length & 1));
    this.used = 0;
    this.append(image);
  }

  append(words: Int32Array): void {
    const needed = this.used + words.length;
    if (needed > this.words.length) {
      const grown = new Int32Array(2 * needed);
      grown.set(this.words);
      this.words = grown;
      if (working === this) useMemory(this.words, this.runInHost);
    }
    this.words.set(words, this.used);
    this.used = needed;
  }

  advance(maxGuesses: number): number {
    return workIn(this, () => twin.advance(maxGuesses));
  }

  narrow(): boolean {
    return workIn(this, twin.narrow);
  }
}

/** The twin that is running: it waits while another one narrows alternatives. */
let working: TwinCore | undefined;

function workIn<T>(core: TwinCore, work: () => T): T {
  const outer = working;
  working = core;
  useMemory(core.words, core.runInHost);
  try {
    return work();
  } finally {
    working = outer;
    if (outer) {
      useMemory(outer.words, outer.runInHost);
      twin.readLayout();
    }
  }
}

/** A core in plain TypeScript. */
export function createTwin(): Core {
  return new TwinCore();
}
