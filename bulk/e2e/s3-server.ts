/** A store that speaks the language of S3, with one bucket, on a free port of this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './redis-server.ts';

export interface S3Server {
  /** What tells a program where it is and who may use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The names of all objects. */
  readonly names: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function startS3(folder: string, bucket: string): Promise<S3Server> {
  mkdirSync(folder, { recursive: true });
  const manifest = createRequire(import.meta.url).resolve('s3rver/package.json');
  const program = join(dirname(manifest), 'bin', 's3rver.js');
  const port = await freePort();
  const place = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
  const server = spawn(process.execPath, [program, ...place, '--configure-bucket', bucket, '--silent'], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).catch(() => undefined))) await pause(50);
  return {
    environment: {
      AWS_ENDPOINT_URL: address,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
    },
    names() {
      const all = readdirSync(join(folder, bucket), { recursive: true, encoding: 'utf8' });
      return all
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace(/\._S3.*/, ''));
    },
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
