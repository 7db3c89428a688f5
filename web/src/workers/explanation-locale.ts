import { EN, type Locale } from 'pencilmark';
import type { Language } from '../i18n/languages.ts';

/** The texts of explanations in each language. */
const FETCH: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: () => Promise.resolve(EN),
  de: async () => (await import('pencilmark/explain/de')).DE,
  fr: async () => (await import('pencilmark/explain/fr')).FR,
  es: async () => (await import('pencilmark/explain/es')).ES,
  ja: async () => (await import('pencilmark/explain/ja')).JA,
  cs: async () => (await import('pencilmark/explain/cs')).CS,
  ar: async () => (await import('pencilmark/explain/ar')).AR,
};

export function explanationLocale(language: Language): Promise<Locale> {
  return FETCH[language]();
}
