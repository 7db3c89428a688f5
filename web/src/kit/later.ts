/*
 * Code that is fetched when it is first needed. A fetch that takes long or fails is told on the screen, and can be
 * tried again; nothing that was asked for is lost in silence.
 */
import { announce, notices, type Toast } from '../state/notices.svelte.ts';
import { isUnfetched, loadFailed } from './unfetched.ts';
import { kitWords } from './words.ts';

/** A shorter wait is not told, in ms. */
export const NOTICED = 400;

/** What failed and is to be tried again, each returning whether it arrived. */
const failed = new Set<() => Promise<boolean>>();
/** Whether something failed that only a new start of the page brings back. */
let needsReload = false;

/** Fetches code, then runs what needs it. Says so if that takes long or fails. */
export function later<Code>(load: () => Promise<Code>, run: (code: Code) => unknown): Promise<boolean> {
  let toast: Toast | undefined;
  const timer = setTimeout(
    () => (toast = notices.toast = { message: kitWords.later.loading, lasts: true }),
    NOTICED,
  );
  const settle = (): void => {
    clearTimeout(timer);
    if (toast && notices.toast?.message === toast.message) notices.toast = undefined;
  };
  return load().then(
    (code) => {
      settle();
      run(code);
      return true;
    },
    () => {
      settle();
      offerAgain(() => later(load, run));
      return false;
    },
  );
}

/**
 * Says that something could not be fetched, and offers to try again; what has its own place on the page says so there.
 * Returns a function that takes this back.
 */
export function offerAgain(again: () => Promise<boolean>, hasOwnPlace = false): () => void {
  failed.add(again);
  if (!hasOwnPlace) tell();
  return () => failed.delete(again);
}

function tell(): void {
  const message = loadFailed();
  notices.toast = { message, lasts: true, again: () => void tryAgain() };
  announce(message);
}

/**
 * Tries all that failed once more. What fails again although the server answers is of a version that is no longer
 * there, or kept as failed by the browser: then the page starts again, if the player asked.
 */
export async function tryAgain(mayReload = true): Promise<void> {
  if (notices.toast?.again && !needsReload) notices.toast = undefined;
  const all = [...failed];
  failed.clear();
  const arrived = await Promise.all(all.map((again) => again()));
  if ((arrived.every(Boolean) && !needsReload) || !mayReload) return;
  const answer = await fetch('./', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else tell();
}

/** Watches for fetches that nobody else answers for. For an effect. */
export function watchFetches(): () => void {
  const watch = (event: PromiseRejectionEvent): void => {
    if (!isUnfetched(event.reason)) return;
    event.preventDefault();
    needsReload = true;
    tell();
  };
  const retry = (): void => void tryAgain(false);
  addEventListener('unhandledrejection', watch);
  addEventListener('online', retry);
  return () => {
    removeEventListener('unhandledrejection', watch);
    removeEventListener('online', retry);
  };
}
