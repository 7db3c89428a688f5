import { defineConfig } from 'vitest/config';

const folder = process.env.PENCILMARK_MUTATED;

export default defineConfig({
  test: { environment: 'node', isolate: false, include: [`${folder}/**/*.test.ts`] },
});
