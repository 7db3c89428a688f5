import { createRandom, type Random } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { appendRecord } from './record.ts';
import { replayRecords } from './replay-records.ts';
import { currentState } from './replay.ts';
import { loadGame } from './open-save.ts';
import { saveGame } from './save.ts';
import { must } from './test-boards.ts';
import { boardFaults, randomGame, SMALL_SPECS, treeFaults } from './test-games.ts';
import { cases } from '../../scripts/samples.mjs';

const TEXTS = cases(1_500, 10_000);
const RECORDS = cases(300, 2_000);

describe('hostile saves', () => {
  const moments = Array.from({ length: 24 }, (_, index) => randomGame(`save ${index}`, 25, SMALL_SPECS));
  const texts = moments.map((games) => saveGame({ game: games.at(-1)!, played: 5 }));

  test(`${TEXTS} mutated texts are read or refused`, () => {
    const random = createRandom('mutations');
    let read = 0;
    for (let k = 0; k < TEXTS; k++) {
      const text = texts[k % texts.length];
      const loaded = loadGame(k % 2 === 0 ? mutateText(text, random) : mutateJson(text, random));
      if (!loaded.ok) {
        expect(loaded.error.code).toMatch(/^\w+\.\w+$/);
        expect(loaded.error.message.length).toBeLessThan(500);
        continue;
      }
      read++;
      expect(faultsOf(loaded.value.game)).toEqual([]);
      const again = saveGame(loaded.value);
      expect(saveGame(must(loadGame(again)))).toBe(again);
    }
    // Some mutations are harmless (a time, a name), so both outcomes of reading were exercised.
    expect(read).toBeGreaterThan(TEXTS / 100);
    expect(read).toBeLessThan(TEXTS / 2);
  });

  test(`${RECORDS} mutated records: the game up to them is kept`, () => {
    const random = createRandom('records');
    for (let k = 0; k < RECORDS; k++) {
      const games = moments[k % moments.length];
      const at = 1 + random.below(games.length - 1);
      const start = saveGame({ game: games[at - 1], played: 1 });
      const before = must(loadGame(start));
      const record = appendRecord(before, { game: games[at], played: 2 })!;
      const mutated = k % 2 === 0 ? mutateText(record, random) : mutateJson(record, random);
      const replayed = must(replayRecords(start, [mutated]));
      expect(faultsOf(replayed.game)).toEqual([]);
      if (replayed.lost) expect([saveGame(replayed), replayed.records]).toEqual([saveGame(before), 0]);
    }
  });
});

function faultsOf(game: Game): string[] {
  return [...treeFaults(game), ...boardFaults(currentState(game))];
}

/** Cuts off, repeats or overwrites some characters. */
function mutateText(text: string, random: Random): string {
  const at = random.below(text.length);
  const end = at + 1 + random.below(12);
  const written = String.fromCharCode(
    ...Array.from({ length: 1 + random.below(3) }, () => 32 + random.below(95)),
  );
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(end);
    case 2:
      return text.slice(0, end) + text.slice(at);
    case 3:
      return text.slice(0, at) + written + text.slice(at);
    default:
      return text.slice(0, at) + written + text.slice(at + written.length);
  }
}

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  2,
  3.5,
  1e308,
  2 ** 31,
  '',
  'enter',
  'x',
  [],
  [0],
  {},
  { cell: 1 },
];

/** Puts an odd value at a random place of the JSON, removes the place, or swaps it with another. */
function mutateJson(text: string, random: Random): string {
  const root = { json: JSON.parse(text) };
  const [parent, key] = randomPlace(root, random);
  const [other, otherKey] = randomPlace(root, random);
  switch (random.below(3)) {
    case 0:
      delete parent[key];
      break;
    case 1:
      parent[key] = structuredClone(other[otherKey]);
      break;
    default:
      parent[key] = ODD[random.below(ODD.length)];
  }
  return JSON.stringify(root.json) ?? '';
}

type JsonObject = Record<string, unknown>;

function randomPlace(root: JsonObject, random: Random): [JsonObject, string] {
  let parent = root;
  let key = 'json';
  while (random.below(8) > 0) {
    const inner = parent[key] as JsonObject;
    const keys = typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
    if (keys.length === 0) break;
    parent = inner;
    key = keys[random.below(keys.length)];
  }
  return [parent, key];
}
