import { afterEach, describe, expect, it, vi } from 'vitest';

const SEVENTEEN = '.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Ways in which a host can lack the kernel. */
const WITHOUT = [
  ['no WebAssembly', undefined, /no WebAssembly/],
  [
    "a page whose policy lacks 'wasm-unsafe-eval', or an engine without SIMD",
    { Module: failing('Wasm code generation disallowed by embedder'), Instance: Object },
    /disallowed by embedder/,
  ],
] as const;

describe.each(WITHOUT)('with %s', (_, api, reason) => {
  it('batches are solved by the band solver, which says so', async () => {
    vi.stubGlobal('WebAssembly', api);
    vi.resetModules();
    const batch = await import('./batch.ts');
    expect(batch.classicSolver().solver).toBe('bands');
    expect(batch.classicSolver().reason).toMatch(reason);
    const solutions = new Uint8Array(81);
    const counts = new Uint32Array(1);
    const outcome = batch.solveBatch(grid(SEVENTEEN), solutions, counts);
    expect(outcome).toMatchObject({ done: 1, status: 'done', solver: 'bands' });
    expect(counts[0]).toBe(1);
    expect(solutions.every((digit) => digit > 0)).toBe(true);
  });

  it('a single puzzle is counted by the band solver, however long that takes', async () => {
    vi.stubGlobal('WebAssembly', api);
    vi.resetModules();
    const { countClassic } = await import('./classic.ts');
    const outcome = countClassic(new Uint8Array(81), 3000);
    expect(outcome).toMatchObject({ solver: 'bands', count: 3000, status: 'limit' });
  });
});

describe('with a kernel that cannot have its memory', () => {
  it('the band solver takes over', async () => {
    vi.stubGlobal('WebAssembly', { Module: Object, Instance: failing('Out of memory') });
    vi.resetModules();
    const { countBatch } = await import('./batch.ts');
    const counts = new Uint32Array(1);
    expect(countBatch(grid(SEVENTEEN), counts).solver).toBe('bands');
    expect(counts[0]).toBe(1);
  });
});

function failing(message: string): new () => object {
  return class {
    constructor() {
      throw new Error(message);
    }
  };
}

function grid(line: string): Uint8Array {
  return Uint8Array.from(line, (symbol) => Number(symbol) || 0);
}
