import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { convertCommand } from './convert.ts';
import { countCommand } from './count.ts';
import { geometryCommand } from './geometry.ts';
import { solveCommand } from './solve.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  solveCommand,
  countCommand,
  checkCommand,
  convertCommand,
  geometryCommand,
];
