import { canonicalForm, difficultyOf, parseLine, parsePuzzles, ratePuzzle, solve, unwrap } from 'pencilmark';
import { parquetMetadata, parquetReadObjects, parquetSchema } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import { parseCsv } from './data-sets/csv.ts';
import { readRows, rowWriter } from './data-sets/row-writer.ts';
import { runIn } from './test-io.ts';

const ASK = ['dataset', '--seed', 'rows', '--count', '5', '--quiet'];

interface Row {
  readonly index: number;
  readonly puzzle: string;
  readonly solution: string;
  readonly [column: string]: string | number;
}

const rowsOf = (text: string): Row[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

describe('rows', () => {
  test('hold what the library says of the puzzle', async () => {
    const { output, exit } = await runIn({}, ...ASK, '--json');
    expect(exit).toBe(0);
    const rows = rowsOf(output);
    expect(rows.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    for (const row of rows) {
      const { puzzle } = unwrap(parseLine(row.puzzle));
      const { level, score, hardest } = difficultyOf(puzzle);
      const { er, ep, ed } = unwrap(ratePuzzle(puzzle, 'se-1.2.1'));
      const canonical = unwrap(canonicalForm(puzzle)).puzzle.givens;
      expect(row).toMatchObject({
        solution: solve(puzzle).solution!.join(''),
        givens: puzzle.givens.filter((digit) => digit > 0).length,
        level,
        score,
        hardest,
        canonical: canonical.join('').replaceAll('0', '.'),
        seed: 'rows',
      });
      expect([row.er, row.ep, row.ed].map(Number)).toEqual(
        [er, ep, ed].map((rating) => Math.floor(rating * 10 + 1e-6) / 10),
      );
    }
  });

  test('are JSON lines by --to jsonl, which --json is short for', async () => {
    const { output } = await runIn({}, ...ASK, '--to', 'jsonl');
    expect((await runIn({}, ...ASK, '--json')).output).toBe(output);
    expect((await runIn({}, ...ASK, '--json', '--to', 'JSONL')).output).toBe(output);
  });

  test('are the same as CSV, with a heading, and with any number of threads', async () => {
    const { output } = await runIn({}, ...ASK);
    const [heading, ...lines] = output.trimEnd().split('\n');
    const rows = rowsOf((await runIn({}, ...ASK, '--json', '--threads', '1')).output);
    expect(heading).toBe(Object.keys(rows[0]).join(','));
    expect(lines).toEqual(rows.map((row) => Object.values(row).join(',')));
    expect((await runIn({}, ...ASK, '--threads', '4')).output).toBe(output);
  });

  test('are of the level asked for, and quote a seed with commas', async () => {
    const { output } = await runIn({}, 'dataset', '--seed', 'a,"b"', '--level', 'easy', '--quiet');
    expect(output.split('\n')[1]).toMatch(/^0,.*,easy,.*,"a,""b"""$/);
  });
});

describe('Parquet', () => {
  const ofBytes = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
  const inParquet = (...more: string[]) => runIn({}, ...ASK, '--to', 'parquet', ...more);

  test('holds the rows of CSV, each column with its type', async () => {
    const { bytes, exit, messages } = await inParquet();
    expect([exit, messages]).toEqual([0, '']);
    const file = ofBytes(bytes);
    const rows = await parquetReadObjects({ file });
    const { output } = await runIn({}, ...ASK);
    const texts = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
    );
    expect(texts).toEqual(parseCsv(output));
    const metadata = parquetMetadata(file);
    const types = parquetSchema(metadata).children.map(({ element }) => [
      element.name,
      element.converted_type ?? element.type,
    ]);
    expect(Object.fromEntries(types)).toEqual({
      ...Object.fromEntries(['index', 'givens', 'score'].map((name) => [name, 'INT32'])),
      ...Object.fromEntries(['er', 'ep', 'ed'].map((name) => [name, 'DOUBLE'])),
      ...Object.fromEntries(
        ['puzzle', 'solution', 'level', 'hardest', 'canonical', 'seed'].map((name) => [name, 'UTF8']),
      ),
    });
    const inDictionary = metadata.row_groups[0].columns
      .map((column) => column.meta_data!)
      .filter(({ encodings }) => encodings.includes('RLE_DICTIONARY'))
      .map(({ path_in_schema: [name] }) => name);
    expect(inDictionary).toEqual(expect.arrayContaining(['level', 'hardest', 'seed']));
  });

  test('has the same bytes in every run, with any number of threads, and as a file', async () => {
    const { bytes } = await inParquet();
    expect((await inParquet('--threads', '1')).bytes).toEqual(bytes);
    const { saved, savedBytes, output } = await inParquet('--output', 'out');
    expect([output, Object.keys(savedBytes)]).toEqual(['', ['out/000000000.parquet']]);
    expect(Buffer.from(savedBytes['out/000000000.parquet'])).toEqual(Buffer.from(bytes));
    const files = { ...saved, ...savedBytes };
    const again = await runIn({ files }, ...ASK, '--to', 'parquet', '--output', 'out');
    expect([again.saved, again.savedBytes]).toEqual([saved, {}]);
  });

  test('without rows is a file, too', async () => {
    const writer = await rowWriter('parquet', { index: 'integer', level: 'word' });
    const parts = [writer.write([]), writer.end()] as Uint8Array[];
    expect(await readRows('parquet', Buffer.concat(parts))).toEqual([]);
  });

  test('is not shown on a terminal', async () => {
    const shown = await runIn({ terminals: ['output'] }, ...ASK, '--to', 'parquet');
    expect([shown.exit, shown.bytes.length]).toEqual([2, 0]);
    expect(shown.messages).toContain('--to parquet is not for a terminal');
  });
});

describe('files', () => {
  const inFolder = (files: Readonly<Record<string, string>> = {}, ...more: string[]) =>
    runIn({ files }, ...ASK, '--json', '--output', 'out', ...more);

  test('and their manifest are the same in every run', async () => {
    const { saved, output, exit } = await inFolder();
    expect([exit, output]).toEqual([0, '']);
    expect(Object.keys(saved)).toEqual(['out/manifest.json', 'out/000000000.jsonl']);
    expect(saved['out/000000000.jsonl']).toBe((await runIn({}, ...ASK, '--json')).output);
    expect(JSON.parse(saved['out/manifest.json'])).toMatchObject({
      options: { seed: 'rows', count: 5, to: 'jsonl', profile: 'se-1.2.1' },
      rows: 5,
      files: [
        { name: '000000000.jsonl', rows: 5, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      ],
    });
    expect((await inFolder({}, '--threads', '1')).saved).toEqual(saved);
  });

  test('that are there are not made again', async () => {
    const { saved } = await inFolder();
    const again = await inFolder(saved);
    expect(again.saved).toEqual({ 'out/manifest.json': saved['out/manifest.json'] });
  });

  test('of another data set are left alone', async () => {
    const { saved } = await inFolder();
    const other = await inFolder(saved, '--seed', 'other');
    expect([other.exit, other.saved]).toEqual([2, {}]);
    expect(other.messages).toContain('out holds another data set');
    expect((await inFolder({ 'out/manifest.json': '{' })).exit).toBe(2);
    const foreign = await inFolder({ 'out/000000000.jsonl': '{}' });
    expect([foreign.exit, foreign.saved]).toEqual([2, {}]);
  });

  test('that cannot be written end it', async () => {
    const { exit, messages } = await runIn({ disk: 'read-only' }, ...ASK, '--output', 'out');
    expect([exit, messages]).toEqual([2, 'pencilmark: out/manifest.json cannot be written (EROFS).\n']);
  });
});

describe('rules', () => {
  const KILLER = ['dataset', '--seed', 'rows', '--count', '2', '--quiet', '--rules', 'killer'];

  test('are in the text of the puzzle, and ratings of classic puzzles in no column', async () => {
    const { output, exit } = await runIn({}, ...KILLER, '--json');
    expect(exit).toBe(0);
    for (const row of rowsOf(output)) {
      const [{ puzzle }] = unwrap(parsePuzzles(row.puzzle));
      const { level, score, hardest } = difficultyOf(puzzle);
      expect(puzzle.constraints.length).toBeGreaterThan(0);
      expect(row).toEqual({
        index: row.index,
        puzzle: row.puzzle,
        solution: solve(puzzle).solution!.join(''),
        givens: 0,
        level,
        score,
        hardest,
        seed: 'rows',
      });
    }
    const { bytes } = await runIn({}, ...KILLER, '--to', 'parquet');
    expect(await parquetReadObjects({ file: new Uint8Array(bytes).buffer })).toEqual(rowsOf(output));
    const csv = parseCsv((await runIn({}, ...KILLER)).output);
    expect(csv.map(({ puzzle }) => puzzle)).toEqual(rowsOf(output).map(({ puzzle }) => puzzle));
  });

  test.each([
    ['--unique', 'canonical'],
    ['--split', 'a=0.5,b=0.5'],
    ['--profile', 'se-1.2.1'],
    ['--rating', 'se-1.2.1:2.0-3.0'],
  ])('exclude %s', async (option, value) => {
    const { exit, messages } = await runIn({}, ...KILLER, option, value);
    expect([exit, messages]).toEqual([2, expect.stringContaining(option)]);
  });
});

describe('classes', () => {
  test.each(['csv', 'jsonl', 'parquet'])('are known again from files of %s', async (format) => {
    const ask = [...ASK, '--to', format, '--unique', 'canonical', '--split', 'train=0.5,test=0.5'];
    const { saved, savedBytes } = await runIn({}, ...ask, '--output', 'out');
    const files = { ...saved, ...savedBytes };
    const again = await runIn({ files }, ...ask, '--output', 'out');
    expect(again.saved).toEqual({ 'out/manifest.json': saved['out/manifest.json'] });
    expect(JSON.parse(saved['out/manifest.json'])).toMatchObject({
      rows: 5,
      options: { unique: 'canonical' },
    });
  });

  test('have their part in a column', async () => {
    const { output } = await runIn({}, ...ASK, '--split', 'train=0.5,test=0.5');
    const [heading, ...rows] = output.trimEnd().split('\n');
    expect(heading).toMatch(/,seed,split$/);
    for (const row of rows) expect(row).toMatch(/,rows,(train|test)$/);
  });
});

test.each([
  [['dataset'], 'needs --seed'],
  [[...ASK, 'x'], 'takes no puzzle'],
  [[...ASK, '--level', 'hard', '--singles'], 'exclude each other'],
  [[...ASK, '--profile', 'se'], '--profile does not know'],
  [[...ASK, '--unique', 'puzzle'], '--unique does not know "puzzle". It takes: canonical.'],
  [[...ASK, '--unique'], '--unique needs WHAT after it.'],
  [[...ASK, '--split', 'train'], '--split takes different names'],
  [[...ASK, '--to', 'grid'], '--to does not know "grid". It takes: csv, jsonl, parquet.'],
  [[...ASK, '--json', '--to', 'csv'], '--json means --to jsonl and excludes --to csv.'],
])('%j is refused', async (args, message) => {
  const { exit, messages } = await runIn({}, ...args);
  expect(exit).toBe(2);
  expect(messages).toContain(message);
});
