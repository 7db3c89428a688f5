import type { Geometry, Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import type { Io } from '../io.ts';
import { usageProblem } from '../options.ts';

const EMPTY = '.0_-·';
/** Maximum size of a pattern, which is read as a whole. */
const MOST = 1 << 16;

/**
 * The cells marked by a picture, in a file or in the text itself: one symbol for each cell, or for each place of the
 * canvas; `.`, `0`, `_` and `-` for no given, anything else for a given. Blanks and lines between boxes are ignored.
 */
export async function readPattern(
  text: string | undefined,
  geometry: Geometry,
  io: Io,
): Promise<Result<boolean[] | undefined>> {
  if (text === undefined) return ok(undefined);
  const opened = text.includes('\n') ? undefined : await io.open(text);
  if (opened && !opened.ok && opened.error.code !== 'file.missing')
    return usageProblem(`--pattern ${text}: ${opened.error.message}.`);
  const picture = opened?.ok ? await wholeText(opened.value) : text;
  const symbols = picture
    .split(/\r?\n/)
    .filter((line) => !/^[\s+|=-]*$/.test(line) || !/[+|=]/.test(line))
    .flatMap((line) => [...line.replaceAll(/[\s|]/g, '')]);
  const { cells, cellAt } = geometry;
  if (symbols.length === cells.length) return ok(symbols.map((symbol) => !EMPTY.includes(symbol)));
  if (symbols.length === cellAt.length) {
    return ok(symbols.filter((_, place) => cellAt[place] >= 0).map((symbol) => !EMPTY.includes(symbol)));
  }
  return usageProblem(
    `The pattern has ${symbols.length} symbols, the board ${cells.length} cells. Write X for a given and . for none.`,
  );
}

async function wholeText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST) break;
  }
  return text;
}
