/**
 * A module of the page that reads puzzles or games must know all kinds of rules. Leaving them out is only for what the
 * first visit loads; elsewhere a puzzle with rules would be refused, and once a backup lost every such game.
 */
import { describe, expect, test } from 'vitest';
import { SOURCES, type SourceFile, isTest } from './files.ts';
import { importsOf, usedNames } from './syntax.ts';

const KINDS = 'pencilmark/constraints';

/** What makes a puzzle or a game of data from outside. */
const READERS: readonly string[] = [
  'collectPuzzles',
  'createPuzzle',
  'loadGame',
  'parseLine',
  'parsePuzzle',
  'parsePuzzles',
  'puzzleFromData',
  'puzzleOfKey',
  'readBackup',
  'readShare',
  'replayRecords',
];

/** Modules that read only what has no rules, or what another has prepared; each with its reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  'web/src/choose/collections.ts': 'makes famous puzzles of their givens',
  'web/src/explore/PuzzleChoice.svelte': 'makes famous puzzles of their givens',
  'web/src/play/session/read-stored.ts': '`readGame` has loaded the kinds if the game has rules',
  'web/src/puzzles/shelf-entry.ts': 'makes puzzles of the shelf, which have no rules',
};

const PAGE = SOURCES.filter(({ path }) => path.startsWith('web/src/') && !isTest(path));

const reads = (file: SourceFile): boolean =>
  READERS.some((name) => file.text.includes(name)) &&
  usedNames(file).some(({ text }) => READERS.includes(text));

describe('the page', () => {
  test('knows all kinds of rules wherever it reads a puzzle or a game', () => {
    const readers = PAGE.filter(reads);
    const ignorant = readers.filter((file) => !importsOf(file).some(({ from }) => from === KINDS));
    expect(ignorant.map(({ path }) => path).sort()).toEqual(Object.keys(WITHOUT).sort());
    expect(readers.length).toBeGreaterThan(20);
  });

  test('starts each of its workers by the one function that loads them', () => {
    const workers = PAGE.filter(({ path }) => path.endsWith('.worker.ts'));
    const others = workers.filter(
      (file) => !importsOf(file).some(({ from }) => /\bserve\.ts$/.test(from ?? '')),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
    expect(workers.length).toBeGreaterThan(8);
    const serve = PAGE.find(({ path }) => path === 'web/src/workers/serve.ts')!;
    expect(importsOf(serve).map(({ from }) => from)).toContain(KINDS);
  });
});
