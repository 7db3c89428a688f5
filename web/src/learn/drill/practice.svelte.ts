/** A drill or a session in progress: a position after the other, its answers, and how each went. */
import {
  type CardKey,
  type DrillPosition,
  formOf,
  formsOf,
  type Grade,
  reviewGrade,
  type Review,
} from '@pencilmark/game/learn';
import { type Candidate, digitBit, type DigitSet, hasDigit, type TechniqueId } from 'pencilmark';
import { locale } from '../../state/locale.svelte.ts';
import { review } from '../learning.svelte.ts';
import { callGrader, callMaker } from './drill-caller.ts';
import type { Exercise, Told } from './drill-protocol.ts';
import { stopwatch } from './stopwatch.ts';

/** A position is waited for so long before that is said, in ms. */
const NOTICED = 400;

/** How a position went that was done. */
export interface Done {
  readonly exercise: Exercise;
  readonly isFirstTry: boolean;
  readonly ms: number;
  /** The card that was reviewed; none for a position with nothing there. */
  readonly card?: CardKey;
}

/** The marks that the board shows: all candidates, those that the player writes, or none. */
export const SHOWN_MARKS = ['all', 'mine', 'none'] as const;
export type ShownMarks = (typeof SHOWN_MARKS)[number];

/** What the sheet says of the last answer. */
export type Verdict = Grade | { readonly verdict: 'shown' };

/**
 * A placement: each position follows from the answers before it. The first answer counts, and none is a review: who is
 * only asked what they know has not practised, and the memory would plan by techniques that were never taught.
 */
export interface Placement {
  readonly length: number;
  /** The position after those that are done; undefined after the last. */
  readonly follow: (done: readonly Done[]) => Exercise | undefined;
}

export class Practice {
  /** As far as they are known. */
  exercises = $state.raw<readonly Exercise[]>([]);
  readonly placement: Placement | undefined;
  /** Undefined while it is made. */
  drill = $state.raw<DrillPosition>();
  isSlow = $state(false);
  problem = $state<'failed' | 'stopped'>();
  isGrading = $state(false);
  /** The marks of the answer: a digit that is entered where the technique places one, else one that is crossed out. */
  marked = $state.raw<readonly Candidate[]>([]);
  /** The player's own pencil marks, a set for each cell. */
  mine = $state.raw<readonly DigitSet[]>([]);
  verdict = $state.raw<Verdict>();
  told = $state.raw<Told>();
  done = $state.raw<readonly Done[]>([]);

  #at = $state(0);
  #isLeft = $state(false);
  #verdicts: Grade['verdict'][] = [];
  readonly #watch = stopwatch();
  #ahead: Promise<DrillPosition> | undefined;
  #ended = new AbortController();

  constructor(exercises: readonly Exercise[], placement?: Placement) {
    this.exercises = exercises;
    this.placement = placement;
  }

  /** Positions in all. */
  get length(): number {
    return this.placement?.length ?? this.exercises.length;
  }

  get exercise(): Exercise {
    return this.exercises[Math.min(this.#at, this.exercises.length - 1)];
  }

  get at(): number {
    return this.#at;
  }

  /** Whether all positions are done, or the rest was left. */
  get isOver(): boolean {
    return this.#isLeft || this.#at >= this.length;
  }

  /** Whether the present position is done, so that the next can come. */
  get isDone(): boolean {
    return this.done.length > this.#at;
  }

  /** Whether digits are entered; else they are crossed out. */
  get isPlacing(): boolean {
    return places(this.exercise.technique);
  }

  /** Makes the present position, if it was not made ahead. */
  async open(): Promise<void> {
    this.problem = undefined;
    this.drill = undefined;
    const slow = setTimeout(() => (this.isSlow = true), NOTICED);
    const { signal } = this.#ended;
    try {
      this.drill = await (this.#ahead ?? this.#make(this.exercise));
      this.mine = this.drill.digits.map(() => 0);
      this.#watch.restart();
      this.#makeAhead();
    } catch {
      this.#ahead = undefined;
      this.problem = signal.aborted ? 'stopped' : 'failed';
    } finally {
      clearTimeout(slow);
      this.isSlow = false;
    }
  }

  /** Ends what is being made. */
  stop(): void {
    this.#ended.abort();
    this.#ended = new AbortController();
  }

  /** Ends all of it, on the way to another page. */
  close(): void {
    this.#ended.abort();
    this.#watch.end();
  }

  /** Ends it before its last position. */
  leave(): void {
    this.#isLeft = true;
    this.close();
  }

  /** Makes the next position while this one is answered, or its answer read. */
  #makeAhead(): void {
    const next = this.exercises.at(this.#at + 1);
    this.#ahead = next && this.#make(next);
    // It is waited for later; a failure is told then.
    this.#ahead?.catch(() => undefined);
  }

  #make(exercise: Exercise): Promise<DrillPosition> {
    return callMaker('make', exercise, { signal: this.#ended.signal });
  }

  /**
   * A candidate is pressed: it is marked, or its mark goes. With marks of one's own only, it is pencilled in before that.
   * False where it is no candidate.
   */
  press(candidate: Candidate, marks: ShownMarks): boolean {
    const { drill } = this;
    const { cell, digit } = candidate;
    if (!drill || this.isDone || drill.digits[cell] !== 0) return true;
    if (!hasDigit(drill.candidates[cell], digit)) return false;
    const isMine = hasDigit(this.mine[cell], digit);
    if (marks === 'mine' && (!isMine || this.isMarked(candidate)))
      this.mine = this.mine.map((set, other) => (other === cell ? set ^ digitBit(digit) : set));
    if (marks !== 'mine' || isMine) this.#turn(candidate);
    return true;
  }

  isMarked({ cell, digit }: Candidate): boolean {
    return this.marked.some((other) => other.cell === cell && other.digit === digit);
  }

  /** What was said of the answer before is over. */
  #turn({ cell, digit }: Candidate): void {
    const isIt = (other: Candidate): boolean => other.cell === cell && other.digit === digit;
    const without = this.marked.filter((other) => !isIt(other) && !(this.isPlacing && other.cell === cell));
    this.marked = this.marked.some(isIt) ? without : [...without, { cell, digit }];
    this.verdict = undefined;
  }

  clear(cell: number): void {
    if (this.isDone) return;
    this.marked = this.marked.filter((other) => other.cell !== cell);
    this.verdict = undefined;
  }

  /** Grades what is marked, or that nothing is there. */
  async check(what: 'marks' | 'nothing'): Promise<void> {
    const { drill } = this;
    if (!drill || this.isDone || this.isGrading) return;
    const answer =
      what === 'nothing'
        ? ({ kind: 'nothing' } as const)
        : ({
            kind: 'marks',
            placements: this.isPlacing ? this.marked : [],
            eliminations: this.isPlacing ? [] : this.marked,
          } as const);
    this.isGrading = true;
    try {
      const { language } = locale;
      const { grade, told } = await callGrader('grade', { drill, answer, language });
      const isRight = grade.verdict === 'right' || grade.verdict === 'other';
      const isLastTry = this.placement !== undefined && FINAL.includes(grade.verdict);
      this.told = isLastTry && !isRight ? await callGrader('show', { drill, language }) : told;
      this.#verdicts.push(grade.verdict);
      this.verdict = grade;
      if (isRight || isLastTry) await this.#finish('none');
    } catch {
      this.problem = 'failed';
    } finally {
      this.isGrading = false;
    }
  }

  /** Shows the step, which counts as not found. */
  async show(): Promise<void> {
    const { drill } = this;
    if (!drill || this.isDone || this.isGrading) return;
    this.isGrading = true;
    try {
      this.told = await callGrader('show', { drill, language: locale.language });
      this.verdict = { verdict: 'shown' };
      this.marked = [];
      await this.#finish('shown');
    } catch {
      this.problem = 'failed';
    } finally {
      this.isGrading = false;
    }
  }

  async #finish(help: 'none' | 'shown'): Promise<void> {
    const { exercise, placement } = this;
    const ms = this.#watch.ms();
    const faults = this.#verdicts.filter((verdict) => verdict !== 'empty').length - 1;
    const card = this.#cardOf(exercise);
    const { technique } = exercise;
    const grade = reviewGrade({ technique, verdicts: this.#verdicts, ms, help });
    const made: Review = { at: Date.now(), grade, ms, help };
    const isRight = this.verdict?.verdict === 'right' || this.verdict?.verdict === 'other';
    const isFirstTry = placement ? isRight : help === 'none' && faults <= 0;
    this.done = [...this.done, { exercise, isFirstTry, ms, ...(card && { card }) }];
    if (placement) this.#follow(placement);
    else if (card) await review(card, made);
  }

  #follow({ follow }: Placement): void {
    const next = follow(this.done);
    if (!next) return;
    this.exercises = [...this.exercises, next];
    this.#makeAhead();
  }

  /** The form of the step that was found counts, where the technique has forms. */
  #cardOf({ technique, form, kind }: Exercise): CardKey | undefined {
    if (kind === 'nothing' || this.placement) return undefined;
    if (formsOf(technique).length === 0) return { technique };
    const found = form ?? (this.told?.step.technique === technique ? formOf(this.told.step) : undefined);
    return { technique, ...(found !== undefined && { form: found }) };
  }

  /** Goes on to the next position, or to the end. */
  async next(): Promise<void> {
    if (!this.isDone) return;
    this.#at++;
    this.#verdicts = [];
    this.marked = [];
    this.verdict = undefined;
    this.told = undefined;
    if (!this.isOver) await this.open();
  }
}

/** Answers after which a placement goes on. Those that are empty or only begun can be completed. */
const FINAL: readonly Grade['verdict'][] = ['right', 'other', 'wrong', 'not shown', 'not there', 'missed'];

/** Whether the technique enters digits, or rules them out. */
function places(technique: TechniqueId): boolean {
  return SINGLES.includes(technique);
}

const SINGLES: readonly TechniqueId[] = ['full-house', 'naked-single', 'hidden-single', 'bug-plus-1'];
