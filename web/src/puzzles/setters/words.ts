import { messages } from '../../i18n/i18n.ts';
import { enSetters } from './words/en.ts';

/** What came with a setter's puzzle. */
export const setterWords = messages('setters', enSetters);
