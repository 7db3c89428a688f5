import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePage, type StatusPage } from './serve.ts';

let page: StatusPage;
beforeAll(async () => {
  page = await servePage(0, 'here', () => Promise.reject(new Error('no queue')));
});
afterAll(() => page.close());

async function statusFor(host: string): Promise<number | undefined> {
  const asked = get(page.address, { headers: { host } });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

// A queue that cannot be read gives 503: the request was accepted.
test.each([
  ['127.0.0.1', 503],
  ['localhost:8080', 503],
  ['[::1]:80', 503],
  ['evil.example', 421],
  ['127.0.0.1.evil.example', 421],
  ['localhost.evil.example:80', 421],
])('a request for the host “%s” is answered %i', async (host, status) => {
  expect(await statusFor(host)).toBe(status);
});
