import { type Language, languageFor } from '../text/languages.ts';
import { speak } from '../text/spoken.ts';
import { t } from '../text/text.ts';
import type { Settings } from '../ui/settings.ts';
import { changeSettings, say, ui } from '../ui/ui.svelte.ts';

/** What is to be spoken by these settings in this browser. */
function languageOf({ language }: Pick<Settings, 'language'>): Language {
  return language === 'browser' ? languageFor(navigator.languages) : language;
}

/** Speaks as the settings say, then shows the page. English is there already, and nobody should wait for it. */
export function speakFirst(show: () => void): void {
  const wanted = languageOf(ui.settings);
  if (wanted === 'en') return show();
  // Where the language cannot be fetched, the page is English.
  speak(wanted)
    .then(() => void (ui.language = wanted))
    .catch(() => undefined)
    .finally(show);
}

/** Keeps the choice and speaks it at once. */
export async function chooseLanguage(language: Settings['language']): Promise<void> {
  const wanted = languageOf({ language });
  try {
    await speak(wanted);
  } catch {
    return say(t.later.failed);
  }
  changeSettings({ language });
  ui.language = wanted;
}
