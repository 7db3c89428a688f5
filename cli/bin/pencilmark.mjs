#!/usr/bin/env node
/** The command as npm links it. It is committed, so that the link can be made before anything is built. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/pencilmark.mjs', import.meta.url);
if (process.argv[2] === 'bulk') await importBulk();
else if (existsSync(fileURLToPath(built))) await import('../dist/pencilmark.mjs');
else fail('the command is not built yet. In a clone, npm start or npm test builds it.');

/** A package of its own, as most who use the command need no queue. */
async function importBulk() {
  try {
    await import('pencilmark-bulk/command');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    fail(`bulk is not installed (npm install pencilmark-bulk) or not built yet: ${error.message}`);
  }
}

function fail(message) {
  console.error(`pencilmark: ${message}`);
  process.exitCode = 2;
}
