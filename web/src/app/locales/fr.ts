import type { Locale } from './locale.ts';
import { frApp } from '../words/fr.ts';
import { frAssist } from '../../play/moves/words/fr.ts';
import { frNames } from '../../puzzles/names/words/fr.ts';
import { frChoose } from '../../choose/words/fr.ts';
import { frCover } from '../../play/panels/words/fr.ts';
import { frDays } from '../../days/words/fr.ts';
import { frHints } from '../../play/hints/words/fr.ts';
import { frHistory } from '../../play/history/words/fr.ts';
import { frKeyboard } from '../../play/keyboard/words/fr.ts';
import { frKit } from '../../kit/words/fr.ts';
import { frLearn } from '../../learn/words/fr.ts';
import { frLibrary } from '../../library/words/fr.ts';
import { frListening } from '../../play/listening/words/fr.ts';
import { frLoading } from '../../play/loading/words/fr.ts';
import { frMake } from '../../make/words/fr.ts';
import { frMenu } from '../menu/words/fr.ts';
import { frNotices } from '../notices/words/fr.ts';
import { frPath } from '../../explore/path/words/fr.ts';
import { frPen } from '../../play/pen/words/fr.ts';
import { frPicker } from '../../play/picker/words/fr.ts';
import { frPlay } from '../../play/words/fr.ts';
import { frPrint } from '../../share/print/words/fr.ts';
import { frProblems } from '../../puzzles/problems/words/fr.ts';
import { frReplay } from '../../share/replay/words/fr.ts';
import { frRules } from '../../puzzles/rules/words/fr.ts';
import { frSetting } from '../../make/set/words/fr.ts';
import { frExports } from '../../puzzles/exports/words/fr.ts';
import { frSetters } from '../../puzzles/setters/words/fr.ts';
import { frSettings } from '../settings/words/fr.ts';
import { frSharing } from '../../share/words/fr.ts';
import { frToday } from '../../today/words/fr.ts';
import { frTools } from '../../play/tools/words/fr.ts';
import { frRail } from '../../play/rail/words/fr.ts';
import { frView } from '../../play/view/words/fr.ts';
import { frWatch } from '../../explore/watch/words/fr.ts';
import { frWin } from '../../play/win/words/fr.ts';
import { frLost } from '../lost/words/fr.ts';
import { frKinds } from '../../puzzles/kinds/words/fr.ts';

/** French. */
export const fr: Locale = {
  direction: 'ltr',
  words: {
    app: frApp,
    assist: frAssist,
    names: frNames,
    choose: frChoose,
    cover: frCover,
    days: frDays,
    hints: frHints,
    history: frHistory,
    keyboard: frKeyboard,
    kit: frKit,
    learn: frLearn,
    library: frLibrary,
    listening: frListening,
    loading: frLoading,
    make: frMake,
    menu: frMenu,
    notices: frNotices,
    path: frPath,
    pen: frPen,
    picker: frPicker,
    play: frPlay,
    print: frPrint,
    problems: frProblems,
    replay: frReplay,
    rules: frRules,
    exports: frExports,
    setters: frSetters,
    setting: frSetting,
    settings: frSettings,
    sharing: frSharing,
    today: frToday,
    tools: frTools,
    rail: frRail,
    view: frView,
    watch: frWatch,
    win: frWin,
    kinds: frKinds,
    lost: frLost,
  },
};
