import { describe, expect, it, test } from 'vitest';
import { setCheckpoint, startTrial } from './history.ts';
import { goTo } from './play.ts';
import { appendRecord } from './record.ts';
import { replayRecords } from './replay-records.ts';
import { saveGame, type SavedGame } from './save.ts';
import { enter, gameOf, must, played } from './test-boards.ts';

describe('records', () => {
  const start: SavedGame = { game: gameOf(), played: 0 };
  const first: SavedGame = { game: played(start.game, enter(2, 'r1c2')), played: 1000 };
  const second: SavedGame = { game: setCheckpoint(first.game, 'x'), played: 1500 };
  const third: SavedGame = { game: goTo(second.game, 0), played: 2000 };
  const fourth: SavedGame = { game: startTrial(played(third.game, enter(3, 'r1c2'))), played: 3000 };
  const moments = [start, first, second, third, fourth];
  const recordsOf = () => moments.slice(1).map((after, index) => appendRecord(moments[index], after)!);
  const records = recordsOf();

  it('say what changed', () => {
    expect(recordsOf().map((record) => JSON.parse(record))).toEqual([
      {
        from: 0,
        log: [{ parent: 0, move: { kind: 'enter', cells: [1], digit: 2 }, played: 1000 }],
        current: 1,
        tip: 1,
        played: 1000,
      },
      { from: 1, current: 1, tip: 1, checkpoints: [{ node: 1, name: 'x' }], played: 1500 },
      { from: 1, current: 0, tip: 1, played: 2000 },
      {
        from: 1,
        log: [{ parent: 0, move: { kind: 'enter', cells: [1], digit: 3 }, played: 1000 }],
        current: 2,
        tip: 2,
        trials: [2],
        played: 3000,
      },
    ]);
    expect(appendRecord(fourth, { ...fourth })).toBeUndefined();
    expect(JSON.parse(appendRecord(fourth, { ...fourth, played: 3001 })!)).toMatchObject({ played: 3001 });
  });

  it('replay to every moment', () => {
    for (const [count, moment] of moments.entries()) {
      const replayed = replayRecords(saveGame(start), records.slice(0, count));
      expect(replayed).toEqual({ ok: true, value: { ...moment, records: count } });
    }
    expect(must(replayRecords(saveGame(second), records.slice(2)))).toEqual({ ...fourth, records: 2 });
  });

  it('lose only the last action when its record is cut anywhere', () => {
    const last = records.at(-1)!;
    for (let length = 0; length < last.length; length++) {
      const replayed = must(replayRecords(saveGame(start), [...records.slice(0, -1), last.slice(0, length)]));
      expect(replayed).toMatchObject({ ...third, records: 3, lost: { code: 'save.json' } });
    }
  });

  const broken: readonly (readonly [string, readonly string[], number, string, string])[] = [
    ['one missing', [records[1]], 0, 'record.order', 'Record 1: it follows move 1 of the log, which has 0.'],
    ['one twice', [records[0], records[0]], 1, 'record.order', 'Record 2: it follows move 0'],
    ['no record', ['{}'], 0, 'record.order', 'Record 1: it follows move unknown'],
    [
      'no object',
      [records[0], '3', records[1]],
      1,
      'json.field',
      'Record 2: record must be an object, not 3.',
    ],
    [
      'a move that does not fit',
      [records[0].replace('"digit":2', '"digit":9')],
      0,
      'json.field',
      'Record 1: record.log[0].move.digit must be a whole number from 1 to 4, not 9.',
    ],
    [
      'a node that is not there',
      [records[0], records[1].replace('"tip":1', '"tip":2')],
      1,
      'json.field',
      'Record 2: record.tip must be',
    ],
  ];
  test.each(broken)('%s: reading ends there', (_, lines, count, code, message) => {
    const { records: read, lost } = must(replayRecords(saveGame(start), lines));
    expect([read, lost?.code]).toEqual([count, code]);
    expect(lost?.message).toContain(message);
  });

  it('need a save that can be read', () => {
    expect(replayRecords('', records)).toMatchObject({ ok: false, error: { code: 'save.json' } });
  });
});
