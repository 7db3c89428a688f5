/** How long the screen stays on after the last touch or key, in ms. */
const IDLE = 5 * 60_000;

/**
 * Keeps the screen on while the page is visible and in use. A browser without wake locks, or one that refuses them (to
 * save power), keeps its own behaviour. Returns a cleanup function.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isEnded = false;
  let isAsking = false;
  let lastUse = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = (): void => {
    void lock?.release();
    lock = undefined;
  };
  /** Waits for the rest of the idle time: a single timer, which keys need not reset. */
  const wait = (): void => {
    const left = lastUse + IDLE - performance.now();
    if (left <= 0) {
      timer = undefined;
      release();
    } else timer = setTimeout(wait, left);
  };
  const use = (): void => {
    lastUse = performance.now();
    if (timer === undefined) wait();
    if (lock || isAsking || document.hidden || !('wakeLock' in navigator)) return;
    isAsking = true;
    navigator.wakeLock
      .request('screen')
      .then((given) => {
        lock = given;
        // The browser releases the lock itself when the page is hidden.
        given.addEventListener('release', () => (lock = lock === given ? undefined : lock));
        if (isEnded) release();
      })
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  };

  const EVENTS = ['pointerdown', 'keydown', 'visibilitychange'] as const;
  for (const event of EVENTS) document.addEventListener(event, use);
  use();
  return () => {
    isEnded = true;
    for (const event of EVENTS) document.removeEventListener(event, use);
    clearTimeout(timer);
    release();
  };
}
