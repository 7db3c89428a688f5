/**
 * `npm run docs`: builds the documents as a static site under the site's `/docs/` (`web/dist/docs`), with search, dark mode
 * and a reference of the library made from its declarations. Not a part of `npm start` or `npm test`: it takes a minute.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { build } from 'vitepress';
import { fail, root } from './setup.mjs';

const source = join(root, '.cache', 'docs');

rmSync(source, { recursive: true, force: true });
mkdirSync(source, { recursive: true });
copyDocuments();
writeReference();
copyFrame();
await build(source, { outDir: join(root, 'web/dist/docs') });

/** The documents of the repository. What they say of its files leads nowhere on a site, so those links become code. */
function copyDocuments() {
  cpSync(join(root, 'docs'), source, { recursive: true });
  for (const name of readdirSync(source).filter((file) => file.endsWith('.md'))) {
    const path = join(source, name);
    writeFileSync(path, withoutOutsideLinks(readFileSync(path, 'utf8')));
  }
  const readme = readFileSync(join(root, 'engine/README.md'), 'utf8');
  writeFileSync(join(source, 'library.md'), readme.replace(/^# pencilmark$/m, '# The library'));
  const board = readFileSync(join(root, 'board/README.md'), 'utf8');
  writeFileSync(join(source, 'board.md'), board.replace(/^# .*$/m, '# The board'));
}

function withoutOutsideLinks(text) {
  return text
    .replaceAll(/\[([^\]]+)\]\((?:\.\.\/|techniques\/examples\.txt|pencilmark\.schema\.json)[^)]*\)/g, '$1')
    .replace(/^\|( +\|)/m, '| No. |')
    .replaceAll(/\{\{/g, '{&#8203;{');
}

/** The pages that only the site has. In the repository their links lead to the documents where they stand. */
function copyFrame() {
  const frame = join(root, 'docs-site');
  const theme = join(source, '.vitepress/theme');
  for (const name of ['index.md', 'start.md']) cpSync(join(frame, name), join(source, name));
  cpSync(join(frame, 'vitepress.config.mjs'), join(source, '.vitepress/config.mjs'));
  cpSync(join(frame, 'theme.config.js'), join(theme, 'index.js'));
  cpSync(join(frame, 'contrast.css'), join(theme, 'contrast.css'));
  for (const name of ['index.md', 'start.md']) {
    const text = readFileSync(join(source, name), 'utf8');
    const linked = text
      .replaceAll('](../docs/', '](')
      .replaceAll('](../engine/README.md)', '](library.md)')
      .replaceAll('](../board/README.md)', '](board.md)');
    writeFileSync(join(source, name), linked);
  }
}

/** One page for each path that can be imported. */
function writeReference() {
  const { exports } = JSON.parse(readFileSync(join(root, 'engine/package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([path]) => /^\.\/(?!internal|explain\/)/.test(path));
  const args = [
    join(root, 'node_modules/typedoc/bin/typedoc'),
    ...entries.flatMap(([, file]) => ['--entryPoints', join(root, 'engine', file)]),
    ...['--tsconfig', join(root, 'engine/tsconfig.json'), '--out', join(source, 'reference')],
    ...['--plugin', 'typedoc-plugin-markdown', '--plugin', 'typedoc-vitepress-theme'],
    ...['--docsRoot', source, '--readme', 'none', '--disableSources', '--skipErrorChecking'],
    ...['--outputFileStrategy', 'modules', '--hideBreadcrumbs', '--logLevel', 'Error', '--name', 'Reference'],
  ];
  if (spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0)
    fail('The reference failed.');
}
