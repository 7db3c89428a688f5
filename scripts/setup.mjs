/**
 * Everything a bare machine needs before the game or the tests run: the dependencies in the lock file's versions, and
 * the built command. Imports only Node's own modules, because nothing else is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { writeNotices } from './site/write-notices.mjs';
import { writeOffline } from './site/write-offline.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const windows = process.platform === 'win32';

/** Runs a command in the project's root and returns whether it succeeded. Its output goes to the terminal. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, ...options });
  return result.status === 0;
}

/** Runs a tool that npm installed (`vite`, `tsc`, …). */
export function tool(name, args, options = {}) {
  return run(process.execPath, [binary(name), ...args], { shell: false, ...options });
}

/** The same without blocking this process: resolves to whether it succeeded. */
export function toolShown(name, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [binary(name), ...args], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Starts a tool that npm installed, or a command by its path, without showing its output. Resolves when it has ended,
 * to whether it succeeded and all its output. `yielding`: it uses only CPU time that other processes leave.
 */
export function start(name, args, { yielding = false } = {}) {
  const [command, all] =
    name === process.execPath ? [name, args] : [process.execPath, [binary(name), ...args]];
  return new Promise((resolve) => {
    const child = spawn(command, all, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    if (yielding && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

function binary(name) {
  const packages = {
    vite: 'vite',
    vitest: 'vitest',
    tsc: '@typescript/native',
    eslint: 'eslint',
    oxlint: 'oxlint',
    oxfmt: 'oxfmt',
    stryker: '@stryker-mutator/core',
    'svelte-check': 'svelte-check',
    tsx: 'tsx',
    playwright: '@playwright/test',
    knip: 'knip',
  };
  const folder = join(root, 'node_modules', packages[name]);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name];
  return join(folder, file);
}

/** Prints the error and ends the process. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const enough = major > 20 || (major === 20 && minor >= 19);
  if (!enough) fail(`Pencilmark needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs the dependencies if the lock file or the platform has changed since the last time. */
function installDependencies() {
  const stamp = join(root, 'node_modules', '.pencilmark-setup');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  // Development tools are needed whatever NODE_ENV says; install scripts of packages are not.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!run('npm', args)) fail('npm ci failed; see above.');
  writeFileSync(stamp, wanted);
}

export function setUp() {
  checkNode();
  installDependencies();
  console.log('Building the command …');
  for (const folder of ['cli', 'bulk'])
    if (!tool('vite', ['build', folder, '--logLevel', 'warn'])) fail('The command did not build; see above.');
}

/**
 * Builds the site: the game, the pages without JavaScript and, last, the service worker that stores all of it for
 * offline use. Returns whether it succeeded.
 */
export function buildSite() {
  if (!tool('vite', ['build', 'web', '--logLevel', 'warn'])) return false;
  if (!tool('tsx', ['css-edition/src/write.ts', 'web/dist/css'])) return false;
  writeNotices(join(root, 'web', 'dist'), root);
  writeOffline(join(root, 'web', 'dist'));
  return true;
}
