import { formatPuzzle, type ParsedPuzzle } from 'pencilmark';

/**
 * All of a sheet as our own JSON. The text is not read again to be compared, as nothing can be lost and it has to
 * be there at each stroke.
 */
export function nativeText(sheet: ParsedPuzzle): string {
  const written = formatPuzzle(sheet, 'pencilmark', { lossy: 'allow' });
  if (!written.ok) throw new Error(written.error.message);
  return written.value.trim();
}
