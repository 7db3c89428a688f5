import type { Locale } from '../locale.ts';
import { jaAround } from './around.ts';
import { jaHints } from './hints.ts';
import { jaHistory } from './history.ts';
import { jaLibrary } from './library.ts';
import { jaListening } from './listening.ts';
import { jaMake } from './make.ts';
import { jaPath } from './path.ts';
import { jaPen } from './pen.ts';
import { jaPlay } from './play.ts';
import { jaPrint } from './print.ts';
import { jaProblems } from './problems.ts';
import { jaReplay } from './replay.ts';
import { jaSharing } from './sharing.ts';
import { jaWatch } from './watch.ts';

/** Japanese, all of it. */
export const ja: Locale = {
  direction: 'ltr',
  around: jaAround,
  hints: jaHints,
  history: jaHistory,
  library: jaLibrary,
  listening: jaListening,
  make: jaMake,
  path: jaPath,
  pen: jaPen,
  play: jaPlay,
  print: jaPrint,
  problems: jaProblems,
  replay: jaReplay,
  sharing: jaSharing,
  watch: jaWatch,
};
