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

/** Compiles a module, given in base64, once, and remembers a failure too. */
export function compileModule(base64: string): Compilation {
  let compilation = known.get(base64);
  if (!compilation) known.set(base64, (compilation = compile(base64)));
  return compilation;
}

function compile(base64: string): Compilation {
  const api = (globalThis as unknown as { WebAssembly?: WebAssemblyApi }).WebAssembly;
  if (!api) return { ok: false, reason: 'This environment has no WebAssembly.' };
  try {
    return { ok: true, value: { module: new api.Module(fromBase64(base64)), api } };
  } catch (error) {
    // A CompileError: no SIMD, or the page's policy lacks 'wasm-unsafe-eval'.
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** `atob` belongs to hosts, not to the language, so the few lines stand here. */
function fromBase64(text: string): Uint8Array {
  const length = Math.floor((text.replace(/=+$/, '').length * 3) / 4);
  const bytes = new Uint8Array(length);
  const sextet = new Uint8Array(128);
  for (let i = 0; i < 64; i++) sextet[BASE64.charCodeAt(i)] = i;
  for (let from = 0, to = 0; to < length; from += 4) {
    const word =
      (sextet[text.charCodeAt(from)] << 18) |
      (sextet[text.charCodeAt(from + 1)] << 12) |
      (sextet[text.charCodeAt(from + 2)] << 6) |
      sextet[text.charCodeAt(from + 3)];
    bytes[to++] = word >> 16;
    bytes[to++] = word >> 8;
    bytes[to++] = word;
  }
  return bytes;
}
