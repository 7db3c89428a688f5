import { defaultServerConditions, defineConfig } from 'vite';

/** The command and its thread as files for Node, with the engine inside; what npm installs stays outside. */
export default defineConfig({
  root: import.meta.dirname,
  // TypeScript has checked the arguments of every call.
  ssr: {
    resolve: { conditions: ['unchecked', ...defaultServerConditions] },
    noExternal: true,
    external: ['bullmq', 'fzstd', 'ioredis', 's3mini'],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: {
      input: { bulk: 'src/main.ts', thread: 'src/thread.ts', worker: 'src/worker.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
