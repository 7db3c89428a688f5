import type { enView } from './en.ts';

export const deView: typeof enView = { whole: 'Das ganze Brett zeigen', closer: 'Größere Zellen zeigen' };
