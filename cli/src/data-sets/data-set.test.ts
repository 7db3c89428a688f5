import { createHash } from 'node:crypto';
import { classic9 } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { expect, test } from 'vitest';
import type { Columns } from '../generating/rows.ts';
import type { Bytes, Io } from '../io.ts';
import type { Parts, Tasks } from '../threads/tasks.ts';
import { type DataSet, writeDataSet } from './data-set.ts';
import { ROW_FORMATS, type RowFormat } from './formats.ts';
import { readRows } from './row-writer.ts';

type Files = Record<string, string | Uint8Array>;

/** What stands for the canonical forms of puzzles 0, 1, …: three files of two puzzles, and one of one. */
const CLASSES = ['a', 'b', 'a', 'c', 'c', 'b', 'd'];
const COLUMNS: Columns = { index: 'integer', canonical: 'text' };

/** Its threads make rows of `CLASSES`. It breaks down when it has written so many files. */
function worldOf(files: Files, most = Infinity): Io {
  const generate = ({ first, count }: Tasks['generate']): Parts['generate'] =>
    Array.from({ length: count }, (_, k) => {
      const index = first + k;
      const row = { index, canonical: CLASSES[index] };
      return { index, isMade: true, attempts: 1, text: '', row };
    });
  let left = most;
  return {
    output: { isTerminal: false, hasColors: false },
    messages: { isTerminal: false, hasColors: false },
    now: () => 0,
    say: () => {},
    open: (path: string) =>
      Promise.resolve(path in files ? ok(chunkOf(files[path])) : failure('file.missing', 'none')),
    save(path: string, content: string | Uint8Array) {
      if (left-- <= 0) return Promise.resolve(failure('file.write', 'cannot be written'));
      files[path] = content;
      return Promise.resolve(ok(path));
    },
    startPool: () => ({
      run: (_: string, task: Tasks['generate']) => Promise.resolve({ parts: [generate(task)], end: 'done' }),
      close: () => Promise.resolve(),
    }),
  } as unknown as Io;
}

async function* chunkOf(content: string | Uint8Array): Bytes {
  await Promise.resolve();
  yield Buffer.from(content);
}

async function write(as: RowFormat, files: Files, most?: number): Promise<number> {
  const options = { seed: 'x' };
  const set: DataSet = {
    // Work that is limited in time is done in threads from its beginning.
    job: { spec: classic9().spec, options, isJson: false, to: 'line', wide: 1, timeout: 1000 },
    as,
    columns: COLUMNS,
    classes: { unique: 'canonical' },
    count: CLASSES.length,
    options,
  };
  return writeDataSet(set, { threads: 2, quiet: 'quiet', shard: 2 }, 'out', worldOf(files, most));
}

test.each(ROW_FORMATS)(
  '%s: of puzzles in disguise the first stays, in all files and after any break',
  async (as) => {
    const whole: Files = {};
    expect(await write(as, whole)).toBe(0);
    const names = ['0', '2', '4', '6'].map((first) => `out/${first}.${as}`);
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
      expect(await write(as, files, most)).toBe(2);
      expect(await write(as, files)).toBe(0);
      expect(files).toEqual(whole);
    }
  },
);
