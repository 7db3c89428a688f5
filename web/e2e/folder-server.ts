import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

/** Where the site is built. */
export const DIST = join(import.meta.dirname, '../dist');

/** A folder behind a plain static server. */
export interface FolderServer {
  readonly folder: string;
  readonly address: string;
  /** Ends the server; open requests get no answer. */
  off(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves a folder under a path, on a port of the system's choice. `headers` go with every file. */
export async function serveFolder(
  folder: string,
  base = '/',
  headers: Readonly<Record<string, string>> = {},
): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const path = normalize(decodeURIComponent(pathname.slice(base.length)));
    const file = join(folder, path.endsWith('/') || path === '.' ? 'index.html' : path);
    if (!pathname.startsWith(base) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
    } else {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, ...headers }).end(readFileSync(file));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return { folder, address: `http://127.0.0.1:${bound.port}${base}`, off: once(() => end(server)) };
}

/**
 * Serves a copy of a folder under `/some/folder/`, which a test may change. `off` leaves the copy; `remove` deletes it.
 */
export async function serveCopy(original: string): Promise<FolderServer & { remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
  cpSync(original, folder, { recursive: true });
  const server = await serveFolder(folder, '/some/folder/');
  return {
    ...server,
    remove: async () => {
      await server.off();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function end(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return ended;
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}
