/** The built command as a process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const LAUNCHER = join(ROOT, 'cli', 'bin', 'pencilmark.mjs');

/** Builds what is missing. */
export function buildCommand(): void {
  for (const [folder, file] of [
    ['cli', 'pencilmark.mjs'],
    ['bulk', 'bulk.mjs'],
  ]) {
    if (existsSync(join(ROOT, folder, 'dist', file))) continue;
    const { status } = spawnSync('npx', ['vite', 'build', folder, '--logLevel', 'warn'], { cwd: ROOT });
    if (status !== 0) throw new Error(`${folder} does not build`);
  }
}

export interface Ended {
  readonly exit: number | null;
  readonly output: string;
  readonly messages: string;
}

/** Runs a command line to its end. */
export async function pencilmark(
  words: readonly string[],
  options: { input?: string; environment?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  const env = { ...process.env, ...options.environment };
  const child = spawn(process.execPath, [LAUNCHER, ...words], { stdio: 'pipe', env });
  child.stdin.on('error', () => {});
  child.stdin.end(options.input ?? '');
  let output = '';
  let messages = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  const [exit] = (await once(child, 'close')) as [number | null];
  return { exit, output, messages };
}

/** Starts a command line whose results go to a file, or with `pipe` to who asks for them. */
export function startPencilmark(words: readonly string[], outputFile?: string): ChildProcess {
  const isKept = outputFile !== undefined && outputFile !== 'pipe';
  const output = isKept ? openSync(outputFile, 'w') : (outputFile ?? 'ignore');
  const child = spawn(process.execPath, [LAUNCHER, ...words], {
    stdio: ['ignore', output as number | 'pipe', 'pipe'],
  });
  if (typeof output === 'number') closeSync(output);
  return child;
}
