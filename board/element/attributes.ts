const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The attributes of the element that are properties of the same meaning. */
export class BoardAttributes extends Base {
  get marks(): string {
    return this.getAttribute('marks') ?? '';
  }

  set marks(text: string) {
    this.setAttribute('marks', text);
  }

  /** The step that is shown; 0 where none is. */
  get step(): number {
    return this.hasAttribute('step') ? Math.max(1, Math.floor(Number(this.getAttribute('step'))) || 1) : 0;
  }

  set step(nth: number) {
    this.#set('step', nth > 0 ? String(nth) : '');
  }

  get theme(): string {
    return this.getAttribute('theme') ?? '';
  }

  set theme(name: string) {
    this.#set('theme', name);
  }

  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }

  set readOnly(isReadOnly: boolean) {
    this.toggleAttribute('readonly', isReadOnly);
  }

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
