import { EN, type Locale } from 'pencilmark';
import { AR } from 'pencilmark/explain/ar';
import { CS } from 'pencilmark/explain/cs';
import { DE } from 'pencilmark/explain/de';
import { ES } from 'pencilmark/explain/es';
import { FR } from 'pencilmark/explain/fr';
import { JA } from 'pencilmark/explain/ja';

/** The languages in which steps of logic are explained, by their codes in ISO 639-1. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'cs', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LOCALES: Readonly<Record<Language, Locale>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  ja: JA,
  cs: CS,
  ar: AR,
};
