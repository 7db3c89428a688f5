import type { enAround } from './en/around.ts';
import type { enHints } from './en/hints.ts';
import type { enHistory } from './en/history.ts';
import type { enLibrary } from './en/library.ts';
import type { enListening } from './en/listening.ts';
import type { enMake } from './en/make.ts';
import type { enPath } from './en/path.ts';
import type { enPen } from './en/pen.ts';
import type { en } from './en/play.ts';
import type { enWatch } from './en/watch.ts';
import type { enPrint } from './en/print.ts';
import type { Problems } from './en/problems.ts';
import type { enReplay } from './en/replay.ts';
import type { enSharing } from './en/sharing.ts';

/** All words of a language, by the parts of the page that they come with. */
export interface Locale {
  readonly direction: 'ltr' | 'rtl';
  readonly play: typeof en;
  readonly around: typeof enAround;
  readonly hints: typeof enHints;
  readonly history: typeof enHistory;
  readonly library: typeof enLibrary;
  readonly listening: typeof enListening;
  readonly make: typeof enMake;
  readonly path: typeof enPath;
  readonly pen: typeof enPen;
  readonly watch: typeof enWatch;
  readonly print: typeof enPrint;
  readonly problems: Problems;
  readonly replay: typeof enReplay;
  readonly sharing: typeof enSharing;
}
