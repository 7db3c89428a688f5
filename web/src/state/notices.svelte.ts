/** A finished action that can be undone, a running one that can be stopped, a failed one to try again, or a puzzle to play. */
export interface Toast {
  readonly message: string;
  readonly undo?: () => void;
  readonly stop?: () => void;
  readonly again?: () => void;
  /** Whether it stays until it is closed or replaced. */
  readonly lasts?: boolean;
  readonly play?: () => void;
}

/** A temporary message in the line under the title, in place of the current game. */
interface Line {
  readonly text: string;
  /** A conflict stays until it is resolved. */
  readonly kind: 'conflict' | 'done';
  /** The cells in conflict. */
  readonly cells?: readonly number[];
  readonly action?: { readonly label: string; readonly does: () => void };
}

/** A message for screen readers. The count makes a repeated message a new one. */
interface Announcement {
  readonly text: string;
  readonly count: number;
}

interface Notices {
  toast: Toast | undefined;
  line: Line | undefined;
  /** Switches to a newer version of the page, if one is waiting. */
  newer: (() => void) | undefined;
  /** The message read by screen readers when idle, and the one read at once. */
  polite: Announcement;
  assertive: Announcement;
}

export const notices: Notices = $state({
  toast: undefined,
  line: undefined,
  newer: undefined,
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
});

/** Makes screen readers read a result. One message per action: the last one wins, and no alert outlives it. */
export function announce(text: string): void {
  notices.polite = { text, count: notices.polite.count + 1 };
  notices.assertive = { text: '', count: 0 };
}

/** Makes screen readers read a conflict at once, interrupting other messages. */
export function announceUrgent(text: string): void {
  notices.assertive = { text, count: notices.assertive.count + 1 };
  notices.polite = { text: '', count: 0 };
}

/** Shows what was done in the line under the title, and announces it. */
export function sayLine(text: string): void {
  notices.line = { text, kind: 'done' };
  announce(text);
}

/** Shows a message, and announces it. */
export function notify(message: string): void {
  notices.toast = { message };
  announce(message);
}
