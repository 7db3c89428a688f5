import { messages } from '../../i18n/i18n.ts';
import { enExports } from './words/en.ts';

/** Names of formats, and of the parts that each leaves out. */
export const exportWords = messages('exports', enExports);
