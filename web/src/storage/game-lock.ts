/**
 * One tab plays a game at a time. The tab that holds the game's Web Lock may write; another that wants it asks over a
 * channel, and the holder finishes its writing and releases the lock. In a browser without Web Locks, the revision
 * check of `games.ts` alone keeps two tabs from overwriting each other.
 */
export interface GameLock {
  readonly release: () => void;
}

/** How long the holder may take to finish writing before the lock is taken from it, in ms. */
const HANDOVER_TIME = 1500;

const CHANNEL = 'pencilmark-games';

interface Request {
  readonly wanted: string;
}

/** Where storage is blocked, Firefox refuses locks and channels too: nothing is written there that they could guard. */
function isBlocked(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch (error) {
    if (isBlocked(error)) return undefined;
    throw error;
  }
}

/** Takes the lock of a game if no tab holds it. `onLost` runs when another tab has taken it over. */
export function tryLock(id: string, onLost: () => void): Promise<GameLock | undefined> {
  if (!navigator.locks) return Promise.resolve({ release: () => {} });
  return holdLock(id, { ifAvailable: true }, onLost);
}

/** Takes the lock of a game from the tab that holds it, after giving that tab time to finish. */
export async function takeOver(id: string, onLost: () => void): Promise<GameLock | undefined> {
  if (!navigator.locks) return { release: () => {} };
  askHolder(id);
  const patience = AbortSignal.timeout(HANDOVER_TIME);
  const handed = await holdLock(id, { signal: patience }, onLost).catch(() => undefined);
  return handed ?? holdLock(id, { steal: true }, onLost);
}

/** Runs `onWanted` when another tab asks for a game. Returns a function that stops listening. */
export function onGameWanted(onWanted: (id: string) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<Request>) => onWanted(data.wanted));
  return () => channel?.close();
}

function askHolder(id: string): void {
  const channel = openChannel();
  channel?.postMessage({ wanted: id } satisfies Request);
  channel?.close();
}

/** The lock is held until the promise that the callback returns is settled. */
function holdLock(id: string, options: LockOptions, onLost: () => void): Promise<GameLock | undefined> {
  return new Promise((resolve, reject) => {
    let held = false;
    // Where storage is blocked, one browser rejects and another throws.
    const request = async (): Promise<void> =>
      navigator.locks.request(`pencilmark-game-${id}`, options, (lock) => {
        if (!lock) return resolve(undefined);
        held = true;
        return new Promise<void>((release) => resolve({ release }));
      });
    request().catch((error: unknown) => {
      if (held) onLost();
      else if (isBlocked(error)) resolve({ release: () => {} });
      else reject(error);
    });
  });
}
