/** What was practised, as the pages of Learn show it. */
import { type CardKey, EMPTY_MEMORY, type Memory, remember, type Review } from '@pencilmark/game/learn';
import { keepReview, keepStart, readLearning, readStart } from '../storage/learning.ts';

let memory = $state.raw<Memory>(EMPTY_MEMORY);
let isRead = $state(false);
let start = $state<string>();

export const learning = {
  get memory(): Memory {
    return memory;
  },
  /** The chapter to begin with, once it was found. */
  get start(): string | undefined {
    return start;
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
    start = await readStart();
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

/** Keeps the chapter to begin with. */
export async function startAt(chapter: string): Promise<void> {
  start = chapter;
  try {
    await keepStart(chapter);
  } catch {
    // It is marked until the page is closed.
  }
}
