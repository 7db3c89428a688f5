import type { Locale } from './locale.ts';
import { arApp } from '../words/ar.ts';
import { arAssist } from '../../play/moves/words/ar.ts';
import { arNames } from '../../puzzles/names/words/ar.ts';
import { arChoose } from '../../choose/words/ar.ts';
import { arCover } from '../../play/panels/words/ar.ts';
import { arDays } from '../../days/words/ar.ts';
import { arHints } from '../../play/hints/words/ar.ts';
import { arHistory } from '../../play/history/words/ar.ts';
import { arKeyboard } from '../../play/keyboard/words/ar.ts';
import { arKit } from '../../kit/words/ar.ts';
import { arLearn } from '../../learn/words/ar.ts';
import { arLibrary } from '../../library/words/ar.ts';
import { arListening } from '../../play/listening/words/ar.ts';
import { arLoading } from '../../play/loading/words/ar.ts';
import { arMake } from '../../make/words/ar.ts';
import { arMenu } from '../menu/words/ar.ts';
import { arNotices } from '../notices/words/ar.ts';
import { arPath } from '../../explore/path/words/ar.ts';
import { arPen } from '../../play/pen/words/ar.ts';
import { arPicker } from '../../play/picker/words/ar.ts';
import { arPlay } from '../../play/words/ar.ts';
import { arPrint } from '../../share/print/words/ar.ts';
import { arProblems } from '../../puzzles/problems/words/ar.ts';
import { arReplay } from '../../share/replay/words/ar.ts';
import { arRules } from '../../puzzles/rules/words/ar.ts';
import { arSetting } from '../../make/set/words/ar.ts';
import { arExports } from '../../puzzles/exports/words/ar.ts';
import { arSetters } from '../../puzzles/setters/words/ar.ts';
import { arSettings } from '../settings/words/ar.ts';
import { arSharing } from '../../share/words/ar.ts';
import { arToday } from '../../today/words/ar.ts';
import { arTools } from '../../play/tools/words/ar.ts';
import { arRail } from '../../play/rail/words/ar.ts';
import { arView } from '../../play/view/words/ar.ts';
import { arWatch } from '../../explore/watch/words/ar.ts';
import { arWin } from '../../play/win/words/ar.ts';
import { arLost } from '../lost/words/ar.ts';
import { arKinds } from '../../puzzles/kinds/words/ar.ts';

/** Arabic. */
export const ar: Locale = {
  direction: 'rtl',
  words: {
    app: arApp,
    assist: arAssist,
    names: arNames,
    choose: arChoose,
    cover: arCover,
    days: arDays,
    hints: arHints,
    history: arHistory,
    keyboard: arKeyboard,
    kit: arKit,
    learn: arLearn,
    library: arLibrary,
    listening: arListening,
    loading: arLoading,
    make: arMake,
    menu: arMenu,
    notices: arNotices,
    path: arPath,
    pen: arPen,
    picker: arPicker,
    play: arPlay,
    print: arPrint,
    problems: arProblems,
    replay: arReplay,
    rules: arRules,
    exports: arExports,
    setters: arSetters,
    setting: arSetting,
    settings: arSettings,
    sharing: arSharing,
    today: arToday,
    tools: arTools,
    rail: arRail,
    view: arView,
    watch: arWatch,
    win: arWin,
    kinds: arKinds,
    lost: arLost,
  },
};
