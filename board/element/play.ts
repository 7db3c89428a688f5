import type { Cell, Digit, Digits, DigitSet, Puzzle } from 'pencilmark/boards';
import type { Engine } from './engine.ts';

interface Moment {
  readonly digits: readonly Digit[];
  readonly marks: readonly DigitSet[];
}

export interface Start {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly digits: Digits;
  readonly marks: readonly DigitSet[] | undefined;
  readonly showsAll: boolean;
}

/** A board that is played: entries, pencil marks, and its state before each change. */
export class Play {
  #now: Moment;
  #past: Moment[] = [];
  #future: Moment[] = [];

  readonly engine: Engine;
  readonly puzzle: Puzzle;
  readonly title: string;
  /** Whether the marks are all candidates except those that the player crosses out. */
  readonly showsAll: boolean;

  /** `digits` are the initial digits, including givens; `marks` are pencil marks, one set per cell, or empty. */
  constructor(engine: Engine, start: Start) {
    this.engine = engine;
    this.puzzle = start.puzzle;
    this.title = start.title;
    this.showsAll = start.showsAll;
    this.#now = { digits: [...start.digits], marks: start.marks ?? start.puzzle.givens.map(() => 0) };
  }

  get digits(): readonly Digit[] {
    return this.#now.digits;
  }

  /** The marks shown, one set per cell. */
  get marks(): readonly DigitSet[] {
    const { digits, marks } = this.#now;
    if (!this.showsAll) return marks;
    return this.engine.candidatesOf(this.puzzle, digits).map((set, cell) => set & ~marks[cell]);
  }

  get isSolved(): boolean {
    return this.engine.isSolutionOf(this.puzzle, this.#now.digits);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The board as a line: a symbol per cell, `.` for an empty one. */
  get line(): string {
    return this.engine.digitsAsLine(this.puzzle.geometry, this.#now.digits);
  }

  /**
   * Enters a digit, or removes it if it is already there; 0 erases the cell, including its marks. False if nothing
   * changes.
   */
  enter(cell: Cell, digit: Digit): boolean {
    const { digits, marks } = this.#now;
    if (this.puzzle.givens[cell] !== 0) return false;
    const next = digits[cell] === digit ? 0 : digit;
    const isEmptied = digit === 0 && !this.showsAll && marks[cell] !== 0;
    if (next === digits[cell] && !isEmptied) return false;
    return this.#change({
      digits: digits.with(cell, next),
      marks: isEmptied ? marks.with(cell, 0) : marks,
    });
  }

  /** Sets a pencil mark, or removes it. False if the cell is filled. */
  mark(cell: Cell, digit: Digit): boolean {
    const { digits, marks } = this.#now;
    if (digits[cell] !== 0) return false;
    return this.#change({ digits, marks: marks.with(cell, marks[cell] ^ (1 << (digit - 1))) });
  }

  /** Replaces all entries at once; givens stay. */
  fill(entries: Digits): boolean {
    const { givens } = this.puzzle;
    const digits = givens.map((given, cell) => given || entries[cell]);
    if (digits.every((digit, cell) => digit === this.#now.digits[cell])) return false;
    return this.#change({ digits, marks: this.#now.marks });
  }

  /** Undoes the last change. Returns the first cell changed; undefined if there is none. */
  undo(): Cell | undefined {
    return this.#step(this.#past, this.#future);
  }

  /** Redoes the change that was undone last. Returns like `undo`. */
  redo(): Cell | undefined {
    return this.#step(this.#future, this.#past);
  }

  #change(next: Moment): boolean {
    this.#past.push(this.#now);
    this.#future = [];
    this.#now = next;
    return true;
  }

  #step(from: Moment[], to: Moment[]): Cell | undefined {
    const moment = from.pop();
    if (!moment) return undefined;
    const { digits, marks } = this.#now;
    to.push(this.#now);
    this.#now = moment;
    return digits.findIndex(
      (digit, cell) => digit !== moment.digits[cell] || marks[cell] !== moment.marks[cell],
    );
  }
}
