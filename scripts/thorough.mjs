/**
 * `npm run thorough`: the tests of random cases with large samples, and the long checks that have programs of their
 * own; hours on a small machine. `npm run thorough -- kills soundness` runs the parts of these names alone.
 *
 * Prints a result page, and writes it to `.cache/thorough.md`. Exit code: 0 all passed, 1 something failed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { ensureTestChromium } from './chromium.mjs';
import { buildSite, fail, root, setUp, start } from './setup.mjs';

const page = join(root, '.cache', 'thorough.md');

/** The parts of a run, the tool of each, and the place of its counts. */
const PARTS = [
  { name: 'formats', ...unit('engine/src/formats') },
  { name: 'solvers', ...unit('engine/src/solve', 'engine/src/canonical', 'engine/src/generate') },
  { name: 'games', ...unit('game/src') },
  { name: 'links', ...unit('web/src/share') },
  {
    name: 'boards',
    ...unit('spec/logic/logic-boards', 'spec/logic/pattern-soundness', 'spec/solvers/agreement'),
  },
  { name: 'constraints', ...unit('spec/constraint-kinds/constraint-kinds') },
  { name: 'classes', ...unit('spec/solvers/canonical-classes') },
  { name: 'kills', ...browser('web/e2e/kills') },
  { name: 'bulk-kills', ...program('bulk/e2e/bulk-kills.ts') },
  { name: 'hostile-page', ...browser('web/e2e/hostile') },
  { name: 'fog-page', ...browser('web/e2e/fog-seeds') },
  { name: 'set-page', ...browser('web/e2e/set-from-nothing') },
  { name: 'layout', ...browser('web/e2e/layout') },
  { name: 'generate-page', ...browser('web/e2e/generate') },
  { name: 'css-pages', ...browser('css-edition/e2e') },
  { name: 'css-browsers', ...program('css-edition/browsers.ts') },
  { name: 'docs', ...program('scripts/docs.mjs'), needsPage: true },
  { name: 'soundness', ...program('spec/logic/soundness.ts', '--puzzles', '1000') },
  { name: 'distribution', ...program('spec/distribution/distribution.ts') },
  { name: 'fairness', ...program('spec/fairness/fairness.ts', '--count', '20000') },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0)
  fail(`There is no part ${unknown[0]}. Parts: ${PARTS.map(({ name }) => name).join(', ')}.`);
const parts = PARTS.filter(({ name }) => asked.length === 0 || asked.includes(name));

setUp();
process.env.PENCILMARK_THOROUGH = '1';
if (parts.some(({ needsPage }) => needsPage)) {
  process.env.PENCILMARK_CHROMIUM = (await ensureTestChromium()) ?? fail('The browser tests need Chromium.');
  if (!buildSite()) fail('The site did not build; see above.');
}

const rows = [];
for (const part of parts) {
  console.log(`\n── ${part.name}: ${part.says}`);
  const began = Date.now();
  const { passed, output } = await start(part.tool, part.args);
  if (!passed) console.log(output);
  const { succeeded, failed } = part.count(passed);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  rows.push({
    name: part.name,
    says: part.says,
    succeeded,
    failed: passed ? failed : Math.max(1, failed),
    minutes,
  });
  console.log(`${succeeded} passed, ${rows.at(-1).failed} failed, ${minutes} min`);
}

const sum = (key) => rows.reduce((all, row) => all + row[key], 0);
const text = [
  `# Thorough run, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  '',
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}.`,
  '',
  '| part | run | passed | failed | minutes |',
  '|---|---|--:|--:|--:|',
  ...rows.map(
    (row) => `| ${row.name} | \`${row.says}\` | ${row.succeeded} | ${row.failed} | ${row.minutes} |`,
  ),
  '',
  `${sum('succeeded')} passed, ${sum('failed')} failed`,
  '',
].join('\n');
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(page, text);
console.log(`\n${text}\nWritten to ${relative(root, page)}.`);
process.exit(sum('failed') === 0 ? 0 : 1);

/** Unit tests of these files. */
function unit(...paths) {
  const report = join(root, '.cache', 'thorough-unit.json');
  return {
    tool: 'vitest',
    says: `vitest run ${paths.join(' ')}`,
    args: ['run', '--reporter=json', `--outputFile=${report}`, ...paths],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = taken(report);
      return { succeeded: numPassedTests ?? 0, failed: numFailedTests || numFailedTestSuites || 0 };
    },
  };
}

/** Browser tests of these files. */
function browser(...paths) {
  const report = join(root, '.cache', 'browser-report.json');
  return {
    tool: 'playwright',
    needsPage: true,
    says: `playwright test ${paths.join(' ')}`,
    args: ['test', ...paths],
    count: () => {
      const { stats } = taken(report);
      return { succeeded: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
    },
  };
}

/** A program that reports success by its exit code. */
function program(path, ...args) {
  return {
    tool: 'tsx',
    says: `tsx ${[path, ...args].join(' ')}`,
    args: [path, ...args],
    count: (passed) => ({ succeeded: Number(passed), failed: Number(!passed) }),
  };
}

/** Reads and removes a report, so that the next part cannot be counted by it. */
function taken(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  } finally {
    rmSync(report, { force: true });
  }
}
