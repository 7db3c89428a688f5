/** The characters of base64 in order. */
export const BASE_64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The value of characters that are not base64. */
export const NONE = 255;

/** The six bits of each character of ASCII, or `NONE`. */
export const SIX_BITS = (() => {
  const bits = new Uint8Array(128).fill(NONE);
  for (let six = 0; six < 64; six++) bits[BASE_64.charCodeAt(six)] = six;
  return bits;
})();

/** A packed text without its padding. */
export function withoutPadding(packed: string): string {
  let end = packed.length;
  while (packed[end - 1] === '=') end--;
  return packed.slice(0, end);
}
