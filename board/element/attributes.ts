const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The attributes of the element that have properties of the same meaning. */
export class BoardAttributes extends Base {
  /** `all` for the candidates that the rules allow, or a board with pencil marks as text. */
  get marks(): string {
    return this.getAttribute('marks') ?? '';
  }

  set marks(text: string) {
    this.setAttribute('marks', text);
  }

  /** The number of the step shown; 0 if there is none. */
  get step(): number {
    return this.hasAttribute('step') ? Math.max(1, Math.floor(Number(this.getAttribute('step'))) || 1) : 0;
  }

  /** Shows this step of the logical path, from 1; 0 shows none. */
  set step(nth: number) {
    this.#set('step', nth > 0 ? String(nth) : '');
  }

  /** `light`, `dark` or `contrast`; empty for the colour scheme of the page. */
  get theme(): string {
    return this.getAttribute('theme') ?? '';
  }

  set theme(name: string) {
    this.#set('theme', name);
  }

  /** Whether the board is only shown, not played. */
  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }

  set readOnly(isReadOnly: boolean) {
    this.toggleAttribute('readonly', isReadOnly);
  }

  /** The accessible name; if empty, the title of the puzzle is used. */
  get label(): string {
    return this.getAttribute('label') ?? '';
  }

  set label(name: string) {
    this.#set('label', name);
  }

  /** The name of its value in a form. */
  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.#set('name', name);
  }

  #set(name: string, value: string): void {
    if (value === '') this.removeAttribute(name);
    else this.setAttribute(name, value);
  }
}
