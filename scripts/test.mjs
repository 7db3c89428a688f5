/**
 * `npm test`: sets everything up, then types, unused code, lint, format, the build and every test, the browser's
 * included.
 * `npm test -- --changed`: the same for what the uncommitted changes concern, in the inner loop.
 * All stages run even when one fails, so that one run shows everything; the last lines are the summary.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browserTestsFor, changedFiles } from './changed.mjs';
import { ensureTestChromium } from './chromium.mjs';
import { buildSite, fail, root, setUp, start, toolShown } from './setup.mjs';

const cache = join(root, '.cache');
const unitReport = join(cache, 'test-report.json');
const browserReport = join(cache, 'browser-report.json');
/** The lists that the tests could not read on this machine, one per line: written by `spec/known/shared-truth.ts`. */
const leftOut = join(cache, 'left-out.txt');

/** Lines of a failed test's message that the summary repeats. */
const SHOWN_LINES = 12;

/** Checks of the source run beside others, without delaying them. */
const YIELDING = { yielding: true };
/** Of the files that changed, none may be of a checked kind. */
const MAY_BE_NONE = ['--no-error-on-unmatched-pattern'];
const types = ['types', () => start(process.execPath, ['scripts/types.mjs'], YIELDING)];
const unused = ['unused', () => start('knip', ['--no-progress', '--no-config-hints'], YIELDING)];
const build = ['the site builds', buildSite];

setUp();
mkdirSync(cache, { recursive: true });
for (const report of [unitReport, browserReport, leftOut]) rmSync(report, { force: true });

const NOTHING = {
  numPassedTests: 0,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  stats: { expected: 0, unexpected: 0, flaky: 0 },
  errors: [],
};

const results = [];
await (process.argv.includes('--changed') ? testChanged() : testAll());
summarise();

async function testAll() {
  await needChromium();
  await run(build);
  // Browser tests leave much of a machine idle, and a page under test must not starve: the checks of the source use the
  // remaining CPU time. Unit tests keep all cores busy by themselves.
  await Promise.all([
    run(browserTests([])),
    sideBySide([types, unused, lint(['.']), lintComponents(['.']), format(['.'])]),
  ]);
  await run(unitTests([]));
}

async function testChanged() {
  const files = changedFiles();
  const { tests, without } = browserTestsFor(files);
  const components = files.filter((path) => /\.svelte(\.ts)?$/.test(path));
  await sideBySide([
    types,
    ...(files.length > 0 ? [lint(files), format(files)] : []),
    ...(components.length > 0 ? [lintComponents(components)] : []),
  ]);
  await run(unitTests(['--changed', '--passWithNoTests']));
  if (tests.length > 0) {
    await needChromium();
    await run(build);
    await run(browserTests(tests));
  }
  for (const path of without) console.log(`No browser test is named after ${path}; npm test runs them all.`);
}

function lint(paths) {
  return ['lint', () => start('oxlint', ['--deny-warnings', ...MAY_BE_NONE, ...paths], YIELDING)];
}

/** A component that has not changed since it passed is not checked again. */
function lintComponents(paths) {
  const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', join(cache, 'eslint')];
  return [
    'lint components',
    () => start('eslint', ['--max-warnings', '0', '--no-warn-ignored', ...cached, ...paths], YIELDING),
  ];
}

function format(paths) {
  return ['format', () => start('oxfmt', ['--check', ...MAY_BE_NONE, ...paths], YIELDING)];
}

function unitTests(args) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  return ['unit tests', () => toolShown('vitest', ['run', ...reporters, ...args])];
}

function browserTests(args) {
  return ['browser tests', () => toolShown('playwright', ['test', ...args])];
}

async function needChromium() {
  const chromium = await ensureTestChromium();
  if (!chromium) {
    fail(
      'The browser tests need Chromium, and none could be found or installed.\n' +
        'Install Chromium or Chrome, or set PENCILMARK_CHROMIUM to its path, and run npm test again.',
    );
  }
  process.env.PENCILMARK_CHROMIUM = chromium;
}

/** Runs a stage and shows its output at once. */
async function run([name, check]) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const passed = await check();
  results.push({ name, passed, seconds: (Date.now() - began) / 1000 });
}

/** Runs stages at the same time; the output of each is shown when it has ended. */
async function sideBySide(stages) {
  await Promise.all(
    stages.map(async ([name, check]) => {
      const began = Date.now();
      const { passed, output } = await check();
      console.log(`\n── ${name}\n${output}`.trimEnd());
      results.push({ name, passed, seconds: (Date.now() - began) / 1000 });
    }),
  );
}

function summarise() {
  console.log('\n── summary');
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${seconds.toFixed(0).padStart(5)} s`);
  }
  sayLeftOut();
  sayFailed();
  const counts = [
    countUnit(),
    countBrowser(),
    ...results.filter(({ name }) => !/ tests$/.test(name)).map(asCount),
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && results.every((result) => result.passed) ? 0 : 1);
}

/** Reports unread lists, so that a run on a machine without them is not mistaken for a complete one. */
function sayLeftOut() {
  if (!existsSync(leftOut)) return;
  const names = [...new Set(readFileSync(leftOut, 'utf8').trim().split('\n'))].sort();
  console.log(`\nLeft out or replaced by samples, for this machine does not have them (${names.length}):`);
  for (const name of names) console.log(`  ${name}`);
}

/** Failures are pages above, and a truncated log keeps its end: they are repeated, with their first lines. */
function sayFailed() {
  const failures = [
    ...failedTests(reportOf('unit tests', unitReport)),
    ...failedInBrowser(reportOf('browser tests', browserReport).suites),
  ];
  for (const { title, message } of failures) {
    const lines = stripVTControlCharacters(message).split('\n');
    console.log(`\nfailed: ${title}\n${lines.slice(0, SHOWN_LINES).join('\n')}`);
  }
}

function failedTests({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (tests.length === 0) return status === 'failed' ? [{ title: file, message }] : [];
    return tests.map((test) => ({
      title: `${file}: ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }));
  });
}

/** Suites are nested: files, groups, and below them the tests. */
function failedInBrowser(suites = []) {
  return suites.flatMap((suite) => [
    ...failedInBrowser(suite.suites),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) => ({
        title: `${file}:${line}: ${title}`,
        message: tests.flatMap(({ results }) => results.flatMap(errorsOf)).join('\n'),
      })),
  ]);
}

function errorsOf({ errors = [] }) {
  return errors.map(({ message }) => message ?? '');
}

/** A stage without tests counts as one check, so that a type error is never “0 failed”. */
function asCount({ passed }) {
  return { passed: Number(passed), failed: Number(!passed) };
}

function countUnit() {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = reportOf('unit tests', unitReport);
  // A file that cannot be loaded has no test that could fail.
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

function countBrowser() {
  const { stats, errors } = reportOf('browser tests', browserReport);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky || errors.length };
}

/** The report of a stage that was run. One that had nothing to do passes and may leave none. */
function reportOf(stage, file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const hasFailed = results.some(({ name, passed }) => name === stage && !passed);
  if (hasFailed) fail(`The ${stage} did not finish; see above.`);
  return NOTHING;
}
