/** The one server of the browser tests. It first builds the site if that is missing or older than its source. */
import { DIST, serveFolder } from './folder-server.ts';
import { ensureBuilt } from './site-build.ts';

ensureBuilt();
const { address } = await serveFolder(DIST);
// Playwright waits for this line and takes the address from it.
console.log(`The site is at ${address}`);
