/** The stored practice results, as shown by the pages of Learn. */
import { type CardKey, EMPTY_MEMORY, type Memory, remember, type Review } from '@pencilmark/game/learn';
import { keepDone, keepReview, keepStart, readDone, readLearning, readStart } from '../storage/learning.ts';

/** A set and its items: addresses below `#/learn/`. */
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
  /** The chapter to begin with, if it was found. */
  get start(): string | undefined {
    return start;
  },
  /** The finished subjects: addresses below `#/learn/`. */
  get done(): readonly string[] {
    return done;
  },
  /** The set opened last, to return to. */
  get openSet(): OpenSet | undefined {
    return openSet;
  },
  set openSet(set: OpenSet | undefined) {
    openSet = set;
  },
  /** Whether storage has been read; before that the memory is empty. */
  get isRead(): boolean {
    return isRead;
  },
};

/** Reads the stored results. If the browser blocks storage, they are those since the page was opened. */
export async function openLearning(): Promise<void> {
  try {
    memory = await readLearning();
    start = await readStart();
    done = await readDone();
  } catch {
    // Nothing is stored, and the play page reports it.
  }
  isRead = true;
}

/** Stores a review and its effects. */
export async function review(key: CardKey, made: Review): Promise<void> {
  try {
    memory = await keepReview(key, made);
  } catch {
    memory = remember(memory, key, made);
  }
}

/** Stores the chapter to begin with. */
export async function startAt(chapter: string): Promise<void> {
  start = chapter;
  try {
    await keepStart(chapter);
  } catch {
    // It stays marked until the page is closed.
  }
}

/** Records that a lesson or a drill was finished. */
export async function finish(subject: string): Promise<void> {
  try {
    done = await keepDone(subject);
  } catch {
    done = [...done, subject];
  }
}
