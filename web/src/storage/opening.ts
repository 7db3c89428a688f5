const KEY = 'pencilmark.opening';
/** A page in the background draws no frame, but it answers. */
const HIDDEN_MS = 1_500;

/**
 * `hung`: the game with which the page hung on the last visit, whose note was never taken back. It is not opened by
 * itself, and forgotten once that was told.
 */
export const opening = { hung: read() };

/**
 * Notes that a game with rules is about to be shown. The note is taken back once the board was drawn and the page has
 * answered after that, so that a browser that is killed while a game is played leaves none behind.
 */
export function noteOpening(id: string): void {
  write(id);
  const done = (): void => write(undefined);
  // The board is drawn in the first frame; the second is only asked for once that is done.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  setTimeout(done, HIDDEN_MS);
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
