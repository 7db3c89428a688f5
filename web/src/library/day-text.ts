/** A day as people write it in a language (BCP 47); `date` in ms since 1970. */
export function dayText(date: number, language: string): string {
  if (last?.date === date && last.language === language) return last.text;
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })));
  last = { date, language, text: format.format(date) };
  return last.text;
}

/** One for each language: they take long to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Puzzles that came together follow each other in a list. */
let last: { readonly date: number; readonly language: string; readonly text: string } | undefined;
