/** The command as a process. */
import { runAsProcess } from './process-io.ts';
import { run } from './run.ts';

await runAsProcess(run);
