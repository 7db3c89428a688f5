/** A Redis server of our own on a free port of this machine, which can be killed and started again on its file. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
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

/** Whether the Debian package `redis-server`, or another of that name, is there, and knows an option. */
export function hasRedisServer(option?: '--tls-port'): boolean {
  if (option === undefined) return spawnSync('redis-server', ['--version']).status === 0;
  // With a port that is none the server tells at once whether it is the option or its value that it does not take.
  const { status, stderr } = spawnSync('redis-server', [option, 'none'], { encoding: 'utf8' });
  return status !== null && !/Bad directive/.test(stderr);
}

export interface SecureRedisServer {
  /** `rediss://…` with a password. */
  readonly url: string;
  /** The file of the certificate that it was made with. */
  readonly certificate: string;
  readonly close: () => Promise<void>;
}

/** A server that takes TLS alone, with a certificate made for it that nobody else trusts. */
export async function startSecureRedis(folder: string): Promise<SecureRedisServer> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const made = spawnSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error('openssl makes no certificate');
  const port = await freePort();
  const secure = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no'];
  const all = ['--port', '0', '--tls-port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...secure];
  const server = spawn('redis-server', [...all, '--save', '', '--requirepass', 'secret'], {
    stdio: 'ignore',
  });
  return {
    url: `rediss://:secret@127.0.0.1:${port}`,
    certificate,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
