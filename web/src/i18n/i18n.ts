import type { Language } from './languages.ts';

/** All texts of a language other than English, by the parts of the page that they belong to. */
export interface Dictionary {
  readonly direction: 'ltr' | 'rtl';
  readonly words: Readonly<Record<string, object>>;
}

let dictionary: Dictionary | undefined;

/**
 * The texts of a part of the page, in the language set at the time of reading. English comes with the part; `part` is
 * its name in the dictionaries of other languages.
 */
export function messages<Words extends object>(part: string, english: Words): Words {
  const words = (): object => dictionary?.words[part] ?? english;
  return new Proxy(english, {
    get: (_, name) => Reflect.get(words(), name) as unknown,
  });
}

/** Sets the language of the page. Without a dictionary it is English. */
export function setLanguage(language: Language, words?: Dictionary): void {
  dictionary = words;
  document.documentElement.lang = language;
  document.documentElement.dir = words?.direction ?? 'ltr';
}
