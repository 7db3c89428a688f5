import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** A static site that works from any folder of any server. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte({ compilerOptions: { runes: true, discloseVersion: false } })],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Inlined files would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // What a later part needs beside its own file is there already, or one file more; a list of them all would come first.
    modulePreload: false,
    // All of the first play in one file: in pieces, each would be compressed for itself.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'play', tags: ['$initial'] }] } } },
  },
});
