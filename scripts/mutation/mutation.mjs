/**
 * `npm run mutation -- FOLDER`, such as game/src: changes the source of a folder in small ways, one at a time, and runs
 * the folder's own tests on each, and those that `vitest.config.ts` names for it. A change that no test notices has
 * survived, which shows a gap in the tests. Prints the score by file. After a whole run, only what has changed since is
 * tried again.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, toolShown } from '../setup.mjs';

const folder = process.argv[2]?.replace(/\/$/, '');
if (!folder || !existsSync(join(root, folder))) fail('Name a folder of source: npm run mutation -- game/src');
process.env.PENCILMARK_MUTATED = folder;
process.exit((await toolShown('stryker', ['run', 'scripts/mutation/stryker.config.mjs'])) ? 0 : 1);
