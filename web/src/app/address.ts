import { openStored, startGame, table } from '../game-session/session.svelte.ts';
import { PAGES, ui } from '../ui/ui.svelte.ts';

/**
 * What the address names after `#/`: a page, and after another `/` its subject, as in `play/<game>`. It lies behind the `#`, so that the page
 * works from any folder of any server. Returns what ends the following.
 */
export function followAddress(): () => void {
  const follow = (): void => void goTo(location.hash.slice(2));
  window.addEventListener('hashchange', follow);
  follow();
  return () => window.removeEventListener('hashchange', follow);
}

async function goTo(path: string): Promise<void> {
  const [name, ...rest] = path.split('/');
  window.scrollTo(0, 0);
  ui.page = PAGES.find((page) => page === name) ?? 'play';
  ui.subject = rest.join('/');
  if (ui.page !== 'play') return;
  const [id] = rest;
  if (table.session && (id === undefined || id === table.session.id)) return;
  if (id && (await openStored(id))) return;
  if (await openStored()) return;
  if (!table.session) await startFirstGame();
}

async function startFirstGame(): Promise<void> {
  const { puzzle, title } = (await import('../shelf/first-game.ts')).firstGame();
  await startGame(puzzle, title);
}
