import { describe, expect, it } from 'vitest';
import { idOf, isTask, placeOf, readChunk, readRun, type Run } from './records.ts';
import { readResult, writeResult } from './result-object.ts';

const RUN: Run = {
  version: 1,
  id: '0123456789abcdef',
  name: '',
  command: ['solve', '--limit=2'],
  sources: [{ name: 'a.txt', layout: 'lines', format: 'line' }],
  lines: 100,
  submitted: 1,
  chunks: 3,
};
const CHUNK = { index: 2, hash: 'a'.repeat(64), source: 0, firstLine: 201, lines: 100 };

describe('what a queue keeps', () => {
  it('is read back', () => {
    expect(readRun(JSON.stringify(RUN))).toEqual(RUN);
    expect(readChunk(JSON.stringify(CHUNK))).toEqual(CHUNK);
    expect(isTask({ ...CHUNK, run: RUN.id })).toBe(true);
    expect(placeOf(RUN, CHUNK)).toBe('a.txt, lines 201 to 300');
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['another version', JSON.stringify({ ...RUN, version: 2 })],
    ['a path for an ID', JSON.stringify({ ...RUN, id: '../../etc' })],
    ['words that are none', JSON.stringify({ ...RUN, command: ['solve', 1] })],
    ['an unknown layout', JSON.stringify({ ...RUN, sources: [{ name: '', layout: 'code' }] })],
    ['an unknown format', JSON.stringify({ ...RUN, sources: [{ name: '', layout: 'lines', format: 'x' }] })],
    ['inputs that are no hashes', JSON.stringify({ ...RUN, inputs: ['a.txt'] })],
    ['no lines', JSON.stringify({ ...RUN, lines: 0 })],
  ])('a run with %s is none', (_, text) => {
    expect(readRun(text)).toBeUndefined();
  });

  it.each([
    { ...CHUNK, index: -1 },
    { ...CHUNK, index: 1.5 },
    { ...CHUNK, hash: 'A'.repeat(64) },
    { ...CHUNK, lines: '100' },
    { ...CHUNK, firstLine: 0 },
  ])('a chunk that is none: %j', (chunk) => {
    expect(readChunk(JSON.stringify(chunk))).toBeUndefined();
    expect(isTask({ ...chunk, run: RUN.id })).toBe(false);
  });
});

it('the ID of a run follows from its job and its input, and from nothing else', () => {
  const run: Run = { ...RUN, inputs: ['a'.repeat(64)] };
  const id = idOf(run);
  const renamed: Run = { ...run, name: 'x', lines: 7, submitted: 2, chunks: undefined };
  expect(idOf(renamed)).toBe(id);
  expect(
    idOf(JSON.parse(JSON.stringify({ ...run, sources: [{ ...run.sources[0], heading: undefined }] })) as Run),
  ).toBe(id);
  const others: Run[] = [
    { ...run, command: ['solve', '--limit=3'] },
    { ...run, sources: [{ ...run.sources[0], name: 'b.txt' }] },
    { ...run, inputs: ['b'.repeat(64)] },
  ];
  for (const other of others) expect(idOf(other)).not.toBe(id);
});

describe('a result', () => {
  const answer = {
    output: new TextEncoder().encode('one\ntwo\n'),
    isSpread: false,
    reports: [{ message: 'line 1: what', isInOutput: true }],
    puzzles: 2,
    exit: 1 as const,
  };
  const bytes = writeResult(CHUNK, answer);

  it('comes back, and is the same each time', () => {
    const { output, ...rest } = readResult(CHUNK, bytes)!;
    expect(new TextDecoder().decode(output)).toBe('one\ntwo\n');
    expect(rest).toMatchObject({ reports: answer.reports, puzzles: 2, exit: 1, isSpread: false });
    expect(Buffer.compare(writeResult(CHUNK, { ...answer }), bytes)).toBe(0);
  });

  it('is none when a byte is changed or missing, or when it is that of another chunk', () => {
    for (let at = 0; at < bytes.length; at++) {
      const changed = new Uint8Array(bytes);
      changed[at] ^= 1;
      expect(readResult(CHUNK, changed)).toBeUndefined();
      expect(readResult(CHUNK, bytes.subarray(0, at))).toBeUndefined();
    }
    expect(readResult({ ...CHUNK, hash: 'b'.repeat(64) }, bytes)).toBeUndefined();
  });
});
