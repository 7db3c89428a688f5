/**
 * `node scripts/bundled.mjs NAME …` bundles a bench as the command is bundled, and runs it. Under tsx every closure is
 * wrapped so that it keeps its name, which made ratings three times as slow as they are for people.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name, ...args] = process.argv.slice(2);
const outDir = join(root, '.cache/bench', name);
await build({
  configFile: false,
  logLevel: 'error',
  root,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    emptyOutDir: true,
    rollupOptions: {
      input: { [name]: join(root, 'bench/src', `${name}.ts`) },
      output: { entryFileNames: '[name].mjs' },
    },
  },
});
const { status } = spawnSync(process.execPath, [join(outDir, `${name}.mjs`), ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
