import { messages } from '../../i18n/i18n.ts';
import { enRail } from './words/en.ts';

/** The texts of the rail, loaded with it on a desktop. */
export const railWords = messages('rail', enRail);
