import { flushSession } from '../play/session/current-game.svelte.ts';
import { notices } from '../state/notices.svelte.ts';

/** How long a page that stays open waits before it checks for a new version again, in ms. */
const PATIENCE = 60 * 60 * 1000;

/**
 * Caches the whole page for use without a network. A new version waits until the player asks for it: nothing is
 * reloaded unasked, in this tab or any other.
 */
export async function keepOffline(): Promise<void> {
  // Missing if the page is not served securely.
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // Who saves data fetches what is used, and no more; a copy that is there is kept up to date.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData && !serviceWorker.controller) return;
  const registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  let asked = false;
  let controlled = serviceWorker.controller !== null;

  const takeOver = async (): Promise<void> => {
    notices.newer = undefined;
    await flushSession();
    asked = true;
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();
  };

  /** On a first visit nothing is newer than the page that is shown. */
  const offer = (): void => {
    if (registration.waiting && serviceWorker.controller) notices.newer = () => void takeOver();
  };

  const watchArrival = (): void => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', watchArrival);
  watchArrival();
  offer();

  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // Another tab has switched to a new version. This one keeps the old version until its player wants the new one.
    else if (controlled) notices.newer = () => void takeOver();
    controlled = true;
  });

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < PATIENCE) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}
