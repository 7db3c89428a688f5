/** Which game was played last. Times cannot tell, since clocks are set back. */
const KEY = 'pencilmark.last-game';

export function keepLastGame(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // The game with the latest time is then taken for the last one.
  }
}

export function lastGame(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
