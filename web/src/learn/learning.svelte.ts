/** What was practised, as the pages of Learn show it. */
import { type CardKey, EMPTY_MEMORY, type Memory, remember, type Review } from '@pencilmark/game/learn';
import { keepReview, readLearning } from '../storage/learning.ts';

let memory = $state.raw<Memory>(EMPTY_MEMORY);
let isRead = $state(false);

export const learning = {
  get memory(): Memory {
    return memory;
  },
  /** Whether the device has been asked; before that the memory is empty. */
  get isRead(): boolean {
    return isRead;
  },
};

/** Reads what is kept. Where the browser blocks storage, it is what was practised since the page was opened. */
export async function openLearning(): Promise<void> {
  try {
    memory = await readLearning();
  } catch {
    // Nothing is kept, and the page of the board says so.
  }
  isRead = true;
}

/** Keeps a review, and what it changes. */
export async function review(key: CardKey, made: Review): Promise<void> {
  try {
    memory = await keepReview(key, made);
  } catch {
    memory = remember(memory, key, made);
  }
}
