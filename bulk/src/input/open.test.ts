import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ByteWriter, parquetWrite } from 'hyparquet-writer';
import type { Io, Order } from 'pencilmark-cli';
import { unwrap } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { afterAll, expect, test } from 'vitest';
import { openInputs } from './open.ts';
import { layOutAll } from './pieces.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const JSON_LINE = `{"puzzle":"${PUZZLE}"}\n`;

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

const io = { open: (path: string) => Promise.resolve(ok(createReadStream(path))) } as unknown as Io;
const order = { work: { kind: 'answer', job: {} } } as unknown as Order;

async function parquet(): Promise<Uint8Array> {
  const writer = new ByteWriter();
  await parquetWrite({ writer, columnData: [{ name: 'puzzle', data: [PUZZLE], type: 'STRING' }] });
  return writer.getBytes();
}

test.each([
  ['JSON lines', Buffer.from(JSON_LINE), true],
  ['Parquet', await parquet(), false],
  ['packed Parquet', gzipSync(await parquet()), false],
])('%s are rows of a table; only text may stay in place', async (name, bytes, mayStay) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const { list, close } = unwrap(await openInputs([path], io));
  let text = '';
  for await (const part of list[0].read()) text += new TextDecoder().decode(part);
  expect(text).toBe(JSON_LINE);
  const copied = unwrap(await layOutAll(list, order, 'copied'));
  expect(copied).toEqual([
    { name: '', layout: 'lines', format: 'table', heading: 'puzzle', path: undefined },
  ]);
  expect((await layOutAll(list, order, 'in place')).ok).toBe(mayStay);
  await close();
});
