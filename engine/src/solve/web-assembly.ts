/** The part of the WebAssembly API used here: the engine is compiled without the types of any host. */
export interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports?: object) => { exports: object };
}

export interface Compiled {
  readonly module: object;
  readonly api: WebAssemblyApi;
}

type Compilation =
  { readonly ok: true; readonly value: Compiled } | { readonly ok: false; readonly reason: string };

const known = new Map<string, Compilation>();

/** Compiles a module, given in hexadecimal, once, and remembers a failure too. */
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
