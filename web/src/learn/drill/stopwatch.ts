/** Time in view: time while the page is hidden does not count. */
export interface Stopwatch {
  readonly restart: () => void;
  readonly ms: () => number;
  readonly end: () => void;
}

export function stopwatch(): Stopwatch {
  let counted = 0;
  let since: number | undefined;
  const look = (): void => {
    if (since !== undefined) counted += performance.now() - since;
    since = document.hidden ? undefined : performance.now();
  };
  document.addEventListener('visibilitychange', look);
  return {
    restart: () => {
      counted = 0;
      since = document.hidden ? undefined : performance.now();
    },
    ms: () => {
      look();
      return Math.round(counted);
    },
    end: () => document.removeEventListener('visibilitychange', look),
  };
}
