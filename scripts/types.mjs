/** Type-checks every room with its own rules: engine, game and board see neither the DOM nor Node. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './setup.mjs';

const rooms = ['engine', 'game', 'board', 'cli', 'css-edition', '.'];
const results = rooms.map((room) => {
  const passed = tool('tsc', ['-p', room]);
  if (!passed) console.error(`types: ${room} has errors`);
  return passed;
});
if (existsSync(join(root, 'web', 'src'))) {
  results.push(tool('svelte-check', ['--tsconfig', 'web/tsconfig.json', '--fail-on-warnings']));
}
process.exit(results.every(Boolean) ? 0 : 1);
