import type { Bytes } from '../io.ts';

/** Bytes that identify UTF-16 without a byte order mark: two ASCII characters. */
const SAMPLE = 4;

/** The same text in UTF-8. UTF-16 is recognised by its byte order mark, or by zero bytes between letters. */
export async function* asUtf8(chunks: Bytes): Bytes {
  let head: Uint8Array | undefined = new Uint8Array(0);
  let decoder: Decoder | undefined;
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (head) {
      bytes = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const isOpen = bytes.length < SAMPLE && couldBeUtf16(bytes);
      head = isOpen ? bytes : undefined;
      if (isOpen) continue;
      decoder = decoderFor(bytes);
    }
    yield decoder ? encoder.encode(decoder.decode(bytes, { stream: true })) : bytes;
  }
  if (head?.length) yield head;
  else if (decoder) yield encoder.encode(decoder.decode());
}

type Decoder = InstanceType<typeof TextDecoder>;

const encoder = new TextEncoder();

function couldBeUtf16(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0 || bytes.length < 2 || bytes[1] === 0;
}

function decoderFor([a, b, c, d]: Uint8Array): Decoder | undefined {
  const isLittle = (a === 0xff && b === 0xfe) || (b === 0 && d === 0 && a > 0 && c > 0);
  const isBig = (a === 0xfe && b === 0xff) || (a === 0 && c === 0 && b > 0 && d > 0);
  if (isLittle) return new TextDecoder('utf-16le');
  return isBig ? new TextDecoder('utf-16be') : undefined;
}
