import type { Locale } from './locale.ts';
import { csApp } from '../words/cs.ts';
import { csAssist } from '../../play/moves/words/cs.ts';
import { csNames } from '../../puzzles/names/words/cs.ts';
import { csChoose } from '../../choose/words/cs.ts';
import { csCover } from '../../play/panels/words/cs.ts';
import { csDays } from '../../days/words/cs.ts';
import { csHints } from '../../play/hints/words/cs.ts';
import { csHistory } from '../../play/history/words/cs.ts';
import { csKeyboard } from '../../play/keyboard/words/cs.ts';
import { csKit } from '../../kit/words/cs.ts';
import { csLearn } from '../../learn/words/cs.ts';
import { csLibrary } from '../../library/words/cs.ts';
import { csListening } from '../../play/listening/words/cs.ts';
import { csLoading } from '../../play/loading/words/cs.ts';
import { csMake } from '../../make/words/cs.ts';
import { csMenu } from '../menu/words/cs.ts';
import { csNotices } from '../notices/words/cs.ts';
import { csPath } from '../../explore/path/words/cs.ts';
import { csPen } from '../../play/pen/words/cs.ts';
import { csPicker } from '../../play/picker/words/cs.ts';
import { csPlay } from '../../play/words/cs.ts';
import { csPrint } from '../../share/print/words/cs.ts';
import { csProblems } from '../../puzzles/problems/words/cs.ts';
import { csReplay } from '../../share/replay/words/cs.ts';
import { csRules } from '../../puzzles/rules/words/cs.ts';
import { csSetting } from '../../make/set/words/cs.ts';
import { csExports } from '../../puzzles/exports/words/cs.ts';
import { csSetters } from '../../puzzles/setters/words/cs.ts';
import { csSettings } from '../settings/words/cs.ts';
import { csSharing } from '../../share/words/cs.ts';
import { csToday } from '../../today/words/cs.ts';
import { csTools } from '../../play/tools/words/cs.ts';
import { csRail } from '../../play/rail/words/cs.ts';
import { csView } from '../../play/view/words/cs.ts';
import { csWatch } from '../../explore/watch/words/cs.ts';
import { csWin } from '../../play/win/words/cs.ts';
import { csLost } from '../lost/words/cs.ts';
import { csKinds } from '../../puzzles/kinds/words/cs.ts';

/** Czech. */
export const cs: Locale = {
  direction: 'ltr',
  words: {
    app: csApp,
    assist: csAssist,
    names: csNames,
    choose: csChoose,
    cover: csCover,
    days: csDays,
    hints: csHints,
    history: csHistory,
    keyboard: csKeyboard,
    kit: csKit,
    learn: csLearn,
    library: csLibrary,
    listening: csListening,
    loading: csLoading,
    make: csMake,
    menu: csMenu,
    notices: csNotices,
    path: csPath,
    pen: csPen,
    picker: csPicker,
    play: csPlay,
    print: csPrint,
    problems: csProblems,
    replay: csReplay,
    rules: csRules,
    exports: csExports,
    setters: csSetters,
    setting: csSetting,
    settings: csSettings,
    sharing: csSharing,
    today: csToday,
    tools: csTools,
    rail: csRail,
    view: csView,
    watch: csWatch,
    win: csWin,
    kinds: csKinds,
    lost: csLost,
  },
};
