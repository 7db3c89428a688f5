import { createRandom } from 'pencilmark';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMove } from './apply.ts';
import type { Game } from './game.ts';
import { compareBoards } from './history.ts';
import { pressDigit } from './input.ts';
import { redo, undo } from './play.ts';
import { appendRecord } from './record.ts';
import { replayRecords } from './replay-records.ts';
import { currentState, stateAt } from './replay.ts';
import { loadGame } from './open-save.ts';
import { saveGame } from './save.ts';
import { withoutHistory } from './snapshot.ts';
import { must } from './test-boards.ts';
import { boardFaults, contents, drawFor, MOVES, randomGame, treeFaults, WIPES } from './test-games.ts';
import { cases } from '../../scripts/samples.mjs';

const seeds = fc.string({ maxLength: 12 });
const check = (property: (moments: readonly Game[]) => void, numRuns = cases(20, 60)): void =>
  fc.assert(
    fc.property(seeds, (seed) => property(randomGame(seed, 80))),
    { numRuns },
  );

describe('random games', () => {
  test('keep the invariants of board and tree', () => {
    check((moments) => {
      for (const game of moments) {
        expect([...boardFaults(currentState(game)), ...treeFaults(game)]).toEqual([]);
      }
    });
  });

  test('undo takes back exactly what a move did, and redo brings it again', () => {
    check((moments) => {
      for (const [index, game] of moments.slice(1).entries()) {
        const before = moments[index];
        if (game.log.length === before.log.length) continue;
        expect(undo(game).current).toBe(before.current);
        expect(currentState(undo(game))).toBe(currentState(before));
        expect(contents(currentState(game))).not.toBe(contents(currentState(before)));
        expect(redo(undo(game))).toMatchObject({ current: game.current, tip: game.tip });
      }
    });
  });

  test('replaying the log from the start gives every remembered board', () => {
    check((moments) => {
      const game = moments.at(-1)!;
      const fresh = structuredClone(game);
      const nodes = [0, ...game.log.keys()].map((_, node) => node).reverse();
      for (const node of nodes) expect(contents(stateAt(fresh, node))).toBe(contents(stateAt(game, node)));
    });
  });

  test('what input calls a move changes the board, and toggles undo themselves', () => {
    const makers = [...MOVES, WIPES[0]];
    check((moments) => {
      const draw = drawFor(moments[0].puzzle, createRandom(`${moments.at(-1)!.log.length}`));
      for (const game of moments) {
        const state = currentState(game);
        const move = draw.pick(makers)(state, draw);
        if (move) expect(applyMove(state, move)).not.toBe(state);
        const cell = draw.cells()[0];
        const coloured = applyMove(state, pressDigit(state, 'colour', [cell], 1)!);
        const back = pressDigit(coloured, 'colour', [cell], 1)!;
        expect(contents(applyMove(coloured, back))).toBe(contents(state));
      }
    });
  });

  test('load∘save and replay of records are the identity', () => {
    check((moments) => {
      const records = moments.slice(1).map((game, index) => {
        return appendRecord({ game: moments[index], played: index }, { game, played: index + 1 })!;
      });
      const game = moments.at(-1)!;
      const saved = { game, played: moments.length - 1 };
      expect(must(loadGame(saveGame(saved)))).toEqual(saved);
      const start = saveGame({ game: moments[0], played: 0 });
      expect(must(replayRecords(start, records))).toEqual({ ...saved, records: records.length });
      const half = Math.floor(records.length / 2);
      expect(must(replayRecords(start, records.slice(0, half))).game).toEqual(moments[half]);
    });
  });

  test('a board shared without its history is the same board', () => {
    check((moments) => {
      for (const game of moments.filter((_, index) => index % 8 === 0)) {
        const shared = must(loadGame(saveGame({ game: withoutHistory(game, 7), played: 7 }))).game;
        expect(compareBoards(currentState(shared), currentState(game))).toEqual([]);
        expect(contents(currentState(shared))).toBe(contents(currentState(game)));
      }
    });
  });
});
