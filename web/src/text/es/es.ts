import type { Locale } from '../locale.ts';
import { esAround } from './around.ts';
import { esHints } from './hints.ts';
import { esHistory } from './history.ts';
import { esLibrary } from './library.ts';
import { esListening } from './listening.ts';
import { esMake } from './make.ts';
import { esPath } from './path.ts';
import { esPen } from './pen.ts';
import { esPlay } from './play.ts';
import { esPrint } from './print.ts';
import { esProblems } from './problems.ts';
import { esReplay } from './replay.ts';
import { esSharing } from './sharing.ts';
import { esWatch } from './watch.ts';

/** Spanish, all of it. */
export const es: Locale = {
  direction: 'ltr',
  around: esAround,
  hints: esHints,
  history: esHistory,
  library: esLibrary,
  listening: esListening,
  make: esMake,
  path: esPath,
  pen: esPen,
  play: esPlay,
  print: esPrint,
  problems: esProblems,
  replay: esReplay,
  sharing: esSharing,
  watch: esWatch,
};
