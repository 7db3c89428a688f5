import { enPrint } from './en/print.ts';
import { said } from './spoken.ts';

/** The words of printing. They come with it. */
export const printTexts = said('print', enPrint);
