/**
 * `npm run release`: builds and packs the public packages, checks them with publint and arethetypeswrong,
 * installs the packed files into an empty project, runs the README's programs there and lists the sizes. It
 * publishes nothing: the workflow for tags does that with the files that it leaves in `.cache/packed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ADDRESSES, addressIn, buildPackages, manifestOf, PACKAGES } from './build-packages.mjs';
import { packAll, sizeRow } from './pack.mjs';
import { programsIn } from './readme-programs.mjs';
import { fail, root } from './setup.mjs';

const { GITHUB_REF_TYPE: ref, GITHUB_REF_NAME: tag } = process.env;
const windows = process.platform === 'win32';

checkVersions();
checkAddresses();
say('Building');
const built = await buildPackages();
say('Packing');
const packed = packAll(built, join(root, '.cache', 'packed'));
for (const one of packed) console.log(`  ${sizeRow(one)}`);
say('publint and arethetypeswrong');
for (const { name, folder } of built) await checkManifest(name, folder);
for (const { name, path } of packed) checkTypes(name, path);
say('The README, from the packed files in an empty project');
tryReadme();
console.log('\nEverything is ready. Nothing was published.');

/** One version for all: what the workspaces say is what the project says, and a tag says it too. */
function checkVersions() {
  const { version } = manifestOf('.');
  for (const { folder, name } of PACKAGES) {
    const own = manifestOf(folder).version;
    if (own !== version) fail(`${name} says ${own}, the project ${version}: all packages have one version.`);
  }
  if (ref === 'tag' && tag !== `v${version}`) fail(`The tag is ${tag}, the version ${version}.`);
}

/** The registry shows these; a package that leads nowhere is not released. */
function checkAddresses() {
  const project = manifestOf('.');
  const missing = ADDRESSES.filter((field) => addressIn(project, field) === undefined);
  if (missing.length > 0)
    fail(`package.json gives no address for ${missing.join(', ')}: a release needs them (npm pkg set).`);
}

async function checkManifest(name, folder) {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  for (const message of messages) console.log(`  ${name}: ${formatMessage(message, pkg)}`);
  if (messages.length > 0) fail(`publint has ${messages.length} findings for ${name}.`);
  console.log(`  ${name}: publint has no findings`);
}

/** Only ES modules are published, which `require` loads from Node 20.19 on; so the profile asks for no CommonJS. */
function checkTypes(name, path) {
  if (
    Object.keys(exportsOf(name)).every(
      (exported) => exported === './package.json' || !hasTypes(name, exported),
    )
  ) {
    console.log(`  ${name}: a command, nothing to import with types`);
    return;
  }
  const args = [
    join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
    path,
    '--profile',
    'esm-only',
    '-q',
  ];
  if (run(process.execPath, args) !== 0) fail(`arethetypeswrong has findings for ${name}.`);
  console.log(`  ${name}: arethetypeswrong has no findings`);
}

function exportsOf(name) {
  const { folder } = built.find((one) => one.name === name);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports;
}

function hasTypes(name, path) {
  return typeof exportsOf(name)[path] === 'object';
}

function tryReadme() {
  const project = mkdtempSync(join(tmpdir(), 'pencilmark-release-'));
  try {
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    const files = packed.filter(({ name }) => name !== 'pencilmark-bulk').map(({ path }) => path);
    if (run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...files], project) !== 0)
      fail('The packed files could not be installed.');
    mkdirSync(join(project, 'programs'));
    for (const { name, code, input, output } of programsIn(
      readFileSync(join(root, 'engine/README.md'), 'utf8'),
    )) {
      const file = join(project, 'programs', 'program.mjs');
      writeFileSync(file, code);
      const ran = spawnSync(process.execPath, [file], { cwd: project, input, encoding: 'utf8' });
      if (ran.stdout !== output) fail(`“${name}” printed something else:\n${ran.stdout}${ran.stderr}`);
      console.log(`  ${name}: prints what the README says`);
    }
    const solved = spawnSync('npx', ['pencilmark', 'solve', '1...............'], {
      cwd: project,
      encoding: 'utf8',
      shell: windows,
    });
    if (!/^[1-4]{16}\n$/.test(solved.stdout))
      fail(`The command did not solve:\n${solved.stdout}${solved.stderr}`);
    console.log('  the command solves');
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** With provenance: the registry shows from which commit and workflow a package was built. */
function run(command, args, cwd = root) {
  return spawnSync(command, args, { cwd, stdio: 'inherit', shell: windows && command !== process.execPath })
    .status;
}

function say(title) {
  console.log(`\n── ${title}`);
}
