import type { ShownMarks } from './practice.svelte.ts';

/** The marks that positions are shown with. The choice stays from one drill to the next. */
export const shown: { marks: ShownMarks } = $state({ marks: 'all' });
