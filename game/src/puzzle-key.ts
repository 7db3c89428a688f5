import { type Puzzle, puzzleFromData, type Result } from 'pencilmark';
import { failure } from 'pencilmark/internal';
import { orderedJson } from 'pencilmark/internal/json-fields';
import { digitsOfText, digitsText } from './digits-text.ts';
import { parseJson } from './parse-json.ts';

/**
 * A text that identifies a puzzle: the same for two puzzles with the same description of the board, the same givens,
 * allowed digits, constraints and drawings. It contains the whole puzzle; `puzzleOfKey` reads it.
 */
export function puzzleKey({ geometry, constraints, givens, allowed, drawings }: Puzzle): string {
  const parts = [geometry.spec, digitsText(givens)];
  if (drawings?.length) return orderedJson([...parts, allowed ?? null, constraints, drawings]);
  if (constraints.length > 0) return orderedJson([...parts, allowed ?? null, constraints]);
  return orderedJson(allowed ? [...parts, allowed] : parts);
}

/** The puzzle of a key. Errors: `save.json`, `key.shape`, and those of a saved puzzle. */
export function puzzleOfKey(key: string): Result<Puzzle> {
  const parsed = parseJson(key);
  if (!parsed.ok) return parsed;
  if (!Array.isArray(parsed.value) || typeof parsed.value[1] !== 'string') {
    return failure('key.shape', 'This does not name a puzzle.');
  }
  const [spec, givens, allowed, constraints, drawings] = parsed.value as [unknown, string, ...unknown[]];
  return puzzleFromData({
    spec,
    givens: digitsOfText(givens),
    allowed: allowed ?? undefined,
    constraints,
    drawings,
  });
}

/** The unparsed parts of a key: the board's description in text form, and the givens as `digitsText`. */
export function keyParts(key: string): { readonly board: string; readonly givens: string } {
  const end = key.startsWith('[{') ? endOfObject(key, 1) : 0;
  if (key.slice(end, end + 2) !== ',"') return { board: '', givens: '' };
  const from = end + 2;
  return { board: key.slice(1, end), givens: key.slice(from, key.indexOf('"', from)) };
}

/** The offset behind the object of a JSON text that begins at `from`; 0 if it does not end. */
function endOfObject(json: string, from: number): number {
  let depth = 0;
  let isInText = false;
  for (let at = from; at < json.length; at++) {
    const character = json[at];
    if (isInText && character === '\\') at++;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return 0;
}
