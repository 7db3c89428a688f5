/**
 * The 9×9 kernel as seen from TypeScript: loads the WebAssembly module that `engine/assembly` compiles to, and
 * lends out instances of it. Where WebAssembly or its SIMD is missing, or a Content-Security-Policy forbids it,
 * there is no kernel and the band solver does the work.
 */
import { KERNEL_HEX } from './kernel.generated.ts';

/** What a batch needs of a kernel. Addresses are byte offsets into `memory`. */
export interface Kernel {
  readonly memory: Uint8Array;
  /** One count per puzzle of the chunk, 0 … limit, or one of the marks below. */
  readonly counts: Uint32Array;
  /** How many guesses each puzzle of the chunk has taken. */
  readonly guesses: Uint32Array;
  readonly inputAt: number;
  readonly outputAt: number;
  /** Puzzles in one chunk, at most. */
  readonly capacity: number;
  /**
   * Starts on `size` puzzles, `stride` bytes apart, counting each up to `limit`. `zero` is the byte of digit 0
   * (so `zero + 1` is digit 1), `empty` another byte for an empty cell. With `zero` other than 0 a solution is
   * followed by a line feed. A puzzle that wants more guesses than `allowance` is given up. Where lanes do not share,
   * the first solution found of a puzzle does not depend on its neighbours.
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
  /** Makes up to `passes` passes; 1 while there is more to do. */
  run(passes: number): number;
  /** All puzzles of the chunk before this one are finished. */
  settled(): number;
  /** Guesses since the instance was made. */
  guessed(): number;
}

/** In place of a count: a byte of the puzzle is neither a digit nor empty. */
export const MALFORMED = 0xffffffff;
/** In place of a count: the puzzle wanted more guesses than its allowance, or the kernel's stack was full. */
export const GIVEN_UP = 0xfffffffe;
/** An allowance without end. */
export const UNLIMITED = 0xffffffff;

/** Lends a kernel, or undefined where there is none. Give it back with `returnKernel`. */
export function borrowKernel(): Kernel | undefined {
  return idle.pop() ?? instantiate();
}

export function returnKernel(kernel: Kernel): void {
  if (idle.length < KEPT) idle.push(kernel);
}

/** Why there is no kernel here, or undefined when there is one. */
export function kernelProblem(): string | undefined {
  compile();
  return failure;
}

/** Instances kept for the next call. Each holds about 1 MB. */
const KEPT = 2;
const idle: Kernel[] = [];
let compiled: object | undefined;
let failure: string | undefined;

/** The part of the WebAssembly API used here: the engine is compiled without the types of any host. */
interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: Exports };
}

interface Exports extends Pick<Kernel, 'begin' | 'run' | 'settled' | 'guessed'> {
  memory: { buffer: ArrayBuffer };
  inputAt(): number;
  outputAt(): number;
  countsAt(): number;
  guessesAt(): number;
  capacity(): number;
}

/** Compiles once, and remembers a failure too. */
function compile(): object | undefined {
  if (compiled || failure !== undefined) return compiled;
  const api = webAssembly();
  if (!api) {
    failure = 'This environment has no WebAssembly.';
    return undefined;
  }
  try {
    compiled = new api.Module(fromHex(KERNEL_HEX));
  } catch (error) {
    // A CompileError: no SIMD, or the page's policy lacks 'wasm-unsafe-eval'.
    failure = error instanceof Error ? error.message : String(error);
  }
  return compiled;
}

function instantiate(): Kernel | undefined {
  const module = compile();
  const api = webAssembly();
  if (!module || !api) return undefined;
  try {
    const { exports } = new api.Instance(module);
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

function webAssembly(): WebAssemblyApi | undefined {
  return (globalThis as unknown as { WebAssembly?: WebAssemblyApi }).WebAssembly;
}

/** By hand: decoders belong to hosts, not to the language. */
function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = (nibble(text, 2 * at) << 4) | nibble(text, 2 * at + 1);
  return bytes;
}

/** Of `0` … `9` and `a` … `f`. */
function nibble(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 58 ? code - 48 : code - 87;
}
