import { formatPuzzle, type ParsedPuzzle } from 'pencilmark';

/**
 * A whole sheet as our own JSON. It is not read back for comparison, as nothing can be lost and it must be ready at
 * each stroke.
 */
export function nativeText(sheet: ParsedPuzzle): string {
  const written = formatPuzzle(sheet, 'pencilmark', { lossy: 'allow' });
  if (!written.ok) throw new Error(written.error.message);
  return written.value.trim();
}
