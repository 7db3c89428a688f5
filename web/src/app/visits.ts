import { dayNow } from '../days/day.ts';

const KEY = 'pencilmark.day';

/** Notes that the page was opened, and says whether it was opened before, and before on this day. */
export function noteVisit(): 'first' | 'first of the day' | 'again' {
  try {
    const last = localStorage.getItem(KEY);
    const today = dayNow();
    localStorage.setItem(KEY, today);
    if (last === null) return 'first';
    return last === today ? 'again' : 'first of the day';
  } catch {
    // Where nothing can be kept, every visit is the first.
    return 'first';
  }
}
