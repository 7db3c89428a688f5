const KEY = 'pencilmark.opening';
/** By then the board has been drawn and its rules have been checked, and the page has answered. */
const ANSWERED_MS = 1_500;

/**
 * `hung`: the game with which the page hung on the last visit, whose note was never taken back. It is not opened by
 * itself, and forgotten once that was told.
 */
export const opening = { hung: read() };

/** Notes that a game with rules is about to be shown; a page that still answers takes the note back. */
export function noteOpening(id: string): void {
  write(id);
  const done = (): void => write(undefined);
  setTimeout(done, ANSWERED_MS);
  addEventListener('pagehide', done, { once: true });
}

function read(): string | undefined {
  try {
    const id = localStorage.getItem(KEY) ?? undefined;
    localStorage.removeItem(KEY);
    return id;
  } catch {
    return undefined; // storage is blocked
  }
}

function write(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Storage is blocked, so no game will be opened either.
  }
}
