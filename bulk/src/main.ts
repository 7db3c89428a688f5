/** `pencilmark bulk` as a process. */
import { runAsProcess } from 'pencilmark-cli';
import { bulk } from './bulk.ts';

/** The word `bulk` itself. */
const SKIPPED = 1;

await runAsProcess(bulk, SKIPPED);
