/** A data set by bulk, with a worker that is killed, beside that of the plain command. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCommand } from './command.ts';
import { dataSetUnderFire } from './data-set.ts';
import { hasRedisServer } from './redis-server.ts';

let folder: string;

beforeAll(async () => {
  buildCommand();
  folder = await mkdtemp(join(tmpdir(), 'pencilmark-data-set-test-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function check(queue: 'folder' | 'redis'): Promise<void> {
  const options = ['--seed', 'bulk', '--unique', 'canonical', '--split', 'train=0.9,test=0.1'];
  const own = await mkdtemp(join(folder, 'run-'));
  const result = await dataSetUnderFire({ queue, options, count: 60, chunk: 3, folder: own });
  expect(result).toEqual({
    files: ['000000000.csv', 'manifest.json'],
    different: [],
    isPrintedAlike: true,
    exits: [3, 0, 0],
    signal: 'SIGKILL',
  });
}

it('has the same bytes by a folder', () => check('folder'));

it('has the same bytes by Redis', async ({ skip }) => {
  if (!hasRedisServer()) return skip('there is no redis-server');
  await check('redis');
});
