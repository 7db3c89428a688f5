/** A reader that leaves after the first lines, as `| head -1` does: the command ends by itself, without a word. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';

const cli = join(import.meta.dirname, '..');
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

beforeAll(() => {
  if (existsSync(join(cli, 'dist', 'pencilmark.mjs'))) return;
  const built = spawnSync('npx', ['vite', 'build', 'cli', '--logLevel', 'warn'], { cwd: join(cli, '..') });
  expect(built.status).toBe(0);
});

it.each([
  ['generate', ['--count', '3000', '--level', 'medium', '--seed', '1']],
  ['dataset', ['--count', '3000', '--seed', '1']],
  ['solve', []],
  ['rate', []],
  ['explain', []],
  ['convert', ['--to', 'grid']],
])('%s', async (command, options) => {
  for (const threads of ['1', '2', '3'])
    expect(await firstLine([command, ...options, '--quiet', '--threads', threads])).toBe(
      'whole, then silent',
    );
});

it('does not wait for the end of an input that it no longer needs', async () => {
  const packed = gzipSync(`${PUZZLE}\n`.repeat(10_000));
  expect(await firstLine(['solve', '--quiet'], packed)).toBe('whole, then silent');
});

/** Reads one line and leaves; waits for the command to end. The input is never ended if it is given. */
async function firstLine(words: readonly string[], input?: Uint8Array): Promise<string> {
  const child = spawn(process.execPath, [join(cli, 'bin', 'pencilmark.mjs'), ...words]);
  child.stdin.on('error', () => {});
  if (input) child.stdin.write(input);
  else child.stdin.end(`${PUZZLE}\n`.repeat(10_000));
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    output += text;
    if (output.includes('\n')) break;
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  child.stdin.destroy();
  return messages === '' && /^\S/.test(output) ? 'whole, then silent' : messages;
}
