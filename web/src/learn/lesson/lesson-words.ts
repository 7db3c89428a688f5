/** The words of lessons. There are many, so they are fetched separately from the page. */
import type { Language } from '../../i18n/languages.ts';
import { enLesson } from './words/en.ts';

export type LessonWords = typeof enLesson;

const FETCH: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: () => Promise.resolve(enLesson),
  de: async () => (await import('./words/de.ts')).deLesson,
  fr: async () => (await import('./words/fr.ts')).frLesson,
  es: async () => (await import('./words/es.ts')).esLesson,
  ja: async () => (await import('./words/ja.ts')).jaLesson,
  cs: async () => (await import('./words/cs.ts')).csLesson,
  ar: async () => (await import('./words/ar.ts')).arLesson,
};

export function lessonWords(language: Language): Promise<LessonWords> {
  return FETCH[language]();
}
