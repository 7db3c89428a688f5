import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const, testTimeout: 120_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{engine,game,board,cli,web,css-edition}/src/**/*.test.ts'],
        },
      },
      { test: { ...node, name: 'spec', include: ['spec/**/*.test.ts'], testTimeout: 600_000 } },
      { test: { ...node, name: 'tidy', include: ['tidy/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['{web,cli,css-edition}/e2e/**/*.e2e.ts'],
          // One browser at a time: two cores, and a page under test must not starve.
          fileParallelism: false,
        },
      },
    ],
  },
});
