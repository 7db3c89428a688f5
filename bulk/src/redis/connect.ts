import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { QueueError } from '../queue.ts';

/** Milliseconds to wait at the start for a server that is not running, or still loading its file. */
const PATIENCE = 5000;

/** Maximum milliseconds between two attempts. */
const LONGEST_PAUSE = 1000;

/** The address without user, password and options, for messages. Throws `QueueError` if it is invalid. */
export function placeOfUrl(address: string): string {
  try {
    const { protocol, hostname, port, pathname } = new URL(address);
    return `${protocol}//${hostname}:${port || '6379'}${pathname === '/' ? '' : pathname}`;
  } catch {
    throw new QueueError(
      '--queue redis://[USER:PASSWORD@]HOST[:PORT][/DB] is wanted; this address cannot be read.',
    );
  }
}

/**
 * A connection that reconnects indefinitely. `say` reports each loss once. Throws `QueueError` if the server is not
 * running, rejects the password, or would evict data.
 */
export async function connect(address: string, say: (message: string) => void): Promise<Redis> {
  const place = placeOfUrl(address);
  await probe(address, place);
  const redis = new Redis(address, {
    // BullMQ requires it: a command waits for the connection as long as necessary.
    maxRetriesPerRequest: null,
    retryStrategy: (tries) => Math.min(50 * tries, LONGEST_PAUSE),
  });
  let isLost = false;
  redis.on('error', (error: Error) => {
    if (!isLost) say(`the connection to ${place} is lost (${reasonOf(error)}); waiting for it`);
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) say(`the connection to ${place} is back`);
    isLost = false;
  });
  return redis;
}

/**
 * Tries the address once and reports any error: a connection that is retried for ever never reports a wrong password.
 */
async function probe(address: string, place: string): Promise<void> {
  const began = Date.now();
  for (;;) {
    const redis = new Redis(address, {
      lazyConnect: true,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
      connectTimeout: PATIENCE,
    });
    let heard: Error | undefined;
    redis.on('error', (error: Error) => (heard ??= error));
    try {
      await redis.connect();
      const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1];
      if (policy !== undefined && policy !== 'noeviction') {
        throw new QueueError(
          `${place} throws data away when its memory is full (maxmemory-policy ${policy}). ` +
            'Set maxmemory-policy noeviction.',
        );
      }
      return;
    } catch (error) {
      if (error instanceof QueueError) throw error;
      const reason = reasonOf(heard ?? (error as Error));
      if (Date.now() - began > PATIENCE || !/ECONNREFUSED|LOADING|ECONNRESET|closed/.test(reason))
        throw new QueueError(`${place}: ${reason}`);
    } finally {
      redis.disconnect();
    }
    await pause(LONGEST_PAUSE / 4);
  }
}

/** The reason in words, which never contain a password. */
export function reasonOf({ message, code }: Error & { readonly code?: string }): string {
  if (/^WRONGPASS/.test(message)) return 'the user name or password is wrong';
  if (/^NOAUTH/.test(message)) return 'it asks for a password: redis://:PASSWORD@HOST';
  if (/^NOPERM/.test(message)) return 'this user is not allowed to do that';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host';
  if (code === 'ECONNREFUSED') return 'there is no server (ECONNREFUSED)';
  if (code !== undefined && /CERT|SELF_SIGNED|SIGNATURE/.test(code))
    return `its certificate is not trusted here (${code}); NODE_EXTRA_CA_CERTS=FILE names one to trust`;
  return code ?? message;
}

/** Whether Redis had no memory for a command. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && /\bOOM\b/.test(error.message);
}
