/** What is generated does not depend on threads: here with the real ones of the built command. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const cli = join(import.meta.dirname, '..');

beforeAll(() => {
  if (existsSync(join(cli, 'dist', 'pencilmark.mjs'))) return;
  const built = spawnSync('npx', ['vite', 'build', 'cli', '--logLevel', 'warn'], { cwd: join(cli, '..') });
  expect(built.status).toBe(0);
});

// Threads are started after a tenth of a second, so there must be work for longer than that.
it.each([
  ['minimal puzzles', ['--count', '3000']],
  ['a level, tried for', ['--count', '40', '--level', 'hard', '--json']],
  ['another board', ['--count', '50', '--variant', 'x', '--symmetry', 'rotation-180']],
])('%s: byte for byte the same with one thread and with two', (_, args) => {
  const one = generated(args, 1);
  const two = generated(args, 2);
  expect([one.workers, two.workers]).toEqual([0, 2]);
  expect(one.output.length).toBeGreaterThan(1000);
  expect(two.output.equals(one.output)).toBe(true);
});

it('works in one thread from source, where a thread has no program', () => {
  const fromSource = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(cli, 'src', 'main.ts'), ...args], {
      encoding: 'utf8',
      cwd: join(cli, '..'),
      maxBuffer: 1 << 26,
    });
  const args = ['generate', '--seed', 'source', '--count', '600'];
  const [one, two] = ['1', '2'].map((threads) => fromSource(...args, '--threads', threads));
  expect(two).toMatchObject({ status: 0, stdout: one.stdout, stderr: one.stderr });
  expect(one.stdout.split('\n')).toHaveLength(601);
  const limited = fromSource('generate', '--timeout', '5');
  expect(limited.status).toBe(2);
  expect(limited.stderr).toContain('--timeout works in threads, which only the built command has');
});

/** Node itself tells how many workers it has made. */
function generated(args: readonly string[], threads: number): { output: Buffer; workers: number } {
  const launcher = join(cli, 'bin', 'pencilmark.mjs');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [launcher, 'generate', '--seed', 'threads', '--threads', String(threads), ...args],
    { maxBuffer: 1 << 26, env: { ...process.env, NODE_DEBUG: 'worker' } },
  );
  expect(status).toBe(0);
  return { output: stdout, workers: stderr.toString().match(/created Worker with ID/g)?.length ?? 0 };
}
