#!/usr/bin/env node
/** The command as npm links it. It is committed, so that the link can be made before anything is built. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/pencilmark.mjs', import.meta.url);
if (existsSync(fileURLToPath(built))) {
  await import('../dist/pencilmark.mjs');
} else {
  console.error('pencilmark: the command is not built yet. In a clone, npm start or npm test builds it.');
  process.exitCode = 2;
}
