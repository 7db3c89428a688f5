import type { Language } from '../i18n/languages.ts';

/** The language of the page: what the settings want, where it could be fetched. */
export const locale: { language: Language } = $state({ language: 'en' });
