import { DIFFICULTIES, createGeometry, geometryName, type GeometrySpec, type Difficulty } from 'pencilmark';
import { unpackPuzzle } from '../../workers/unpack-puzzle.ts';
import { packPuzzle } from '../../workers/wire-puzzle.ts';
import { printTexts as p } from './words.ts';
import { announce } from '../../state/notices.svelte.ts';
import { type PrintItem, puzzleItem } from './items.ts';
import { askPrinter } from './ask-printer.ts';
import { type Judged } from './judging.ts';

/** A running job of the print worker, as reported. */
interface Work {
  readonly text: string;
  readonly stop: () => void;
}

/** The puzzles to print, and the facts found about them. */
export interface Printing {
  readonly items: readonly PrintItem[];
  readonly judged: readonly (Judged | undefined)[];
  readonly work: Work | undefined;
  /** The message about an error or a missing part, if any. */
  readonly message: string;
  /** Replaces the boards on the pages. */
  readonly lay: (items: readonly PrintItem[]) => void;
  /** Solves and rates the puzzles on the pages that have not been rated. */
  readonly judge: () => void;
  /** Makes new puzzles and adds them to the pages one by one. */
  readonly make: (request: MakeRequest) => void;
  /** Sorts the puzzles on the pages by difficulty, unrated ones last. */
  readonly sort: () => void;
  readonly stop: () => void;
}

interface MakeRequest {
  readonly spec: GeometrySpec;
  readonly level: Difficulty;
  readonly count: number;
  readonly seed: string;
}

export function createPrinting(): Printing {
  let items = $state.raw<readonly PrintItem[]>([]);
  let judged = $state.raw<readonly (Judged | undefined)[]>([]);
  let work = $state.raw<Work>();
  let message = $state('');
  let end: (() => void) | undefined;
  /** Solving that the user stopped does not restart on its own. */
  let isGivenUp = false;

  const stop = (): void => {
    end?.();
    end = work = undefined;
  };
  const giveUp = (): void => {
    isGivenUp = true;
    stop();
    message = p.stopped;
    announce(message);
  };
  const fail = (reason: string): void => {
    isGivenUp = true;
    stop();
    message = p.failed(reason);
  };
  const lay = (laid: readonly PrintItem[]): void => {
    stop();
    items = laid;
    judged = laid.map(() => undefined);
    message = '';
    isGivenUp = false;
  };

  const judge = (): void => {
    const open = items.flatMap((_, index) => (judged[index] ? [] : [index]));
    if (open.length === 0 || end || isGivenUp) return;
    const puzzles = open.map((index) => packPuzzle(items[index].board.puzzle));
    work = { text: p.judging(0, open.length), stop: giveUp };
    end = askPrinter({ ask: 'judge', puzzles }, (answer) => {
      if (answer.kind === 'failed') return fail(answer.message);
      if (answer.kind === 'done') return stop();
      if (answer.kind !== 'judged') return;
      judged = judged.with(open[answer.index], answer.judged);
      work = { text: p.judging(answer.index + 1, open.length), stop: giveUp };
    });
  };

  const make = ({ spec, level, count, seed }: MakeRequest): void => {
    lay([]);
    const geometry = createGeometry(spec);
    if (!geometry.ok) return fail(geometry.error.message);
    const title = p.source.made(p.levels[level], geometryName(geometry.value));
    let attempts = 0;
    let missed = 0;
    const showProgress = (): void => {
      work = { text: p.source.making(items.length, count, attempts), stop: giveUp };
    };
    showProgress();
    end = askPrinter({ ask: 'make', spec, level, count, seed }, (answer) => {
      if (answer.kind === 'failed') return fail(answer.message);
      if (answer.kind === 'attempts') attempts = answer.attempts;
      if (answer.kind === 'made') {
        if (answer.puzzle) {
          items = [...items, puzzleItem(unpackPuzzle(answer.puzzle), title)];
          judged = [...judged, undefined];
        } else missed++;
      }
      if (answer.kind !== 'done') return showProgress();
      stop();
      message = missed > 0 ? p.source.missed(missed) : '';
      announce(message === '' ? p.source.making(items.length, count, attempts) : message);
    });
  };

  const sort = (): void => {
    const rank = (index: number): number => {
      const { level, score = 0 } = judged[index] ?? {};
      return level === undefined ? Infinity : DIFFICULTIES.indexOf(level) * 1e6 + score;
    };
    const order = items.map((_, index) => index).sort((a, b) => rank(a) - rank(b) || a - b);
    if (order.every((from, to) => from === to)) return;
    items = order.map((index) => items[index]);
    judged = order.map((index) => judged[index]);
  };

  return {
    get items() {
      return items;
    },
    get judged() {
      return judged;
    },
    get work() {
      return work;
    },
    get message() {
      return message;
    },
    lay,
    judge,
    make,
    sort,
    stop,
  };
}
