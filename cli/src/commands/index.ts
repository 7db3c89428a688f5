import { analyseCommand } from './analyse.ts';
import { backdoorsCommand } from './backdoors.ts';
import { bookCommand } from './book.ts';
import { candidatesCommand } from './candidates.ts';
import { canonicalCommand } from './canonical.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { convertCommand } from './convert.ts';
import { countCommand } from './count.ts';
import { datasetCommand } from './dataset.ts';
import { drawCommand } from './draw.ts';
import { explainCommand } from './explain.ts';
import { generateCommand } from './generate.ts';
import { geometryCommand } from './geometry.ts';
import { hintCommand } from './hint.ts';
import { permuteCommand } from './permute.ts';
import { rateCommand } from './rate.ts';
import { solveCommand } from './solve.ts';
import { statisticsCommand } from './statistics.ts';
import { stepsCommand } from './steps.ts';
import { techniquesCommand } from './techniques.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  solveCommand,
  countCommand,
  checkCommand,
  candidatesCommand,
  convertCommand,
  drawCommand,
  bookCommand,
  explainCommand,
  hintCommand,
  stepsCommand,
  rateCommand,
  generateCommand,
  datasetCommand,
  statisticsCommand,
  analyseCommand,
  backdoorsCommand,
  canonicalCommand,
  permuteCommand,
  techniquesCommand,
  geometryCommand,
];
