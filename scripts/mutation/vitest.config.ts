import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import engine from '../../engine/package.json' with { type: 'json' };
import game from '../../game/package.json' with { type: 'json' };

const folder = process.env.PENCILMARK_MUTATED!;
/** Files of the folder itself are tried by its own tests alone, not by those of the folders inside it. */
const tests = process.env.PENCILMARK_MUTATED_FILES!.includes('/') ? '**/*.test.ts' : '*.test.ts';

/**
 * Tests outside a folder that try it, run after its own tests and in this order, the quickest first: most changes are
 * noticed by the first ones, and a change that none notices has to wait for all of them.
 */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'engine/src/puzzle': [
    'engine/src/ask.test.ts',
    'engine/src/wrong-arguments.test.ts',
    'spec/constraint-rows/constraint-rows.test.ts',
  ],
  'engine/src/constraints': [
    'engine/src/constraints/check-constraints.test.ts',
    'engine/src/puzzle/constraints.test.ts',
    'engine/src/puzzle/validity.test.ts',
    'spec/constraint-rows/constraint-rows.test.ts',
    'spec/constraint-kinds/constraint-kinds.test.ts',
    'spec/constraint-kinds/closed-lines.test.ts',
  ],
  'game/src': ['spec/formats/share-links.test.ts'],
};

const within = Object.keys(FURTHER).find((name) => `${folder}/`.startsWith(`${name}/`));
const further = within ? FURTHER[within] : [];

/** How long each file took in the first run, which tries the source as it is: later runs stop early. */
const costs = new Map<string, number>();
let runs = 0;

/** By itself Vitest begins with the files that took longest. */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    runs++;
    for (const { project, moduleId } of files) {
      if (runs === 1 || costs.has(moduleId)) continue;
      const name = relative(project.config.root, moduleId);
      costs.set(moduleId, this.ctx.cache.getFileTestResults(`${project.name}:${name}`)?.duration ?? 0);
    }
    const rank = ({ moduleId }: TestSpecification): number =>
      further.findIndex((file) => moduleId.endsWith(`/${file}`));
    const cost = ({ moduleId }: TestSpecification): number => costs.get(moduleId) ?? 0;
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b) || cost(a) - cost(b)));
  }
}

const bundled = process.env.PENCILMARK_BUNDLED_ENGINE;

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Arguments are checked around the functions, which are what is changed. */
function sourceOf(target: string | { readonly unchecked: string }): string {
  return typeof target === 'string' ? target : target.unchecked;
}

/** node_modules leads to the files as they are; the changed ones are in a copy of the project. */
const aliases = [
  ...Object.entries(engine.exports)
    .map(([name, target]) => [name, sourceOf(target)] as const)
    .map(([name, path]) => ({
      find: new RegExp(`^pencilmark${name.slice(1)}$`),
      replacement: bundled ? `${bundled}/${path.replace(/ts$/, 'mjs')}` : file(`engine/${path}`),
    })),
  ...Object.entries(game.exports).map(([name, path]) => ({
    find: new RegExp(`^@pencilmark/game${name.slice(1)}$`),
    replacement: file(`game/${path}`),
  })),
];

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    isolate: false,
    server: { deps: { external: bundled ? [/\/\.cache\/mutation\/engine\//] : [] } },
    // Stryker ends what takes too long.
    testTimeout: 120_000,
    include: [`${folder}/${tests}`, ...further],
    sequence: { sequencer: QuickestFirst },
  },
});
