import type { Place, Result } from 'pencilmark';
import { failure, ok, placeAt } from 'pencilmark/internal';

/** The JSON of a text, or the place where it stops being JSON (error `save.json`). */
export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return failure(
      'save.json',
      'This is not a complete saved game: the text is damaged.',
      placeOf(error, text),
    );
  }
}

/** Engines report the position in their own formats, if at all; a truncated text fails at its end. */
function placeOf(error: unknown, text: string): Place | undefined {
  const message = String(error);
  const position = /position (\d+)/.exec(message);
  if (position) return placeAt(text, Math.min(Number(position[1]), text.length));
  return /\b(end|EOF|unterminated)\b/i.test(message) ? placeAt(text, text.length) : undefined;
}
