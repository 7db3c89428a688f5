/** The command as one file with Node inside, where nothing lies beside it: `npm run executable` puts it together. */
import { runAsProcess } from '../process-io.ts';
import { run } from '../run.ts';
import { startPool } from './pool.ts';

void runAsProcess(run, 0, startPool);
