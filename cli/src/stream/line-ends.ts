import type { Bytes } from '../io.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * The same bytes with every line end (CR LF, CR or LF) as one LF. A CR that ends a chunk is an LF at once, so that a
 * line is answered without waiting for the next chunk; an LF that begins the next chunk then belongs to it.
 */
export async function* withLineFeeds(chunks: Bytes): Bytes {
  let afterReturn = false;
  for await (const chunk of chunks) {
    const skipped = afterReturn && chunk[0] === LINE_FEED ? 1 : 0;
    if (chunk.length > 0) afterReturn = chunk.at(-1) === CARRIAGE_RETURN;
    const bytes = chunk.subarray(skipped);
    if (bytes.length > 0) yield bytes.includes(CARRIAGE_RETURN) ? normalised(bytes) : bytes;
  }
}

function normalised(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const isPairEnd = bytes[at] === LINE_FEED && at > 0 && bytes[at - 1] === CARRIAGE_RETURN;
    if (!isPairEnd) kept[length++] = bytes[at] === CARRIAGE_RETURN ? LINE_FEED : bytes[at];
  }
  return kept.subarray(0, length);
}
