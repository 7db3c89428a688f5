import { describe, expect, it, test } from 'vitest';
import { setCheckpoint, startTrial } from './history.ts';
import { goTo } from './play.ts';
import { loadGame } from './open-save.ts';
import { saveGame, type SavedGame } from './save.ts';
import { enter, gameOf, mark, must, played, PUZZLE_4 } from './test-boards.ts';

const forked = played(
  goTo(played(gameOf(), enter(2, 'r1c2'), mark('corner', 3, 'r1c3')), 1),
  enter(3, 'r1c3', true),
);
const game = startTrial(setCheckpoint(forked, 'a "name"'));
const saved: SavedGame = { game, played: 61_000 };
const text = saveGame(saved);

/** The save with one field changed: the path is the one in the message, without `save`. */
function changed(path: string, to: unknown): string {
  const save = JSON.parse(text);
  const names = path.split(/[.[\]]+/).filter(Boolean);
  const last = names.pop()!;
  const parent = names.reduce((at, name) => at[name], save);
  if (to === undefined) delete parent[last];
  else parent[last] = to;
  return JSON.stringify(save);
}

describe('saveGame and loadGame', () => {
  it('give the same game back', () => {
    expect(loadGame(text)).toEqual({ ok: true, value: saved });
    expect(
      loadGame(saveGame({ game: gameOf({ ...PUZZLE_4, allowed: new Array(16).fill(15) }), played: 0.4 })),
    ).toEqual({
      ok: true,
      value: { game: gameOf({ ...PUZZLE_4, allowed: new Array(16).fill(15) }), played: 0 },
    });
  });

  it('keep this form: a change needs a migration', () => {
    expect(JSON.parse(saveGame(saved))).toEqual({
      format: 'pencilmark-game',
      version: 1,
      puzzle: {
        spec: { size: 4, boxes: { rows: 2, columns: 2 } },
        givens: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      },
      log: [
        { parent: 0, move: { kind: 'enter', cells: [1], digit: 2 }, played: 1000 },
        {
          parent: 1,
          move: { kind: 'mark', marks: 'corner', change: 'add', cells: [2], digit: 3 },
          played: 2000,
        },
        { parent: 1, move: { kind: 'enter', cells: [2], digit: 3, clearPeers: true }, played: 1000 },
      ],
      current: 3,
      tip: 3,
      checkpoints: [{ node: 3, name: 'a "name"' }],
      trials: [3],
      played: 61_000,
    });
  });

  const refused: readonly (readonly [string, string, string, string])[] = [
    ['no text', '', 'save.json', 'damaged'],
    ['half a save', text.slice(0, 200), 'save.json', 'damaged'],
    ['another thing', '[1, 2]', 'save.format', 'not a saved game'],
    ['null', 'null', 'save.format', 'not a saved game'],
    ['another format', changed('format', 'sudoku'), 'save.format', 'not a saved game'],
    ['no version', changed('version', undefined), 'save.version', 'does not say'],
    ['version 0', changed('version', 0), 'save.version', 'does not say'],
    ['half a version', changed('version', 0.5), 'save.version', 'does not say'],
    ['between versions', changed('version', 1.5), 'save.version', 'does not say'],
    ['a version in quotes', changed('version', '1'), 'save.version', 'does not say'],
    ['a newer version', changed('version', 2), 'save.version', 'A newer one is needed'],
    ['no puzzle', changed('puzzle', undefined), 'json.field', 'puzzle must be an object, not missing.'],
    ['a board of 36', changed('puzzle.spec', { size: 36 }), 'puzzle.length', '1296 cells'],
    [
      'a board too large to play',
      changed('puzzle', { spec: { size: 26 }, givens: new Array(676).fill(0) }),
      'game.size',
      'up to 25 digits',
    ],
    ['boxes that do not tile', changed('puzzle.spec.boxes.rows', 3), 'geometry.boxes', 'do not tile'],
    [
      'rules from the future',
      changed('puzzle.spec.knight', true),
      'json.field',
      'an object without "knight"',
    ],
    ['constraints from the future', changed('puzzle.cages', []), 'json.field', 'an object without "cages"'],
    ['a given out of range', changed('puzzle.givens[2]', 5), 'puzzle.digit', 'r1c3 holds 5'],
    ['a given that is no digit', changed('puzzle.givens[2]', '5'), 'json.field', 'puzzle.givens[2] must be'],
    [
      'a log that is no list',
      changed('log', { length: 2 }),
      'json.field',
      'save.log must be a list, not this object.',
    ],
    [
      'a move after itself',
      changed('log[1].parent', 2),
      'json.field',
      'save.log[1].parent must be a whole number from 0 to 1, not 2.',
    ],
    [
      'an unknown move',
      changed('log[0].move.kind', 'cheat'),
      'json.field',
      'save.log[0].move.kind must be "enter" or',
    ],
    ['a move that is none', changed('log[0].move', 7), 'json.field', 'save.log[0].move.kind must be'],
    [
      'a cell outside',
      changed('log[0].move.cells[0]', 16),
      'json.field',
      'save.log[0].move.cells[0] must be',
    ],
    ['a cell in between', changed('log[0].move.cells[0]', 1.5), 'json.field', 'from 0 to 15, not 1.5.'],
    ['a digit too large', changed('log[0].move.digit', 5), 'json.field', 'from 1 to 4, not 5.'],
    [
      'a mark of no kind',
      changed('log[1].move.marks', 'side'),
      'json.field',
      '"corner" or "centre", not "side".',
    ],
    [
      'an aid that is not true',
      changed('log[2].move.clearPeers', false),
      'json.field',
      'must be true, not false.',
    ],
    [
      'an unknown part of a move',
      changed('log[0].move.clearpeers', true),
      'json.field',
      'without "clearpeers"',
    ],
    [
      'a prototype',
      text.replace('"digit":2', '"digit":2,"__proto__":{}'),
      'json.field',
      'without "__proto__"',
    ],
    ['a time before the start', changed('log[0].played', -1), 'json.field', 'save.log[0].played must be'],
    ['an endless time', text.replace('61000', '1e999'), 'json.field', 'not Infinity.'],
    [
      'a node that is not there',
      changed('current', 4),
      'json.field',
      'save.current must be a whole number from 0 to 3',
    ],
    [
      'a checkpoint nowhere',
      changed('checkpoints[0].node', 9),
      'json.field',
      'save.checkpoints[0].node must be',
    ],
    [
      'a name too long',
      changed('checkpoints[0].name', 'x'.repeat(101)),
      'json.field',
      'up to 100 characters',
    ],
    ['a trial nowhere', changed('trials[0]', '3'), 'json.field', 'save.trials[0] must be'],
    ['very deep nesting', `${'['.repeat(1e6)}${']'.repeat(1e6)}`, 'save.format', 'not a saved game'],
    [
      'very deep nesting inside',
      text.replace('61000', `${'['.repeat(1e5)}${']'.repeat(1e5)}`),
      'json.field',
      'not a list of 1.',
    ],
  ];
  test.each(refused)('%s is refused', (_, hostile, code, message) => {
    const loaded = loadGame(hostile);
    expect(loaded.ok ? 'read' : loaded.error.code).toBe(code);
    expect(loaded.ok ? '' : loaded.error.message).toContain(message);
  });

  it('tells where a cut text ends', () => {
    const cut = loadGame(text.slice(0, 200));
    expect(cut.ok ? undefined : cut.error.at).toEqual({ line: 1, column: 201, offset: 200 });
  });

  const mended: readonly (readonly [string, string, Partial<SavedGame['game']>])[] = [
    ['a redo branch elsewhere', changed('tip', 2), { current: 3, tip: 3 }],
    [
      'the older of two redo branches stays',
      changed('current', 1).replace('"tip":3', '"tip":2'),
      { current: 1, tip: 2 },
    ],
    [
      'a redo branch without its end',
      changed('current', 1).replace('"tip":3', '"tip":1'),
      { current: 1, tip: 3 },
    ],
    [
      'a node named twice',
      changed('checkpoints', [
        { node: 1, name: 'x' },
        { node: 1, name: 'y' },
      ]),
      { checkpoints: [{ node: 1, name: 'y' }] },
    ],
    ['a trial told twice', changed('trials', [1, 1]), { trials: [1] }],
  ];
  test.each(mended)('%s is put right', (_, odd, expected) => {
    expect(must(loadGame(odd)).game).toMatchObject(expected);
  });
});
