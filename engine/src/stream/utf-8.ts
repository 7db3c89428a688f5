/** The UTF-8 decoder and encoder of every platform, with the part of their types that is used. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
