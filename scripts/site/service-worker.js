/**
 * Keeps all files of one build, so that the page works without a network. `write-offline.mjs` puts `BUILD` before it:
 * the files' names with the SHA-256 of their contents. Nothing is ever taken from another version while the page runs
 * on this one, and another version takes over only when the player agrees.
 */
/* global BUILD */

const SCOPE = self.registration.scope;
/** Several copies of the page can live in folders of one server. */
const PREFIX = `pencilmark ${SCOPE} `;
const CACHE = PREFIX + BUILD.version;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
});

/**
 * Fetches changed files; the others are copied from the previous version. What the first game may need comes first, and
 * little at a time; then the rest, all the wider, but behind whatever the page asks for meanwhile.
 */
async function keepAll() {
  const { first, rest } = inOrder(Object.keys(BUILD.files), self.navigator.languages);
  const cache = await caches.open(CACHE);
  const older = await olderCaches();
  await keep(first, 2, 'auto');
  await keep(rest, 16, 'low');

  async function keep(paths, width, priority) {
    const waiting = paths.toReversed();
    const keepOn = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const key = keyOf(path);
        if (await cache.match(key)) continue;
        await cache.put(key, (await findIn(older, key)) ?? (await fetchPlain(path, priority)));
      }
    };
    await Promise.all(Array.from({ length: width }, keepOn));
  }
}

/** The workers of hints and of new puzzles, and the texts in the language of the browser, before all else. */
function inOrder(paths, [language = 'en']) {
  const wanted = [/^assets\/open-hints-/, /^assets\/logic\.worker-/, /^assets\/another\.worker-/];
  if (!language.startsWith('en')) wanted.push(new RegExp(`^assets/${language.slice(0, 2)}-`));
  const first = wanted.flatMap((name) => paths.filter((path) => name.test(path) && path.endsWith('.js')));
  return { first, rest: paths.filter((path) => !first.includes(path)) };
}

/** A tab may still run on the previous version and request more of its files. */
async function dropOld() {
  const older = await olderNames();
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request) {
  const path = pathOf(request.url);
  const cache = await caches.open(CACHE);
  const kept = path in BUILD.files ? await cache.match(keyOf(path)) : await findPath(path);
  return kept ?? fetch(request);
}

/** A file of the previous version, which only a tab of that version requests. */
async function findPath(path) {
  return findIn(await olderCaches(), new URL(path, SCOPE).href, { ignoreSearch: true });
}

/** The file of an address: folders have an index, and some servers leave `.html` out. */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  const path = decodeURIComponent(`${origin}${pathname}`.slice(SCOPE.length));
  return [path, `${path}index.html`, `${path}.html`].find((name) => name in BUILD.files) ?? path;
}

/** The key contains the file's hash, so that an unchanged file can be told from a changed one. */
function keyOf(path) {
  return `${new URL(path, SCOPE).href}?${BUILD.files[path]}`;
}

async function fetchPlain(path, priority) {
  // Names under `assets` change with their content; the others must not come from an old browser cache.
  const cache = path.startsWith('assets/') ? 'default' : 'no-cache';
  const response = await fetch(new URL(path, SCOPE), { cache, priority });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // Cached files are served for ever: a truncated file, or a page of the network or of another version, must not be
  // cached.
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  if (hexOf(hash) !== BUILD.files[path]) throw new Error(`${path} is not the file that was built`);
  if (!response.redirected) return response;
  // A page must not be answered with a redirected response.
  return new Response(await response.blob(), { headers: response.headers });
}

function hexOf(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function findIn(list, key, options) {
  for (const cache of list) {
    const found = await cache.match(key, options);
    if (found) return found;
  }
  return undefined;
}

/** Oldest first. */
async function olderNames() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function olderCaches() {
  return Promise.all((await olderNames()).reverse().map((name) => caches.open(name)));
}
