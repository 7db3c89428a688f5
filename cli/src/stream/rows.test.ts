import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ByteWriter, parquetWrite } from 'hyparquet-writer';
import { parsePuzzles, unwrap } from 'pencilmark';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../data-sets/csv.ts';
import { readRows, rowWriter } from '../data-sets/row-writer.ts';
import { openPieces } from '../file-pieces.ts';
import { runIn } from '../test-io.ts';
import { fromParquet } from './parquet.ts';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const HARD = '......9.7...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......';

const parquetOf = async (...groups: (readonly string[])[]): Promise<Uint8Array> => {
  const writer = await rowWriter('parquet', { index: 'integer', puzzle: 'text' });
  const parts = groups.map((group) => writer.write(group.map((puzzle, index) => ({ index, puzzle }))));
  return Buffer.concat([...parts, writer.end()] as Uint8Array[]);
};

describe.each([
  ['classic puzzles', []],
  ['rules', ['--rules', 'killer']],
])('our data sets of %s', (_, options) => {
  const made: Record<string, Uint8Array> = {};
  beforeAll(async () => {
    const words = ['dataset', '--seed', 'x', '--count', '3', '--quiet', '--to', 'jsonl', ...options];
    made.jsonl = (await runIn({}, ...words)).bytes;
    const rows = (await readRows('jsonl', made.jsonl)).map((row) => ({ ...row, seed: 'a, "b"' }));
    const columns = Object.entries(rows[0]).map(
      ([name, value]) => [name, typeof value === 'number' ? 'decimal' : 'text'] as const,
    );
    for (const to of ['csv', 'jsonl', 'parquet'] as const) {
      const writer = await rowWriter(to, Object.fromEntries(columns));
      made[to] = Buffer.concat([writer.write(rows), writer.end()].map((part) => Buffer.from(part as string)));
    }
  });

  test('have the same answers in all three forms, as files and from a pipe, with threads too', async () => {
    const rows = parseCsv(new TextDecoder().decode(made.csv));
    for (const bytes of Object.values(made)) {
      const solved = await runIn({ files: { data: bytes } }, 'solve', 'data');
      expect([solved.exit, solved.messages]).toEqual([0, '']);
      expect(solved.output.trimEnd().split('\n')).toEqual(rows.map(({ solution }) => solution));
      const counted = await runIn({ input: [bytes] }, 'statistics', '--json', '--threads', '2');
      const levels = rows.map(({ level }) => level).sort();
      const {
        puzzles,
        unrated,
        levels: found,
      } = JSON.parse(counted.output) as {
        puzzles: number;
        unrated: number;
        levels: { level: string; puzzles: number }[];
      };
      expect([puzzles, unrated]).toEqual([3, 0]);
      expect(found.flatMap(({ level, puzzles: of }) => new Array<string>(of).fill(level)).sort()).toEqual(
        levels,
      );
    }
  });

  test('are the same puzzles, with their solutions and comments', async () => {
    const converted = await Promise.all(
      Object.values(made).map((bytes) => runIn({ input: [bytes] }, 'convert', '--to', 'pencilmark')),
    );
    const [fromCsv, ...others] = converted.map(({ output }) =>
      output
        .trimEnd()
        .split('\n')
        .flatMap((line) => unwrap(parsePuzzles(line))),
    );
    expect(fromCsv.map(({ solution }) => solution?.length)).toEqual([81, 81, 81]);
    expect(fromCsv.every(({ puzzle }) => puzzle.constraints.length > 0)).toBe(options.length > 0);
    for (const other of others) expect(other).toEqual(fromCsv);
  });
});

describe('JSON lines', () => {
  const row = (puzzle: unknown) => `${JSON.stringify({ index: 1, puzzle })}\n`;

  test('are answered one by one, and a broken one is told with its file and line', async () => {
    const text = `${row(EASY)}{"index":2,"puzzle":"53..\n{"index":3}\n\n${row(`${EASY.slice(1)}%`)}${row(EASY)}`;
    const { exit, output, messages } = await runIn({ files: { a: text, b: row(EASY) } }, 'solve', 'a', 'b');
    const expected = [
      'line 2, column 1: This line is not a JSON object.',
      'line 3, column 1: This row has no "puzzle".',
      'line 5, column 1: "%" is no digit of this board: 1 to 9, or . for empty.',
    ];
    expect(exit).toBe(2);
    expect(messages).toBe(expected.map((message) => `a: ${message}\n`).join(''));
    const refused = expected.map((message) => `invalid: ${message}`);
    expect(output.trimEnd().split('\n')).toEqual([SOLVED, ...refused, SOLVED, SOLVED]);
  });

  test('may hold our own JSON itself, and name the column as tables do', async () => {
    const own = JSON.parse((await runIn({ input: EASY }, 'convert', '--to', 'pencilmark')).output) as object;
    expect((await runIn({ input: row(own) }, 'solve')).output).toBe(`${SOLVED}\n`);
    const quiz = `${JSON.stringify({ quizzes: EASY, solutions: SOLVED })}\n`;
    expect((await runIn({ input: quiz }, 'check')).output).toBe('unique\n');
  });

  test('leave other JSON as it is', async () => {
    const own = (await runIn({ input: EASY }, 'convert', '--to', 'pencilmark')).output;
    const cells = [...EASY].map((digit) => (digit === '.' ? {} : { value: Number(digit), given: true }));
    const grid = cells.flatMap((_, at) => (at % 9 === 0 ? [cells.slice(at, at + 9)] : []));
    for (const input of [own, `${own}\n${own}`, JSON.stringify({ size: 9, grid })]) {
      const { exit, output } = await runIn({ input }, 'solve');
      expect([exit, output.slice(0, 81)]).toEqual([0, SOLVED]);
    }
  });
});

describe('Parquet', () => {
  test('is read group by group, and row n is line n', async () => {
    const data = await parquetOf([EASY, HARD], [`${EASY.slice(1)}%`, EASY]);
    const { exit, output, messages } = await runIn({ files: { data } }, 'check', '--json', 'data');
    expect([exit, messages]).toEqual([2, expect.stringMatching(/^line 3, column 1: "%" is no digit/)]);
    const answers = output.trimEnd().split('\n');
    expect(answers.map((text) => (JSON.parse(text) as { line: number }).line)).toEqual([1, 2, 3, 4]);
  });

  test('is unpacked, and may hold other types', async () => {
    const data = await parquetOf([EASY]);
    expect((await runIn({ input: [gzipSync(data)] }, 'solve')).output).toBe(`${SOLVED}\n`);
    expect((await runIn({ files: { data: gzipSync(data) } }, 'solve', 'data')).output).toBe(`${SOLVED}\n`);
    const writer = new ByteWriter();
    await parquetWrite({
      writer,
      columnData: [
        { name: 'id', data: [2n ** 60n], type: 'INT64' },
        { name: 'question', data: [EASY], type: 'STRING' },
      ],
    });
    expect((await runIn({ input: [writer.getBytes()] }, 'solve')).output).toBe(`${SOLVED}\n`);
  });

  test('that cannot be read is told by file', async () => {
    const data = await parquetOf([EASY]);
    const solve = async (file: Uint8Array) => {
      const { exit, output, messages } = await runIn({ files: { 'a.parquet': file } }, 'solve', 'a.parquet');
      expect([exit, output]).toEqual([2, '']);
      return messages;
    };
    const reason = async (file: Uint8Array) =>
      (await solve(file)).match(/^pencilmark: a\.parquet: Parquet, (.+)\n$/)?.[1];
    const gone = 'its end is missing: it was cut off, or something was added';
    for (const length of [5, 6, 11, 12, 100, data.length - 9])
      expect(await reason(data.subarray(0, length))).toBe(gone);
    expect(await reason(Buffer.concat([data, Buffer.from('\n')]))).toBe(gone);
    for (const size of [0, 1, 0xffffff, 0xffffffff]) {
      const file = Uint8Array.from(data);
      new DataView(file.buffer).setUint32(file.length - 8, size, true);
      expect(await reason(file)).toBe('its description is damaged');
    }
    const writer = await rowWriter('parquet', { name: 'text', level: 'word' });
    const others = Buffer.concat([writer.write([{ name: 'x', level: 'y' }]), writer.end()] as Uint8Array[]);
    expect(await solve(others)).toBe(
      'pencilmark: a.parquet: Parquet, no column is named "puzzle"; there are name, level\n',
    );
  });

  test('that is damaged anywhere is read, or refused in our words, and ends no program', async () => {
    const data = await parquetOf([EASY, HARD], [EASY, HARD]);
    const reasons = new Set<string>();
    for (let at = 5; at < data.length; at++) {
      // Each byte in one of its bits: hundreds of files in all.
      for (const bit of [1 << (at % 8)]) {
        const file = Uint8Array.from(data);
        file[at] ^= bit;
        const { messages } = await runIn({ files: { a: file } }, 'convert', 'a');
        for (const [, reason] of messages.matchAll(/pencilmark: a: (.+)/g)) reasons.add(reason);
      }
    }
    const known =
      /^Parquet, (?:its (?:end is missing: .+|description is damaged)|the rows from [13] on are damaged|its columns are packed with [A-Z0-9_]+; .+|no column is named .+)$/;
    expect([...reasons].filter((reason) => !known.test(reason))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(3);
  });

  test('of a file is not read into memory', async () => {
    const data = await parquetOf([EASY], [HARD]);
    let taken = 0;
    let closed = 0;
    async function* bytes() {
      for (let at = 0; at < data.length; at += 8, taken++) yield data.subarray(at, at + 8);
    }
    const own = Uint8Array.from(data);
    const lines = fromParquet(bytes(), () =>
      Promise.resolve({
        byteLength: own.length,
        slice: (start, end) => Promise.resolve(own.slice(start, end).buffer),
        close: () => Promise.resolve(void closed++),
      }),
    );
    const texts: string[] = [];
    for await (const part of lines) texts.push(new TextDecoder().decode(part));
    expect(texts.map((text) => (JSON.parse(text) as { puzzle: string }).puzzle)).toEqual([EASY, HARD]);
    expect([taken, closed]).toEqual([0, 1]);
  });
});

describe('openPieces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-pieces-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('reads a file at any place, and nothing behind its end', async () => {
    writeFileSync(join(folder, 'file'), 'abcdef');
    const file = (await openPieces(join(folder, 'file')))!;
    const text = async (start: number, end?: number) =>
      new TextDecoder().decode(await file.slice(start, end));
    expect([file.byteLength, await text(1, 3), await text(4), await text(5, 99), await text(9)]).toEqual([
      6,
      'bc',
      'ef',
      'f',
      '',
    ]);
    await file.close();
    expect(await openPieces(folder)).toBeUndefined();
  });
});
