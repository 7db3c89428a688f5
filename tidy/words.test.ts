/** Words that make a native reader stop. `docs/glossary.md` has the technical terms. */
import { expect, test } from 'vitest';
import { FILES } from './files.ts';

/** Archaic words, or private to this project, each with its replacement. */
const BANNED: Readonly<Record<string, string>> = {
  anew: 'again',
  'by chance': 'at random',
  doings: 'actions',
  hence: 'so',
  'in vain': 'without finding anything',
  'on the table': 'current',
  shall: 'must',
  somebody: 'someone, or the user',
  thereof: 'of it',
  'to be had': 'available',
  upon: 'on',
  wherein: 'where',
  whoever: 'the user, the caller',
};

/** Sentences of other languages, where such a word may be right, licences, and this list. */
const NOT_OURS =
  /(words|languages|locales|names)\/([a-z-]+\/)*(ar|cs|de|es|fr|ja)\b|^tidy\/(page-)?words\.test\.ts$|-license\.txt$/;

test('English is plain and of today', () => {
  const pattern = new RegExp(`\\b(${Object.keys(BANNED).join('|')})\\b`, 'gi');
  const found = FILES.filter(({ path }) => !NOT_OURS.test(path)).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([word]) => {
        const instead = BANNED[word.toLowerCase()];
        return `${path}:${index + 1} has "${word}": write "${instead}"`;
      }),
    ),
  );
  expect(found).toEqual([]);
});
