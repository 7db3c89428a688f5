import { readdirSync, readFileSync } from 'node:fs';
import { createGeometry, findConflicts, type GeometrySpec, variantSpec } from 'pencilmark';
import { expect, test } from 'vitest';
import { FETCH } from './fetch-locale.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { Locale } from './locale.ts';
import { PROBLEM_KINDS } from '../../puzzles/problems/problem-kinds.ts';

const ROOT = new URL('../../../../', import.meta.url);

/** A code as written in the source: two words in quotes with a dot between them, unlike any file name. */
const CODE = /'([a-z]+(?:-[a-z]+)*\.(?!ts'|js')[a-z]+)'/g;

function codesIn(folder: string): string[] {
  const files = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('explain'))
    .flatMap((file) => [...readFileSync(new URL(folder + file, ROOT), 'utf8').matchAll(CODE)])
    .map(([, code]) => code);
}

test('everything that the engine and the game refuse has its sentence in each language', () => {
  const codes = new Set([...codesIn('engine/src/'), ...codesIn('game/src/')]);
  expect(codes.size).toBeGreaterThan(100);
  expect([...codes].filter((code) => !Object.hasOwn(PROBLEM_KINDS, code))).toEqual([]);
});

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test.each(OTHERS)('%s says something of its own for each kind', async (language) => {
  const { problems } = (await FETCH[language]())!.words;
  const sentences = new Map(
    Object.entries(PROBLEM_KINDS).map(([code, kind]) => [kind, problems.sentence({ code, message: '?' })]),
  );
  expect(new Set(sentences.values()).size).toBe(sentences.size);
  for (const sentence of sentences.values()) expect(sentence).toMatch(/^.{6,}[.。]$/);
  expect(problems.sentence({ code: 'kept.none', message: 'as it came' })).toBe('as it came');
});

/** The message about equal digits in two cells. */
function conflictTexts(
  { words: { problems } }: Locale,
  spec: GeometrySpec,
  pair: readonly [number, number],
): string[] {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const digits = geometry.value.cells.map((_, cell) => (pair.includes(cell) ? 1 : 0));
  return findConflicts({ geometry: geometry.value, constraints: [] }, digits).map((conflict) =>
    problems.conflict(geometry.value, conflict),
  );
}

test.each(OTHERS)('%s names the house, the digit and the cells of a conflict', async (language) => {
  const locale = (await FETCH[language]())!;
  const [row, box] = conflictTexts(locale, variantSpec('classic'), [0, 1]);
  expect(row).not.toBe(box);
  for (const text of [row, box]) expect(text).toMatch(/r1c1.*r1c2/);
  expect(conflictTexts(locale, variantSpec('x'), [0, 80])).toEqual([
    expect.stringMatching(/r1c1.*r9c9/) as string,
  ]);
  // On a board of several grids the message names the grid.
  const [, inFirst] = conflictTexts(locale, variantSpec('samurai'), [0, 1]);
  expect(inFirst).not.toBe(box);
});
