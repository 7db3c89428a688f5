/** Bundles `only-solve.mjs`, and the page with a worker, by four bundlers. */
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { build as buildByVite } from 'vite';
import webpack from 'webpack';

const entry = './only-solve.mjs';

await build({ entryPoints: [entry], outfile: 'out/esbuild.mjs', bundle: true, minify: true, format: 'esm' });

await buildByVite({
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: 'out/vite',
    rollupOptions: { input: entry, output: { entryFileNames: 'main.mjs' } },
  },
});

await byRollup({ rollup: entry }, 'out', { entryFileNames: '[name].mjs' });

await byWebpack({
  entry,
  target: 'node',
  experiments: { outputModule: true },
  output: { path: `${process.cwd()}/out`, filename: 'webpack.mjs', module: true },
});

/** These two follow `new Worker(new URL(…))` by themselves; the others are given the worker's file. */
const page = './worker-page.mjs';
const withWorker = { main: page, 'worker-host': 'pencilmark/worker-host' };

await buildByVite({
  configFile: false,
  logLevel: 'error',
  base: './',
  build: {
    outDir: 'pages/vite',
    rollupOptions: { input: page, output: { entryFileNames: 'main.js' } },
  },
});

await byWebpack({ entry: page, output: { path: `${process.cwd()}/pages/webpack`, filename: 'main.js' } });

await build({ entryPoints: withWorker, outdir: 'pages/esbuild', bundle: true, minify: true, format: 'esm' });

await byRollup(withWorker, 'pages/rollup');

async function byRollup(input, dir, output = {}) {
  const bundle = await rollup({ input, plugins: [nodeResolve({ browser: true })] });
  await bundle.write({ dir, format: 'esm', ...output });
}

function byWebpack(options) {
  return new Promise((resolve, reject) => {
    webpack({ mode: 'production', ...options }, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
    );
  });
}
