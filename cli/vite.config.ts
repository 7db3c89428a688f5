import { defaultServerConditions, defineConfig } from 'vite';

/** The command and its worker thread as files for Node, with the engine inside. */
export default defineConfig({
  root: import.meta.dirname,
  // TypeScript has checked the arguments of every call.
  ssr: {
    resolve: { conditions: ['unchecked', ...defaultServerConditions] },
    noExternal: true,
  },
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
