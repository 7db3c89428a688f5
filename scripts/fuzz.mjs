/**
 * Bundles the fuzzer and runs it: `npm run fuzz -- --minutes N`. What runs TypeScript as it is names every function that
 * it makes, so that the times would be those of that and not of the readers.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
const { status } = spawnSync(process.execPath, [join(outDir, 'fuzz.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
