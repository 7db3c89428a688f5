import type { enView } from './en.ts';

export const deView: typeof enView = { whole: 'Ganzes Brett zeigen', closer: 'Größere Zellen zeigen' };
