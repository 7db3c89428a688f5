import type { Language } from './languages.ts';
import type { Locale } from './locale.ts';

type Part = Exclude<keyof Locale, 'direction'>;

/** English comes with each part that speaks it, so nothing has to be fetched for it; the others come whole. */
const FETCH: Readonly<Record<Language, () => Promise<Locale | undefined>>> = {
  en: () => Promise.resolve(undefined),
  de: async () => (await import('./de/de.ts')).de,
  fr: async () => (await import('./fr/fr.ts')).fr,
  es: async () => (await import('./es/es.ts')).es,
  ja: async () => (await import('./ja/ja.ts')).ja,
  cs: async () => (await import('./cs/cs.ts')).cs,
  ar: async () => (await import('./ar/ar.ts')).ar,
};

let locale: Locale | undefined;

/** The words of a part of the page, in whatever language is spoken when they are read. */
export function said<P extends Part>(part: P, english: Locale[P]): Locale[P] {
  const words = (): object => locale?.[part] ?? english;
  return new Proxy(english as object, {
    get: (_, name) => Reflect.get(words(), name) as unknown,
  }) as Locale[P];
}

/** Speaks another language; rejects where it cannot be fetched, and then the old one stays. */
export async function speak(wanted: Language): Promise<void> {
  locale = await FETCH[wanted]();
  document.documentElement.lang = wanted;
  document.documentElement.dir = locale?.direction ?? 'ltr';
}
