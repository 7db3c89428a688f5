/** The core that works on eight search nodes at once. It needs WebAssembly with SIMD. */
import { compileModule } from '../../web-assembly.ts';
import { LOCKED } from '../core/layout.ts';
import type { Model } from '../image.ts';
import { createLanesImage, IMAGE_AT, type LanesImage } from './image.ts';
import { LANES_HEX } from './lanes.generated.ts';

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number };
  /** Loads the image at `IMAGE_AT`. */
  readonly begin: () => void;
  readonly restart: () => void;
  /** Starts one more lane at the current root. */
  readonly join: (lane: number) => void;
  readonly advance: (maxGuesses: number, maxRounds: number) => number;
  readonly guessed: () => number;
}

export class LanesCore {
  private readonly exports: Exports;
  private image: LanesImage | undefined;

  constructor(exports: Exports) {
    this.exports = exports;
  }

  load(model: Model): void {
    const image = createLanesImage(model);
    this.image = image;
    this.rounds = roundsFor(model);
    const { memory, begin } = this.exports;
    const missing = IMAGE_AT + 4 * image.words.length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Int32Array(memory.buffer, IMAGE_AT).set(image.words);
    begin();
    this.restart(model.masks, []);
  }

  /** Restarts with these masks; scores of dead ends are kept. Digits that are `wanted` are tried first. */
  restart(masks: ArrayLike<number>, wanted: readonly number[]): void {
    this.restartAny([masks], wanted);
  }

  /** Restarts with up to `LANES` alternatives at once, one in each lane. */
  restartAny(alternatives: readonly ArrayLike<number>[], wanted: readonly number[]): void {
    const possible = alternatives.filter((masks) => !Array.prototype.includes.call(masks, 0));
    this.isBroken = possible.length === 0;
    if (this.isBroken) return;
    const { rootAt, wantedAt } = this.image!;
    const { memory, restart, join } = this.exports;
    const [masks] = possible;
    const root = new Uint16Array(memory.buffer, rootAt, masks.length);
    root.set(masks);
    const isWanted = new Uint16Array(memory.buffer, wantedAt, masks.length);
    if (wanted.length > 0) isWanted.set(wanted);
    restart();
    for (let lane = 1; lane < possible.length; lane++) {
      root.set(possible[lane]);
      join(lane);
    }
  }

  private isBroken = false;
  private rounds = ROUNDS;

  advance(maxGuesses: number): number {
    return this.isBroken ? EXHAUSTED : this.exports.advance(maxGuesses, this.rounds);
  }

  /** Bytes of memory. */
  get size(): number {
    return this.exports.memory.buffer.byteLength;
  }

  get guesses(): number {
    return this.isBroken ? 0 : this.exports.guessed();
  }

  /** Reads the digits of the last solution found. */
  readSolution(digits: Uint8Array): void {
    const found = new Uint16Array(this.exports.memory.buffer, this.image!.foundAt, digits.length);
    for (let cell = 0; cell < digits.length; cell++) digits[cell] = 32 - Math.clz32(found[cell]);
  }
}

/** The number of alternatives that can be searched at once. */
export const LANES = 8;

const EXHAUSTED = 1;
/** Results of `advance` besides those of the scalar core. */
export const OUT_OF_MEMORY = 3;

/** Bytes in a page of WebAssembly's memory. */
const PAGE = 2 ** 16;

/** Rounds between two calls of the control, some hundredths of a second, … */
const ROUNDS = 4_000;
/** … and fewer where a round may do much: in units of rule effort. */
const EFFORT = 20_000_000;

function roundsFor({ rules, arcs }: Model): number {
  let effort = 1;
  for (const rule of rules) if (rule.type !== LOCKED) effort += rule.effort;
  for (const own of arcs) effort += own.length;
  return Math.max(1, Math.min(ROUNDS, Math.floor(EFFORT / effort)));
}

/** A core that had to grow beyond this is not kept: memory of WebAssembly never shrinks. */
const MOST_KEPT = 2 ** 24;

const KEPT = 2;
const idle: LanesCore[] = [];

/** Lends a core, or undefined if there is none. Give it back with `returnLanes`. */
export function borrowLanes(): LanesCore | undefined {
  return idle.pop() ?? instantiate();
}

export function returnLanes(core: LanesCore): void {
  if (idle.length < KEPT && core.size <= MOST_KEPT) idle.push(core);
}

function instantiate(): LanesCore | undefined {
  const compiled = compileModule(LANES_HEX);
  if (!compiled.ok) return undefined;
  const { module, api } = compiled.value;
  try {
    return new LanesCore(new api.Instance(module).exports as Exports);
  } catch {
    return undefined; // out of memory
  }
}
