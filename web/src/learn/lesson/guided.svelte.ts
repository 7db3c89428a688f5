/** The questions of a lesson, one after another, each answered by touching cells. */
import { answerFault, type Fault } from '@pencilmark/game/learn';
import type { Candidate, Cell } from 'pencilmark';
import type { AskedQuestion, Guide } from '../drill/drill-protocol.ts';

export class Guided {
  readonly guide: Guide;
  fault = $state.raw<Fault>();
  #at = $state(0);
  /** The correct cells touched so far for the current question. */
  #found = $state.raw<readonly Cell[]>([]);

  constructor(guide: Guide) {
    this.guide = guide;
  }

  get at(): number {
    return this.#at;
  }

  /** Undefined once all are answered. */
  get asked(): AskedQuestion | undefined {
    return this.guide.questions.at(this.#at);
  }

  get found(): readonly Cell[] {
    return this.#found;
  }

  get isAnswered(): boolean {
    return this.#found.length === (this.asked?.question.cells.length ?? 0);
  }

  /** The cells and candidates found by the previous questions and the current one. */
  get known(): { readonly cells: readonly Cell[]; readonly candidates: readonly Candidate[] } {
    const before = this.guide.questions.slice(0, this.#at).map(({ question }) => question);
    const now = this.asked ? [{ ...this.asked.question, cells: this.#found }] : [];
    const all = [...before, ...now];
    return {
      cells: all.flatMap(({ cells }) => cells),
      candidates: all.flatMap(({ kind, cells, digits }) =>
        kind === 'else' ? [] : cells.flatMap((cell) => digits.map((digit) => ({ cell, digit }))),
      ),
    };
  }

  /** Whether the cell is right, now or earlier. */
  answer(cell: Cell, digit?: number): boolean {
    const { asked } = this;
    if (!asked || this.isAnswered) return true;
    this.fault = answerFault(asked.question, this.guide.drill, cell, digit);
    if (this.fault) return false;
    if (!this.#found.includes(cell)) this.#found = [...this.#found, cell];
    return true;
  }

  show(): void {
    this.fault = undefined;
    this.#found = this.asked?.question.cells ?? [];
  }

  next(): void {
    this.#at++;
    this.#found = [];
    this.fault = undefined;
  }

  /** False at the first question. */
  back(): boolean {
    if (this.#at === 0) return false;
    this.#at--;
    this.#found = this.guide.questions[this.#at].question.cells;
    this.fault = undefined;
    return true;
  }
}
