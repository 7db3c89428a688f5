/** A drill or a session in progress: one position after another, with the answers and the results. */
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
import type { Exercise, ExplainedStep } from './drill-protocol.ts';
import { stopwatch } from './stopwatch.ts';

/** How long a wait for a position lasts before the page mentions it, in ms. */
const NOTICED = 400;

/** The result of a finished position. */
export interface Done {
  readonly exercise: Exercise;
  readonly isFirstTry: boolean;
  readonly ms: number;
  /** The card that was reviewed; undefined for a position without the technique. */
  readonly card?: CardKey;
}

/** The marks on the board: all candidates, those that the player writes, or none. */
export const SHOWN_MARKS = ['all', 'mine', 'none'] as const;
export type ShownMarks = (typeof SHOWN_MARKS)[number];

/** The response to the last answer. */
export type Verdict = Grade | { readonly verdict: 'shown' };

/**
 * A placement: each position depends on the answers before it. Only first answers count, and none is stored as a
 * review: the user is only tested, not practising, and the memory would otherwise plan by techniques that were never
 * taught.
 */
export interface Placement {
  readonly length: number;
  /** The position after the finished ones; undefined after the last. */
  readonly follow: (done: readonly Done[]) => Exercise | undefined;
}

export class Practice {
  /** As far as they are known. */
  exercises = $state.raw<readonly Exercise[]>([]);
  readonly placement: Placement | undefined;
  /** Undefined while it is being made. */
  drill = $state.raw<DrillPosition>();
  isSlow = $state(false);
  problem = $state<'failed' | 'stopped'>();
  isGrading = $state(false);
  /** The marks of the answer: entered digits if the technique places digits, otherwise crossed-out ones. */
  marked = $state.raw<readonly Candidate[]>([]);
  /** The player's own pencil marks, a set for each cell. */
  mine = $state.raw<readonly DigitSet[]>([]);
  verdict = $state.raw<Verdict>();
  explained = $state.raw<ExplainedStep>();
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

  /** Total number of positions. */
  get length(): number {
    return this.placement?.length ?? this.exercises.length;
  }

  get exercise(): Exercise {
    return this.exercises[Math.min(this.#at, this.exercises.length - 1)];
  }

  get at(): number {
    return this.#at;
  }

  /** Whether all positions are done, or the rest was skipped. */
  get isOver(): boolean {
    return this.#isLeft || this.#at >= this.length;
  }

  /** Whether the current position is done, so that the next can follow. */
  get isDone(): boolean {
    return this.done.length > this.#at;
  }

  /** Whether digits are entered; otherwise they are crossed out. */
  get isPlacing(): boolean {
    return places(this.exercise.technique);
  }

  /** Makes the current position, if it was not made in advance. */
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

  /** Stops making the current position. */
  stop(): void {
    this.#ended.abort();
    this.#ended = new AbortController();
  }

  /** Stops everything, when leaving for another page. */
  close(): void {
    this.#ended.abort();
    this.#watch.end();
  }

  /** Ends it before its last position. */
  leave(): void {
    this.#isLeft = true;
    this.close();
  }

  /** Makes the next position while the user answers this one, or reads the response. */
  #makeAhead(): void {
    const next = this.exercises.at(this.#at + 1);
    this.#ahead = next && this.#make(next);
    // It is awaited later; a failure is reported then.
    this.#ahead?.catch(() => undefined);
  }

  #make(exercise: Exercise): Promise<DrillPosition> {
    return callMaker('make', exercise, { signal: this.#ended.signal });
  }

  /**
   * Handles a press on a candidate: marks it, or removes its mark. If only the player's own marks are shown, it is
   * pencilled in first. False if it is not a candidate.
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

  /** Clears the response to the previous answer. */
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

  /** Grades the marks, or the answer that the technique does not occur. */
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
      const { grade, explained } = await callGrader('grade', { drill, answer, language });
      const isRight = grade.verdict === 'right' || grade.verdict === 'other';
      const isLastTry = this.placement !== undefined && FINAL.includes(grade.verdict);
      const shown = isLastTry && !isRight ? await callGrader('show', { drill, language }) : explained;
      this.#verdicts.push(grade.verdict);
      if (isRight || isLastTry) await this.#finish(grade, shown);
      else this.#respond(grade, shown);
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
      const shown = await callGrader('show', { drill, language: locale.language });
      this.marked = [];
      await this.#finish({ verdict: 'shown' }, shown);
    } catch {
      this.problem = 'failed';
    } finally {
      this.isGrading = false;
    }
  }

  #respond(verdict: Verdict, explained: ExplainedStep | undefined): void {
    this.verdict = verdict;
    this.explained = explained;
  }

  /** Stores the review before the page shows the response: what it has called done survives a crash. */
  async #finish(verdict: Verdict, explained: ExplainedStep | undefined): Promise<void> {
    const { exercise, placement } = this;
    const ms = this.#watch.ms();
    const help = verdict.verdict === 'shown' ? 'shown' : 'none';
    const faults = this.#verdicts.filter((given) => given !== 'empty').length - 1;
    const card = this.#cardOf(exercise, explained);
    const { technique } = exercise;
    const grade = reviewGrade({ technique, verdicts: this.#verdicts, ms, help });
    const made: Review = { at: Date.now(), grade, ms, help };
    const isRight = verdict.verdict === 'right' || verdict.verdict === 'other';
    const isFirstTry = placement ? isRight : help === 'none' && faults <= 0;
    if (card) await review(card, made);
    this.#respond(verdict, explained);
    this.done = [...this.done, { exercise, isFirstTry, ms, ...(card && { card }) }];
    if (placement) this.#follow(placement);
  }

  #follow({ follow }: Placement): void {
    const next = follow(this.done);
    if (!next) return;
    this.exercises = [...this.exercises, next];
    this.#makeAhead();
  }

  /** If the technique has forms, the card is that of the form found. */
  #cardOf({ technique, form, kind }: Exercise, explained: ExplainedStep | undefined): CardKey | undefined {
    if (kind === 'nothing' || this.placement) return undefined;
    if (formsOf(technique).length === 0) return { technique };
    const found = form ?? (explained?.step.technique === technique ? formOf(explained.step) : undefined);
    return { technique, ...(found !== undefined && { form: found }) };
  }

  /** Goes on to the next position, or to the end. */
  async next(): Promise<void> {
    if (!this.isDone) return;
    this.#at++;
    this.#verdicts = [];
    this.marked = [];
    this.verdict = undefined;
    this.explained = undefined;
    if (!this.isOver) await this.open();
  }
}

/** Grades after which a placement moves on. Empty or incomplete answers can be completed. */
const FINAL: readonly Grade['verdict'][] = ['right', 'other', 'wrong', 'not shown', 'not there', 'missed'];

/** Whether the technique enters digits, as opposed to ruling them out. */
function places(technique: TechniqueId): boolean {
  return SINGLES.includes(technique);
}

const SINGLES: readonly TechniqueId[] = ['full-house', 'naked-single', 'hidden-single', 'bug-plus-1'];
