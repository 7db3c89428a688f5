import type { Language } from '../i18n/languages.ts';

/** The language of the page: the one in the settings, if it could be fetched. */
export const locale: { language: Language } = $state({ language: 'en' });
