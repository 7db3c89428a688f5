import type { Locale } from '../locale.ts';
import { csAround } from './around.ts';
import { csHints } from './hints.ts';
import { csHistory } from './history.ts';
import { csLibrary } from './library.ts';
import { csListening } from './listening.ts';
import { csMake } from './make.ts';
import { csPath } from './path.ts';
import { csPen } from './pen.ts';
import { csPlay } from './play.ts';
import { csPrint } from './print.ts';
import { csProblems } from './problems.ts';
import { csReplay } from './replay.ts';
import { csSharing } from './sharing.ts';
import { csWatch } from './watch.ts';

/** Czech, all of it. */
export const cs: Locale = {
  direction: 'ltr',
  around: csAround,
  hints: csHints,
  history: csHistory,
  library: csLibrary,
  listening: csListening,
  make: csMake,
  path: csPath,
  pen: csPen,
  play: csPlay,
  print: csPrint,
  problems: csProblems,
  replay: csReplay,
  sharing: csSharing,
  watch: csWatch,
};
