/** Public links as their programs wrote them: how many are opened, and why others are not. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linksOf } from './link-list.ts';
import { openingOf, openLink } from './judge-link.ts';

test('the links of the list are opened, whole or in part, or refused for a reason', () => {
  const found: Record<string, number> = {};
  for (const { link } of linksOf(join(import.meta.dirname, 'links.tsv'))) {
    const read = openLink(link);
    const outcome = read.ok ? openingOf(read.value) : read.error.code;
    found[outcome] = (found[outcome] ?? 0) + 1;
  }
  expect(found).toEqual({ whole: 252, 'in part': 12, 'line.none': 4, 'penpa.regions': 1, 'penpa.shape': 1 });
}, 60_000);
