/**
 * `<sudoku-board>`: shows a puzzle in any format that the engine reads, and lets it be played. Importing this file
 * defines the element; outside a page, where there are no elements, it does nothing.
 *
 * Attributes: `puzzle` (any puzzle text; line breaks and links too), `marks` (`all` shows the candidates that the rules
 * allow, any other text is read as a board with pencil marks), `step` (the number of a step of the logical path, from
 * 1: the board as it was before it, with its proof), `theme` (`light`, `dark`, `contrast`; otherwise the reader's
 * choice), `readonly`, `label` (the accessible name; otherwise the title of the puzzle).
 *
 * Events, all of which bubble: `input` after each change by the player, `solved` once when the board is filled and
 * obeys every rule, `error` when a text cannot be read; `problem` then says what is wrong, and where.
 */
import {
  candidatesOf,
  cellIn,
  describeProblem,
  digitsAsLine,
  findConflicts,
  hasOnlyHouses,
  isSolutionOf,
  parseSheet,
  symbolOf,
} from 'pencilmark';
import type { Cell, Digits, DigitSet, Problem, Puzzle, Sheet } from 'pencilmark';
import {
  CELL,
  drawBoard,
  type CellLook,
  type Drawing,
  EMPTY_LOOK,
  svgOf,
  type ThemeName,
  THEMES,
} from '@pencilmark/board';
import { styleSheet } from './style.ts';

const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

const ATTRIBUTES = ['puzzle', 'marks', 'step', 'theme', 'readonly', 'label'] as const;

/** The state of the board. */
interface Play {
  readonly puzzle: Puzzle;
  readonly title: string;
  digits: number[];
  /** Pencil marks of the open cells, where any are shown. */
  marks: DigitSet[] | undefined;
  wasSolved: boolean;
}

export class SudokuBoard extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  /** The problem of the text, or undefined. */
  problem: Problem | undefined;

  #play: Play | undefined;
  #selected: Cell = 0;
  #isPencil = false;
  /** The drawing of a step and its words, once they have been computed. */
  #told: { readonly drawing: Drawing; readonly text: string } | undefined;
  #turn = 0;
  #root: ShadowRoot | undefined;
  readonly #darkness = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  readonly #repaint = (): void => this.#paint();

  connectedCallback(): void {
    this.#darkness?.addEventListener('change', this.#repaint);
    if (this.#root) return this.#paint();
    this.#root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#root.adoptedStyleSheets = [styleSheet()];
    this.#root.addEventListener('keydown', (event) => this.#press(event as KeyboardEvent));
    this.#root.addEventListener('click', (event) => this.#click(event.target as HTMLElement));
    this.#root.addEventListener('focusin', (event) => this.#reach(event.target as HTMLElement));
    this.#read();
  }

  disconnectedCallback(): void {
    this.#darkness?.removeEventListener('change', this.#repaint);
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.#root || before === after) return;
    if (name === 'puzzle' || name === 'marks' || name === 'step') this.#read();
    else this.#build();
  }

  /** The digits on the board as a line: a symbol a cell, `.` where it is empty. Empty without a puzzle. */
  get value(): string {
    return this.#play ? digitsAsLine(this.#play.puzzle.geometry, this.#play.digits) : '';
  }

  /** Whether the board is filled and obeys every rule. */
  get solved(): boolean {
    return this.#play !== undefined && isSolutionOf(this.#play.puzzle, this.#play.digits);
  }

  /** Takes all entries and marks away. */
  reset(): void {
    this.#read();
  }

  #read(): void {
    this.#turn++;
    this.#play = undefined;
    this.#told = undefined;
    this.problem = undefined;
    const text = this.getAttribute('puzzle') ?? '';
    const read = parseSheet(text);
    if (!read.ok) {
      this.#refuse(read.error);
    } else if (!hasOnlyHouses(read.value.puzzle)) {
      const message = 'This board has rules that cannot be drawn yet.';
      this.#refuse({ code: 'board.constraints', message });
    } else {
      this.#play = this.#playOf(read.value);
      this.#selected = 0;
      if (this.hasAttribute('step')) void this.#tell(this.#turn);
    }
    this.#build();
  }

  #refuse(problem: Problem): void {
    this.problem = problem;
    this.dispatchEvent(new CustomEvent('error', { bubbles: true, detail: problem }));
  }

  #playOf({ puzzle, entries, marks, title = '' }: Sheet): Play {
    const digits = puzzle.givens.map((given, cell) => given || (entries?.[cell] ?? 0));
    const shown = this.#marksFor(puzzle, digits) ?? marks ?? puzzle.allowed;
    return { puzzle, title, digits, marks: shown && [...shown], wasSolved: false };
  }

  #marksFor(puzzle: Puzzle, digits: Digits): readonly DigitSet[] | undefined {
    const text = this.getAttribute('marks');
    if (text === null) return undefined;
    if (text === '' || text === 'all') return candidatesOf(puzzle, digits);
    const read = parseSheet(text, { geometry: puzzle.geometry });
    if (read.ok) return read.value.marks ?? read.value.puzzle.allowed;
    this.#refuse(read.error);
    return undefined;
  }

  /** Logic and its words are fetched by those who show a step, and by nobody else. */
  async #tell(turn: number): Promise<void> {
    const { tellStep } = await import('./tell-step.ts');
    if (turn !== this.#turn || !this.#play) return;
    this.#told = tellStep(this.#play.puzzle, Number(this.getAttribute('step')));
    this.#build();
  }

  get #canPlay(): boolean {
    return !this.hasAttribute('readonly') && !this.hasAttribute('step');
  }

  /** Builds what does not change while a puzzle is played, and paints it. */
  #build(): void {
    const root = this.#root;
    if (!root) return;
    root.replaceChildren();
    if (this.problem) {
      root.append(element('p', { role: 'alert', part: 'problem' }, describeProblem(this.problem)));
    }
    root.host.setAttribute('data-theme', this.#themeName());
    if (!this.#play) return;
    const { puzzle, title } = this.#play;
    const name = this.getAttribute('label') ?? (title === '' ? 'Sudoku' : title);
    const grid = element('div', { role: 'grid', part: 'grid', 'aria-label': name });
    if (!this.#canPlay) grid.setAttribute('aria-readonly', 'true');
    const board = element('div', { part: 'board', class: 'board' });
    board.append(element('div', { class: 'picture', 'aria-hidden': 'true' }), grid);
    grid.append(...rowsOf(puzzle));
    root.append(board);
    if (this.#told) root.append(element('p', { part: 'text', class: 'text' }, this.#told.text));
    if (this.#canPlay) root.append(this.#keypad(puzzle));
    this.#paint();
  }

  #keypad({ geometry }: Puzzle): HTMLElement {
    const pad = element('div', { class: 'pad', part: 'keypad', role: 'group', 'aria-label': 'Keypad' });
    geometry.symbols.forEach((symbol, index) => pad.append(key(String(index + 1), symbol, symbol)));
    pad.append(key('0', '⌫', 'Erase'), key('pencil', '✎', 'Pencil marks'));
    return pad;
  }

  #paint(): void {
    const root = this.#root;
    const play = this.#play;
    const picture = root?.querySelector('.picture');
    if (!root || !play || !picture) return;
    const name = this.#themeName();
    root.host.setAttribute('data-theme', name);
    const drawing = this.#told?.drawing ?? this.#drawing(play);
    picture.innerHTML = svgOf(drawing, { theme: THEMES[name] });
    this.#place(drawing.view);
    const { geometry, givens } = play.puzzle;
    for (const cell of root.querySelectorAll<HTMLElement>('[role=gridcell]')) {
      const at = Number(cell.dataset.cell);
      const digit = symbolOf(geometry, play.digits[at]);
      const kind = givens[at] !== 0 ? ', given' : '';
      const { row, column } = geometry.cells[at];
      cell.setAttribute(
        'aria-label',
        `row ${row + 1}, column ${column + 1}: ${digit === '' ? 'empty' : digit}${kind}`,
      );
      cell.setAttribute('aria-selected', String(this.#canPlay && at === this.#selected));
      if (this.#canPlay && givens[at] !== 0) cell.setAttribute('aria-readonly', 'true');
      cell.tabIndex = at === this.#selected ? 0 : -1;
    }
    root.querySelector('[data-key=pencil]')?.setAttribute('aria-pressed', String(this.#isPencil));
  }

  #themeName(): ThemeName {
    const wanted = this.getAttribute('theme');
    if (wanted !== null && wanted in THEMES) return wanted as ThemeName;
    return this.#darkness?.matches ? 'dark' : 'light';
  }

  #drawing({ puzzle, digits, marks }: Play): Drawing {
    const { geometry, givens } = puzzle;
    const broken = new Set(findConflicts(puzzle, digits).flatMap(({ cells }) => cells));
    const looks = digits.map((digit, cell): CellLook => ({
      ...EMPTY_LOOK,
      digit,
      corner: marks?.[cell] ?? 0,
      origin: givens[cell] === 0 ? 'entry' : 'given',
      fault: broken.has(cell) ? 'conflict' : 'none',
    }));
    if (!this.#canPlay) return drawBoard({ geometry, looks });
    const same = digits[this.#selected];
    return drawBoard({
      geometry,
      looks,
      highlights: [
        { role: 'peer', cells: geometry.peers[this.#selected] },
        {
          role: 'same',
          cells: digits.flatMap((digit, cell) => (same !== 0 && digit === same ? [cell] : [])),
        },
        { role: 'selected', cells: [this.#selected] },
      ],
      selection: [this.#selected],
    });
  }

  /** Lays the cells that are read aloud over the cells that are drawn. */
  #place([left, top, width, height]: Drawing['view']): void {
    const { geometry } = this.#play!.puzzle;
    const board = this.#root!.querySelector<HTMLElement>('.board')!;
    board.style.aspectRatio = `${width} / ${height}`;
    for (const cell of this.#root!.querySelectorAll<HTMLElement>('[role=gridcell]')) {
      const { row, column } = geometry.cells[Number(cell.dataset.cell)];
      cell.style.left = `${(100 * (column * CELL - left)) / width}%`;
      cell.style.top = `${(100 * (row * CELL - top)) / height}%`;
      cell.style.width = `${(100 * CELL) / width}%`;
      cell.style.height = `${(100 * CELL) / height}%`;
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
    if (pressed === undefined) {
      target.closest<HTMLElement>('[data-cell]')?.focus();
    } else if (pressed === 'pencil') {
      this.#isPencil = !this.#isPencil;
      this.#paint();
    } else {
      this.#enter(Number(pressed));
    }
  }

  #press(event: KeyboardEvent): void {
    const play = this.#play;
    const isInGrid = (event.target as HTMLElement).dataset.cell !== undefined;
    if (!play || !isInGrid || event.ctrlKey || event.metaKey || event.altKey) return;
    const { geometry } = play.puzzle;
    const way = WAYS[event.key];
    if (way) {
      this.#move(way[0], way[1]);
    } else if (
      ['0', 'Backspace', 'Delete', ' '].includes(event.key) &&
      !geometry.symbols.includes(event.key)
    ) {
      this.#enter(0);
    } else {
      const exact = geometry.symbols.indexOf(event.key);
      const index = exact < 0 ? geometry.symbols.indexOf(event.key.toUpperCase()) : exact;
      if (index < 0) return;
      this.#enter(index + 1);
    }
    event.preventDefault();
  }

  /** Goes to the next cell that way, over gaps of the canvas. */
  #move(down: number, right: number): void {
    const { geometry } = this.#play!.puzzle;
    let { row, column } = geometry.cells[this.#selected];
    for (;;) {
      row += down;
      column += right;
      if (row < 0 || column < 0 || row >= geometry.rows || column >= geometry.columns) return;
      const cell = cellIn(geometry, row, column);
      if (cell === undefined) continue;
      this.#root!.querySelector<HTMLElement>(`[data-cell="${cell}"]`)!.focus();
      return;
    }
  }

  /** Puts a digit, or a mark, into the selected cell; the same again, or 0, takes it away. */
  #enter(digit: number): void {
    const play = this.#play;
    const cell = this.#selected;
    if (!play || !this.#canPlay || play.puzzle.givens[cell] !== 0) return;
    if (this.#isPencil && digit !== 0) {
      if (play.digits[cell] !== 0) return;
      play.marks ??= play.digits.map(() => 0);
      play.marks[cell] ^= 1 << (digit - 1);
    } else {
      play.digits[cell] = play.digits[cell] === digit ? 0 : digit;
    }
    this.#paint();
    this.dispatchEvent(
      new CustomEvent('input', { bubbles: true, detail: { cell, digit: play.digits[cell] } }),
    );
    const isSolved = this.solved;
    if (isSolved && !play.wasSolved) this.dispatchEvent(new CustomEvent('solved', { bubbles: true }));
    play.wasSolved = isSolved;
  }
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function element(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

function key(name: string, text: string, label: string): HTMLElement {
  return element('button', { type: 'button', 'data-key': name, 'aria-label': label }, text);
}

/** The rows of the canvas with their cells, as assistive technology reads them. */
function rowsOf({ geometry }: Puzzle): HTMLElement[] {
  const rows = Array.from({ length: geometry.rows }, () => element('div', { role: 'row' }));
  geometry.cells.forEach(({ row }, cell) =>
    rows[row].append(element('div', { role: 'gridcell', 'data-cell': String(cell) })),
  );
  return rows.filter((row) => row.childElementCount > 0);
}

if (globalThis.customElements && !customElements.get('sudoku-board')) {
  customElements.define('sudoku-board', SudokuBoard);
}

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-board': SudokuBoard;
  }
}
