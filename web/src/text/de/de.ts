import type { Locale } from '../locale.ts';
import { deAround } from './around.ts';
import { deHints } from './hints.ts';
import { deHistory } from './history.ts';
import { deLibrary } from './library.ts';
import { deListening } from './listening.ts';
import { deMake } from './make.ts';
import { dePath } from './path.ts';
import { dePen } from './pen.ts';
import { dePlay } from './play.ts';
import { dePrint } from './print.ts';
import { deProblems } from './problems.ts';
import { deReplay } from './replay.ts';
import { deSharing } from './sharing.ts';
import { deWatch } from './watch.ts';

/** German, all of it. */
export const de: Locale = {
  direction: 'ltr',
  around: deAround,
  hints: deHints,
  history: deHistory,
  library: deLibrary,
  listening: deListening,
  make: deMake,
  path: dePath,
  pen: dePen,
  play: dePlay,
  print: dePrint,
  problems: deProblems,
  replay: deReplay,
  sharing: deSharing,
  watch: deWatch,
};
