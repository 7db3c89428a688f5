/** The committed WebAssembly is what its source compiles to, byte for byte. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileModule, generatedText, MODULES } from '../scripts/build-kernel.mjs';

test.each(Object.entries(MODULES))('%s is fresh: else run `npm run kernel`', async (_, module) => {
  const bytes = await compileModule(module);
  expect(generatedText(module, bytes)).toBe(readFileSync(module.generated, 'utf8'));
});
