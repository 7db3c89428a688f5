import { messages } from '../../i18n/i18n.ts';
import { enRail } from './words/en.ts';

/** The words of the rail. They come with it, on a desk. */
export const railWords = messages('rail', enRail);
