import type { Language } from './languages.ts';

/** Each language under its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
  cs: 'Čeština',
  ar: 'العربية',
};
