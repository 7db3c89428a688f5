/** The digits still possible in each cell, and a trail for undoing changes. */
import { masksAt, QUEUE_LENGTH, queueAt, queuedAt, TRAIL_LENGTH, trailAt } from './layout.ts';
import { get, type int, set } from './words.ts';

/** Keeps only these digits in a cell; false if none is left. */
// @inline
export function restrict(cell: int, allowed: int): boolean {
  const old = get(masksAt + cell);
  const left = old & allowed;
  if (left === old) return true;
  return change(cell, old, left);
}

function change(cell: int, old: int, left: int): boolean {
  const length = get(TRAIL_LENGTH);
  set(trailAt + 2 * length, cell);
  set(trailAt + 2 * length + 1, old);
  set(TRAIL_LENGTH, length + 1);
  set(masksAt + cell, left);
  if (left === 0) return false;
  if (get(queuedAt + cell) === 0) enqueue(cell);
  return true;
}

export function enqueue(cell: int): void {
  const length = get(QUEUE_LENGTH);
  set(queuedAt + cell, 1);
  set(queueAt + length, cell);
  set(QUEUE_LENGTH, length + 1);
}

/** Undoes all changes made since the trail had this length; nothing is queued afterwards. */
export function undoTo(length: int): void {
  let at = get(TRAIL_LENGTH);
  while (at > length) {
    at--;
    set(masksAt + get(trailAt + 2 * at), get(trailAt + 2 * at + 1));
  }
  set(TRAIL_LENGTH, at);
  emptyQueue();
}

export function emptyQueue(): void {
  for (let k = get(QUEUE_LENGTH) - 1; k >= 0; k--) set(queuedAt + get(queueAt + k), 0);
  set(QUEUE_LENGTH, 0);
}
