/** A date in the style of a language (BCP 47); `date` in ms since 1970. */
export function dayText(date: number, language: string): string {
  if (last?.date === date && last.language === language) return last.text;
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })));
  last = { date, language, text: format.format(date) };
  return last.text;
}

/** One per language: creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Puzzles imported together are adjacent in a list. */
let last: { readonly date: number; readonly language: string; readonly text: string } | undefined;
