/** A day as people write it in a language (BCP 47); `date` in ms since 1970. */
export function dayText(date: number, language: string): string {
  let format = formats.get(language);
  if (!format) formats.set(language, (format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })));
  return format.format(date);
}

/** One for each language: they take long to make. */
const formats = new Map<string, Intl.DateTimeFormat>();
