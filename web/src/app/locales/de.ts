import type { Locale } from './locale.ts';
import { deApp } from '../words/de.ts';
import { deAssist } from '../../play/moves/words/de.ts';
import { deNames } from '../../puzzles/names/words/de.ts';
import { deChoose } from '../../choose/words/de.ts';
import { deCover } from '../../play/panels/words/de.ts';
import { deDays } from '../../days/words/de.ts';
import { deHints } from '../../play/hints/words/de.ts';
import { deHistory } from '../../play/history/words/de.ts';
import { deKeyboard } from '../../play/keyboard/words/de.ts';
import { deKit } from '../../kit/words/de.ts';
import { deLearn } from '../../learn/words/de.ts';
import { deLibrary } from '../../library/words/de.ts';
import { deListening } from '../../play/listening/words/de.ts';
import { deLoading } from '../../play/loading/words/de.ts';
import { deMake } from '../../make/words/de.ts';
import { deMenu } from '../menu/words/de.ts';
import { deNotices } from '../notices/words/de.ts';
import { dePath } from '../../explore/path/words/de.ts';
import { dePen } from '../../play/pen/words/de.ts';
import { dePicker } from '../../play/picker/words/de.ts';
import { dePlay } from '../../play/words/de.ts';
import { dePrint } from '../../share/print/words/de.ts';
import { deProblems } from '../../puzzles/problems/words/de.ts';
import { deReplay } from '../../share/replay/words/de.ts';
import { deRules } from '../../puzzles/rules/words/de.ts';
import { deSetting } from '../../make/set/words/de.ts';
import { deExports } from '../../puzzles/exports/words/de.ts';
import { deSetters } from '../../puzzles/setters/words/de.ts';
import { deSettings } from '../settings/words/de.ts';
import { deSharing } from '../../share/words/de.ts';
import { deToday } from '../../today/words/de.ts';
import { deTools } from '../../play/tools/words/de.ts';
import { deRail } from '../../play/rail/words/de.ts';
import { deView } from '../../play/view/words/de.ts';
import { deWatch } from '../../explore/watch/words/de.ts';
import { deWin } from '../../play/win/words/de.ts';
import { deLost } from '../lost/words/de.ts';
import { deKinds } from '../../puzzles/kinds/words/de.ts';

/** German. */
export const de: Locale = {
  direction: 'ltr',
  words: {
    app: deApp,
    assist: deAssist,
    names: deNames,
    choose: deChoose,
    cover: deCover,
    days: deDays,
    hints: deHints,
    history: deHistory,
    keyboard: deKeyboard,
    kit: deKit,
    learn: deLearn,
    library: deLibrary,
    listening: deListening,
    loading: deLoading,
    make: deMake,
    menu: deMenu,
    notices: deNotices,
    path: dePath,
    pen: dePen,
    picker: dePicker,
    play: dePlay,
    print: dePrint,
    problems: deProblems,
    replay: deReplay,
    rules: deRules,
    exports: deExports,
    setters: deSetters,
    setting: deSetting,
    settings: deSettings,
    sharing: deSharing,
    today: deToday,
    tools: deTools,
    rail: deRail,
    view: deView,
    watch: deWatch,
    win: deWin,
    kinds: deKinds,
    lost: deLost,
  },
};
