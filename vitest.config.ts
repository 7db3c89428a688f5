import { defineConfig } from 'vitest/config';
import { IS_THOROUGH } from './scripts/samples.mjs';

// Limits for a test that hangs, not for one that is slow.
const limit = IS_THOROUGH ? 1_800_000 : 120_000;
const node = { environment: 'node' as const, testTimeout: limit, hookTimeout: limit };

export default defineConfig({
  test: {
    // By itself Vitest leaves one core free, which would be half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{engine,game,board,cli,bulk,web,css-edition}/src/**/*.test.ts'],
        },
      },
      { test: { ...node, name: 'spec', include: ['spec/**/*.test.ts'] } },
      { test: { ...node, name: 'tidy', include: ['tidy/**/*.test.ts'] } },
      { test: { ...node, name: 'command', include: ['{cli,bulk}/e2e/**/*.e2e.ts'] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['{engine,game,board,cli,bulk,web,css-edition}/src/**/*.{ts,svelte}'],
      exclude: ['**/*.test.ts', '**/*.generated.ts', '**/*.d.ts'],
      reporter: ['json-summary', 'html'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
    },
  },
});
