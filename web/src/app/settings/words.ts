import { messages } from '../../i18n/i18n.ts';
import { enSettings } from './words/en.ts';

/** The texts of the settings, loaded with their dialog. */
export const settingsWords = messages('settings', enSettings);
