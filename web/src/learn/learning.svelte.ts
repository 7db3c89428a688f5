/** What was practised, as the pages of Learn show it. */
import { type CardKey, EMPTY_MEMORY, type Memory, remember, type Review } from '@pencilmark/game/learn';
import { keepDone, keepReview, keepStart, readDone, readLearning, readStart } from '../storage/learning.ts';

/** A set, and what is in it: addresses below `#/learn/`. */
interface OpenSet {
  readonly address: string;
  readonly subjects: readonly string[];
}

let memory = $state.raw<Memory>(EMPTY_MEMORY);
let isRead = $state(false);
let start = $state<string>();
let done = $state.raw<readonly string[]>([]);
let openSet = $state.raw<OpenSet>();

export const learning = {
  get memory(): Memory {
    return memory;
  },
  /** The chapter to begin with, once it was found. */
  get start(): string | undefined {
    return start;
  },
  /** What was done to its end: addresses below `#/learn/`. */
  get done(): readonly string[] {
    return done;
  },
  /** The set that was opened last, to come back to. */
  get openSet(): OpenSet | undefined {
    return openSet;
  },
  set openSet(set: OpenSet | undefined) {
    openSet = set;
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
    done = await readDone();
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

/** Keeps that a lesson or a drill was done to its end. */
export async function finish(subject: string): Promise<void> {
  try {
    done = await keepDone(subject);
  } catch {
    done = [...done, subject];
  }
}
