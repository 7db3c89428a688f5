import type { Locale } from '../locale.ts';
import { frAround } from './around.ts';
import { frHints } from './hints.ts';
import { frHistory } from './history.ts';
import { frLibrary } from './library.ts';
import { frListening } from './listening.ts';
import { frMake } from './make.ts';
import { frPath } from './path.ts';
import { frPen } from './pen.ts';
import { frPlay } from './play.ts';
import { frPrint } from './print.ts';
import { frProblems } from './problems.ts';
import { frReplay } from './replay.ts';
import { frSharing } from './sharing.ts';
import { frWatch } from './watch.ts';

/** French, all of it. */
export const fr: Locale = {
  direction: 'ltr',
  around: frAround,
  hints: frHints,
  history: frHistory,
  library: frLibrary,
  listening: frListening,
  make: frMake,
  path: frPath,
  pen: frPen,
  play: frPlay,
  print: frPrint,
  problems: frProblems,
  replay: frReplay,
  sharing: frSharing,
  watch: frWatch,
};
