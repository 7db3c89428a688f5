import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const reference = new URL('../reference/typedoc-sidebar.json', import.meta.url);
const page = (text, link) => ({ text, link });

/** As repositories show the documents, so that links to headings lead to the same places. */
function headingName(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The documents as a site. It asks no other server for anything. */
export default defineConfig({
  title: 'Pencilmark',
  description: 'Sudoku of any shape: play, understand, make, compute',
  base: '/docs/',
  markdown: {
    anchor: { slugify: headingName },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: 'deep',
    nav: [page('Start', '/start'), page('Library', '/library'), page('Reference', '/reference/')],
    sidebar: [
      {
        text: 'Getting started',
        items: [
          page('For players', '/start#players'),
          page('For setters', '/start#setters'),
          page('For programmers', '/start#programmers'),
          page('For researchers', '/start#researchers'),
        ],
      },
      {
        text: 'Guides',
        items: [
          page('Techniques', '/techniques'),
          page('Formats', '/formats'),
          page('Rules', '/constraints'),
          page('Ratings', '/rating'),
          page('Levels', '/levels'),
          page('Recipes', '/recipes'),
          page('The command', '/command'),
          page('Bulk', '/bulk'),
          page('The board', '/board'),
          page('The kernel', '/kernel'),
          page('The CSS edition', '/css-edition'),
          page('The design of the page', '/design'),
          page('Glossary', '/glossary'),
        ],
      },
      page('The library', '/library'),
      {
        text: 'Reference',
        items: existsSync(reference)
          ? JSON.parse(readFileSync(reference, 'utf8')).map(({ text, link }) => page(text, link))
          : [],
      },
    ],
  },
});
