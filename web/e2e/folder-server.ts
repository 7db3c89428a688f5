import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

/** A copy of the built page in a folder of a plain server, which can be changed and switched off. */
export interface FolderServer {
  readonly folder: string;
  readonly address: string;
  /** Ends the server; everything that still asks it gets no answer. */
  off(): Promise<void>;
  /** Ends it and removes the folder. */
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves a copy of `dist` under `/some/folder/`. */
export async function serveCopy(dist: string): Promise<FolderServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
  cpSync(dist, folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const path = normalize(decodeURIComponent(pathname.replace(BASE, '')));
    const file = join(folder, path.endsWith('/') || path === '' || path === '.' ? 'index.html' : path);
    if (!pathname.startsWith(BASE) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
    } else {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  const off = once(() => end(server));
  return {
    folder,
    address: `http://127.0.0.1:${bound.port}${BASE}`,
    off,
    close: async () => {
      await off();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const BASE = '/some/folder/';

function end(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return ended;
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
}
