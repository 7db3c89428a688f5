/** Small words of Japanese sentences. */
import { listOf } from '../../lists.ts';

export const and = listOf('、', '、');
export const or = listOf('、', 'または');
