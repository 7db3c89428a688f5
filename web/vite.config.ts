import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';

/** A static site that works from any folder of any server. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // TypeScript has checked the arguments of every call.
  resolve: { conditions: ['unchecked', ...defaultClientConditions] },
  plugins: [svelte({ compilerOptions: { runes: true, discloseVersion: false } })],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Inlined files would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // A lazy chunk names the scripts it needs itself: listing them again would weigh on the first play.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // All of the first play in one file, and the first game in another: in pieces, each would be compressed for itself.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'play', tags: ['$initial'] },
            { name: 'first-game', test: /\/puzzles\/(first-|shelf-entry)/ },
          ],
        },
      },
    },
  },
});
