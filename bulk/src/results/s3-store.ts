import { S3mini, S3ServiceError } from 's3mini';
import { setTimeout as pause } from 'node:timers/promises';
import { QueueError } from '../queue.ts';
import type { ResultStore } from './result-store.ts';

/** Attempts before a store that is unreachable or failing is given up, and the first pause between them. */
const TRIES = 6;
const PAUSE = 200;

/** Statuses from here on are server errors, which may pass. */
const SERVER_ERROR = 500;
const TOO_MANY = 429;

/** Names removed at a time: the maximum of one request. */
const AT_A_TIME = 1000;

/**
 * A bucket of S3 or a compatible service. An object appears only when all of it was sent, so it needs no temporary
 * name. The variables of the AWS tools give its place and credentials.
 */
export async function openS3Store(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ResultStore> {
  const [, bucket, path] = /^s3:\/\/([a-z0-9.-]+)(?:\/(.*))?$/i.exec(address) ?? [];
  if (!bucket) throw new QueueError('--results s3://BUCKET[/PREFIX] is wanted; this address cannot be read.');
  const folder = path?.replace(/\/$/, '');
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey)
    throw new QueueError('s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.');
  const region = environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION ?? 'us-east-1';
  const server =
    environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`;
  const place = `s3://${bucket}`;
  let client: S3mini;
  try {
    const endpoint = new URL(`${server.replace(/\/$/, '')}/${bucket}`).href;
    client = new S3mini({ accessKeyId, secretAccessKey, region, endpoint });
  } catch {
    throw new QueueError(`${place}: AWS_ENDPOINT_URL is no address of a server.`);
  }
  const keyOf = (name: string): string => (folder ? `${folder}/${name}` : name);
  const isThere = await withTries(place, () => client.bucketExists());
  if (!isThere) throw new QueueError(`${place}: there is no such bucket, or this key may not use it.`);
  return {
    async put(name, bytes) {
      await withTries(place, () => client.putObject(keyOf(name), bytes, 'application/octet-stream'));
    },
    async get(name) {
      const bytes = await withTries(place, () => client.getObjectArrayBuffer(keyOf(name)));
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    async removeFolder(name) {
      for (;;) {
        const found = await withTries(place, () => client.listObjects('/', keyOf(`${name}/`), AT_A_TIME));
        if (!found || found.length === 0) return;
        await withTries(place, () => client.deleteObjects(found.map(({ Key }) => Key)));
      }
    },
  };
}

/** Retries if the store cannot be reached. Throws `QueueError`; no message shows a key. */
async function withTries<T>(place: string, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const status = error instanceof S3ServiceError ? error.status : undefined;
      const mayPass = status === undefined || status >= SERVER_ERROR || status === TOO_MANY;
      if (!mayPass || tries === TRIES) throw new QueueError(`${place}: ${reasonOf(error)}`);
    }
    await pause(PAUSE * 2 ** tries);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceError)
    return `the server refuses (${[error.status, error.serviceCode].filter(Boolean).join(' ')})`;
  return 'the server cannot be reached';
}
