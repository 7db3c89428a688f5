/** The files changed since the last commit, and the browser tests that concern them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** The files changed or added since the last commit, relative to the root. */
export function changedFiles() {
  const commands = [
    ['diff', '--name-only', '--diff-filter=d', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  return commands.flatMap((args) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean),
  );
}

/**
 * The browser tests that changed, or that are named after a changed file or a folder that it is in; and the changed
 * files of the page which no test is named after. A guess for the inner loop: many tests look at each part of a page.
 */
export function browserTestsFor(files) {
  const tests = new Set(files.filter((path) => path.endsWith('.e2e.ts') && !/^(cli|bulk)\//.test(path)));
  const without = new Set();
  for (const path of files) {
    const [area, src, ...names] = path.split('/');
    if (area === 'css-edition' && src === 'src') tests.add('css-edition/e2e');
    if (area !== 'web' || src !== 'src' || path.endsWith('.test.ts')) continue;
    const named = namedAfter(names);
    for (const test of named) tests.add(test);
    if (named.length === 0) without.add(path);
  }
  return { tests: [...tests], without: [...without] };
}

function namedAfter(names) {
  const folder = join(root, 'web', 'e2e');
  if (!existsSync(folder)) return [];
  const wanted = names.map((name) => name.replace(/\..*/, '').toLowerCase());
  return readdirSync(folder)
    .filter((file) => file.endsWith('.e2e.ts') && wanted.includes(file.replace('.e2e.ts', '')))
    .map((file) => `web/e2e/${file}`);
}
