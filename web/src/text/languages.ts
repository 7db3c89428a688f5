/** The languages that the page speaks, each called by its own name. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
};

/** The first of the wanted languages (BCP 47, as a browser lists them) that the page speaks. */
export function languageFor(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) =>
    LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language),
  );
  return spoken.find((language) => language !== undefined) ?? 'en';
}
