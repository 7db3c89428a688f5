/** The languages of the page. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'cs', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the wanted languages (BCP 47, as listed by a browser) that the page supports. */
export function languageFor(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => {
    const [primary] = tag.toLowerCase().split('-');
    return LANGUAGES.find((language) => language === primary);
  });
  return spoken.find((language) => language !== undefined) ?? 'en';
}
