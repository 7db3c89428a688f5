/** Small words of Arabic sentences. */
import { listOf } from '../../lists.ts';

export const and = listOf('، ', ' و ');
export const or = listOf('، ', ' أو ');
