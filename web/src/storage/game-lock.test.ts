import { afterEach, expect, test, vi } from 'vitest';
import { onGameWanted, takeOver, tryLock } from './game-lock.ts';

/** A function, as it is called with `new` too. */
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['rejects', () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))],
  ['throws', refuse],
])('where storage is blocked, and the browser %s, a game is played without a lock', async (_, request) => {
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('BroadcastChannel', refuse);
  expect(await tryLock('a', () => {})).toBeDefined();
  expect(await takeOver('a', () => {})).toBeDefined();
  expect(() => onGameWanted(() => {})()).not.toThrow();
});
