/**
 * `npm run bench-stream -- [--lines N] FILE`: CPU and memory of `solveStream` and `countStream` against the command, over
 * the lines of a file, again and again up to N (default 1,000,000). Both are the built packages,
 * each in a process of one thread; their answers are compared.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const QUESTIONS = ['solve', 'count'] as const;

interface Run {
  /** CPU seconds of all threads of the process, including its start. */
  readonly cpu: number;
  /** The maximum memory that it held, in MB. */
  readonly peak: number;
  readonly hash: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: '1000000' } },
});

/** A user's program: `node stream.mjs solve FILE > ANSWERS`. */
const PROGRAM = `
  import { createReadStream } from 'node:fs';
  import { pipeline } from 'node:stream/promises';
  import { countStream, solveStream } from 'pencilmark';
  const [question, file] = process.argv.slice(2);
  const answers = question === 'solve' ? solveStream : countStream;
  await pipeline(createReadStream(file), (lines) => answers(lines), process.stdout);
`;

await race(positionals[0] ?? join(ROOT, 'spec/samples/minimal-24.txt'), Number(values.lines));

async function race(file: string, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-stream-'));
  try {
    const input = join(folder, 'lines.txt');
    writeLines(file, count, input);
    const command = join(ROOT, '.cache/packages/pencilmark-cli/bin/pencilmark.mjs');
    const library = join(folder, 'stream.mjs');
    preparePackages(folder);
    writeFileSync(library, PROGRAM);
    console.log(`${count} lines of ${file}`);
    for (const question of QUESTIONS) {
      const theirs = measured([command, question, '--threads', '1', '--quiet', input]);
      const ours = measured([library, question, input]);
      if (ours.hash !== theirs.hash) throw new Error(`The answers of ${question} differ.`);
      const ratio = (ours.cpu / theirs.cpu).toFixed(2);
      console.log(
        `${question}Stream  ${usageText(ours)}, the command ${usageText(theirs)}: ${ratio} times its CPU`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function usageText({ cpu, peak }: Run): string {
  return `${cpu.toFixed(2)} s, at most ${peak.toFixed(0)} MB`;
}

function measured(args: readonly string[]): Run {
  // The process prints its own resource usage when it ends.
  const script = `process.on('exit', () => { const u = process.resourceUsage(); process.stderr.write('USED ' + JSON.stringify([u.userCPUTime + u.systemCPUTime, u.maxRSS]) + '\\n'); });`;
  const ran = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(script)}`, ...args],
    { encoding: 'buffer', maxBuffer: 1 << 30 },
  );
  const [, used] = /USED (\[.*\])/.exec(ran.stderr.toString()) ?? [];
  if (used === undefined || ran.status !== 0) throw new Error(ran.stderr.toString());
  const [micros, kB] = JSON.parse(used) as [number, number];
  return { cpu: micros / 1e6, peak: kB / 1024, hash: createHash('sha256').update(ran.stdout).digest('hex') };
}

function writeLines(file: string, count: number, to: string): void {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line.length >= 81 ? [line.slice(0, 81)] : []));
  const all = Array.from({ length: count }, (_, at) => lines[at % lines.length]);
  writeFileSync(to, `${all.join('\n')}\n`);
}

function preparePackages(folder: string): void {
  const built = spawnSync('npm', ['run', '--silent', 'pack', '--', join(folder, 'packed')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The packages could not be built; see above.');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(ROOT, '.cache/packages/pencilmark'), join(folder, 'node_modules/pencilmark'));
}
