import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeptGame } from './backup.ts';
import type { Game } from './game.ts';
import { setCheckpoint } from './history.ts';
import { mergeGames } from './merge.ts';
import { goTo, undo } from './play.ts';
import { pathTo } from './replay.ts';
import { enter, gameOf, mark, played, puzzleFrom, SPEC_4 } from './test-boards.ts';
import { drawFor, MOVES, randomGame, SMALL_SPECS, treeFaults } from './test-games.ts';
import { createRandom } from 'pencilmark';
import { play } from './play.ts';
import { currentState } from './replay.ts';

const kept = (id: string, game: Game, time = 1000): KeptGame => ({
  id,
  title: 'T',
  created: 9,
  game,
  played: time,
});

/** Every sequence of moves from the start to a node, and the names of the nodes. */
function historyOf(game: Game): { paths: Set<string>; names: Set<string> } {
  const pathOf = (node: number): string =>
    pathTo(game, node)
      .slice(1)
      .map((at) => JSON.stringify(game.log[at - 1].move))
      .join();
  return {
    paths: new Set([0, ...game.log.map((_, index) => index + 1)].map(pathOf)),
    names: new Set(
      game.checkpoints.flatMap(({ node, name }) => name.split(' · ').map((one) => `${pathOf(node)} ${one}`)),
    ),
  };
}

/** Two games with the same random start and different continuations. */
const forked = fc.tuple(fc.string({ maxLength: 8 }), fc.nat(30), fc.nat(30)).map(([seed, a, b]): Game[] => {
  const start = randomGame(seed, 20, SMALL_SPECS).at(-1)!;
  return [a, b].map((length) => {
    const draw = drawFor(start.puzzle, createRandom(`${seed} ${length}`));
    let game = start;
    for (let k = 0; k < length; k++) {
      if (draw.below(4) === 0) game = draw.below(2) === 0 ? undo(game) : setCheckpoint(game, `n${k}`);
      const move = draw.pick(MOVES)(currentState(game), draw);
      if (move) game = play(game, move, 100_000 + k);
    }
    return game;
  });
});

describe('merging', () => {
  test('two histories of one game become one tree, shown where it was played longer', () => {
    const start = played(gameOf(), enter(2, 'r1c2'));
    const own = setCheckpoint(played(start, enter(3, 'r1c3')), 'mine');
    const other = setCheckpoint(
      goTo(played(start, mark('corner', 3, 'r1c3'), enter(3, 'r1c3')), 1),
      'theirs',
    );
    const { games, outcomes } = mergeGames([kept('a', own)], [kept('a', other, 2000)]);
    expect(outcomes).toEqual(['joined']);
    expect(games[0].played).toBe(2000);
    expect(games[0].game).toMatchObject({
      current: 1,
      checkpoints: [
        { node: 2, name: 'mine' },
        { node: 1, name: 'theirs' },
      ],
    });
    expect(games[0].game.log.map(({ parent }) => parent)).toEqual([0, 1, 1, 3]);
  });

  const about = (fields: Partial<KeptGame>): KeptGame => ({ ...kept('a', gameOf()), ...fields });
  test.each<[string, Partial<KeptGame>, Partial<KeptGame>, Partial<KeptGame>]>([
    ['the own title', { title: 'mine' }, { title: 'theirs' }, { title: 'mine' }],
    ['the only title', { title: '' }, { title: 'theirs' }, { title: 'theirs' }],
    ['the earlier creation', { created: 5 }, { created: 7 }, { created: 5 }],
    ['the later update', { updated: 5 }, { updated: 7 }, { updated: 7 }],
    ['the first day', { startedOn: '2026-11-22' }, { startedOn: '2026-11-03' }, { startedOn: '2026-11-03' }],
    ['the first win', { wonOn: '2026-11-22' }, { wonOn: '2026-12-01' }, { wonOn: '2026-11-22' }],
    ['the own level', { level: 'hard' }, { level: 'easy' }, { level: 'hard' }],
    ['the most hints', { hints: 3 }, { hints: 2 }, { hints: 3 }],
    ['the most checks', { checks: 2 }, { checks: 4 }, { checks: 4 }],
    ['the longer time', { played: 60_000 }, { played: 5 }, { played: 60_000 }],
  ])('keeps %s, and what only one of them tells', (_, own, other, expected) => {
    const merge = (a: Partial<KeptGame>, b: Partial<KeptGame>) => mergeGames([about(a)], [about(b)]).games[0];
    expect(merge(own, other)).toEqual(about(expected));
    const optional = Object.keys(own).every((name) => !(name in about({})));
    if (optional) {
      expect(merge(own, {})).toEqual(about(own));
      expect(merge({}, other)).toEqual(about(other));
    }
  });

  test('of two that were played equally long, the own board stays in view', () => {
    const own = played(gameOf(), enter(2, 'r1c2'));
    const merged = mergeGames([kept('a', own)], [kept('a', undo(own)), kept('b', own)]);
    expect(merged.games[0].game).toMatchObject({ current: 1, tip: 1 });
    expect(merged.outcomes).toEqual(['same', 'new']);
  });

  test('names of a node are joined only as far as a name may be long', () => {
    const named = (length: number, letter: string) =>
      kept('a', setCheckpoint(gameOf(), letter.repeat(length)));
    const nameOf = (length: number): string =>
      mergeGames([named(50, 'x')], [named(length, 'y')]).games[0].game.checkpoints[0].name;
    expect(nameOf(47)).toBe(`${'x'.repeat(50)} · ${'y'.repeat(47)}`);
    expect(nameOf(48)).toBe('x'.repeat(50));
  });

  test('an id that is taken by another puzzle gets a number, the same the next time', () => {
    const own = kept('a', gameOf());
    const other = kept('a', gameOf(puzzleFrom(SPEC_4, '12..............')));
    const merged = mergeGames([own], [other]);
    expect(merged).toEqual({ games: [own, { ...other, id: 'a-2' }], outcomes: ['renamed'] });
    expect(mergeGames(merged.games, [other])).toEqual({ games: merged.games, outcomes: ['same'] });
  });

  test('keeps every branch and every name of both, and is the same when done again', () => {
    fc.assert(
      fc.property(forked, fc.nat(3000), ([a, b], time) => {
        const own = [kept('a', a)];
        const brought = [kept('a', b, time), kept('b', b)];
        const { games } = mergeGames(own, brought);
        expect(games.map(({ id }) => id)).toEqual(['a', 'b']);
        const { paths, names } = historyOf(games[0].game);
        for (const game of [a, b]) {
          const history = historyOf(game);
          expect([...history.paths].filter((path) => !paths.has(path))).toEqual([]);
          expect([...history.names].filter((name) => !names.has(name))).toEqual([]);
        }
        expect(games[0].game.log.slice(0, a.log.length)).toEqual(a.log);
        expect(treeFaults(games[0].game)).toEqual([]);
        expect(mergeGames(games, brought)).toEqual({ games, outcomes: ['same', 'same'] });
        expect(mergeGames(own, own).games[0]).toBe(own[0]);
      }),
      { numRuns: 60 },
    );
  });

  test('the order of fields in a move does not matter', () => {
    const own = played(gameOf(), enter(2, 'r1c2'));
    const [{ move, ...rest }] = own.log;
    const turned = Object.fromEntries(Object.entries(move).reverse()) as unknown as typeof move;
    const other = { ...own, log: [{ ...rest, move: turned }] };
    expect(mergeGames([kept('a', own)], [kept('a', other)]).outcomes).toEqual(['same']);
  });
});
