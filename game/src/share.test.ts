import {
  createGeometry,
  createRandom,
  emptyPuzzle,
  type GeometrySpec,
  type Puzzle,
  type Random,
  sameGeometry,
  shuffle,
  VARIANTS,
  variantSpec,
} from 'pencilmark';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillCandidates } from './assist.ts';
import type { Game } from './game.ts';
import { setCheckpoint } from './history.ts';
import { enterDigit, toggleColour, toggleMark } from './input.ts';
import type { Move } from './move.ts';
import { goTo, play, undo } from './play.ts';
import { currentState } from './replay.ts';
import { saveGame, type SavedGame } from './save.ts';
import { readShare, shareFragment, SHARED_PARTS } from './share.ts';
import { enter, gameOf, mark, must, played, puzzleFrom } from './test-boards.ts';
import { boardFaults, contents, randomGame, SMALL_SPECS, treeFaults } from './test-games.ts';
import { cases } from '../../scripts/samples.mjs';

// The example of the Wikipedia article on Sudoku, and a puzzle of 17 givens from Gordon Royle's collection.
const EXAMPLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const OF_17 = '000000010400000000020000000000050407008000300001090000300400200050100000000806000';

const classic = puzzleFrom(variantSpec('classic'), EXAMPLE);
const start: SavedGame = { game: gameOf(classic), played: 0 };

const forked = played(
  goTo(played(gameOf(), enter(2, 'r1c2'), mark('corner', 3, 'r1c3')), 1),
  enter(3, 'r1c3', true),
);
const small: SavedGame = { game: setCheckpoint(forked, 'vor der Lücke'), played: 61_000 };

/** The same game, ignoring the names of regions. */
function expectSame(read: SavedGame, saved: SavedGame): void {
  const { puzzle, ...rest } = saved.game;
  const { puzzle: readPuzzle, ...readRest } = read.game;
  expect(readRest).toEqual(rest);
  expect(read.played).toBe(saved.played);
  expectSamePuzzle(readPuzzle, puzzle);
}

function expectSamePuzzle(read: Puzzle, { geometry, givens, allowed }: Puzzle): void {
  expect(sameGeometry(read.geometry, geometry)).toBe(true);
  expect([read.givens, read.allowed]).toEqual([givens, allowed]);
}

describe('a link with a puzzle alone', () => {
  test('keeps this form: a change breaks the links that people have', () => {
    const link = '#p=53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79';
    expect(shareFragment(start, 'puzzle')).toBe(link);
    expectSame(must(readShare(link)), start);
    const puzzle4 = gameOf(puzzleFrom(variantSpec('x', 4), '1... .... .... ...1'.replaceAll(' ', '')));
    expect(shareFragment({ game: puzzle4, played: 0 }, 'puzzle')).toBe('#p=x-4~1n1');
  });

  test.each([
    ['digits and dots', `#p=${EXAMPLE}`],
    ['digits and zeros', `p=${EXAMPLE.replaceAll('.', '0')}`],
    ['a whole address', `https://example.org/play/?x=1#q=2&p=${EXAMPLE}&z`],
    ['the board named', `#p=9~${EXAMPLE}\n`],
    ['behind a page', `https://example.org/play/#/share/p=${EXAMPLE}`],
  ])('%s', (_, link) => {
    expectSame(must(readShare(link)), start);
    expect(must(readShare(link)).hasProgress).toBe(false);
  });

  test.each([
    ['Mittwoch · 9×9, schwer', 'Mittwoch · 9×9, schwer'],
    ['  a\n\tb\u202e ', 'a b'],
    ['\ud83c half, 🍎 whole', 'half, 🍎 whole'],
    ['<script>&t=x#', '<script>&t=x#'],
    ['🍎'.repeat(200), '🍎'.repeat(100)],
    [`${' '.repeat(1000)}a`, ''],
    ['a\u0000\u0000b\u202e\u202e\u202ec', 'a b c'],
    ['', ''],
  ])('the title %j', (title, read) => {
    for (const part of SHARED_PARTS) {
      const link = shareFragment({ ...small, title }, part);
      expect(link).toMatch(/^#[\w~.%!'()*,&=-]+$/);
      expect(must(readShare(link)).title).toBe(read);
    }
    expect(must(readShare(`#p=${EXAMPLE}&t=%`)).title).toBe('');
  });

  test('is short', () => {
    const linkOf = (line: string): string =>
      shareFragment(
        { game: gameOf(puzzleFrom(variantSpec('classic'), line.replaceAll('0', '.'))), played: 0 },
        'puzzle',
      );
    expect(linkOf(EXAMPLE).length).toBeLessThanOrEqual(60);
    expect(linkOf(OF_17).length).toBeLessThanOrEqual(60);
    expect(linkOf('.'.repeat(81))).toBe('#p=zzzc');
  });

  const boards: readonly GeometrySpec[] = [
    ...VARIANTS.map((variant) => variantSpec(variant)),
    ...[4, 6, 12, 16, 25].map((size) => variantSpec('classic', size)),
    variantSpec('samurai', 4),
    variantSpec('gattai3', 6),
    variantSpec('latin', 7),
    { size: 8, boxes: { rows: 4, columns: 2 } },
    { size: 9, grids: [], extra: [[0, 1, 2]], rows: 3, columns: 4 },
    { size: 5, regions: [...'aabbbaabbcaddccdddcceeeee'].map((name) => `"${name}_~`) },
    { size: 4, regions: [...'aabb..bbccddccdd'].map((name, at) => (at === 2 || at === 3 ? '.' : name)) },
    { ...variantSpec('classic', 4), symbols: ['🍎', '_', '~', '&'] },
    { ...variantSpec('classic', 6), symbols: [...'%+#/ä?'] },
    ...SMALL_SPECS,
  ];
  test.each(boards.map((spec) => [JSON.stringify(spec).slice(0, 60), spec] as const))('%s', (_, spec) => {
    const made = createGeometry(spec);
    if (!made.ok) return expect(made.error.code).toBe('geometry.regions');
    const game = gameOf(emptyPuzzle(made.value));
    const link = shareFragment({ game, played: 0 }, 'puzzle');
    expect(link).toMatch(/^#p=[\w~.%!'()*,-]+$/);
    expectSamePuzzle(must(readShare(link)).game.puzzle, game.puzzle);
  });
});

describe('a link with progress', () => {
  test('keeps this form as well', () => {
    const link = shareFragment(small, 'replay');
    expect(must(readShare(link)).hasProgress).toBe(true);
    expect(link).toBe('#p=4~1n1&g=1x9jDh6FP0Xop-hUV_o9cc7N7kQMjK5ECZAPxja2WB3MA');
    expectSame(must(readShare(link)), small);
  });

  test('any game comes back: moves, times, tree, marks, colours, lines, names, trials', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.nat(2 ** 40), (seed, time) => {
        for (const game of randomGame(seed, 60).filter((_, index) => index % 20 === 0)) {
          const saved = { game, played: time };
          expectSame(must(readShare(shareFragment(saved, 'replay'))), saved);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('without its history the board is the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (seed) => {
        const game = randomGame(seed, 60).at(-1)!;
        const read = must(readShare(shareFragment({ game, played: 7 }, 'board')));
        expect(contents(currentState(read.game))).toBe(contents(currentState(game)));
        expect(read.played).toBe(7);
      }),
      { numRuns: 40 },
    );
  });

  test('lengths of typical games', () => {
    const saved = typicalGame();
    expect(saved.game.log.length).toBe(92);
    // A QR code of medium correction (M) holds 2,331 bytes, one of the lowest (L) 2,953.
    expect(SHARED_PARTS.map((part) => shareFragment(saved, part).length)).toEqual([52, 434, 767]);
  });
});

test('a link to a puzzle that was loaded in the middle of a game has nothing of the setter of the first one', () => {
  const before: Game = { ...gameOf(classic), setter: { author: 'Rosa' } };
  const after = play(before, { kind: 'load', givens: classic.givens.with(0, 0) }, 5);
  expect(shareFragment({ game: before, played: 0 }, 'puzzle')).toMatch(/&a=Rosa$/);
  expect(shareFragment({ game: after, played: 5 }, 'puzzle')).not.toMatch(/&a=/);
  expect(must(readShare(shareFragment({ game: after, played: 5 }, 'board'))).game.setter).toBeUndefined();
});

describe('links that cannot be right', () => {
  const link = shareFragment(small, 'replay');
  test.each([
    ['', 'share.none', 'no puzzle'],
    ['https://example.org/#about', 'share.none', 'no puzzle'],
    ['#p=', 'share.givens', 'The board has 81 cells, the link has 0'],
    [`#p=${EXAMPLE.slice(1)}`, 'share.givens', 'the link has 80: it may have been cut off'],
    [`#p=${EXAMPLE}1`, 'share.givens', 'the link has more'],
    [`#p=${EXAMPLE.replace('9', 'A')}`, 'share.givens', '"A" is neither a digit from 1 to 9 nor'],
    [`#p=knight~${EXAMPLE}`, 'share.board', 'a board that is not known here: "knight"'],
    [`#p=9_k~${EXAMPLE}`, 'share.board', 'not known here: "k"'],
    ['#p=26~z', 'share.board', 'not known here: "26"'],
    ['#p=9_b2x2~zzzc', 'geometry.boxes', 'do not tile'],
    ['#p=4_s1,2,3,%~p', 'share.board', 'not known here: "s1,2,3,%"'],
    ['#p=4_s1,2,3,3~p', 'symbols.duplicate', 'repeats'],
    ['#p=4~p~AAAA', 'share.candidates', 'damaged'],
    ['#p=4~p~A~A', 'share.constraints', 'damaged'],
    ['#p=4~p~~%5B%5D~A', 'share.drawings', 'damaged'],
    ['#p=4~p~A~A~A~A', 'share.givens', 'more parts'],
    [`#p=${EXAMPLE}&g=2abc`, 'share.version', 'newer version'],
    [`#p3=${EXAMPLE}`, 'share.version', 'newer version'],
    [`#p=${EXAMPLE}&g=`, 'share.damaged', 'incomplete'],
    [link.replace('1n1', '1n2'), 'share.damaged', 'incomplete'],
    [link.slice(0, -1), 'share.damaged', 'incomplete'],
    ['#g12=1', 'share.version', 'newer version'],
    ['#xp3=1', 'share.none', 'no puzzle'],
    ['#p3x=1', 'share.none', 'no puzzle'],
    ['#x p=1', 'share.none', 'no puzzle'],
    [`#x&${EXAMPLE}`, 'share.none', 'no puzzle'],
    [link.replace('&g=1', '&g=x'), 'share.damaged', 'incomplete'],
    [`#p=${'z'.repeat(199_998)}`, 'share.length', 'longer than'],
    [`#p=${'z'.repeat(199_997)}`, 'share.givens', 'the link has more'],
    [`#p=${'z'.repeat(300_000)}`, 'share.length', 'longer than'],
  ])('%.80s', (text, code, message) => {
    const read = readShare(text);
    expect(read.ok ? 'read' : read.error.code).toBe(code);
    expect(read.ok ? '' : read.error.message).toContain(message);
  });

  test('changed links are read or refused, and never another game', () => {
    const random = createRandom('links');
    const links = Array.from({ length: 20 }, (_, index) => {
      const game = randomGame(`link ${index}`, 25, SMALL_SPECS).at(-1)!;
      return SHARED_PARTS.map((part) => shareFragment({ game, played: 5 }, part));
    });
    let reads = 0;
    for (let k = 0; k < 2_000; k++) {
      const of = links[k % links.length];
      const text = of[k % of.length];
      const mutated = mutate(text, random);
      const read = readShare(mutated);
      if (!read.ok) {
        expect(read.error.code).toMatch(/^\w+\.\w+$/);
        expect(read.error.message.length).toBeLessThan(300);
        expect(read.error.at?.offset ?? 0).toBeLessThanOrEqual(mutated.length);
        continue;
      }
      reads++;
      expect(faultsOf(read.value.game)).toEqual([]);
      if (read.value.hasProgress) expect(saveGame(read.value)).toBe(saveGame(must(readShare(text))));
    }
    expect(reads).toBeGreaterThan(50);
    expect(reads).toBeLessThan(1_000);
  });

  test('forged logs: whatever the bits, the game keeps to the rules of games', () => {
    const random = createRandom('forged');
    let reads = 0;
    const games = Array.from({ length: 20 }, (_, index) =>
      randomGame(`forged ${index}`, 25, SMALL_SPECS).at(-1)!,
    );
    const links = games.map((game) => shareFragment({ game, played: 5 }, 'replay'));
    for (let k = 0; k < cases(600, 3_000); k++) {
      const [puzzle, packed] = links[k % links.length].slice(3).split('&g=1');
      const read = readShare(forged(puzzle, bent(packed.slice(4), random)));
      if (!read.ok) {
        expect(read.error.code).toBe('share.damaged');
        continue;
      }
      reads++;
      expect(faultsOf(read.value.game)).toEqual([]);
      expect(saveGame(read.value).length).toBeLessThan(100_000);
    }
    expect(reads).toBeGreaterThan(0);
  });

  test('long ones are read or refused in linear time', () => {
    for (const piece of ['a', 'A', '~', '_', '_e1', '_g1.1.', '1', '%', '-', 'z', '&', '&p=', 'A9']) {
      const text = piece.repeat(Math.floor(190_000 / piece.length));
      for (const head of ['#p=', '#p=4~', '#p=latin-4_', '#p=4_j', '#p=4_s', '#p=4~1n1&g=1']) {
        expect(readShare(head + text).ok).toBe(false);
      }
      expect(readShare(forged('4~1n1', text.replace(/[^\w-]/g, 'A'))).ok).toBe(false);
    }
  });
});

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A text with one to three characters replaced. */
function bent(packed: string, { below }: Random): string {
  const signs = [...packed];
  for (let k = below(3); k >= 0; k--) signs[below(signs.length)] = SIGNS[below(64)];
  return signs.join('');
}

/** A link with a correct checksum. */
function forged(puzzle: string, packed: string): string {
  let hash = 0x811c9dc5;
  for (const sign of `${puzzle}&${packed}&`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  const sum = (hash ^ (hash >>> 24)) & 0xffffff;
  const signs = [18, 12, 6, 0].map((shift) => SIGNS[(sum >>> shift) & 63]);
  return `#p=${puzzle}&g=1${signs.join('')}${packed}`;
}

function faultsOf(game: Game): string[] {
  return [...treeFaults(game), ...boardFaults(currentState(game))];
}

function mutate(text: string, { below }: Random): string {
  const at = below(text.length + 1);
  const put = ['', 'A', '9', '0', 'z', '~', '_', '%', '&', '=', '&g=', '\u0000', '🍎', '-1', '99'][below(15)];
  return text.slice(0, at) + put + text.slice(at + below(4));
}

/**
 * The example solved to the end in some twenty minutes: all candidates filled in, now and then a mark removed or a cell
 * coloured, and a wrong digit that is undone.
 */
function typicalGame(): SavedGame {
  const random = createRandom('typical');
  const { geometry } = classic;
  let game = start.game;
  let time = 0;
  const make = (move: Move | undefined): void => {
    time += 1500 + random.below(12_000);
    if (move) game = play(game, move, time);
  };
  const empty = geometry.cells.map((_, cell) => cell).filter((cell) => classic.givens[cell] === 0);
  make(fillCandidates(currentState(game), 'centre', empty));
  for (const [index, cell] of shuffle(empty, random).entries()) {
    const wrong = 1 + (Number(SOLUTION[cell]) % 9);
    const state = () => currentState(game);
    if (index % 2 === 0) make(toggleMark(state(), 'centre', [cell], wrong));
    if (index % 7 === 0) make(toggleColour(state(), [cell], 1 + random.below(8)));
    if (index % 10 === 0) {
      make(enterDigit(state(), [cell], wrong, { clearPeers: true }));
      game = undo(game);
    }
    make(enterDigit(state(), [cell], Number(SOLUTION[cell]), { clearPeers: true }));
  }
  return { game, played: time };
}
