import { defineConfig } from 'vite';

/** The command as one file for Node, with the engine inside. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'pencilmark.mjs' } },
  },
});
