/** The committed kernel is what its source compiles to, byte for byte. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileKernel, generated, kernelModule } from '../scripts/build-kernel.mjs';

test('the kernel is fresh: else run `npm run kernel`', async () => {
  expect(kernelModule(await compileKernel())).toBe(readFileSync(generated, 'utf8'));
});
