/**
 * Type-checks every package with its own rules: engine, game and board have neither DOM nor Node types. The projects
 * build on each other's declarations in `.cache/types`, so a second run checks only what changed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './setup.mjs';

const results = [tool('tsc', ['--build', '.'])];
if (existsSync(join(root, 'web', 'src'))) {
  results.push(tool('svelte-check', ['--tsconfig', 'web/tsconfig.json', '--fail-on-warnings']));
}
process.exit(results.every(Boolean) ? 0 : 1);
