/**
 * `npm test`: sets everything up, then types, lint, format and every test, the browser's included.
 * All stages run even when one fails, so that one run tells everything; the last lines are the summary.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildSite, fail, root, run, setUp, tool } from './setup.mjs';

setUp();

const chromium = await ensureChromium();
if (!chromium) {
  fail(
    'The browser tests need Chromium, and none could be found or installed.\n' +
      'Install Chromium or Chrome, or set PENCILMARK_CHROMIUM to its path, and run npm test again.',
  );
}
process.env.PENCILMARK_CHROMIUM = chromium;

const report = join(root, '.cache', 'test-report.json');
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });

const stages = [
  ['types', () => run(process.execPath, ['scripts/types.mjs'])],
  ['lint', () => tool('eslint', ['.', '--max-warnings', '0'])],
  ['format', () => tool('prettier', ['--check', '.', '--log-level', 'warn'])],
  ['the site builds', buildSite],
  ['tests', () => tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`])],
];

const results = stages.map(([name, check]) => {
  console.log(`\n── ${name}`);
  return [name, check()];
});

console.log('\n── summary');
for (const [name, passed] of results) console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}`);
if (!existsSync(report)) fail('The tests did not finish; see above.');
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
const failedStages = results.filter(([, passed]) => !passed).length;
// Stages that are no tests count as one check each, so that a type error is never «0 failed».
const otherPassed = results.slice(0, -1).filter(([, passed]) => passed).length;
const otherFailed = failedStages - (results.at(-1)[1] ? 0 : 1);
console.log(`\n${numPassedTests + otherPassed} passed, ${numFailedTests + otherFailed} failed`);
process.exit(failedStages === 0 ? 0 : 1);
