import { messages } from '../../i18n/i18n.ts';
import { enSettings } from './words/en.ts';

/** The words of the settings. They come with their dialog. */
export const settingsWords = messages('settings', enSettings);
