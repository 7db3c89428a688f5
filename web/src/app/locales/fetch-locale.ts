import type { Language } from '../../i18n/languages.ts';
import type { Locale } from './locale.ts';

/** English comes with each part that uses it, so nothing has to be fetched; the other languages are fetched whole. */
export const FETCH: Readonly<Record<Language, () => Promise<Locale | undefined>>> = {
  en: () => Promise.resolve(undefined),
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  ja: async () => (await import('./ja.ts')).ja,
  cs: async () => (await import('./cs.ts')).cs,
  ar: async () => (await import('./ar.ts')).ar,
};
