import type { Order } from 'pencilmark-cli';
import { asUtf8, withLineFeeds } from 'pencilmark-cli';
import { MAX_BYTES, type Source } from '../records.ts';
import { createThreads, type Threads } from '../threads.ts';
import { cutLines } from './cut.ts';
import type { Input } from './open.ts';

/** Milliseconds of CPU time that a chunk should take. */
const CHUNK_TIME = 15_000;

/** Minimum number of chunks for a short input, and milliseconds below which a chunk is not worth sending. */
const FEWEST = 64;
const MIN_TIME = 250;

/** Milliseconds of CPU time that are enough, and of waiting after which measuring is given up. */
const ENOUGH = 300;
const TOO_LONG = 5000;

const LARGEST = 1_000_000;

/** Lines per chunk if measuring is inconclusive: puzzles so hard that one may take all the time. */
const FALLBACK = 10;

/**
 * The number of lines in a chunk that takes about `CHUNK_TIME`, judged by the first lines of the input. Input that
 * takes only minutes is cut smaller, so that no worker stands idle while another does the rest.
 */
export async function measureLines(
  inputs: readonly Input[],
  sources: readonly Source[],
  { work }: Order,
  threadFile: URL,
): Promise<number> {
  if (work.kind === 'answer' && sources[0]?.layout !== 'lines') return 1;
  const threads = createThreads(1, threadFile);
  const timer = setTimeout(() => void threads.stop(), TOO_LONG);
  try {
    let measured = FALLBACK;
    // The first answer waits for the thread to start, which says nothing about the puzzles.
    await timeOf(1, inputs, sources, work, threads);
    for (let lines = 1; lines <= LARGEST; lines *= 4) {
      const took = await timeOf(lines, inputs, sources, work, threads);
      if (took === undefined) break;
      const perLine = Math.max(took.milliseconds, 1) / took.lines;
      const share = linesIn(inputs, work, took.size / took.lines) / FEWEST;
      measured = Math.ceil(Math.min(CHUNK_TIME / perLine, Math.max(share, MIN_TIME / perLine)));
      if (took.milliseconds > ENOUGH || took.lines < lines) break;
    }
    return Math.min(measured, LARGEST);
  } finally {
    clearTimeout(timer);
    await threads.stop();
  }
}

/** The number of lines of the input, if all are as long as the first ones. For packed input, its packed size counts. */
function linesIn(inputs: readonly Input[], work: Order['work'], length: number): number {
  if (work.kind === 'generate') return work.count;
  return inputs.reduce((sum, { size }) => sum + size, 0) / length;
}

/**
 * The CPU time of the first lines, because other programs may delay this one; undefined if a thread died on them or
 * took too long.
 */
async function timeOf(
  lines: number,
  inputs: readonly Input[],
  sources: readonly Source[],
  work: Order['work'],
  threads: Threads,
): Promise<{ readonly milliseconds: number; readonly lines: number; readonly size: number } | undefined> {
  const [source] = sources;
  let parts: readonly Uint8Array[] = [];
  let count = lines;
  if (work.kind === 'answer')
    for await (const first of cutLines(withLineFeeds(asUtf8(inputs[0].read())), lines, MAX_BYTES)) {
      ({ parts, lines: count } = first);
      break;
    }
  const bytes = Buffer.concat(parts);
  const chunk = { index: 0, hash: '', source: 0, firstLine: 1, lines: count };
  const before = process.cpuUsage();
  const answer = await threads.answer({ work, source, chunk, bytes });
  if (answer === 'stopped' || 'died' in answer) return undefined;
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: (user + system) / 1000, lines: count, size: bytes.length };
}
