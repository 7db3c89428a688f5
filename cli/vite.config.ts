import { defineConfig } from 'vite';

/** The command and its worker thread as files for Node, with the engine inside. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: {
      input: { pencilmark: 'src/main.ts', worker: 'src/threads/worker.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
