/** Ways to walk through a hint besides its buttons: arrow keys while the focus is in it, and swipes. */
import { back, deeper, hints } from './hint.svelte.ts';

/** Minimum length of a swipe, in CSS pixels. */
const SWIPE = 40;

/** Keys that the walk does not use go to the board. */
export function onWalkKey(event: KeyboardEvent): void {
  if (!hints.view?.walk || event.defaultPrevented) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  walkBy(event.currentTarget as HTMLElement, by);
}

export function swiping(sheet: HTMLElement): () => void {
  let start: PointerEvent | undefined;
  const begin = (event: PointerEvent): void => {
    const isOnSlider = event.target instanceof Element && event.target.closest('[role=slider]') !== null;
    start = event.pointerType === 'mouse' || isOnSlider ? undefined : event;
  };
  const end = (event: PointerEvent): void => {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    start = undefined;
    // Swiping works like turning pages: the current one moves away.
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) walkBy(sheet, dx < 0 ? 1 : -1);
  };
  sheet.addEventListener('pointerdown', begin);
  sheet.addEventListener('pointerup', end);
  return () => {
    sheet.removeEventListener('pointerdown', begin);
    sheet.removeEventListener('pointerup', end);
  };
}

/** Right is forward in left-to-right text. Past the last link nothing happens: the hint is not applied. */
function walkBy(sheet: HTMLElement, by: number): void {
  const isFurther = getComputedStyle(sheet).direction === 'rtl' ? by < 0 : by > 0;
  if (!isFurther) back();
  else if (hints.view?.lead?.does === 'deeper') deeper();
}
