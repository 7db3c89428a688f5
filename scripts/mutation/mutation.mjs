/**
 * `npm run mutation -- FOLDER`, such as game/src: changes the source of a folder in small ways, one at a time, and runs
 * the folder's own tests on each, and those that `vitest.config.ts` names for it. A change that no test notices has
 * survived, which shows a gap in the tests. Prints the score by file. After a whole run, only what has changed since is
 * tried again. Names of files after the folder's, such as save.ts or 'share*.ts', try those alone, by the tests that stand
 * beside them, and keep what an earlier run found of the others. Random samples are a tenth of what they are in `npm test`,
 * so the score is a lower bound.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fail, root, toolShown } from '../setup.mjs';

const [named, ...files] = process.argv.slice(2);
const folder = named?.replace(/\/$/, '');
if (!folder || !existsSync(join(root, folder))) fail('Name a folder of source: npm run mutation -- game/src');
process.env.PENCILMARK_MUTATED = folder;
if (!folder.startsWith('engine/')) process.env.PENCILMARK_BUNDLED_ENGINE = await bundledEngine();
process.env.PENCILMARK_MUTATED_FILES = (files.length > 0 ? files : ['**/*.ts']).join(',');
process.env.PENCILMARK_FEW_CASES = '1';
process.exit((await toolShown('stryker', ['run', 'scripts/mutation/stryker.config.mjs'])) ? 0 : 1);

/**
 * Each change is tried in a new thread, where loading the engine's modules one by one takes longer than most tests.
 * Where none of them is changed, its entry points are bundled once; the files are named as the sources are.
 */
async function bundledEngine() {
  const outdir = join(root, '.cache/mutation/engine');
  const { exports } = JSON.parse(readFileSync(join(root, 'engine/package.json'), 'utf8'));
  await build({
    absWorkingDir: root,
    entryPoints: Object.values(exports).map((path) => join(root, 'engine', path.unchecked ?? path)),
    outbase: join(root, 'engine'),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
  });
  return outdir;
}
