import { dayNow } from '../days/day.ts';

const KEY = 'pencilmark.day';

/** Records a visit. Returns whether the page was opened before, and whether on this day. */
export function noteVisit(): 'first' | 'first of the day' | 'again' {
  try {
    const last = localStorage.getItem(KEY);
    const today = dayNow();
    localStorage.setItem(KEY, today);
    if (last === null) return 'first';
    return last === today ? 'again' : 'first of the day';
  } catch {
    // If nothing can be stored, every visit is the first.
    return 'first';
  }
}
