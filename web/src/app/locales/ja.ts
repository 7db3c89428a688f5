import type { Locale } from './locale.ts';
import { jaApp } from '../words/ja.ts';
import { jaAssist } from '../../play/moves/words/ja.ts';
import { jaNames } from '../../puzzles/names/words/ja.ts';
import { jaChoose } from '../../choose/words/ja.ts';
import { jaCover } from '../../play/panels/words/ja.ts';
import { jaDays } from '../../days/words/ja.ts';
import { jaHints } from '../../play/hints/words/ja.ts';
import { jaHistory } from '../../play/history/words/ja.ts';
import { jaKeyboard } from '../../play/keyboard/words/ja.ts';
import { jaKit } from '../../kit/words/ja.ts';
import { jaLearn } from '../../learn/words/ja.ts';
import { jaLibrary } from '../../library/words/ja.ts';
import { jaListening } from '../../play/listening/words/ja.ts';
import { jaLoading } from '../../play/loading/words/ja.ts';
import { jaMake } from '../../make/words/ja.ts';
import { jaMenu } from '../menu/words/ja.ts';
import { jaNotices } from '../notices/words/ja.ts';
import { jaPath } from '../../explore/path/words/ja.ts';
import { jaPen } from '../../play/pen/words/ja.ts';
import { jaPicker } from '../../play/picker/words/ja.ts';
import { jaPlay } from '../../play/words/ja.ts';
import { jaPrint } from '../../share/print/words/ja.ts';
import { jaProblems } from '../../puzzles/problems/words/ja.ts';
import { jaReplay } from '../../share/replay/words/ja.ts';
import { jaRules } from '../../puzzles/rules/words/ja.ts';
import { jaSetting } from '../../make/set/words/ja.ts';
import { jaExports } from '../../puzzles/exports/words/ja.ts';
import { jaSetters } from '../../puzzles/setters/words/ja.ts';
import { jaSettings } from '../settings/words/ja.ts';
import { jaSharing } from '../../share/words/ja.ts';
import { jaToday } from '../../today/words/ja.ts';
import { jaTools } from '../../play/tools/words/ja.ts';
import { jaRail } from '../../play/rail/words/ja.ts';
import { jaView } from '../../play/view/words/ja.ts';
import { jaWatch } from '../../explore/watch/words/ja.ts';
import { jaWin } from '../../play/win/words/ja.ts';
import { jaLost } from '../lost/words/ja.ts';
import { jaKinds } from '../../puzzles/kinds/words/ja.ts';

/** Japanese. */
export const ja: Locale = {
  direction: 'ltr',
  words: {
    app: jaApp,
    assist: jaAssist,
    names: jaNames,
    choose: jaChoose,
    cover: jaCover,
    days: jaDays,
    hints: jaHints,
    history: jaHistory,
    keyboard: jaKeyboard,
    kit: jaKit,
    learn: jaLearn,
    library: jaLibrary,
    listening: jaListening,
    loading: jaLoading,
    make: jaMake,
    menu: jaMenu,
    notices: jaNotices,
    path: jaPath,
    pen: jaPen,
    picker: jaPicker,
    play: jaPlay,
    print: jaPrint,
    problems: jaProblems,
    replay: jaReplay,
    rules: jaRules,
    exports: jaExports,
    setters: jaSetters,
    setting: jaSetting,
    settings: jaSettings,
    sharing: jaSharing,
    today: jaToday,
    tools: jaTools,
    rail: jaRail,
    view: jaView,
    watch: jaWatch,
    win: jaWin,
    kinds: jaKinds,
    lost: jaLost,
  },
};
