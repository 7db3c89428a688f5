import type { Language } from './languages.ts';
import type { Locale } from './locale.ts';

type Part = Exclude<keyof Locale, 'direction'>;

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
  const { FETCH } = await import('./fetch-locale.ts');
  locale = await FETCH[wanted]();
  document.documentElement.lang = wanted;
  document.documentElement.dir = locale?.direction ?? 'ltr';
}
