/**
 * `node scripts/run-bundled.mjs FILE …` bundles a TypeScript program as the command is bundled, and runs it with the
 * arguments that follow. For whatever measures time: tsx wraps every closure so that it keeps its name, which made
 * ratings three times as slow as they are in the command. Nothing is shaken out: a program may read any text, so it
 * needs the rules and formats that a bundle of one function leaves out.
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const [file, ...args] = process.argv.slice(2);
const name = basename(file, '.ts');
const outDir = join(root, '.cache', 'bundled', name);

await build({
  root,
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true, resolve: { conditions: ['unchecked', ...defaultServerConditions] } },
  build: { ssr: file, outDir, target: 'node20', emptyOutDir: true, rolldownOptions: { treeshake: false } },
});
const { status } = spawnSync(process.execPath, [join(outDir, `${name}.js`), ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
