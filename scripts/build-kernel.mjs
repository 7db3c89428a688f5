/**
 * Builds the WebAssembly modules: compiles the 9×9 kernel (`engine/assembly`), the core of the constrained search
 * (`engine/src/solve/constrained/core`) and that for eight nodes at once (`engine/assembly/rules`), and writes their
 * bytes into `….generated.ts`. Two builds of one source are byte for byte the same, which is how a test knows that the
 * committed files are fresh.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));

const OPTIONS = [
  '--optimizeLevel=3',
  '--runtime=stub', // no heap is used, so no collector
  '--noAssert',
  '--enable=simd',
  '--use=abort=', // nothing aborts, so nothing is imported
];

const CORE = 'engine/src/solve/constrained/core';

/** The modules to build, by name. */
export const MODULES = {
  kernel: {
    entry: 'engine/assembly/kernel.ts',
    // In pages of 64 kB; see `state.ts` for their use.
    options: ['--initialMemory=15', '--maximumMemory=15'],
    generated: 'engine/src/solve/classic/kernel.generated.ts',
    title: 'The kernel',
    from: 'engine/assembly',
    constant: 'KERNEL_HEX',
    read: undefined,
  },
  core: {
    entry: `${CORE}/core.ts`,
    options: ['--initialMemory=4'],
    generated: 'engine/src/solve/constrained/core.generated.ts',
    title: 'The core of the constrained search',
    from: CORE,
    constant: 'CORE_HEX',
    read: readShared,
  },
  lanes: {
    entry: 'engine/assembly/rules/rules.ts',
    options: ['--initialMemory=8'],
    generated: 'engine/src/solve/constrained/lanes/lanes.generated.ts',
    title: 'The core for eight nodes at once',
    from: 'engine/assembly/rules',
    constant: 'LANES_HEX',
    read: undefined,
  },
};

/**
 * The core is TypeScript that AssemblyScript compiles too: only memory access, the form of imports, and the decorator
 * `@inline`, which is a comment there, differ.
 */
function readShared(name) {
  const path = name.replace(/(\.ts)+$/, '.ts');
  const real = path === `${CORE}/words.ts` ? 'engine/assembly/constrained/words.ts' : path;
  try {
    return readFileSync(join(root, real), 'utf8')
      .replace(/\btype (?=(int|float)\b[^=]*?[,}])/g, '')
      .replaceAll('// @inline', '@inline');
  } catch {
    return null;
  }
}

/** Compiles a module and returns the bytes of WebAssembly. */
export async function compileModule({ entry, options, read }) {
  const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
  try {
    const outFile = join(folder, 'module.wasm');
    const args = [entry, ...OPTIONS, ...options, `--baseDir=${root}`, `--outFile=${outFile}`];
    const host = read ? { readFile: (name) => read(name), writeFile: writeTo(root) } : {};
    const { error, stderr } = await asc.main(args, host);
    if (error) throw new Error(stderr.toString(), { cause: error });
    return readFileSync(outFile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeTo(base) {
  return (name, contents) => writeFileSync(name.startsWith('/') ? name : join(base, name), contents);
}

/** The text of the generated file. */
export function generatedText({ title, from, constant }, bytes) {
  const lines = bytes.toString('hex').match(/.{1,100}/g);
  return [
    `// Written by scripts/build-kernel.mjs from ${from}. Do not edit.`,
    `/** ${title} as a WebAssembly module, ${bytes.length} bytes, in hexadecimal: it compresses better than base64. */`,
    `export const ${constant} =`,
    lines.map((line) => `  '${line}'`).join(' +\n') + ';',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, module] of Object.entries(MODULES)) {
    const bytes = await compileModule(module);
    writeFileSync(join(root, module.generated), generatedText(module, bytes));
    console.log(`${name}: ${bytes.length} bytes of WebAssembly`);
  }
}
