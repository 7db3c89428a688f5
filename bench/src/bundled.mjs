/**
 * `node bench/src/bundled.mjs NAME …` bundles a bench as the command is bundled, and runs it. Under tsx every closure is
 * wrapped so that it keeps its name, which made ratings three times as slow as they are for people.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [name] = process.argv.splice(2, 1);
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
await import(pathToFileURL(join(outDir, `${name}.mjs`)).href);
