import { createGeometry, createRandom, emptyPuzzle, variantSpec } from 'pencilmark';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeptGame, readBackup, writeBackup } from './backup.ts';
import type { KeptPuzzle } from './kept-puzzle.ts';
import { puzzleKey } from './puzzle-key.ts';
import { gameOf, must } from './test-boards.ts';
import { boardFaults, randomGame, SMALL_SPECS, treeFaults } from './test-games.ts';
import { currentState } from './replay.ts';
import { cases } from '../../scripts/samples.mjs';

const kept = (id: string, seed: string): KeptGame => ({
  id,
  title: `Title "${seed}"`,
  created: 1_700_000_000_000,
  game: randomGame(seed, 25, SMALL_SPECS).at(-1)!,
  played: 5,
});
const three = ['a', 'b', 'c'].map((id) => kept(id, id));
const puzzle: KeptPuzzle = {
  puzzle: puzzleKey(emptyPuzzle(must(createGeometry(variantSpec('classic', 4))))),
  title: 'Own',
  source: 'made',
  collection: '',
  added: 7,
  place: 0,
};
const file = writeBackup({ games: three });

describe('a backup', () => {
  test('gives all games back', () => {
    expect(must(readBackup(file))).toEqual({ games: three, puzzles: [], lost: [] });
    expect(must(readBackup(file.replaceAll('\n', '\r\n')))).toEqual({ games: three, puzzles: [], lost: [] });
    expect(must(readBackup(writeBackup({ games: [] })))).toEqual({ games: [], puzzles: [], lost: [] });
  });

  test('of any games gives them back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 4 }), (ids) => {
        const games = ids.map(([id, seed]) => kept(id, seed));
        expect(must(readBackup(writeBackup({ games })))).toEqual({ games, puzzles: [], lost: [] });
      }),
      { numRuns: 40 },
    );
  });

  test('keeps this form: after a change, the old one must still be read', () => {
    const games = [{ id: 'x', title: 'T', created: 3, game: gameOf(), played: 4 }];
    const [head, line] = writeBackup({ games }).split('\n');
    expect(head).toBe('{"format":"pencilmark-backup","version":4,"games":1,"puzzles":0}');
    expect(line).toMatch(/^\{"id":"x","title":"T","created":3,"save":\{"format":"pencilmark-game",.*\}\}$/);
  });

  test('of the first version is read', () => {
    const [, ...lines] = file.split('\n');
    const old = ['{"format":"pencilmark-backup","version":1,"games":3}', ...lines].join('\n');
    expect(must(readBackup(old))).toEqual({ games: three, puzzles: [], lost: [] });
  });

  test('has puzzles and settings too, and what is known of a game beside its moves', () => {
    const days = { startedOn: '2026-11-22', wonOn: '2026-11-23' };
    const games = [{ ...three[0], updated: 9, ...days, level: 'hard' as const, hints: 2, checks: 1 }];
    const settings = { theme: 'dark' };
    const marked = { ...puzzle, words: 'by me', entries: '1000000000000000', marks: new Array(16).fill(3) };
    const whole = writeBackup({ games, puzzles: [puzzle, marked], settings, start: 'wings' });
    expect(must(readBackup(whole))).toEqual({
      ...{ games, puzzles: [puzzle, marked], settings, start: 'wings' },
      lost: [],
    });
  });

  test.each([
    ['is no puzzle', { puzzle: '[]' }],
    ['is written in another way', { puzzle: puzzle.puzzle.replace(',', ', ') }],
    ['comes from nowhere', { source: 'found' }],
    ['has a field that is not known', { more: 1 }],
  ])('tells of a puzzle that %s', (_, change) => {
    const whole = writeBackup({ games: [], puzzles: [{ ...puzzle, ...change } as KeptPuzzle, puzzle] });
    expect(must(readBackup(whole))).toMatchObject({
      puzzles: [puzzle],
      lost: [{ code: 'json.field', at: { line: 2 } }],
    });
  });

  test('that was damaged keeps the games that are whole, and names the others', () => {
    const lines = file.split('\n');
    lines[2] = lines[2].replace('"digit":', '"digit":"x",');
    lines.splice(3);
    expect(must(readBackup(lines.join('\n')))).toMatchObject({
      games: [three[0]],
      lost: [
        { code: expect.stringMatching(/^save\./), at: { line: 3 } },
        { code: 'backup.missing', message: 'The file ends too early: 1 of 3 games and puzzles are missing.' },
      ],
    });
  });

  test.each([
    ['', 'backup.format'],
    ['{"format":"pencilmark-game","version":1}', 'backup.format'],
    ['{"format":"pencilmark-backup"}', 'backup.version'],
    ['null', 'backup.format'],
    ['{"format":"pencilmark-backup","version":5,"games":0}', 'backup.version'],
    ['{"format":"pencilmark-backup","version":0}', 'backup.version'],
    ['{"format":"pencilmark-backup","version":1.5}', 'backup.version'],
    ['{"format":"pencilmark-backup","version":"1"}', 'backup.version'],
  ])('%j is refused', (text, code) => {
    expect(readBackup(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('that cannot be read says why', () => {
    expect(readBackup('no')).toMatchObject({
      error: { message: 'This is not a backup of Pencilmark.', at: { line: 1, column: 1, offset: 0 } },
    });
    expect(readBackup('{"format":"pencilmark-backup","version":5}')).toMatchObject({
      error: { message: expect.stringContaining('reads up to 4') },
    });
  });

  test('says where each damaged line begins, and of what it is', () => {
    const [head, one, two] = file.split('\n');
    const noSave = two.replace('pencilmark-game', 'another-game');
    const bad = JSON.stringify({ ...puzzle, source: 'found' });
    const whole = [head, one, 'null', '', '5', noSave, bad, JSON.stringify({ ...puzzle, save: 1 })].join(
      '\n',
    );
    const { games, puzzles, lost } = must(readBackup(whole));
    expect(games).toEqual([three[0]]);
    expect(puzzles).toEqual([]);
    expect(lost.map(({ code, at }) => [code, at!.line])).toEqual([
      ['json.field', 3],
      ['json.field', 5],
      ['save.format', 6],
      ['json.field', 7],
      ['json.field', 8],
    ]);
    expect(lost.map(({ at }) => whole.slice(at!.offset).split('\n')[0])).toEqual(
      [2, 4, 5, 6, 7].map((line) => whole.split('\n')[line]),
    );
    expect(lost.map(({ message }) => /\b(game|puzzle)\b/.exec(message)?.[0])).toEqual([
      'game',
      'game',
      'game',
      'puzzle',
      'game',
    ]);
  });

  test('may begin with a byte order mark and have blank lines; titles may contain either', () => {
    const games = [{ ...three[0], title: ' \uFEFF ' }];
    const whole = writeBackup({ games });
    const blank = `\uFEFF${whole.replaceAll('\n', '\r\n \r\n')}{`;
    expect(must(readBackup(whole)).games).toEqual(games);
    const { lost, ...read } = must(readBackup(blank));
    expect(read).toEqual({ games, puzzles: [] });
    expect(lost).toMatchObject([{ at: { line: 5, offset: blank.length - 1 } }]);
  });

  test.each([
    [{ games: 2, puzzles: 3 }, 5],
    [{ games: '2', puzzles: 3 }, 3],
    [{ games: -2, puzzles: 3 }, 3],
    [{ games: 1.5, puzzles: 3 }, 3],
    [{ games: 0 }, 0],
  ])('that claims %j lacks %i', (counts, missing) => {
    const { lost } = must(readBackup(JSON.stringify({ format: 'pencilmark-backup', version: 4, ...counts })));
    expect(lost.map(({ message }) => Number(/\d+/.exec(message)![0]))).toEqual(
      missing === 0 ? [] : [missing],
    );
  });

  test.each(['Wings', 'wings 2', '2wings', 'w'.repeat(21), '', 5, null, ['wings']])(
    'does not take %j for a chapter to begin with',
    (start) => {
      const head = JSON.stringify({ format: 'pencilmark-backup', version: 4, start });
      expect(must(readBackup(head)).start).toBeUndefined();
    },
  );

  test('damaged files: never a throw, and every line is either a game or a problem', () => {
    const random = createRandom('backups');
    for (let k = 0; k < cases(300, 1_000); k++) {
      const at = file.indexOf('\n') + random.below(file.length - file.indexOf('\n'));
      const put = ['', '{', '"', '0', '\n', 'null', '\u0000', '9999'][random.below(8)];
      const read = must(readBackup(file.slice(0, at) + put + file.slice(at + random.below(9))));
      expect(read.games.length + read.lost.length).toBeGreaterThanOrEqual(2);
      for (const { game } of read.games) {
        expect([...treeFaults(game), ...boardFaults(currentState(game))]).toEqual([]);
      }
    }
  });
});
