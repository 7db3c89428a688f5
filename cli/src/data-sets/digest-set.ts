/** 32-bit words kept of a digest: two digests count as the same if all 128 bits agree. */
const WORDS = 4;
/** Initial capacity in digests; a power of two, like all later sizes. */
const FIRST_ROOM = 1 << 12;

/** A set of digests. */
export interface DigestSet {
  /** Adds a digest; returns whether it is new. */
  readonly add: (digest: Buffer) => boolean;
}

/**
 * A set of digests in one typed array: at most 43 bytes for each, and half as much again while it grows. The chance
 * that two of a million different texts count as the same is 10⁻²⁷; for a billion it is 10⁻²¹.
 */
export function createDigestSet(): DigestSet {
  let table = new Uint32Array(FIRST_ROOM * WORDS);
  let size = 0;
  const key = new Uint32Array(WORDS);

  /** The place of the key, or the free place where it belongs. */
  const placeOf = (words: Uint32Array, at: number, room: Uint32Array): number => {
    const mask = room.length / WORDS - 1;
    for (let place = words[at] & mask; ; place = (place + 1) & mask) {
      const k = place * WORDS;
      const isFree = (room[k] | room[k + 1] | room[k + 2] | room[k + 3]) === 0;
      const isSame =
        room[k] === words[at] &&
        room[k + 1] === words[at + 1] &&
        room[k + 2] === words[at + 2] &&
        room[k + 3] === words[at + 3];
      if (isFree || isSame) return k;
    }
  };
  const put = (words: Uint32Array, at: number, room: Uint32Array): boolean => {
    const k = placeOf(words, at, room);
    const isNew = room[k + WORDS - 1] === 0;
    for (let word = 0; word < WORDS; word++) room[k + word] = words[at + word];
    return isNew;
  };
  const grow = (): void => {
    const larger = new Uint32Array(table.length * 2);
    for (let k = 0; k < table.length; k += WORDS) if (table[k + WORDS - 1] !== 0) put(table, k, larger);
    table = larger;
  };

  return {
    add(digest) {
      for (let word = 0; word < WORDS; word++) key[word] = digest.readUInt32LE(word * 4);
      // A place whose last word is 0 is free, so no key may end in 0.
      key[WORDS - 1] ||= 1;
      if (size * 4 >= (table.length / WORDS) * 3) grow();
      const isNew = put(key, 0, table);
      size += isNew ? 1 : 0;
      return isNew;
    },
  };
}
