/**
 * `npm run docs`: builds the documents as a static site under the site's `/docs/` (`web/dist/docs`), with search, dark
 * mode, programs that run in their pages, and a reference of the library made from its declarations; then looks at it
 * in a browser (`docs-site/check.ts`). Not a part of `npm start` or `npm test`: it takes a minute. `npm run thorough --
 * docs` runs it too.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { bundleLibrary, manifestOf } from './build-packages.mjs';
import { writeReference } from './docs-reference.mjs';
import { fail, root, tool } from './setup.mjs';

const source = join(root, '.cache', 'docs');

rmSync(source, { recursive: true, force: true });
mkdirSync(source, { recursive: true });
copyDocuments();
await writeReference(source);
copyFrame();
// The programs of the pages run on the library as published.
await bundleLibrary(join(root, 'engine'), join(source, 'public/engine'), manifestOf('engine'));
await build(source, { outDir: join(root, 'web/dist/docs') });
if (!tool('tsx', ['docs-site/check.ts']))
  fail('The site of the documents is not as it should be; see above.');

/** The documents of the repository. Links to files have no target on a site, so they become code. */
function copyDocuments() {
  cpSync(join(root, 'docs'), source, { recursive: true });
  // Files that pages do not show but link to are served unchanged.
  const isLedTo = (path) => statSync(path).isDirectory() || /\.(txt|json|jpg)$/.test(path);
  cpSync(join(root, 'docs'), join(source, 'public'), { recursive: true, filter: isLedTo });
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
    .replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1')
    .replace(/^\|( +\|)/m, '| No. |')
    .replaceAll(/\{\{/g, '{&#8203;{');
}

/** The pages that only the site has. In the repository their links lead to the documents at their own places. */
function copyFrame() {
  const frame = join(root, 'docs-site');
  const theme = join(source, '.vitepress/theme');
  for (const name of ['index.md', 'start.md']) cpSync(join(frame, name), join(source, name));
  cpSync(join(frame, 'vitepress.config.mjs'), join(source, '.vitepress/config.mjs'));
  cpSync(join(frame, 'theme.config.js'), join(theme, 'index.js'));
  for (const name of ['contrast.css', 'run-programs.css', 'run-programs.js']) {
    cpSync(join(frame, name), join(theme, name));
  }
  for (const name of ['index.md', 'start.md']) {
    const text = readFileSync(join(source, name), 'utf8');
    const linked = text
      .replaceAll('](../docs/', '](')
      .replaceAll('](../engine/README.md)', '](library.md)')
      .replaceAll('](../board/README.md)', '](board.md)');
    writeFileSync(join(source, name), linked);
  }
}
