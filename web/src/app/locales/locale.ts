import type { Dictionary } from '../../i18n/i18n.ts';
import type { enApp } from '../words/en.ts';
import type { enAssist } from '../../play/moves/words/en.ts';
import type { enBoards } from '../../puzzles/names/words/en.ts';
import type { enCover } from '../../play/panels/words/en.ts';
import type { enHints } from '../../play/hints/words/en.ts';
import type { enHistory } from '../../play/history/words/en.ts';
import type { enKeyboard } from '../../play/keyboard/words/en.ts';
import type { enKit } from '../../kit/words/en.ts';
import type { enLibrary } from '../../library/words/en.ts';
import type { enListening } from '../../play/listening/words/en.ts';
import type { enLoading } from '../../play/loading/words/en.ts';
import type { enMake } from '../../make/words/en.ts';
import type { enMenu } from '../menu/words/en.ts';
import type { enNotices } from '../notices/words/en.ts';
import type { enPath } from '../../explore/path/words/en.ts';
import type { enPen } from '../../play/pen/words/en.ts';
import type { enPicker } from '../../play/picker/words/en.ts';
import type { enPlay } from '../../play/words/en.ts';
import type { enPrint } from '../../share/print/words/en.ts';
import type { Problems } from '../../puzzles/problems/words/en.ts';
import type { enReplay } from '../../share/replay/words/en.ts';
import type { enSettings } from '../settings/words/en.ts';
import type { enSharing } from '../../share/words/en.ts';
import type { enShelf } from '../../library/shelf/words/en.ts';
import type { enWatch } from '../../explore/watch/words/en.ts';
import type { enWin } from '../../play/win/words/en.ts';

/** A whole language but English, by the parts of the page that the words belong to. */
export interface Locale extends Dictionary {
  readonly words: {
    readonly app: typeof enApp;
    readonly assist: typeof enAssist;
    readonly boards: typeof enBoards;
    readonly cover: typeof enCover;
    readonly hints: typeof enHints;
    readonly history: typeof enHistory;
    readonly keyboard: typeof enKeyboard;
    readonly kit: typeof enKit;
    readonly library: typeof enLibrary;
    readonly listening: typeof enListening;
    readonly loading: typeof enLoading;
    readonly make: typeof enMake;
    readonly menu: typeof enMenu;
    readonly notices: typeof enNotices;
    readonly path: typeof enPath;
    readonly pen: typeof enPen;
    readonly picker: typeof enPicker;
    readonly play: typeof enPlay;
    readonly print: typeof enPrint;
    readonly problems: Problems;
    readonly replay: typeof enReplay;
    readonly settings: typeof enSettings;
    readonly sharing: typeof enSharing;
    readonly shelf: typeof enShelf;
    readonly watch: typeof enWatch;
    readonly win: typeof enWin;
  };
}
