import { createServer, type Server, type ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { QueueStatus } from '../status.ts';
import { PAGE_STYLE, renderPage } from './page.ts';

/** Milliseconds for which one reading of the queue serves all requests. */
const FRESH = 1000;

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
};

export interface StatusPage {
  readonly address: string;
  readonly close: () => void;
}

/**
 * Serves `/` as a page and `/status.json` for programs, only to this machine; nothing can be changed through it.
 * Rejects with a system error if the port is taken.
 */
export async function servePage(
  port: number,
  place: string,
  look: () => Promise<QueueStatus>,
): Promise<StatusPage> {
  let last: { readonly time: number; readonly status: Promise<QueueStatus> } | undefined;
  const status = (): Promise<QueueStatus> => {
    if (!last || Date.now() - last.time > FRESH) last = { time: Date.now(), status: look() };
    return last.status;
  };
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (!isOurs(request.headers.host))
      answer(response, 421, 'text/plain', 'This page is for this machine alone: open it at 127.0.0.1.\n');
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      answer(response, 405, 'text/plain', 'This page is only for reading.\n');
    else if (path !== '/' && path !== '/status.json')
      answer(response, 404, 'text/plain', 'There is / only.\n');
    else
      status().then(
        (found) =>
          path === '/'
            ? answer(response, 200, 'text/html', renderPage(place, found))
            : answer(response, 200, 'application/json', `${JSON.stringify(found)}\n`),
        () => answer(response, 503, 'text/plain', 'The queue cannot be read just now.\n'),
      );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A page of another name that was made to lead here (DNS rebinding) sends its own name. */
function isOurs(host = ''): boolean {
  return /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i.test(host);
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': `${type}; charset=utf-8` }).end(body);
}
