/**
 * Bundles the fuzzer and runs it: `npm run fuzz -- --minutes N`. What runs TypeScript as it is names every function that
 * it makes, so that the times would be those of that and not of the readers.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.cache', 'fuzz');

await build({
  root,
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: { ssr: 'spec/fuzz/fuzz.ts', outDir, target: 'node20', emptyOutDir: true },
});
await import(pathToFileURL(join(outDir, 'fuzz.js')).href);
