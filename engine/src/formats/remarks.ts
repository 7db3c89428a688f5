/** Remarks of parsers on a text: written in English, and parsed again to be translated. */

/**
 * `picture`: a picture over or behind the board; `column`: a column of a table that may hold rules; `recognised`: rules
 * recognised from their drawings, such as `thermometers (2), arrows (1)`; `doubted`: rules whose drawings are there, but
 * that the puzzle does not obey; `words`: words on a line (from 1) that may state rules; `row`: a line that is read as a
 * row, but may be none, or lack a cell.
 */
export type Remark =
  | { readonly kind: 'picture' }
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'recognised'; readonly names: string }
  | { readonly kind: 'doubted'; readonly names: string }
  | { readonly kind: 'words'; readonly line: number; readonly words: string }
  | { readonly kind: 'row'; readonly line: number; readonly row: string };

const PICTURE = 'A picture that may hold rules is not shown.';

/** The sentence of a remark, as in `remarks` of a parsed puzzle. */
export function formatRemark(remark: Remark): string {
  if (remark.kind === 'picture') return PICTURE;
  if (remark.kind === 'column') return `The column "${remark.name}" is not read: it may hold rules.`;
  if (remark.kind === 'recognised') return `Recognised by how they are drawn: ${remark.names}.`;
  if (remark.kind === 'doubted')
    return `Only drawn, as the rules of these looks do not fit the puzzle: ${remark.names}.`;
  if (remark.kind === 'row')
    return `Line ${remark.line} is read as a row of the board, but may be none, or lack a cell: "${remark.row}".`;
  return `Rules in words are not read; line ${remark.line} may hold some: "${remark.words}".`;
}

/** The remark of a sentence of `formatRemark`; undefined for any other. */
export function readRemark(sentence: string): Remark | undefined {
  if (sentence === PICTURE) return { kind: 'picture' };
  const column = /^The column "(.*)" is not read: it may hold rules\.$/s.exec(sentence);
  if (column) return { kind: 'column', name: column[1] };
  const names = /^Recognised by how they are drawn: (.*)\.$/s.exec(sentence);
  if (names) return { kind: 'recognised', names: names[1] };
  const doubted = /^Only drawn, as the rules of these looks do not fit the puzzle: (.*)\.$/s.exec(sentence);
  if (doubted) return { kind: 'doubted', names: doubted[1] };
  const row =
    /^Line (\d{1,9}) is read as a row of the board, but may be none, or lack a cell: "(.*)"\.$/s.exec(
      sentence,
    );
  if (row) return { kind: 'row', line: Number(row[1]), row: row[2] };
  const words = /^Rules in words are not read; line (\d{1,9}) may hold some: "(.*)"\.$/s.exec(sentence);
  return words ? { kind: 'words', line: Number(words[1]), words: words[2] } : undefined;
}
