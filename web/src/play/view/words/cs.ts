import type { enView } from './en.ts';

export const csView: typeof enView = { whole: 'Ukázat celou desku', closer: 'Ukázat větší buňky' };
