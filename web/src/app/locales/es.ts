import type { Locale } from './locale.ts';
import { esApp } from '../words/es.ts';
import { esAssist } from '../../play/moves/words/es.ts';
import { esNames } from '../../puzzles/names/words/es.ts';
import { esChoose } from '../../choose/words/es.ts';
import { esCover } from '../../play/panels/words/es.ts';
import { esDays } from '../../days/words/es.ts';
import { esHints } from '../../play/hints/words/es.ts';
import { esHistory } from '../../play/history/words/es.ts';
import { esKeyboard } from '../../play/keyboard/words/es.ts';
import { esKit } from '../../kit/words/es.ts';
import { esLearn } from '../../learn/words/es.ts';
import { esLibrary } from '../../library/words/es.ts';
import { esListening } from '../../play/listening/words/es.ts';
import { esLoading } from '../../play/loading/words/es.ts';
import { esMake } from '../../make/words/es.ts';
import { esMenu } from '../menu/words/es.ts';
import { esNotices } from '../notices/words/es.ts';
import { esPath } from '../../explore/path/words/es.ts';
import { esPen } from '../../play/pen/words/es.ts';
import { esPicker } from '../../play/picker/words/es.ts';
import { esPlay } from '../../play/words/es.ts';
import { esPrint } from '../../share/print/words/es.ts';
import { esProblems } from '../../puzzles/problems/words/es.ts';
import { esReplay } from '../../share/replay/words/es.ts';
import { esRules } from '../../puzzles/rules/words/es.ts';
import { esSetting } from '../../make/set/words/es.ts';
import { esExports } from '../../puzzles/exports/words/es.ts';
import { esSetters } from '../../puzzles/setters/words/es.ts';
import { esSettings } from '../settings/words/es.ts';
import { esSharing } from '../../share/words/es.ts';
import { esToday } from '../../today/words/es.ts';
import { esTools } from '../../play/tools/words/es.ts';
import { esRail } from '../../play/rail/words/es.ts';
import { esView } from '../../play/view/words/es.ts';
import { esWatch } from '../../explore/watch/words/es.ts';
import { esWin } from '../../play/win/words/es.ts';
import { esLost } from '../lost/words/es.ts';
import { esKinds } from '../../puzzles/kinds/words/es.ts';

/** Spanish. */
export const es: Locale = {
  direction: 'ltr',
  words: {
    app: esApp,
    assist: esAssist,
    names: esNames,
    choose: esChoose,
    cover: esCover,
    days: esDays,
    hints: esHints,
    history: esHistory,
    keyboard: esKeyboard,
    kit: esKit,
    learn: esLearn,
    library: esLibrary,
    listening: esListening,
    loading: esLoading,
    make: esMake,
    menu: esMenu,
    notices: esNotices,
    path: esPath,
    pen: esPen,
    picker: esPicker,
    play: esPlay,
    print: esPrint,
    problems: esProblems,
    replay: esReplay,
    rules: esRules,
    exports: esExports,
    setters: esSetters,
    setting: esSetting,
    settings: esSettings,
    sharing: esSharing,
    today: esToday,
    tools: esTools,
    rail: esRail,
    view: esView,
    watch: esWatch,
    win: esWin,
    kinds: esKinds,
    lost: esLost,
  },
};
