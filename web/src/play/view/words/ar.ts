import type { enView } from './en.ts';

export const arView: typeof enView = { whole: 'أظهر الرقعة كلها', closer: 'أظهر خلايا أكبر' };
