/**
 * `<sudoku-board>`: shows a puzzle in any format that the engine reads, with rules or without, and lets it be played.
 * Importing this file defines the element; outside a page, where there are no elements, it does nothing.
 *
 * Attributes, each a property too: `puzzle` (any puzzle text; the property also takes a `Puzzle`), `value` (the entries
 * to begin with, as a line; the property is the board as it is now), `marks` (`all` shows the candidates that the rules
 * allow, any other text is read as a board with pencil marks), `step` (the number of a step of the logical path, from 1:
 * the board before it, with its proof), `theme` (`light`, `dark`, `contrast`; otherwise the page's colour scheme),
 * `readonly`, `label` (the accessible name; otherwise the title of the puzzle), `name` and `disabled` (in a form).
 * The language is that of the nearest `lang`.
 *
 * Events, all of which bubble: `input` after each change by the player, `solved` once when the board is filled and
 * obeys every rule, `step` when another step is shown, `error` when a text cannot be read; `problem` then says what is
 * wrong, and where.
 *
 * @example
 * ```js
 * import '@pencilmark/board/element';
 *
 * const board = document.createElement('sudoku-board');
 * board.puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * board.addEventListener('solved', () => console.log(board.value));
 * document.body.append(board);
 * ```
 *
 * @module @pencilmark/board/element
 */
import { type Cell, describeProblem, type Problem, type Puzzle, symbolOf } from 'pencilmark/boards';
import type { ParsedPuzzle } from 'pencilmark/formats';
import { svgOf } from '@pencilmark/board';
import { BoardAttributes } from './attributes.ts';
import { drawPlay } from './draw.ts';
import { type Engine, LIGHT } from './engine.ts';
import { commandOf } from './keys.ts';
import type { Path, ShownStep } from './path.ts';
import { Play } from './play.ts';
import { PAGE_THEME, styleSheet } from './style.ts';
import { boardView, cellsIn, element, keypadView, placeCells, stepsView } from './view.ts';
import { type BoardWords, wordsFor } from './words.ts';

const ATTRIBUTES = ['puzzle', 'value', 'marks', 'step', 'theme', 'readonly', 'label', 'lang'] as const;
/** Properties that a page may have set before the element was defined. */
const PROPERTIES = ['puzzle', 'value', 'marks', 'step', 'theme', 'readOnly', 'label', 'name'] as const;

/** The element: `document.createElement('sudoku-board')`. */
export class SudokuBoard extends BoardAttributes {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  static readonly formAssociated = true;

  /** The problem of the text, or undefined. */
  problem: Problem | undefined;

  /** A puzzle that was set as a value instead of a text. */
  #given: Puzzle | undefined;
  /** What a reset begins again from, without waiting for files. */
  #taken: readonly [Engine, ParsedPuzzle] | undefined;
  #play: Play | undefined;
  #path: Path | undefined;
  #shownStep: ShownStep | undefined;
  #selected: Cell = 0;
  #isPencil = false;
  #isDisabled = false;
  #wasSolved = false;
  /** Counts readings: a reading that was superseded while it waited is dropped. */
  #turn = 0;
  #root: ShadowRoot | undefined;
  #internals: ElementInternals | undefined;

  connectedCallback(): void {
    if (this.#root) return this.#build();
    this.#internals = this.attachInternals?.();
    this.#root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#root.adoptedStyleSheets = [styleSheet()];
    this.#root.addEventListener('keydown', (event) => this.#press(event as KeyboardEvent));
    this.#root.addEventListener('click', (event) => this.#click(event.target as HTMLElement));
    this.#root.addEventListener('focusin', (event) => this.#reach(event.target as HTMLElement));
    const early = PROPERTIES.filter((name) => Object.hasOwn(this, name));
    const values = early.map((name) => [name, this[name]] as const);
    for (const name of early) delete this[name];
    this.#read();
    for (const [name, value] of values) Object.assign(this, { [name]: value });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.#root || before === after) return;
    if (name === 'puzzle') this.#given = undefined;
    if (name === 'step' && before !== null && after !== null && this.#path) return this.#tell();
    if (['puzzle', 'value', 'marks', 'step', 'lang'].includes(name)) this.#read();
    else if (name !== 'theme') this.#build();
  }

  formResetCallback(): void {
    this.reset();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#build();
  }

  formStateRestoreCallback(line: string): void {
    this.value = line;
  }

  /** The puzzle as it was set: a text, or a `Puzzle` of the engine. */
  get puzzle(): string | Puzzle {
    return this.#given ?? this.getAttribute('puzzle') ?? '';
  }

  set puzzle(puzzle: string | Puzzle) {
    const before = this.#given;
    this.#given = typeof puzzle === 'string' ? undefined : puzzle;
    if (typeof puzzle === 'string' && this.getAttribute('puzzle') !== puzzle)
      this.setAttribute('puzzle', puzzle);
    else if (this.#given !== before) this.#read();
  }

  /** The digits on the board as a line: a symbol per cell, `.` for an empty one. Empty without a puzzle. */
  get value(): string {
    return this.#play?.line ?? '';
  }

  /** Fills the board; givens stay. Throws a `RangeError` if the line does not fit this board. */
  set value(line: string) {
    if (!this.#play) {
      this.setAttribute('value', line);
      return;
    }
    const { engine, puzzle } = this.#play;
    const read = engine.parsePuzzle(line, { geometry: puzzle.geometry });
    if (!read.ok) throw new RangeError(`value: ${describeProblem(read.error)}`);
    if (!this.#play.fill(digitsOf(read.value))) return;
    this.#wasSolved = this.solved;
    this.#paint();
  }

  get form(): HTMLFormElement | null {
    return this.#internals?.form ?? null;
  }

  /** Whether the board is filled and obeys every rule. */
  get solved(): boolean {
    return this.#play?.isSolved ?? false;
  }

  /** Undoes the last change. False if there is none. */
  undo(): boolean {
    return this.#changed(this.#play?.undo());
  }

  /** Redoes the last change undone. False if there is none. */
  redo(): boolean {
    return this.#changed(this.#play?.redo());
  }

  /** Resets the board to the state given by the puzzle and the attributes. */
  reset(): void {
    return this.#taken ? this.#take(...this.#taken) : this.#read();
  }

  get #language(): string {
    const { lang } = this.closest<HTMLElement>('[lang]') ?? { lang: 'en' };
    return lang.toLowerCase().split('-')[0];
  }

  get #words(): BoardWords {
    return wordsFor(this.#language);
  }

  get #canPlay(): boolean {
    return !this.readOnly && !this.#isDisabled && this.step === 0;
  }

  #read(): void {
    this.#turn++;
    this.#taken = undefined;
    this.#play = undefined;
    this.#path = undefined;
    this.#shownStep = undefined;
    this.#wasSolved = false;
    this.problem = undefined;
    // Left over if this reading superseded another.
    this.removeAttribute('aria-busy');
    if (this.puzzle === '' && !this.hasAttribute('puzzle')) return this.#build();
    const read = this.#parsedBy(LIGHT);
    if (read.ok && !needsMore(read.value.puzzle) && this.step === 0) return this.#take(LIGHT, read.value);
    if (!read.ok && read.error.code === 'format.empty') return this.#refuse(read.error);
    void this.#readFully(this.#turn);
  }

  /** Other formats, rules and logic are in files that are loaded only when needed. */
  async #readFully(turn: number): Promise<void> {
    this.setAttribute('aria-busy', 'true');
    try {
      const { FULL } = await import('./full-engine.ts');
      if (turn !== this.#turn) return;
      const read = this.#parsedBy(FULL);
      if (!read.ok) return this.#refuse(read.error);
      const path = this.step > 0 ? await FULL.openPath?.(read.value.puzzle, this.#language) : undefined;
      if (turn !== this.#turn) return;
      this.#path = path;
      this.#take(FULL, read.value);
    } catch (error) {
      if (turn === this.#turn) this.#refuse({ code: 'element.fetch', message: String(error) });
    } finally {
      if (turn === this.#turn) this.removeAttribute('aria-busy');
    }
  }

  #parsedBy(engine: Engine): ReturnType<Engine['parsePuzzle']> {
    const { puzzle } = this;
    return typeof puzzle === 'string' ? engine.parsePuzzle(puzzle) : { ok: true, value: { puzzle } };
  }

  #refuse(problem: Problem): void {
    this.problem = problem;
    this.#build();
    this.dispatchEvent(new CustomEvent('error', { bubbles: true, detail: problem }));
  }

  #take(engine: Engine, parsed: ParsedPuzzle): void {
    this.#taken = [engine, parsed];
    const { puzzle, title = '' } = parsed;
    const digits = this.#startOf(engine, parsed);
    const text = this.getAttribute('marks');
    const showsAll = text === '' || text === 'all';
    let marks = showsAll ? undefined : (parsed.marks ?? puzzle.allowed);
    if (text !== null && !showsAll) {
      const read = engine.parsePuzzle(text, { geometry: puzzle.geometry });
      if (!read.ok) return this.#refuse(read.error);
      marks = read.value.marks ?? read.value.puzzle.allowed;
    }
    this.#play = new Play(engine, { puzzle, title, digits, marks, showsAll });
    this.#wasSolved = this.#play.isSolved;
    this.#selected = Math.min(this.#selected, puzzle.givens.length - 1);
    if (this.#path) this.#shownStep = this.#path.step(this.step);
    this.#build();
  }

  /** Givens, then the entries of the text, or those of the attribute `value`. */
  #startOf(engine: Engine, parsed: ParsedPuzzle): number[] {
    const { givens, geometry } = parsed.puzzle;
    const line = this.getAttribute('value');
    const read = line === null ? undefined : engine.parsePuzzle(line, { geometry });
    const kept = digitsOf(read?.ok ? read.value : parsed);
    return givens.map((given, cell) => given || kept[cell]);
  }

  #tell(): void {
    this.#shownStep = this.#path?.step(this.step);
    this.#paint();
  }

  /** Builds the parts that do not change while a puzzle is played, and paints the board. */
  #build(): void {
    const root = this.#root;
    if (!root) return;
    root.replaceChildren();
    if (this.problem)
      root.append(
        element('p', { role: 'alert', part: 'problem', lang: 'en' }, describeProblem(this.problem)),
      );
    if (this.#play && !this.problem) {
      const { puzzle, title } = this.#play;
      root.append(boardView(puzzle, this.label || title || 'Sudoku', this.#canPlay));
      if (this.#path) {
        root.append(stepsView(this.#words));
        root.append(element('p', { part: 'text', class: 'text', 'aria-live': 'polite' }));
      }
      if (this.#canPlay) root.append(keypadView(puzzle.geometry, this.#words));
    }
    this.#paint();
  }

  #paint(): void {
    this.#internals?.setFormValue?.(this.value || null);
    const root = this.#root;
    const play = this.#play;
    const board = root?.querySelector<HTMLElement>('.board');
    if (!root || !play || !board) return;
    const drawing = this.#shownStep?.drawing ?? drawPlay(play, this.#canPlay ? this.#selected : undefined);
    const isDark = hasDarkGround(this);
    board.querySelector('.picture')!.innerHTML = svgOf(drawing, { theme: PAGE_THEME, isDark });
    placeCells(board, play.puzzle.geometry, drawing.view);
    this.#nameCells(board, play);
    if (this.#path) this.#paintStep(root);
    root.querySelector('[data-key=pencil]')?.setAttribute('aria-pressed', String(this.#isPencil));
    root.querySelector('[data-key=undo]')?.toggleAttribute('disabled', !play.canUndo);
    root.querySelector('[data-key=redo]')?.toggleAttribute('disabled', !play.canRedo);
  }

  #paintStep(root: ShadowRoot): void {
    const { nth = 0, isLast = true, text = '' } = this.#shownStep ?? {};
    root.querySelector('.number')!.textContent = this.#words.step(nth);
    root.querySelector('.text')!.textContent = text;
    root.querySelector('[data-key=previous]')!.toggleAttribute('disabled', nth <= 1);
    root.querySelector('[data-key=next]')!.toggleAttribute('disabled', isLast);
  }

  #nameCells(board: HTMLElement, { puzzle, digits: played }: Play): void {
    const { geometry, givens } = puzzle;
    const digits = this.#shownStep?.digits ?? played;
    const words = this.#words;
    for (const cell of cellsIn(board)) {
      const at = Number(cell.dataset.cell);
      const { row, column } = geometry.cells[at];
      const given = givens[at] !== 0 ? `, ${words.given}` : '';
      const symbol = symbolOf(geometry, digits[at]) || words.empty;
      cell.setAttribute('aria-label', `${words.cell(row + 1, column + 1)}: ${symbol}${given}`);
      cell.setAttribute('aria-selected', String(this.#canPlay && at === this.#selected));
      if (this.#canPlay && givens[at] !== 0) cell.setAttribute('aria-readonly', 'true');
      cell.tabIndex = at === this.#selected ? 0 : -1;
    }
  }

  #reach(target: HTMLElement): void {
    const { cell } = target.dataset;
    if (cell === undefined || Number(cell) === this.#selected) return;
    this.#selected = Number(cell);
    this.#paint();
  }

  #click(target: HTMLElement): void {
    const pressed = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    if (pressed === undefined) target.closest<HTMLElement>('[data-cell]')?.focus();
    else if (pressed === 'pencil') this.#turnPencil();
    else if (pressed === 'undo') this.undo();
    else if (pressed === 'redo') this.redo();
    else if (pressed === 'previous' || pressed === 'next') this.#walk(pressed === 'next' ? 1 : -1);
    else this.#enter(Number(pressed), this.#isPencil);
  }

  #press(event: KeyboardEvent): void {
    const isInGrid = (event.target as HTMLElement).dataset.cell !== undefined;
    if (!this.#play || !isInGrid) return;
    const command = commandOf(event, this.#play.puzzle.geometry, this.#selected);
    if (!command) return;
    event.preventDefault();
    if (command.does === 'go') this.#root!.querySelector<HTMLElement>(`[data-cell="${command.to}"]`)!.focus();
    else if (!this.#canPlay) return;
    else if (command.does === 'pencil') this.#turnPencil();
    else if (command.does === 'enter') this.#enter(command.digit, this.#isPencil || command.isMark);
    else this[command.does]();
  }

  #turnPencil(): void {
    this.#isPencil = !this.#isPencil;
    this.#paint();
  }

  #walk(by: number): void {
    this.step = (this.#shownStep?.nth ?? 1) + by;
    this.dispatchEvent(new CustomEvent('step', { bubbles: true, detail: { step: this.step } }));
  }

  #enter(digit: number, isMark: boolean): void {
    if (!this.#play || !this.#canPlay) return;
    const cell = this.#selected;
    const isChanged = isMark && digit !== 0 ? this.#play.mark(cell, digit) : this.#play.enter(cell, digit);
    this.#changed(isChanged ? cell : undefined);
  }

  /** Shows a change of a cell and dispatches its events. False if there was none. */
  #changed(cell: Cell | undefined): boolean {
    if (cell === undefined || !this.#play) return false;
    this.#paint();
    const detail = { cell, digit: this.#play.digits[cell] };
    this.dispatchEvent(new CustomEvent('input', { bubbles: true, detail }));
    const { solved } = this;
    if (solved && !this.#wasSolved) this.dispatchEvent(new CustomEvent('solved', { bubbles: true }));
    this.#wasSolved = solved;
    return true;
  }
}

/** A page that supports both colour schemes follows the system. */
function hasDarkGround(of: Element): boolean {
  const { colorScheme } = getComputedStyle(of);
  if (!colorScheme.includes('dark')) return false;
  return !colorScheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Givens and entries alike. */
function digitsOf({ puzzle, entries }: ParsedPuzzle): number[] {
  return puzzle.givens.map((given, cell) => given || (entries?.[cell] ?? 0));
}

function needsMore({ constraints, drawings }: Puzzle): boolean {
  return constraints.length > 0 || (drawings?.length ?? 0) > 0;
}

if (globalThis.customElements && !customElements.get('sudoku-board'))
  customElements.define('sudoku-board', SudokuBoard);

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-board': SudokuBoard;
  }
}
