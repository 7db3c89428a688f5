/**
 * The 9×9 kernel as seen from TypeScript: loads the WebAssembly module that `engine/assembly` compiles to, and lends
 * out its instances. If WebAssembly or its SIMD is missing, or a Content-Security-Policy forbids it, there is no kernel
 * and the band solver does the work.
 */
import { compileModule } from '../web-assembly.ts';
import { KERNEL_HEX } from './kernel.generated.ts';

/** The kernel as batches use it. Addresses are byte offsets into `memory`. */
export interface Kernel {
  readonly memory: Uint8Array;
  /** One count per puzzle of the chunk, 0 … limit, or one of the marks below. */
  readonly counts: Uint32Array;
  /** The number of guesses for each puzzle of the chunk. */
  readonly guesses: Uint32Array;
  readonly inputAt: number;
  readonly outputAt: number;
  /** Maximum number of puzzles in one chunk. */
  readonly capacity: number;
  /**
   * Starts on `size` puzzles, `stride` bytes apart, counting each up to `limit`. `zero` is the byte of digit 0 (so
   * `zero + 1` is digit 1), `empty` another byte for an empty cell. With `zero` other than 0 a solution is followed by
   * a line feed. A puzzle that needs more guesses than `allowance` is given up. If lanes do not share work, the first
   * solution found of a puzzle does not depend on its neighbours.
   */
  begin(
    size: number,
    limit: number,
    stride: number,
    zero: number,
    empty: number,
    allowance: number,
    shares: boolean,
  ): void;
  /** Makes up to `passes` passes; returns 1 while there is more to do. */
  run(passes: number): number;
  /** The number of puzzles, counted from the start of the chunk, that are finished. */
  settled(): number;
  /** Guesses since the instance was created. */
  guessed(): number;
}

/** In place of a count: a byte of the puzzle is neither a digit nor empty. */
export const MALFORMED = 0xffffffff;
/** In place of a count: the puzzle needed more guesses than its allowance, or the kernel's stack was full. */
export const GIVEN_UP = 0xfffffffe;
/** An unlimited allowance. */
export const UNLIMITED = 0xffffffff;

/** Lends a kernel, or undefined if there is none. Give it back with `returnKernel`. */
export function borrowKernel(): Kernel | undefined {
  return idle.pop() ?? instantiate();
}

export function returnKernel(kernel: Kernel): void {
  if (idle.length < KEPT) idle.push(kernel);
}

/** Why there is no kernel here, or undefined if there is one. */
export function kernelProblem(): string | undefined {
  const compiled = compileModule(KERNEL_HEX);
  return compiled.ok ? undefined : compiled.reason;
}

/** Instances kept for the next call. Each holds about 1 MB. */
const KEPT = 2;
const idle: Kernel[] = [];

interface Exports extends Pick<Kernel, 'begin' | 'run' | 'settled' | 'guessed'> {
  memory: { buffer: ArrayBuffer };
  inputAt(): number;
  outputAt(): number;
  countsAt(): number;
  guessesAt(): number;
  capacity(): number;
}

function instantiate(): Kernel | undefined {
  const compiled = compileModule(KERNEL_HEX);
  if (!compiled.ok) return undefined;
  const { module, api } = compiled.value;
  try {
    const exports = new api.Instance(module).exports as Exports;
    const { memory, begin, run, settled, guessed } = exports;
    const capacity = exports.capacity();
    return {
      memory: new Uint8Array(memory.buffer),
      counts: new Uint32Array(memory.buffer, exports.countsAt(), capacity),
      guesses: new Uint32Array(memory.buffer, exports.guessesAt(), capacity),
      inputAt: exports.inputAt(),
      outputAt: exports.outputAt(),
      capacity,
      begin,
      run,
      settled,
      guessed,
    };
  } catch {
    return undefined; // out of memory: the band solver needs next to none
  }
}
