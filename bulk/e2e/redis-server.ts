/** A Redis server of our own on a free port of this machine, which can be killed and started again on its file. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';

export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** A connection for looking into it. */
  readonly client: Redis;
  /** SIGKILL, and started again on the same port and append-only file. */
  readonly killAndRestart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Whether the Debian package `redis-server`, or another of that name, is there. */
export function hasRedisServer(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/** `options` are those of redis-server, such as `--requirepass`. */
export async function startRedis(folder: string, options: readonly string[] = []): Promise<RedisServer> {
  const port = await freePort();
  const fixed = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const all = [...fixed, '--appendonly', 'yes', ...options];
  const start = (): ChildProcess => spawn('redis-server', all, { stdio: 'ignore' });
  let server = start();
  const password = options[options.indexOf('--requirepass') + 1];
  const user = options.includes('--requirepass') ? `:${password}@` : '';
  const url = `redis://${user}127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => {});
  await client.ping();
  return {
    url,
    port,
    client,
    async killAndRestart() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      server = start();
      await client.ping();
    },
    async close() {
      client.disconnect();
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
