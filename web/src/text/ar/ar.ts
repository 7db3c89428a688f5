import type { Locale } from '../locale.ts';
import { arAround } from './around.ts';
import { arHints } from './hints.ts';
import { arHistory } from './history.ts';
import { arLibrary } from './library.ts';
import { arListening } from './listening.ts';
import { arMake } from './make.ts';
import { arPath } from './path.ts';
import { arPen } from './pen.ts';
import { arPlay } from './play.ts';
import { arPrint } from './print.ts';
import { arProblems } from './problems.ts';
import { arReplay } from './replay.ts';
import { arSharing } from './sharing.ts';
import { arWatch } from './watch.ts';

/** Arabic, all of it. */
export const ar: Locale = {
  direction: 'rtl',
  around: arAround,
  hints: arHints,
  history: arHistory,
  library: arLibrary,
  listening: arListening,
  make: arMake,
  path: arPath,
  pen: arPen,
  play: arPlay,
  print: arPrint,
  problems: arProblems,
  replay: arReplay,
  sharing: arSharing,
  watch: arWatch,
};
