import { EN, type Locale } from 'pencilmark';
import type { Language } from '../text/languages.ts';

/** The sentences of logic in each language. */
const FETCH: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: () => Promise.resolve(EN),
};

export function tellingIn(language: Language): Promise<Locale> {
  return FETCH[language]();
}
