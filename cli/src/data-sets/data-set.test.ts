import { createHash } from 'node:crypto';
import { classic9 } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { expect, test } from 'vitest';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Columns } from '../generating/rows.ts';
import type { Bytes, Io } from '../io.ts';
import { type RowSource, writeDataSet } from './data-set.ts';
import type { DataSet } from './description.ts';
import { ROW_FORMATS, type RowFormat } from './formats.ts';
import { readRows } from './row-writer.ts';

type Files = Record<string, string | Uint8Array>;

/**
 * Stand-ins for the canonical forms of puzzles 0, 1, …: three files of two puzzles, and one of one. Undefined if no
 * attempt met the options.
 */
type Classes = readonly (string | undefined)[];
const ALL_MET: Classes = ['a', 'b', 'a', 'c', 'c', 'b', 'd'];
const SOME_UNMET: Classes = ['a', undefined, 'a', 'c', undefined, undefined, 'd'];
const COLUMNS: Columns = { index: 'integer', canonical: 'text' };

/** Fails after `most` written files. A minute passes with each look at the clock, if `isSlow`. */
function worldOf(files: Files, most = Infinity, isSlow = false): Io {
  let left = most;
  let time = 0;
  return {
    say: () => {},
    now: () => (time += isSlow ? 61_000 : 0),
    remove(path: string) {
      delete files[path];
      return Promise.resolve();
    },
    open: (path: string) =>
      Promise.resolve(path in files ? ok(chunkOf(files[path])) : failure('file.missing', 'none')),
    save(path: string, content: string | Uint8Array) {
      if (left-- <= 0) return Promise.resolve(failure('file.write', 'cannot be written'));
      files[path] = content;
      return Promise.resolve(ok(path));
    },
  } as unknown as Io;
}

function rowsOf(classes: Classes): RowSource {
  return async ({ first, count, onRow }) => {
    let exit: ExitCode = EXIT.done;
    for (let index = first; index < count; index++) {
      const canonical = classes[index];
      if (canonical === undefined) exit = EXIT.noResult;
      else await onRow({ index, canonical });
    }
    return exit;
  };
}

async function* chunkOf(content: string | Uint8Array): Bytes {
  await Promise.resolve();
  yield Buffer.from(content);
}

async function write(as: RowFormat, classes: Classes, files: Files, most?: number): Promise<number> {
  const options = { seed: 'x' };
  const set: DataSet = {
    job: { spec: classic9().spec, options, isJson: false, to: 'line', wide: 1 },
    as,
    columns: COLUMNS,
    classes: { unique: 'canonical' },
    count: classes.length,
    options,
  };
  const settings = { makeRows: rowsOf(classes), quiet: 'quiet', shard: 2 } as const;
  return writeDataSet(set, settings, 'out', worldOf(files, most));
}

test.each(ROW_FORMATS)(
  '%s: of puzzles in disguise the first stays, in all files and after any break',
  async (as) => {
    const whole: Files = {};
    expect(await write(as, ALL_MET, whole)).toBe(0);
    const names = ['0', '2', '4', '6'].map((first) => `out/00000000${first}.${as}`);
    expect(Object.keys(whole).sort()).toEqual([...names, 'out/manifest.json'].sort());
    const rows = await Promise.all(names.map((name) => readRows(as, Buffer.from(whole[name]))));
    expect(rows.map((all) => all.map(({ index }) => Number(index)))).toEqual([[0, 1], [3], [], [6]]);
    const { rows: total, files } = JSON.parse(whole['out/manifest.json'] as string) as {
      rows: number;
      files: { rows: number; sha256: string }[];
    };
    expect([total, files.map((file) => file.rows)]).toEqual([4, [2, 1, 0, 1]]);
    const hashes = names.map((name) => createHash('sha256').update(whole[name]).digest('hex'));
    expect(files.map(({ sha256 }) => sha256)).toEqual(hashes);
    for (let most = 0; most < 6; most++) {
      const files: Files = {};
      expect(await write(as, ALL_MET, files, most)).toBe(2);
      expect(await write(as, ALL_MET, files)).toBe(0);
      expect(files).toEqual(whole);
    }
  },
);

test('what no attempt met is not forgotten after any break', async () => {
  const whole: Files = {};
  expect(await write('csv', SOME_UNMET, whole)).toBe(EXIT.noResult);
  const { files: named } = JSON.parse(whole['out/manifest.json'] as string) as {
    files: { rows: number; unmet?: number }[];
  };
  expect(named.map(({ rows, unmet }) => [rows, unmet])).toEqual([
    [1, 1],
    [1, undefined],
    [0, 2],
    [1, undefined],
  ]);
  for (let most = 0; most < 8; most++) {
    const files: Files = {};
    expect(await write('csv', SOME_UNMET, files, most)).toBe(EXIT.badInput);
    expect(await write('csv', SOME_UNMET, files)).toBe(EXIT.noResult);
    expect(files).toEqual(whole);
  }
});

function setOf(as: RowFormat, count: number): DataSet {
  return {
    job: { spec: classic9().spec, options: { seed: 'x' }, isJson: false, to: 'line', wide: 1 },
    as,
    columns: COLUMNS,
    classes: { unique: 'canonical' },
    count,
    options: { seed: 'x', count },
  };
}

/** Makes the rows until one is made once too often, or `most` in all have been. */
function rowsUntil(classes: Classes, most: number, made: number[]): RowSource {
  return ({ first, ...part }) => {
    const onRow: typeof part.onRow = async (row) => {
      if (made.length >= most) throw new Error('killed');
      made.push(Number(row.index));
      return part.onRow(row);
    };
    return rowsOf(classes)({ first, ...part, onRow });
  };
}

test.each(ROW_FORMATS)('%s: what was made of a file is not made again', async (as) => {
  for (const classes of [ALL_MET, SOME_UNMET]) {
    const settings = { quiet: 'quiet', shard: 5 } as const;
    const set = setOf(as, classes.length);
    const whole: Files = {};
    const exit = await writeDataSet(set, { ...settings, makeRows: rowsOf(classes) }, 'out', worldOf(whole));
    for (let most = 0; most < 7; most++) {
      const files: Files = {};
      const made: number[] = [];
      const killed = writeDataSet(
        set,
        { ...settings, makeRows: rowsUntil(classes, most, made) },
        'out',
        worldOf(files, Infinity, true),
      );
      await killed.catch(() => undefined);
      const makeRows = rowsUntil(classes, Infinity, made);
      expect(await writeDataSet(set, { ...settings, makeRows }, 'out', worldOf(files, Infinity, true))).toBe(
        exit,
      );
      expect(files).toEqual(whole);
      // Each puzzle once, over both runs.
      expect(made).toEqual(classes.flatMap((own, index) => (own === undefined ? [] : [index])));
    }
  }
});

test('a data set grows by the same command with a higher count, to the same bytes', async () => {
  const settings = { quiet: 'quiet', shard: 2 } as const;
  for (let count = 1; count < ALL_MET.length; count++) {
    const whole: Files = {};
    const makeAll = { ...settings, makeRows: rowsOf(ALL_MET) };
    await writeDataSet(setOf('csv', ALL_MET.length), makeAll, 'out', worldOf(whole));
    for (let most = 0; most < 8; most++) {
      const files: Files = {};
      await writeDataSet(setOf('csv', count), makeAll, 'out', worldOf(files));
      const made: number[] = [];
      const makeRows = rowsUntil(ALL_MET, Infinity, made);
      await writeDataSet(
        setOf('csv', ALL_MET.length),
        { ...settings, makeRows },
        'out',
        worldOf(files, most),
      );
      if (most === 7) expect(made.at(0)).toBe(count - (count % 2));
      await writeDataSet(setOf('csv', ALL_MET.length), makeAll, 'out', worldOf(files));
      expect(files).toEqual(whole);
    }
    expect(await writeDataSet(setOf('csv', count), makeAll, 'out', worldOf(whole))).toBe(EXIT.badInput);
  }
});
