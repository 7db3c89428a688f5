import { messages } from '../../i18n/i18n.ts';
import { enTools } from './words/en.ts';

/** The texts of the tools, loaded when the tools are first opened. */
export const toolWords = messages('tools', enTools);
