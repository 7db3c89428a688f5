/** Settings of Stryker for the folder that `mutation.mjs` names. */
const folder = process.env.PENCILMARK_MUTATED;
const files = process.env.PENCILMARK_MUTATED_FILES.split(',').map((file) => `${folder}/${file}`);
const kept = `.cache/mutation/${folder.replaceAll('/', '-')}`;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  mutate: [...files, '!**/*.test.ts', '!**/*.generated.ts', '!**/test-*.ts'],
  coverageAnalysis: 'perTest',
  // Skips values computed once when a module loads: each would cost a whole run of all tests.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${kept}.json`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `${kept}-report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['.cache', 'dist', 'docs', 'docs-site', '/web/dist', 'coverage'],
  // For a machine that others use too.
  concurrency: Number(process.env.PENCILMARK_PROCESSES ?? 2),
  timeoutMS: 20_000,
};
