/**
 * `npm run executable -- FILE`: the command and Node in one file, made by Node's own method (a prepared blob in a copy
 * of its own program), for machines without Node. It runs on the system and Node version that made it, and is then
 * tried. About 100 MB, nearly all of it Node.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { fail, root } from './setup.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** The mark in Node's program that postject looks for, from Node's documentation. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const file = resolve(process.argv[2] ?? fail('Say where to leave it: npm run executable -- FILE'));
if (process.platform !== 'linux')
  fail('Elsewhere than on Linux the copy must be signed again: not done here.');
const work = join(root, '.cache', 'executable');
mkdirSync(work, { recursive: true });
mkdirSync(dirname(file), { recursive: true });

const thread = await bundle('threads/worker.ts', {});
const main = await bundle('executable/main.ts', { THREAD_PROGRAM: JSON.stringify(thread) });
writeFileSync(join(work, 'main.cjs'), main);
const blob = join(work, 'main.blob');
const settings = { main: join(work, 'main.cjs'), output: blob, disableExperimentalSEAWarning: true };
writeFileSync(join(work, 'sea.json'), JSON.stringify(settings));
must(process.execPath, ['--experimental-sea-config', join(work, 'sea.json')]);
copyFileSync(process.execPath, file);
chmodSync(file, 0o755);
const postject = createRequire(import.meta.url).resolve('postject/dist/cli.js');
must(process.execPath, [postject, file, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', FUSE]);
tryIt();
console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(0)} MB, Node ${process.versions.node}, solves.`);

/** One of the programs in `cli/src`, as the single script that Node takes. */
async function bundle(name, define) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'cli/src', name)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    define,
    logOverride: { 'empty-import-meta': 'silent' },
    write: false,
  });
  return outputFiles[0].text;
}

/** Runs it away from the project, with one puzzle, and with many in two threads. */
function tryIt() {
  const one = spawnSync(file, ['solve', PUZZLE], { cwd: '/', encoding: 'utf8' });
  if (one.stdout !== `${SOLVED}\n`) fail(`It does not solve:\n${one.stdout}${one.stderr}`);
  const input = `${PUZZLE}\n`.repeat(200_000);
  const many = spawnSync(file, ['solve', '--threads', '2', '--quiet'], {
    cwd: '/',
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  if (many.stdout !== `${SOLVED}\n`.repeat(200_000)) fail(`Two threads do not solve:\n${many.stderr}`);
}

function must(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) fail(`${args.join(' ')}\n${stdout}${stderr}`);
}
