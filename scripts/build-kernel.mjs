/**
 * Builds the 9×9 kernel: compiles `engine/assembly` and writes its bytes into
 * `engine/src/solve/classic/kernel.generated.ts`. Two builds of one source are byte for byte the same, which is how a
 * test knows that the committed file is fresh.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));
export const generated = join(root, 'engine/src/solve/classic/kernel.generated.ts');

const OPTIONS = [
  '--optimizeLevel=3',
  '--runtime=stub', // no heap is used, so no collector
  '--noAssert',
  '--enable=simd',
  '--initialMemory=15', // pages of 64 kB; `state.ts` says what for
  '--maximumMemory=15',
  '--use=abort=', // nothing aborts, so nothing is imported
];

/** Compiles the kernel and returns the bytes of the WebAssembly module. */
export async function compileKernel() {
  const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
  try {
    const outFile = join(folder, 'kernel.wasm');
    const args = ['engine/assembly/kernel.ts', ...OPTIONS, `--baseDir=${root}`, `--outFile=${outFile}`];
    const { error, stderr } = await asc.main(args);
    if (error) throw new Error(stderr.toString(), { cause: error });
    return readFileSync(outFile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text of the generated module. */
export function kernelModule(bytes) {
  const lines = bytes.toString('hex').match(/.{1,100}/g);
  return [
    '// Written by scripts/build-kernel.mjs from engine/assembly. Do not edit.',
    `/** The kernel as a WebAssembly module, ${bytes.length} bytes, in hexadecimal: it compresses better than base64. */`,
    'export const KERNEL_HEX =',
    lines.map((line) => `  '${line}'`).join(' +\n') + ';',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = await compileKernel();
  writeFileSync(generated, kernelModule(bytes));
  console.log(`kernel: ${bytes.length} bytes of WebAssembly`);
}
