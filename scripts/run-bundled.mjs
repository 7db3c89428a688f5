/**
 * `node scripts/run-bundled.mjs FILE …` bundles a TypeScript program as the command is bundled, and runs it with the
 * arguments that follow. For whatever measures time: tsx wraps every closure so that it keeps its name, which made
 * ratings three times as slow as they are in the command.
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const [file, ...args] = process.argv.slice(2);
const name = basename(file, '.ts');
const outDir = join(root, '.cache', 'bundled', name);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: { ssr: file, outDir, target: 'node20', emptyOutDir: true },
});
const { status } = spawnSync(process.execPath, [join(outDir, `${name}.js`), ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
