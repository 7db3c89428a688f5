import { defineConfig } from 'vitest/config';
import { IS_THOROUGH } from './scripts/samples.mjs';

// Limits for a test that hangs, not for one that is slow.
const limit = IS_THOROUGH ? 1_800_000 : 120_000;
const node = { environment: 'node' as const, testTimeout: limit, hookTimeout: limit };
// Loading the engine once for each file took longer than the tests.
const shared = { ...node, isolate: false };
/** Tests that replace modules, which no other test may see. */
export const REPLACING = [
  'web/src/play/listening/query.test.ts',
  'web/src/play/loading/load.test.ts',
  'web/src/play/moves/assist.test.ts',
];
/** AssemblyScript's compiler replaces methods of the language, `Array.prototype.sort` among them. */
const ALONE = [...REPLACING, 'tidy/kernel-fresh.test.ts'];

/**
 * Vitest keeps what a module exports in an object that V8 takes for a hash table, so that each use of an import is a
 * search in it. Read often enough as the prototype of another, it becomes an ordinary object, and the tests that
 * compute most need less CPU time.
 */
const directImports = {
  name: 'direct-imports',
  enforce: 'post' as const,
  transform(code: string, id: string) {
    if (!id.endsWith('.ts') || id.includes('/node_modules/')) return;
    const read = 'const heir = Object.create(__vite_ssr_exports__); const read = () => heir.absent;';
    return { code: `${code}\n;{ ${read} for (let i = 0; i < 40; i++) read(); }`, map: null };
  },
};

export default defineConfig({
  test: {
    // By itself Vitest leaves one core free, which would be half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [directImports],
        test: {
          ...shared,
          name: 'shared',
          include: [
            '{engine,game,board,cli,bulk,css-edition,web}/src/**/*.test.ts',
            '{spec,tidy}/**/*.test.ts',
          ],
          exclude: ALONE,
        },
      },
      { test: { ...node, name: 'alone', include: ALONE } },
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
