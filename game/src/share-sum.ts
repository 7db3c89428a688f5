/** Detects links that lost a character, or that a newer program wrote. */
import type { Place, Result } from 'pencilmark';
import { failure } from 'pencilmark/internal';
import { bounded, writeBits } from './share-bits.ts';

export function newerVersion(at: Place): Result<never> {
  const message = 'This link was made by a newer version of Pencilmark, which is needed to open it.';
  return failure('share.version', message, at);
}

const SUM = bounded(0, 0xffffff);
export const SUM_LENGTH = 4;

/** 24 bits (FNV-1a, folded), so that a link with a missing or changed character is not taken for another game. */
export function checkSum(...texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x26, 0x01000193);
  }
  return writeBits(SUM, (hash ^ (hash >>> 24)) & 0xffffff);
}
