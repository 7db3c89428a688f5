import { messages } from '../../i18n/i18n.ts';
import { enSetters } from './words/en.ts';

/** Texts about a setter's puzzle and its unsupported parts. */
export const setterWords = messages('setters', enSetters);
