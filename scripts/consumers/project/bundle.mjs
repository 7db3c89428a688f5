/** Bundles `only-solve.mjs` by the three bundlers of this project. */
import { build } from 'esbuild';
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

await new Promise((resolve, reject) => {
  webpack(
    {
      mode: 'production',
      entry,
      target: 'node',
      experiments: { outputModule: true },
      output: { path: `${process.cwd()}/out`, filename: 'webpack.mjs', module: true },
    },
    (error, stats) => (error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve()),
  );
});
