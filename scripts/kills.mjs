/** Kills the page 200 times at random moments of a random game, and looks what is left of it. */
import { tool } from './setup.mjs';

process.env.KILLS ??= '200';
process.exit(tool('vitest', ['run', '--project', 'e2e', 'web/e2e/kills.e2e.ts']) ? 0 : 1);
