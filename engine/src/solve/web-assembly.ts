/** The part of the WebAssembly API used here: the engine is compiled without the types of any host. */
interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports?: object) => { exports: object };
}

export interface Compiled {
  readonly module: object;
  readonly api: WebAssemblyApi;
}

type Compilation =
  | { readonly ok: true; readonly value: Compiled }
  | { readonly ok: false; readonly reason: string };

const known = new Map<string, Compilation>();

/** Compiles a module, given in hexadecimal, once; failures are remembered too. */
export function compileModule(hex: string): Compilation {
  let compilation = known.get(hex);
  if (!compilation) known.set(hex, (compilation = compile(hex)));
  return compilation;
}

function compile(hex: string): Compilation {
  const api = (globalThis as unknown as { WebAssembly?: WebAssemblyApi }).WebAssembly;
  if (!api) return { ok: false, reason: 'This environment has no WebAssembly.' };
  try {
    return { ok: true, value: { module: new api.Module(fromHex(hex)), api } };
  } catch (error) {
    // A CompileError: no SIMD, or the page's policy lacks 'wasm-unsafe-eval'.
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * By hand, because decoders belong to hosts, not to the language. Six bytes at a time are still exact and take only one
 * call.
 */
function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  let at = 0;
  for (; at + 6 <= bytes.length; at += 6) {
    const six = Number(`0x${text.slice(2 * at, 2 * at + 12)}`);
    const low = six % 0x1000000;
    const high = (six - low) / 0x1000000;
    bytes[at] = high >> 16;
    bytes[at + 1] = high >> 8;
    bytes[at + 2] = high;
    bytes[at + 3] = low >> 16;
    bytes[at + 4] = low >> 8;
    bytes[at + 5] = low;
  }
  for (; at < bytes.length; at++) bytes[at] = Number(`0x${text.slice(2 * at, 2 * at + 2)}`);
  return bytes;
}
