/** How long a key must be held down for its second function, in ms. */
const HELD = 500;

/** Runs `does` when a button is held down by mouse or touch; the click at its end is then ignored. */
export function holding(does: () => void): (button: HTMLElement) => () => void {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const release = (): void => clearTimeout(timer);
    const press = ({ button: which }: PointerEvent): void => {
      release();
      isHeld = false;
      if (which !== 0) return;
      timer = setTimeout(() => {
        isHeld = true;
        does();
      }, HELD);
    };
    const click = (event: Event): void => {
      if (!isHeld) return;
      isHeld = false;
      event.stopImmediatePropagation();
    };
    // A long press by touch would open the browser's menu.
    const suppress = (event: Event): void => event.preventDefault();
    const over = new AbortController();
    const { signal } = over;
    button.addEventListener('pointerdown', press, { signal });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      button.addEventListener(type, release, { signal });
    button.addEventListener('click', click, { signal, capture: true });
    button.addEventListener('contextmenu', suppress, { signal });
    return () => {
      release();
      over.abort();
    };
  };
}
