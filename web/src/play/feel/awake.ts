/** How long after the last touch or key the screen stays on, in ms. */
const IDLE = 5 * 60_000;

/**
 * Keeps the screen on while the page is seen and used. A browser without wake locks, or that refuses one (to save its
 * battery), does as it likes. Returns what ends it.
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
  /** Waits for what is left of the idle time: one timer, which a key need not set again. */
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
        // The browser itself takes it away when the page is hidden.
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
