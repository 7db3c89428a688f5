/**
 * One run of bulk under fire: workers, the submitter, the server and its connections are killed at random while it goes
 * on, and what comes out is held against the plain command.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, shuffle } from 'pencilmark';
import { startPencilmark } from './command.ts';
import { compareLines, type Difference } from './compare.ts';
import { type RedisServer, startRedis } from './redis-server.ts';

export interface KillPlan {
  readonly queue: 'folder' | 'redis';
  /** The job and its options. */
  readonly job: readonly string[];
  readonly puzzles: readonly string[];
  /** Puzzles in a chunk. */
  readonly chunk: number;
  readonly workers: number;
  /** How many kills of each kind. */
  readonly kills: Readonly<Partial<Record<Victim, number>>>;
  readonly seed: string;
  /** An empty folder for all files. */
  readonly folder: string;
  readonly say?: (line: string) => void;
}

const VICTIMS = ['worker', 'server', 'connections', 'submitter'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface KillResult extends Difference {
  /** Whether the bytes are those of the plain command, collected while the work went on and after it. */
  readonly isSame: boolean;
  readonly killed: Readonly<Record<Victim, number>>;
  /** Kills that were planned and for which all was done too soon: how quick the machine is, no fault of bulk. */
  readonly missed: number;
  /** What was wrong beside that. */
  readonly complaints: readonly string[];
}

/** Seconds after which the chunks of a dead worker go to others. */
export const LEASE = '2';

/** Milliseconds between two looks at how far it is. */
const LOOK = 10;

/** Milliseconds without any progress after which something hangs. */
const PATIENCE = 120_000;

export async function runUnderFire(plan: KillPlan): Promise<KillResult> {
  const { folder, job, puzzles, say = () => {} } = plan;
  const input = join(folder, 'puzzles.txt');
  await writeFile(input, `${puzzles.join('\n')}\n`);
  const plainFile = join(folder, 'plain.txt');
  const plain = startPencilmark([...job, input], plainFile);
  await ended(plain);
  say('the plain command is done');
  const server = plan.queue === 'redis' ? await startRedis(folder) : undefined;
  const place = server?.url ?? join(folder, 'queue');
  try {
    return await fire(plan, input, plainFile, place, server, say);
  } finally {
    await server?.close();
    if (!server) await rm(place, { recursive: true, force: true });
  }
}

async function fire(
  { job, chunk, puzzles, workers: count, kills, seed, folder }: KillPlan,
  input: string,
  plainFile: string,
  place: string,
  server: RedisServer | undefined,
  say: (line: string) => void,
): Promise<KillResult> {
  const at = ['--queue', place];
  const random = createRandom(seed);
  const complaints: string[] = [];
  const killed = { worker: 0, server: 0, connections: 0, submitter: 0 };
  const watched = watchMessages(complaints);
  let isOver = false;

  const submit = () =>
    watched(startPencilmark(['bulk', 'submit', ...job, input, ...at, '--chunk', String(chunk), '--quiet']));
  let submitter = submit();
  const keepSubmitting = async (): Promise<void> => {
    while ((await ended(submitter)) !== 0 && !isOver) submitter = submit();
  };
  const submitting = keepSubmitting();

  const living: ChildProcess[] = [];
  const keepWorking = async (): Promise<void> => {
    while (!isOver) {
      const worker = watched(
        startPencilmark(['bulk', 'work', ...at, '--threads', '1', '--lease', LEASE, '--quiet']),
      );
      living.push(worker);
      await ended(worker);
      living.splice(living.indexOf(worker), 1);
    }
  };
  const working = Array.from({ length: count }, keepWorking);

  const shots = shuffle(
    VICTIMS.flatMap((victim) => Array<Victim>(kills[victim] ?? 0).fill(victim)),
    random,
  );
  // The submitter is over soon, so that it has to be hit first.
  shots.sort((a, b) => Number(b === 'submitter') - Number(a === 'submitter'));
  const shoot = async (victim: Victim): Promise<void> => {
    const target = victim === 'submitter' ? submitter : living[random.below(living.length)];
    // One that has ended by itself is no kill.
    if (victim === 'submitter' || victim === 'worker') {
      if (!target.kill('SIGKILL')) return;
    } else if (victim === 'server') await server!.killAndRestart();
    else await server!.client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    killed[victim]++;
  };
  const chunks = Math.ceil(puzzles.length / chunk);
  const progressOf = server ? progressInRedis(server) : progressInFolder(place);
  const followed = join(folder, 'followed.txt');
  let collector: ChildProcess | undefined;
  let lastDone = 0;
  let lastProgress = Date.now();
  let missed = 0;
  for (let shot = 0; ; await pause(LOOK)) {
    const { submitted, done } = await progressOf();
    if (done > lastDone) lastProgress = Date.now();
    lastDone = done;
    if (Date.now() - lastProgress > PATIENCE) {
      complaints.push(`nothing went on at ${done} of ${chunks} chunks`);
      break;
    }
    if (done > 0) collector ??= watched(startPencilmark(['bulk', 'collect', ...at, '--follow'], followed));
    if (done >= chunks) {
      missed = shots.length - shot;
      break;
    }
    if (shot < shots.length && living.length > 0) {
      // Evenly over the work: the last one comes while there is still some left.
      const isDue =
        done * shots.length >= (shot + 1) * chunks * 0.9 || (shots[shot] === 'submitter' && submitted > 0);
      if (isDue) {
        await shoot(shots[shot++]);
        if (shot % 10 === 0) say(`${shot} kills, ${done} of ${chunks} chunks`);
      }
    }
  }
  isOver = true;
  await submitting;
  // Where something hangs, the follower waits for it for ever.
  if (lastDone < chunks) collector?.kill();
  if (collector) await ended(collector);
  for (const worker of living) worker.kill('SIGTERM');
  await Promise.all(working);
  const collected = join(folder, 'collected.txt');
  const exit = await ended(watched(startPencilmark(['bulk', 'collect', ...at], collected)));
  if (exit !== 0) complaints.push(`collect ended with ${exit}`);
  const [expected, found, seen] = await Promise.all(
    [plainFile, collected, followed].map((path) => readFile(path, 'latin1')),
  );
  const isSame = expected === found && expected === seen;
  return { ...compareLines(expected, found), isSame, killed, missed, complaints };
}

/** Takes note of messages that tell of trouble; that a connection is lost and found is none. */
function watchMessages(complaints: string[]): (child: ChildProcess) => ChildProcess {
  return (child) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const lines = text.split('\n').filter((line) => line !== '');
      complaints.push(...lines.filter((line) => !/is lost|is back|no server|still reads/.test(line)));
    });
    return child;
  };
}

export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [exit] = (await once(child, 'exit')) as [number | null];
  return exit;
}

export interface Progress {
  /** Chunks, as done is. */
  readonly submitted: number;
  readonly done: number;
}

export function progressInRedis({ client }: RedisServer): () => Promise<Progress> {
  return async () => {
    const [id] = await client.hkeys('pencilmark:runs');
    if (id === undefined) return { submitted: 0, done: 0 };
    const [submitted, done] = await Promise.all(
      ['chunks', 'results'].map((kind) => client.hlen(`pencilmark:run:${id}:${kind}`)),
    );
    return { submitted, done };
  };
}

export function progressInFolder(place: string): () => Promise<Progress> {
  return async () => {
    const runs = join(place, 'runs');
    const [id] = await readdir(runs).catch(() => []);
    if (id === undefined) return { submitted: 0, done: 0 };
    const ledger = await readFile(join(runs, id, 'chunks.jsonl'), 'latin1').catch(() => '');
    const names = await readdir(join(runs, id, 'results'), { recursive: true }).catch(() => []);
    const done = names.filter((name) => /\d+-[0-9a-f]+$/.test(name)).length;
    return { submitted: ledger.split('\n').length - 1, done };
  };
}
