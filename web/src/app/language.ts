import { type Language, languageFor } from '../i18n/languages.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { loadFailed } from '../kit/unfetched.ts';
import type { Settings } from '../state/settings.ts';
import { notify } from '../state/notices.svelte.ts';
import { settings, changeSettings } from '../state/settings.svelte.ts';
import { locale } from '../state/locale.svelte.ts';

/** The language to use with these settings in this browser. */
function languageOf({ language }: Pick<Settings, 'language'>): Language {
  return language === 'browser' ? languageFor(navigator.languages) : language;
}

/** Sets the language of the settings, then shows the page. English is already loaded, so nobody has to wait for it. */
export function speakFirst(show: () => void): void {
  const wanted = languageOf(settings);
  if (wanted === 'en') return show();
  // If the language cannot be fetched, the page is English.
  fetchLanguage(wanted)
    .then(() => void (locale.language = wanted))
    .catch(() => undefined)
    .finally(show);
}

/** Fetches a language and sets it. Rejects if it cannot be fetched; the old language then stays. */
async function fetchLanguage(wanted: Language): Promise<void> {
  const { FETCH } = await import('./locales/fetch-locale.ts');
  setLanguage(wanted, await FETCH[wanted]());
}

/** Stores the choice and switches to it at once. */
export async function chooseLanguage(language: Settings['language']): Promise<void> {
  const wanted = languageOf({ language });
  try {
    await fetchLanguage(wanted);
  } catch {
    return notify(loadFailed());
  }
  changeSettings({ language });
  locale.language = wanted;
}
