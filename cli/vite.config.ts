import { defineConfig } from 'vite';

/** The command and its worker thread as files for Node, with the engine inside; tinypool stays a dependency. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, external: ['tinypool'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: {
      input: { pencilmark: 'src/main.ts', worker: 'src/worker.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
