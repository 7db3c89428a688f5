import type { KnipConfig } from 'knip';

/** Finds what nothing uses: files, and exports that only their own file uses. `npm run unused`. */
export default {
  include: ['files', 'exports', 'types', 'duplicates'],
  // Fetched when first used, as a whole: `(code) => code.aidsOf(…)`.
  ignoreIssues: {
    'web/src/play/aids/aids.ts': ['exports'],
    // A copy of the engine's file, which uses more of it.
    'board/src/checked/require-arguments.generated.ts': ['exports', 'types'],
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/{consumers,site,mutation}/**/*.{mjs,ts}',
        'spec/**/*.ts',
        'tidy/**/*.ts',
      ],
      project: ['scripts/**/*.mjs', 'spec/**/*.ts', 'tidy/**/*.ts'],
    },
    engine: { entry: ['src/subpaths/*.ts', 'src/explain/languages/*/??.ts'], project: ['src/**/*.ts'] },
    game: { project: ['src/**/*.ts'] },
    board: { project: ['{src,element}/**/*.ts'] },
    cli: { entry: ['src/executable/*.ts'], project: ['src/**/*.ts'] },
    bulk: { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
    web: {
      entry: ['src/**/*.worker.ts', 'tools/*', 'shelf/*.ts', 'e2e/**/*.ts'],
      project: ['src/**/*.{ts,svelte}'],
    },
    'css-edition': { entry: ['e2e/*.ts'], project: ['src/**/*.ts'] },
    bench: { entry: ['src/*.ts'], project: ['src/**/*.ts'] },
  },
} satisfies KnipConfig;
